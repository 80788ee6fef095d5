import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { runNamed } from './find-run.ts'

/** Says more in a conversation that is over. */
export async function followUp(
  service: WithEngine,
  caller: Caller,
  { run, text }: { readonly run: string; readonly text: string },
): Promise<Results['follow_up']> {
  const run_id = await runNamed(service, run)
  return service.engine.execute({ type: 'follow_up', run_id, text }, askedBy(caller))
}
