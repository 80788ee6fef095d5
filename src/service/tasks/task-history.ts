import { type WayBack, waysBack } from '../../engine/ways-back.ts'
import type { StoredEvent } from '../../pipeline/changeset.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allEvents } from '../../store/all-events.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export type { WayBack } from '../../engine/ways-back.ts'
export type { StoredEvent } from '../../pipeline/changeset.ts'

export interface TaskHistory {
  /** As they are in the chain. */
  readonly events: readonly StoredEvent[]
  /** What was asked when work went back, by the number of the event that moved the task. */
  readonly ways: ReadonlyMap<number, WayBack>
}

/** Everything that happened to a task, in order. */
export async function taskHistory(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<TaskHistory> {
  const events: StoredEvent[] = []
  for await (const event of allEvents(engine.store, { stream: task_id })) events.push(event)
  if (events.length === 0) throw BatonError.of('TASK_NOT_FOUND', { task_id })
  return { events, ways: matched(events, await waysBack(engine.store, task_id)) }
}

/** The way back that each step back was, by the number of its event. Events of before do not name their message. */
function matched(events: readonly StoredEvent[], ways: readonly WayBack[]): ReadonlyMap<number, WayBack> {
  const found = new Map<number, WayBack>()
  for (const { type, seq, at, data } of events) {
    if (type !== 'task:moved') continue
    const way = ways.find(({ message, ...one }) =>
      data.message === undefined
        ? one.at === at && one.status_from === data.from && one.status_to === data.to
        : message === data.message,
    )
    if (way) found.set(seq, way)
  }
  return found
}
