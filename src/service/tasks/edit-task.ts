import type { PipelineCommand } from '../../pipeline/command.ts'
import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export type TaskChanges = Omit<Extract<PipelineCommand, { type: 'edit_task' }>, 'type'>

/** Changes what the table of steps does not decide. */
export function editTask({ engine }: WithEngine, caller: Caller, input: TaskChanges): Promise<Results['edit_task']> {
  return engine.execute({ type: 'edit_task', ...input }, askedBy(caller))
}
