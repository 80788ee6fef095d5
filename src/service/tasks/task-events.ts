import type { StoredEvent } from '../../pipeline/changeset.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** A page of the events of a task, after a number of its stream. */
export async function taskEvents(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id, after, limit }: { readonly task_id: string; readonly after: number; readonly limit: number },
): Promise<{ readonly events: readonly StoredEvent[]; readonly next: number | null }> {
  const events = await engine.store.events({ stream: task_id, after, limit })
  if (events.length === 0 && after === 0) throw BatonError.of('TASK_NOT_FOUND', { task_id })
  return { events, next: events.length < limit ? null : (events.at(-1)?.seq ?? null) }
}
