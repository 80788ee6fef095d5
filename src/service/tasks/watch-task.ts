import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** The caller gets a notice of every transition of the task from now on, or no more. */
export function watchTask(
  { engine }: WithEngine,
  caller: Caller,
  input: { readonly task_id: string; readonly watch: boolean },
): Promise<Results['watch_task']> {
  return engine.execute({ type: 'watch_task', ...input }, askedBy(caller))
}
