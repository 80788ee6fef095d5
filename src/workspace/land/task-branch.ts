import { BatonError } from '../../protocol/baton-error.ts'
import type { Localized } from '../../protocol/lang.ts'
import { isCheckedOut } from '../clone/checkouts.ts'
import { gitText } from '../git/git.ts'
import { checkRefName } from '../git/ref-name.ts'
import { clearDeadLocks } from '../git/ref-notes.ts'
import { openRepository, type Repository, refsCall } from '../git/repository.ts'
import { readRef, swapRef, swapRefs } from '../git/swap-ref.ts'
import { type InRepository, isAncestor, openTaskGit, type TaskGit } from '../git/task-git.ts'

/**
 * The branch of a task, `baton/TASK-…`: made where the target stands, moved one commit at a time, deleted only once
 * all of it is on the target. It is moved from where it is believed to stand, and from nowhere else.
 */
export interface TaskBranch {
  readonly branch: string
  /** Where approved work will go. */
  readonly target: string
  /** The commit of the target that the branch began with. */
  readonly base: string
  /** Where the branch stands: at its base. */
  readonly tip: string
  /** A ref that keeps what was landed last, whatever becomes of the branch. By it a task knows its own branch. */
  readonly kept: string
}

export interface BranchOptions extends InRepository {
  readonly branch: string
  /** The one that is checked out unless said otherwise. */
  readonly target?: string
  /** The store that the task is of: another store may have a task of the same id. */
  readonly owner?: string
}

/**
 * Makes the branch of a task, and beside it the ref that keeps its commits. Safe to repeat: a branch that this call
 * made before is found again by that ref. A branch of that name with other work in it, of another store or of somebody
 * else's, is never adopted: the task gets one with the first letters of its store's id added.
 */
export async function openTaskBranch(options: BranchOptions): Promise<TaskBranch> {
  const { owner = 'local' } = options
  const git = await openTaskGit(options)
  const named = checkRefName(options.branch)
  const { target, stands } = await targetIn(git.repository, { ...options, branch: named })
  const id = owner.slice(0, 8)
  for (const branch of [named, checkRefName(`${named}-${id}`)]) {
    const kept = `refs/baton/tips/${id}/${branch}`
    const base = await openOwn(git, { branch, kept, stands }, options.signal)
    if (base !== undefined) return { branch, target, base, tip: base, kept }
  }
  const now = await readRef(git.repository.gitDir, refOf(`${named}-${id}`), options.signal)
  throw BatonError.of('BRANCH_TAKEN', { branch: `${named}-${id}`, now: now ?? '-' })
}

/** The commit that the branch begins with; undefined where it is somebody else's. */
async function openOwn(
  { repository: { gitDir } }: TaskGit,
  { branch, kept, stands }: { readonly branch: string; readonly kept: string; readonly stands: string },
  signal?: AbortSignal,
): Promise<string | undefined> {
  const ref = refOf(branch)
  const made = [ref, kept].map((name) => ({ ref: name, from: null, to: stands }))
  if (await swapRefs(gitDir, made, signal)) return stands
  const [now, before] = [await readRef(gitDir, ref, signal), await readRef(gitDir, kept, signal)]
  if (before === null) return undefined
  if (now === null) return (await swapRef(gitDir, { ref, from: null, to: before }, signal)) ? before : undefined
  return now === before ? before : undefined
}

/** Moves the ref that keeps a task's commits to what is about to land; from wherever it stands. */
export async function keepCommit(
  where: InRepository & { readonly ref: string; readonly commit: string },
): Promise<void> {
  const { gitDir } = (await openTaskGit(where)).repository
  if (!/^refs\/baton\/tips\/./.test(where.ref)) throw BatonError.of('REF_REFUSED', { name: '-', reason: REASONS.tip })
  checkRefName(where.ref)
  const from = await readRef(gitDir, where.ref, where.signal)
  if (from !== where.commit) await swapRef(gitDir, { ref: where.ref, from, to: where.commit }, where.signal)
}

/** Where approved work would go, and the commit that it stands at; refuses what a task cannot begin with. */
export async function readTarget(
  options: Pick<BranchOptions, 'repository' | 'target' | 'signal'> & { readonly branch?: string },
): Promise<{ readonly target: string; readonly stands: string }> {
  return targetIn(await openRepository(options.repository, options.signal), options)
}

async function targetIn(repository: Repository, options: Partial<BranchOptions>) {
  const { signal } = options
  const { path, gitDir } = repository
  const target = checkRefName(options.target ?? (await checkedOutBranch(repository, signal)))
  if (target === options.branch) throw unusableTarget(path, target, REASONS.own)
  if (await isSymbolic(gitDir, target, signal)) throw unusableTarget(path, target, REASONS.symbolic)
  const stands = await readRef(gitDir, refOf(target), signal)
  if (stands === null) throw await missingTarget(repository, target, signal)
  return { target, stands }
}

