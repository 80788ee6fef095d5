import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { readArchive } from '../archive/read-archive.ts'
import type { RunWorkspace } from '../clone/run-workspace.ts'
import { gitText, runGit } from '../git/git.ts'
import { objectReader } from '../git/object-reader.ts'
import { moveRefFiles, type RefChange, readRefFiles } from '../git/ref-files.ts'
import { runRef } from '../git/ref-name.ts'
import { refsCall } from '../git/repository.ts'
import { readRef } from '../git/swap-ref.ts'
import { treeOfCommit } from '../git/task-git.ts'

/**
 * The refs of a run, all under `refs/baton/runs/<run>/`:
 *
 *   base                what it started from
 *   checkpoints/<n>     each checkpoint; its parent is the one before
 *   snapshots/<n>       what was uncommitted before a restore, an undo or the removal
 *   head, heads/<b>, stash, worktrees/<w>   the agent's own commits
 *   former/<commit>     what one of these stood for before it was moved elsewhere
 *
 * Refs are made and moved, and deleted by the archive alone, once for a closed task (`archive/archive-refs.ts`): to
 * delete one, git locks the packed refs of the whole repository. An archived ref is read as if it were still there.
 */
export interface RunRef {
  readonly commit: string
  readonly tree: string
}

type Keeper = Pick<RunWorkspace, 'gitDir' | 'run'>

/** By their names without `refs/baton/runs/<run>/`; those that were archived too. */
export async function readRunRefs({ gitDir, run }: Keeper, signal?: AbortSignal): Promise<ReadonlyMap<string, RunRef>> {
  const prefix = `${runRef(run)}/`
  // In this order: a ref is archived before it is deleted.
  const refs = await ownRefs(gitDir, prefix, signal)
  const archived = [...(await readArchive(gitDir, prefix, signal))].filter(
    ([ref]) => !refs.has(ref.slice(prefix.length)),
  )
  if (archived.length === 0) return refs
  const trees = await treesOf(gitDir, archived, signal)
  const more = archived.map(
    ([ref, commit], at) => [ref.slice(prefix.length), { commit, tree: trees[at] ?? '' }] as const,
  )
  return new Map([...refs, ...more])
}

async function treesOf(gitDir: string, refs: readonly (readonly [string, string])[], signal?: AbortSignal) {
  const args = ['rev-parse', ...refs.map(([, commit]) => `${commit}^{tree}`)]
  return (await gitText({ ...refsCall(gitDir), args, signal })).split('\n')
}

async function ownRefs(gitDir: string, prefix: string, signal?: AbortSignal): Promise<ReadonlyMap<string, RunRef>> {
  const known = await knownRefs(gitDir, prefix)
  if (known) return known
  const args = ['for-each-ref', '--format=%(refname) %(objectname) %(tree)', prefix]
  const text = await gitText({ ...refsCall(gitDir), args, signal })
  const rows = text.split('\n').filter((row) => row !== '')
  return new Map(
    rows.map((row) => {
      const [name = '', commit = '', tree = ''] = row.split(' ')
      return [name.slice(prefix.length), { commit, tree }]
    }),
  )
}

/** From git's own files and the kept reader of objects; undefined where only git can tell. */
async function knownRefs(gitDir: string, prefix: string): Promise<ReadonlyMap<string, RunRef> | undefined> {
  const reader = objectReader(gitDir)
  const refs = reader && (await readRefFiles(gitDir, prefix))
  if (!refs) return undefined
  const rows = [...refs].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const trees = await Promise.all(rows.map(([, commit]) => treeOfCommit(reader, gitDir, commit)))
  if (trees.includes(undefined)) return undefined
  return new Map(rows.map(([ref, commit], at) => [ref.slice(prefix.length), { commit, tree: trees[at] ?? '' }]))
}

export interface RefMove {
  readonly name: string
  readonly to: string
  /** What it stands for now; undefined when it is new. */
  readonly from?: string | undefined
}

/** All of them or none. What a moved ref stood for stays reachable under `former/`. */
export async function moveRunRefs(keeper: Keeper, moves: readonly RefMove[], signal?: AbortSignal): Promise<void> {
  const { gitDir, run } = keeper
  const zero = (id: string) => '0'.repeat(id.length)
  const changes = new Map<string, RefChange>()
  for (const { name, to, from } of moves.filter((move) => move.to !== move.from)) {
    const ref = runRef(run, name)
    changes.set(name, { ref, from: (await isArchived(gitDir, ref, from)) ? null : (from ?? null), to })
    const former = `former/${from}`
    // Without an expected value: it may be there already, and can only stand for itself.
    if (from !== undefined) changes.set(former, { ref: runRef(run, former), from: undefined, to: from })
  }
  if (changes.size === 0) return
  if (await moveRefFiles(gitDir, [...changes.values()])) return
  const lines = [...changes.values()].map(
    ({ ref, from, to }) => `update ${ref}\0${to}\0${from === undefined ? '' : (from ?? zero(to))}\0`,
  )
  const args = ['update-ref', '--no-deref', '--stdin', '-z', '-m', 'baton']
  const call = { ...refsCall(gitDir), args, input: lines.join(''), signal }
  try {
    await runGit(call)
  } catch (error) {
    if (!(error instanceof BatonError) || !(await clearStaleLocks(keeper))) throw error
    await runGit(call)
  }
}

/** Whether the archive alone has the commit from which a ref is to be moved: then the ref is made anew. */
async function isArchived(gitDir: string, ref: string, from: string | undefined): Promise<boolean> {
  if (from === undefined || (await readRef(gitDir, ref)) !== null) return false
  const folder = ref.slice(0, ref.lastIndexOf('/') + 1)
  return (await readArchive(gitDir, folder)).get(ref) === from
}

/**
 * A git that was killed leaves `<ref>.lock` behind. A living one holds it for milliseconds, and the one that failed
 * has just waited a second for it (`core.filesRefLockTimeout`): an older lock belongs to no live process.
 */
async function clearStaleLocks({ gitDir, run }: Keeper): Promise<boolean> {
  const folder = join(gitDir, runRef(run))
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  let cleared = false
  for (const name of names.filter((one) => one.endsWith('.lock'))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile() || Date.now() - found.mtimeMs < 900) continue
    await rm(path, { force: true })
    cleared = true
  }
  return cleared
}

/** The newest of a numbered kind, such as `checkpoints`; with `below`, the newest before that number. */
export function newestOf(refs: ReadonlyMap<string, RunRef>, kind: string, below = Number.POSITIVE_INFINITY) {
  let newest: (RunRef & { readonly number: number }) | undefined
  for (const [name, ref] of refs) {
    const [first, last] = name.split('/')
    const number = Number(last)
    if (first === kind && number < below && number >= (newest?.number ?? 0)) newest = { ...ref, number }
  }
  return newest
}
