import type { ApiEvent } from '../../../src/protocol/api/api-types.ts'

/** What a batch of events changed: by id, never a whole list. */
export interface Touched {
  readonly tasks: ReadonlySet<string>
  readonly runs: ReadonlySet<string>
  /** The registry, people, settings or the pipeline itself. */
  readonly house: boolean
}

/** Pure: which records a person may be looking at that the events are about. */
export function touchedBy(events: readonly ApiEvent[]): Touched {
  const tasks = new Set<string>()
  const runs = new Set<string>()
  let house = false
  for (const { stream, data } of events) {
    if (stream.startsWith('TASK-')) tasks.add(stream)
    else if (stream.startsWith('@')) house = true
    else runs.add(stream)
    if (typeof data.task_id === 'string') tasks.add(data.task_id)
    if (typeof data.run_id === 'string') runs.add(data.run_id)
  }
  return { tasks, runs, house }
}
