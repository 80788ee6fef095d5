import type { StoredEvent } from '../../pipeline/changeset.ts'
import type { WithEngine } from '../service.ts'

export type { StoredEvent } from '../../pipeline/changeset.ts'

/** A page of stored events of all streams after a number. */
export function eventsAfter({ engine }: WithEngine, after: number, limit: number): Promise<readonly StoredEvent[]> {
  return engine.store.events({ after, limit })
}

/** The number of the newest event. */
export async function newestEvent({ engine }: WithEngine): Promise<number> {
  return (await engine.store.facts()).events
}

/** Wakes after every commit, of this process or another. */
export function commits({ engine }: WithEngine, signal: AbortSignal): AsyncIterable<unknown> {
  return engine.store.watch(signal)
}

/** The task of a run; null where it has none or is not known. */
export async function taskOfRun({ engine }: WithEngine, run_id: string): Promise<string | null> {
  const [loaded] = await engine.store.load([{ kind: 'run', id: run_id }])
  return loaded.value?.task_id ?? null
}
