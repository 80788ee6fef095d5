import { lstat, readdir, realpath, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasEnded, type RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { changedWithin } from '../../workspace/checkpoint/changed-within.ts'
import { readRunRefs } from '../../workspace/checkpoint/run-refs.ts'
import { stageFiles } from '../../workspace/checkpoint/stage-files.ts'
import { reopenToRemove } from '../../workspace/clone/open-run-workspace.ts'
import { type Removed, removeRunWorkspace } from '../../workspace/clone/remove-run-workspace.ts'
import { isInPlace, type RunWorkspace } from '../../workspace/clone/run-workspace.ts'
import { workspaceBytes } from '../../workspace/clone/workspace-bytes.ts'
import type { Engine } from '../engine.ts'
import { folderUse } from './folder-use.ts'

export interface RunFolders {
  readonly engine: Engine
  readonly home: string
  /** So many ms after its run, or after a person changed a file in it, a folder is kept where invariant 3 says so. */
  readonly keepMs: number
  readonly dryRun: boolean
  /** Only runs of tasks: those of no task wait for `keepMs` in any case. */
  readonly ofTasks?: boolean
  /** Only runs of these tasks. */
  readonly tasks?: ReadonlySet<string>
  /** Counts the bytes of what goes and of what stays. */
  readonly measure?: boolean
  readonly signal?: AbortSignal
}

/** Why the folder of an ended run stays. */
export type WhyKept = 'recent' | 'task_open' | 'no_commits' | 'checkpoint_missing' | 'not_in_commits' | 'unreadable'

export interface RemovedFolder {
  readonly run_id: string
  readonly task_id: string | null
  readonly folder: string
  /** The commit that holds the files as they were; null in a dry run. */
  readonly commit: string | null
  /** Null where it was not measured. */
  readonly bytes: number | null
}

export interface KeptFolder {
  readonly run_id: string
  readonly task_id: string | null
  readonly folder: string
  readonly why: WhyKept
  readonly details?: string
  readonly bytes: number | null
}

/** Files that Baton itself puts beside a workspace. */
const BESIDE = ['context.json', 'prompt.md']

/**
 * Removes the folders of ended runs when commits of the repository contain all their files.
 *
 * 1. A folder is removed only if a run of this store has recorded it as its own. Other files stay; links are not followed.
 * 2. A folder stays while its visit needs it (`folder-use.ts`): a person may be fixing work there.
 * 3. The folder of a run of a task goes at once. If a file in it changed after the run, somebody works there: it stays for
 *    `keepMs` after the last change, for ten minutes at most where the task has ended. Of a run of no task it stays for
 *    `keepMs` in any case.
 * 4. A folder stays if it has files that no commit takes (too large, or they look like a secret). Files that git ignores
 *    do not count.
 */
export async function removeRunFolders(options: RunFolders) {
  const { engine, home, tasks, measure, signal } = options
  const removed: RemovedFolder[] = []
  const kept: KeptFolder[] = []
  const root = await realpath(home).catch(() => undefined)
  if (root === undefined) return { removed, kept }
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (signal?.aborted) break
    if (!entry.isDirectory()) continue
    const run = await loadRun(engine, entry.name)
    const folder = join(root, entry.name, 'work')
    if (!run || run.workspace?.folder !== folder || !isOver(run)) continue
    if (tasks && !tasks.has(run.task_id ?? '')) continue
    const bytes = measure ? (await workspaceBytes(folder, Number.POSITIVE_INFINITY)).bytes : null
    const outcome = await removeOne(options, run, folder)
    const { run_id, task_id } = run
    if (outcome && 'why' in outcome) kept.push({ run_id, task_id, folder, ...outcome, bytes })
    else if (outcome) removed.push({ run_id, task_id, folder, ...outcome, bytes })
  }
  return { removed, kept }
}

type Outcome = Pick<RemovedFolder, 'commit'> | Pick<KeptFolder, 'why' | 'details'> | undefined

async function removeOne(options: RunFolders, run: RunRecord, folder: string): Promise<Outcome> {
  const { engine, dryRun, signal } = options
  const there = await lstat(folder).catch(() => undefined)
  if (there && !there.isDirectory()) return undefined
  const left = await lstat(`${folder}.leaving`).catch(() => undefined)
  if (!there && !left) return tidy(folder, dryRun)
  const stays = await whyItStays(options, run, folder)
  if (stays) return stays
  try {
    const workspace = await workspaceOf(engine, run, folder)
    if (!workspace) return { why: 'no_commits' }
    const missing = await missingCheckpoint(workspace, run)
    if (missing !== undefined) return { why: 'checkpoint_missing', details: missing }
    if (dryRun) return (await whatNoCommitTakes(workspace, signal)) ?? { commit: null }
    const problems: string[] = []
    const mayGo = async (kept: Removed) => {
      problems.push(...kept.skipped.map(({ path }) => path), ...kept.refused.map(({ name }) => name))
      const now = await loadRun(engine, run.run_id)
      return problems.length === 0 && now !== undefined && now.attempt === run.attempt && isOver(now)
    }
    const { gone, snapshot } = await removeRunWorkspace(workspace, { mayGo, ...(signal ? { signal } : {}) })
    if (problems.length > 0) return notInCommits(problems)
    if (!gone) return undefined
    await tidy(folder, false)
    return { commit: snapshot ?? null }
  } catch (error) {
    // The repository is gone or cannot be read: the folder stays.
    return { why: 'unreadable', details: error instanceof BatonError ? error.describe('en') : String(error) }
  }
}

const notInCommits = (names: readonly string[]) =>
  ({ why: 'not_in_commits', details: names.slice(0, 5).join(', ') }) as const

/** As the removal would find it, without a commit and a ref. */
async function whatNoCommitTakes(workspace: RunWorkspace, signal?: AbortSignal): Promise<Outcome> {
  if (!(await isInPlace(workspace))) return undefined
  const { skipped } = await stageFiles(workspace, { start: workspace.base, signal })
  return skipped.length > 0 ? notInCommits(skipped.map(({ path }) => path)) : undefined
}

async function whyItStays(options: RunFolders, run: RunRecord, folder: string): Promise<Outcome> {
  const { engine, keepMs, ofTasks = false } = options
  if (ofTasks && run.task_id === null) return { why: 'recent' }
  const use = await folderUse(engine, run)
  if (use === 'needed') return { why: 'task_open' }
  const endedAt = Date.parse(run.ended_at ?? run.updated_at)
  if (run.task_id === null && engine.clock.now() - endedAt < keepMs) return { why: 'recent' }
  const afterRun = run.task_id === null ? keepMs : Math.max(0, Date.now() - endedAt - SLACK_MS)
  const looked = Math.min(afterRun, use === 'finished' ? Math.min(keepMs, BY_HAND_MS) : keepMs)
  return (await changedWithin(folder, looked)) ? { why: 'recent' } : undefined
}

/** What a run writes with its last checkpoint may be this much younger than its end. */
const SLACK_MS = 2_000
/** A file that changed after its run, in the folder of a task that has ended: somebody works there for so long. */
const BY_HAND_MS = 10 * 60_000

const isOver = (run: RunRecord): boolean => hasEnded(run) && run.holder === null

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