/** Makes a branch that is gone again. One that is there is left alone. */
export async function makeBranch(
  where: InRepository & { readonly branch: string; readonly commit: string },
): Promise<void> {
  const { gitDir } = (await openTaskGit(where)).repository
  await swapRef(gitDir, { ref: refOf(checkRefName(where.branch)), from: null, to: where.commit }, where.signal)
}

/** The commit that a branch stands for; null when there is no such branch. */
export async function readBranch(where: InRepository & { readonly branch: string }): Promise<string | null> {
  const { gitDir } = (await openTaskGit(where)).repository
  return readRef(gitDir, refOf(checkRefName(where.branch)), where.signal)
}

/** Branches that have a commit in their past, or all of them, by name. */
export async function branchesWith(where: InRepository & { readonly commit?: string }): Promise<string[]> {
  const { gitDir } = await openRepository(where.repository, where.signal)
  const having = where.commit === undefined ? [] : [`--contains=${where.commit}`]
  const args = ['for-each-ref', ...having, '--format=%(refname)', 'refs/heads/']
  const text = await gitText({ ...refsCall(gitDir), args, answers: [128, 129], signal: where.signal })
  return text.split('\n').flatMap((ref) => (ref.startsWith('refs/heads/') ? [ref.slice('refs/heads/'.length)] : []))
}

export type Deleted =
  | { readonly deleted: true }
  | { readonly deleted: false; readonly why: 'not_merged' | 'moved' | 'checked_out' }

/** Deletes a branch whose commits are all on the target. One that is gone already is deleted. */
export async function deleteMergedBranch(
  where: InRepository & {
    readonly branch: string
    readonly tip: string
    readonly target: string
    /** The ref that kept its commits, which goes with it. */
    readonly kept?: string
  },
): Promise<Deleted> {
  const { tip, signal } = where
  const git = await openTaskGit(where)
  const { gitDir } = git.repository
  const ref = refOf(checkRefName(where.branch))
  await clearDeadLocks(gitDir)
  const now = await readRef(gitDir, ref, signal)
  if (now === null) return { deleted: true }
  if (now !== tip) return { deleted: false, why: 'moved' }
  const target = await readRef(gitDir, refOf(checkRefName(where.target)), signal)
  if (target === null || where.target === where.branch || !(await isAncestor(git, tip, target, signal)))
    return { deleted: false, why: 'not_merged' }
  if (await isCheckedOut(git.repository, where.branch, signal)) return { deleted: false, why: 'checked_out' }
  const kept = where.kept === undefined ? null : await readRef(gitDir, checkRefName(where.kept), signal)
  const isMerged = kept !== null && (await isAncestor(git, kept, target, signal))
  const own = where.kept !== undefined && isMerged ? [{ ref: where.kept, from: kept, to: null }] : []
  const deleted = await swapRefs(gitDir, [{ ref, from: tip, to: null }, ...own], signal)
  return deleted ? { deleted } : { deleted, why: 'moved' }
}

const refOf = (branch: string): string => `refs/heads/${branch}`

async function checkedOutBranch({ path }: Repository, signal?: AbortSignal): Promise<string> {
  const head = await gitText({ cwd: path, args: ['symbolic-ref', '--quiet', 'HEAD'], answers: [1], signal })
  if (!head.startsWith('refs/heads/')) throw unusableTarget(path, 'HEAD', REASONS.detached)
  return head.slice('refs/heads/'.length)
}

async function isSymbolic(gitDir: string, branch: string, signal?: AbortSignal): Promise<boolean> {
  const args = ['symbolic-ref', '--quiet', refOf(branch)]
  return (await gitText({ ...refsCall(gitDir), args, answers: [1, 128], signal })) !== ''
}

async function missingTarget({ path, gitDir }: Repository, target: string, signal?: AbortSignal): Promise<BatonError> {
  const any = await gitText({ ...refsCall(gitDir), args: ['for-each-ref', '--count=1', 'refs/heads/'], signal })
  if (any === '') return BatonError.of('REPOSITORY_EMPTY', { repository: path })
  return BatonError.of('BRANCH_NOT_FOUND', { repository: path, branch: target })
}

export const unusableTarget = (repository: string, target: string, reason: Localized): BatonError =>
  BatonError.of('TARGET_UNUSABLE', { repository, target, reason })

const REASONS = {
  detached: { ko: '체크아웃된 브랜치가 없음', en: 'no branch is checked out' },
  own: { ko: '태스크 자신의 브랜치임', en: 'it is the branch of the task itself' },
  symbolic: { ko: '다른 브랜치를 가리키는 심볼릭 이름임', en: 'it is a symbolic name of another branch' },
  tip: { ko: 'refs/baton/tips 아래가 아님', en: 'it is not under refs/baton/tips' },
} as const satisfies Record<string, Localized>
