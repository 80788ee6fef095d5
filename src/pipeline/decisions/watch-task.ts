import { actorOf, type Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import type { OpenTask } from '../task-state.ts'

/**
 * The actor subscribes to the updates of a task, or ends that: every transition gives them a notice. To
 * ask for what is so already changes nothing.
 */
export function watchTask(draft: Draft, { record }: OpenTask, watch: boolean): Results['watch_task'] {
  const { agent_id } = actorOf(draft)
  const { task_id } = record.task
  const before = record.watchers ?? []
  const result = { task_id, watcher: agent_id, watching: watch }
  if (before.includes(agent_id) === watch) return result
  const others = before.filter((one) => one !== agent_id)
  draft.event(task_id, watch ? 'task:watched' : 'task:unwatched', { watcher: agent_id })
  // Not `putTask`: who watches a task does not change it.
  draft.put('task', task_id, { ...record, watchers: watch ? [...others, agent_id] : others })
  return result
}
