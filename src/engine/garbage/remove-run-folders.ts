import { lstat, readdir, realpath, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasEnded, type RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { changedWithin } from '../../workspace/checkpoint/changed-within.ts'
import { readRunRefs } from '../../workspace/checkpoint/run-refs.ts'
import { reopenToRemove } from '../../workspace/clone/open-run-workspace.ts'
import { type Removed, removeRunWorkspace } from '../../workspace/clone/remove-run-workspace.ts'
import type { RunWorkspace } from '../../workspace/clone/run-workspace.ts'
import type { Engine } from '../engine.ts'

export interface RunFolders {
  readonly engine: Engine
  readonly home: string
  /** A folder stays if a file in it changed, or its run ended, less than this many ms ago. */
  readonly keepMs: number
  readonly dryRun: boolean
  readonly signal?: AbortSignal
}

/** Why the folder of an ended run stays. */
export type WhyKept = 'recent' | 'task_open' | 'no_commits' | 'checkpoint_missing' | 'not_in_commits' | 'unreadable'

export interface RemovedFolder {
  readonly run_id: string
  readonly folder: string
  /** The commit that holds the files as they were; null in a dry run. */
  readonly commit: string | null
}

export interface KeptFolder {
  readonly run_id: string
  readonly folder: string
  readonly why: WhyKept
  readonly details?: string
}

/** Files that Baton itself puts beside a workspace. */
const BESIDE = ['context.json', 'prompt.md']

/**
 * Removes the folders of ended runs when commits of the repository contain all their files.
 *
 * 1. A folder is removed only if a run of this store has recorded it as its own. Other files stay; links are not followed.
 * 2. A folder stays while its run, its visit or its task has not ended: a person may be fixing work there.
 * 3. A folder stays if it has files that no commit takes (too large, or they look like a secret). Files that git ignores
 *    do not count.
 */
export async function removeRunFolders(options: RunFolders) {
  const { engine, home, signal } = options
  const removed: RemovedFolder[] = []
  const kept: KeptFolder[] = []
  const root = await realpath(home).catch(() => undefined)
  if (root === undefined) return { removed, kept }
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (signal?.aborted || !entry.isDirectory()) continue
    const run = await loadRun(engine, entry.name)
    const folder = join(root, entry.name, 'work')
    if (!run || run.workspace?.folder !== folder || !isOver(run)) continue
    const outcome = await removeOne(options, run, folder)
    if (outcome && 'why' in outcome) kept.push({ run_id: run.run_id, folder, ...outcome })
    else if (outcome) removed.push({ run_id: run.run_id, folder, ...outcome })
  }
  return { removed, kept }
}

type Outcome = Pick<RemovedFolder, 'commit'> | Pick<KeptFolder, 'why' | 'details'> | undefined

async function removeOne(options: RunFolders, run: RunRecord, folder: string): Promise<Outcome> {
  const { engine, keepMs, dryRun, signal } = options
  const there = await lstat(folder).catch(() => undefined)
  if (there && !there.isDirectory()) return undefined
  const left = await lstat(`${folder}.leaving`).catch(() => undefined)
  if (!there && !left) return tidy(folder, dryRun)
  if (await isNeeded(engine, run)) return { why: 'task_open' }
  const endedAt = Date.parse(run.ended_at ?? run.updated_at)
  if (engine.clock.now() - endedAt < keepMs || (await changedWithin(folder, keepMs))) return { why: 'recent' }
  try {
    const workspace = await workspaceOf(engine, run, folder)
    if (!workspace) return { why: 'no_commits' }
    const missing = await missingCheckpoint(workspace, run)
    if (missing !== undefined) return { why: 'checkpoint_missing', details: missing }
    if (dryRun) return { commit: null }
    const problems: string[] = []
    const mayGo = async (kept: Removed) => {
      problems.push(...kept.skipped.map(({ path }) => path), ...kept.refused.map(({ name }) => name))
      const now = await loadRun(engine, run.run_id)
      return problems.length === 0 && now !== undefined && now.attempt === run.attempt && isOver(now)
    }
    const { gone, snapshot } = await removeRunWorkspace(workspace, { mayGo, ...(signal ? { signal } : {}) })
    if (problems.length > 0) return { why: 'not_in_commits', details: problems.slice(0, 5).join(', ') }
    if (!gone) return undefined
    await tidy(folder, false)
    return { commit: snapshot ?? null }
  } catch (error) {
    // The repository is gone or cannot be read: the folder stays.
    return { why: 'unreadable', details: error instanceof BatonError ? error.describe('en') : String(error) }
  }
}

const isOver = (run: RunRecord): boolean => hasEnded(run) && run.holder === null

/** Whether the folder may be needed again: its visit is not closed, or its task has no visit and has not ended. */
async function isNeeded({ store, pipeline }: Engine, { visit, task_id }: RunRecord): Promise<boolean> {
  if (visit !== undefined) {
    const [loaded] = await store.load([{ kind: 'visit', id: visit }])
    return loaded.value?.state !== 'closed'
  }
  if (task_id === null) return false
  const [loaded] = await store.load([{ kind: 'task', id: task_id }])
  const status = loaded.value?.task.status
  return status !== undefined && pipeline.statuses.get(status)?.terminal !== true
}

async function workspaceOf(engine: Engine, run: RunRecord, folder: string): Promise<RunWorkspace | undefined> {
  const { repository, base } = run.workspace ?? {}
  if (!run.workspace || typeof repository !== 'string' || typeof base !== 'string') return undefined
  const here = await engine.repositoryOf({ ...run.workspace, repository, base })
  return reopenToRemove({ repository: here, run: run.run_id, folder, base })
}

/** The commit of the run's last checkpoint if no ref of the run has it. */
async function missingCheckpoint(workspace: RunWorkspace, { checkpoints }: RunRecord): Promise<string | undefined> {
  const last = checkpoints.findLast(({ commit }) => commit !== null)?.commit
  if (last === undefined || last === null) return undefined
  const commits = [...(await readRunRefs(workspace)).values()].map(({ commit }) => commit)
  return commits.includes(last) ? undefined : last
}

/** Removes Baton's own files beside the workspace, and the folder around it if it is empty then. */
async function tidy(folder: string, dryRun: boolean): Promise<undefined> {
  const beside = join(folder, '..')
  const names = await readdir(beside).catch(() => [])
  if (dryRun || names.some((name) => !BESIDE.includes(name))) return undefined
  for (const name of BESIDE) await rm(join(beside, name), { force: true })
  await rmdir(beside).catch(() => {}) // Something was put there meanwhile.
  return undefined
}

async function loadRun({ store }: Engine, run_id: string): Promise<RunRecord | undefined> {
  const [loaded] = await store.load([{ kind: 'run', id: run_id }])
  return loaded.value
}
