import { BatonError } from '../protocol/baton-error.ts'
import type { Localized } from '../protocol/lang.ts'
import { isCheckedOut } from './checkouts.ts'
import { gitText } from './git.ts'
import { checkRefName } from './ref-name.ts'
import { clearDeadLocks } from './ref-notes.ts'
import { openRepository, type Repository, refsCall } from './repository.ts'
import { readRef, swapRef } from './swap-ref.ts'
import { commonAncestor, type InRepository, isAncestor, openTaskGit } from './task-git.ts'

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
  /** Where the branch stands: at its base unless it was there before. */
  readonly tip: string
}

export interface BranchOptions extends InRepository {
  readonly branch: string
  /** The one that is checked out unless said otherwise. */
  readonly target?: string
}

/** Makes the branch where there is none yet. Safe to repeat: what is there stays where it is. */
export async function openTaskBranch(options: BranchOptions): Promise<TaskBranch> {
  const { signal } = options
  const git = await openTaskGit(options)
  const { path, gitDir } = git.repository
  const branch = checkRefName(options.branch)
  const { target, stands } = await targetIn(git.repository, { ...options, branch })
  await swapRef(gitDir, { ref: refOf(branch), from: null, to: stands }, signal)
  const tip = (await readRef(gitDir, refOf(branch), signal)) ?? stands
  const base = await commonAncestor(git, stands, tip, signal)
  if (base === undefined) throw unusable(path, target, REASONS.unrelated)
  return { branch, target, base, tip }
}

/** Where approved work would go, and the commit that it stands at; refuses what a task cannot begin with. */
export async function readTarget(
  options: Pick<BranchOptions, 'repository' | 'target' | 'signal'>,
): Promise<{ readonly target: string; readonly stands: string }> {
  return targetIn(await openRepository(options.repository, options.signal), options)
}

async function targetIn(repository: Repository, options: Partial<BranchOptions>) {
  const { signal } = options
  const { path, gitDir } = repository
  const target = checkRefName(options.target ?? (await checkedOutBranch(repository, signal)))
  if (target === options.branch) throw unusable(path, target, REASONS.own)
  if (await isSymbolic(gitDir, target, signal)) throw unusable(path, target, REASONS.symbolic)
  const stands = await readRef(gitDir, refOf(target), signal)
  if (stands === null) throw await missingTarget(repository, target, signal)
  return { target, stands }
}

/** The commit that a branch stands for; null when there is no such branch. */
export async function readBranch(where: InRepository & { readonly branch: string }): Promise<string | null> {
  const { gitDir } = await openRepository(where.repository, where.signal)
  return readRef(gitDir, refOf(checkRefName(where.branch)), where.signal)
}

export type Deleted =
  | { readonly deleted: true }
  | { readonly deleted: false; readonly why: 'not_merged' | 'moved' | 'checked_out' }

/** Deletes a branch whose commits are all on the target. One that is gone already is deleted. */
export async function deleteMergedBranch(
  where: InRepository & { readonly branch: string; readonly tip: string; readonly target: string },
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
  const deleted = await swapRef(gitDir, { ref, from: tip, to: null }, signal)
  return deleted ? { deleted } : { deleted, why: 'moved' }
}

const refOf = (branch: string): string => `refs/heads/${branch}`

async function checkedOutBranch({ path }: Repository, signal?: AbortSignal): Promise<string> {
  const head = await gitText({ cwd: path, args: ['symbolic-ref', '--quiet', 'HEAD'], answers: [1], signal })
  if (!head.startsWith('refs/heads/')) throw unusable(path, 'HEAD', REASONS.detached)
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

const unusable = (repository: string, target: string, reason: Localized): BatonError =>
  BatonError.of('TARGET_UNUSABLE', { repository, target, reason })

const REASONS = {
  detached: { ko: '체크아웃된 브랜치가 없음', en: 'no branch is checked out' },
  own: { ko: '태스크 자신의 브랜치임', en: 'it is the branch of the task itself' },
  symbolic: { ko: '다른 브랜치를 가리키는 이름일 뿐임', en: 'it only stands for another branch' },
  unrelated: {
    ko: '태스크의 브랜치가 이미 있고 이것과 이어지지 않음',
    en: 'the branch of the task is there already and shares no history with it',
  },
} as const satisfies Record<string, Localized>
