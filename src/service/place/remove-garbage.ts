import { cleanUpTasks } from '../../engine/garbage/clean-up-tasks.ts'
import { collectGarbage, DAY_MS, type Garbage } from '../../engine/garbage/collect-garbage.ts'
import type { Caller } from '../caller/caller.ts'
import type { Service } from '../service.ts'
import { garbageParts } from './garbage-parts.ts'

export type { Garbage } from '../../engine/garbage/collect-garbage.ts'
export type { WhyKept } from '../../engine/garbage/remove-run-folders.ts'

/**
 * Removes what nobody needs any more: transcripts, folders of ended runs, refs of ended tasks, settled rows. With `plan` it
 * only looks. Bytes are counted either way.
 */
export async function removeGarbage(
  service: Service,
  _caller: Caller,
  { plan }: { readonly plan: boolean },
): Promise<Garbage> {
  const { engine, config, home } = service
  const { folder } = await home()
  const parts = garbageParts(service)
  return collectGarbage({ engine, home: folder, keep: config.keep, dryRun: plan, measure: true, parts })
}

/** How long a command that ended a task goes on removing what that task does not need any more. */
const CLEAN_UP_MS = 2_000

/** Removes the folders of a task that has ended and packs its refs. What is left goes with the next garbage collection. */
export async function cleanUpTask(
  { engine, config, home }: Service,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<void> {
  const { folder } = await home()
  const keepMs = config.keep.folder_days * DAY_MS
  // The task has ended whatever becomes of its folders.
  await cleanUpTasks({ engine, home: folder, keepMs, tasks: new Set([task_id]), withinMs: CLEAN_UP_MS }).catch(() => {})
}
