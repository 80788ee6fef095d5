import type { RunRecord } from '../pipeline/runs/run-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { rebuildRunWorkspace } from '../workspace/clone/open-run-workspace.ts'
import { isInPlace } from '../workspace/clone/run-workspace.ts'
import type { Engine } from './engine.ts'
import { type Look, loadRun, visitOf, type WholeLook } from './look.ts'

/**
 * The folder in which a person fixes the work when the leader–coder loop is paused (choice A): the folder of the last
 * coder that had one.
 */
export interface FixFolder {
  readonly run: RunRecord
  readonly folder: string
  /** The commit that the folder began with. */
  readonly base: string
  readonly isGone: boolean
}

/** Undefined if no coder had a folder. */
export async function fixFolderOf(engine: Engine, at: WholeLook): Promise<FixFolder | undefined> {
  const coders = visitOf(at)?.runs.filter(({ role }) => role === 'coder') ?? []
  for (const { run_id } of coders.toReversed()) {
    const run = await loadRun(engine, run_id)
    const { folder, base } = run.workspace ?? {}
    if (folder !== undefined && base) return { run, folder, base, isGone: !(await isInPlace({ folder })) }
  }
  return undefined
}

/** For `read_work`: the folder as the person left it. If it is gone it is rebuilt, and then it has no fix (`rebuilt`). */
export async function openFixFolder(at: Look, run: RunRecord): Promise<OpenFixFolder> {
  const { folder, base } = run.workspace ?? {}
  if (!folder || !base) throw noFolder(run.task_id ?? run.run_id)
  const isGone = !(await isInPlace({ folder }))
  const rebuilt = isGone ? await rebuildFixFolder(at, { run, folder, base }) : null
  return { folder, base, rebuilt }
}

interface OpenFixFolder extends Pick<FixFolder, 'folder' | 'base'> {
  readonly rebuilt: RebuiltFolder | null
}

/** Makes the folder again as the last checkpoint of the run has it. Files that git ignores are not in it. */
export async function rebuildFixFolder(
  at: Look,
  { run, folder, base }: Omit<FixFolder, 'isGone'>,
): Promise<RebuiltFolder> {
  const last = run.checkpoints.findLast(({ commit }) => commit !== null)
  const { repository } = at.relay.spec
  const stored = { repository, run: run.run_id, folder, base }
  await rebuildRunWorkspace(stored, { commit: last?.commit ?? base })
  return { folder, checkpoint: last?.number ?? 0 }
}

export interface RebuiltFolder {
  readonly folder: string
  /** Its number; 0: the commit that the run began with. */
  readonly checkpoint: number
}

/** The error for choice A (fix the work yourself) when no coder had a folder. */
export const noFolder = (task_id: string): BatonError => BatonError.of('FIX_FOLDER_MISSING', { task_id })

/** The error that says that the folder was gone and was rebuilt. */
export function folderRebuilt(task_id: string, { folder, checkpoint }: RebuiltFolder, flags = ''): BatonError {
  return BatonError.of('FIX_FOLDER_REBUILT', { task_id, folder, checkpoint, how: `baton answer ${task_id} A${flags}` })
}
