import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { rebuildRunWorkspace } from '../../workspace/open-run-workspace.ts'
import { isInPlace } from '../../workspace/run-workspace.ts'
import type { Engine } from '../engine.ts'
import { type Look, loadRun, visitOf } from './relay-context.ts'

/** Where a person repairs the work of a paused loop by hand: the folder of the coder's last run. */
export interface FixFolder {
  readonly run: RunRecord
  readonly folder: string
  readonly isGone: boolean
}

export async function fixFolderOf(engine: Engine, at: Look): Promise<FixFolder | undefined> {
  const coder = visitOf(at)?.runs.findLast(({ role }) => role === 'coder')
  const run = coder && (await loadRun(engine, coder.run_id))
  if (!run?.workspace) return undefined
  const { folder } = run.workspace
  return { run, folder, isGone: !(await isInPlace({ folder })) }
}

/** Makes the folder again as the last checkpoint of the run has it. Files that git ignores are not in it. */
export async function rebuildFixFolder(at: Look, { run, folder }: FixFolder): Promise<RebuiltFolder> {
  const base = run.workspace?.base
  if (!base) throw BatonError.of('WORKSPACE_GONE', { run: run.run_id, folder })
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

/** What a person is told: the folder that they were to work in was gone. */
export function folderRebuilt(task_id: string, { folder, checkpoint }: RebuiltFolder, flags = ''): BatonError {
  return BatonError.of('FIX_FOLDER_REBUILT', { task_id, folder, checkpoint, how: `baton answer ${task_id} A${flags}` })
}
