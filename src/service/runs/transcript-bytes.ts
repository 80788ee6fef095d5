import type { WithEngine } from '../service.ts'

/** How much a run has printed. */
export async function transcriptBytes({ engine }: WithEngine, run_id: string): Promise<number> {
  return (await engine.store.transcriptFacts(run_id)).bytes
}
