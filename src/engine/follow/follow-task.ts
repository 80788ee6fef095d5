import type { RelayWait } from '../../pipeline/relay/relay-record.ts'
import type { Engine } from '../engine.ts'
import { taskRest } from '../executor/task-rest.ts'
import { look } from '../look.ts'
import { interruptedTasks, isAttended, workedOn } from '../worked-on.ts'
import type { RelayEvent } from './relay-event.ts'
import { TaskFollower } from './task-follower.ts'
import { wakes } from './wakes.ts'

const TICK_MS = 200
/** How long to wait for a process that was started in the background and does not serve the task yet. */
const TAKEN_WITHIN_MS = 15_000

export interface FollowOptions {
  readonly engine: Engine
  readonly task_id: string
  readonly signal: AbortSignal
  readonly onEvent: (event: RelayEvent) => void
}

/** Why the watching ended. */
export type Followed =
  | { readonly how: 'left' }
  | { readonly how: 'stopped'; readonly wait: Omit<RelayWait, 'since'> | null }
  /** The worker that worked on it has died. */
  | { readonly how: 'interrupted' }
  /** Nobody works on it. */
  | { readonly how: 'idle' }

/** Watches a task that other processes work on, until it waits for a person, ends, or the signal aborts. */
export async function followTask({ engine, task_id, signal, onEvent }: FollowOptions): Promise<Followed> {
  const follower = await TaskFollower.open({ engine, task_id, onEvent, catchesUp: true })
  const begun = performance.now()
  let wasWorkedOn = false
  for await (const _ of wakes(engine.store, { signal, everyMs: TICK_MS })) {
    // The state is read before the events, so no event before the end is missed.
    const rest = await taskRest(engine, task_id)
    await follower.showNew()
    // The process that runs it may answer, with `--yes` or at a terminal.
    if (rest && !(rest.wait && (await isAttended(engine, task_id)))) {
      onEvent({ type: 'relay:ended', task_id, status: rest.status })
      return { how: 'stopped', wait: rest.wait }
    }
    if ((await workedOn(engine))(task_id)) wasWorkedOn = true
    else if ((await interruptedTasks(engine, [task_id])).has(task_id)) return { how: 'interrupted' }
    else if (wasWorkedOn || performance.now() - begun > TAKEN_WITHIN_MS) return { how: 'idle' }
  }
  await look({ engine, task_id })
  return { how: 'left' }
}
