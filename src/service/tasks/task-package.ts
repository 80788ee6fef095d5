import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** The package of a task as it is now; undefined where there is none. */
export async function taskPackage(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id: id }: { readonly task_id: string },
): Promise<TaskPackage | undefined> {
  const [loaded] = await engine.store.load([{ kind: 'task', id }])
  return loaded.value?.task
}
