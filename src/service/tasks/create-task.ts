import type { NewTask } from '../../engine/engine.ts'
import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Makes a task of the current definition; its id is counted per day. */
export function createTask({ engine }: WithEngine, caller: Caller, task: NewTask): Promise<Results['create_task']> {
  return engine.createTask(task, askedBy(caller))
}
