import { existsSync } from 'node:fs'
import type { Engine } from '../engine.ts'
import { withGarbageLock } from './garbage-lock.ts'
import { packTaskRefs } from './pack-task-refs.ts'
import { type RunFolders, removeRunFolders } from './remove-run-folders.ts'

export interface CleanUpOptions {
  readonly engine: Engine
  readonly home: string
  /** How long a folder is kept in which somebody works by hand. */
  readonly keepMs: number
  /** Only these tasks; their refs are packed where they have ended. */
  readonly tasks?: ReadonlySet<string>
  /** After this time it stops where it is: what is left goes with the next garbage collection. */
  readonly withinMs?: number
  readonly signal?: AbortSignal
}

/**
 * Removes what a task does not need any more as soon as that is so: folders of runs whose visit is over, and refs of tasks
 * that have ended. Unlike the whole garbage collection its time grows with the folders that are there, not with the store.
 */
export async function cleanUpTasks(options: CleanUpOptions): Promise<void> {
  const { engine, home, keepMs, tasks, withinMs } = options
  const limit = withinMs === undefined ? [] : [AbortSignal.timeout(withinMs)]
  const signal = AbortSignal.any([...(options.signal ? [options.signal] : []), ...limit])
  // Where nothing ever ran, no folder is made for a lock.
  const removed = existsSync(home)
    ? await removeFolders({ engine, home, keepMs, signal, ...(tasks ? { tasks } : {}) })
    : []
  const touched = tasks ?? new Set(removed.flatMap(({ task_id }) => (task_id === null ? [] : [task_id])))
  for (const task_id of touched) {
    if (signal.aborted) return
    await packTaskRefs(engine, task_id, { signal })
  }
}

/** None while another process removes folders. */
async function removeFolders(options: Pick<RunFolders, 'engine' | 'home' | 'keepMs' | 'tasks' | 'signal'>) {
  const remove = () => removeRunFolders({ ...options, dryRun: false, ofTasks: true })
  return (await withGarbageLock(options.home, remove))?.removed ?? []
}
