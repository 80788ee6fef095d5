import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Localized } from '../../protocol/lang.ts'
import { gitText, runGit } from '../git/git.ts'
import type { Repository } from '../git/repository.ts'

/** A folder in which a branch is checked out: the repository's own, or a linked worktree. */
export interface Checkout {
  readonly folder: string
  /** Of this folder alone: where its HEAD and its index are. */
  readonly gitDir: string
}

/**
 * Where a branch is checked out. Refuses where somebody is in the middle of something that counts on the branch
 * standing still: a rebase of it, or a merge, cherry-pick or revert on it that is not concluded.
 */
export async function checkoutsOf(repository: Repository, branch: string, signal?: AbortSignal): Promise<Checkout[]> {
  const rebasing = await findRebase(repository.gitDir, branch)
  if (rebasing !== undefined) throw busy(branch, rebasing, REASONS.rebase)
  const checkouts: Checkout[] = []
  for (const { folder, missing } of await foldersOn(repository, branch, signal)) {
    if (missing) throw busy(branch, folder, REASONS.missing)
    const gitDir = await gitText({ cwd: folder, args: ['rev-parse', '--absolute-git-dir'], signal })
    if (['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'].some((name) => existsSync(join(gitDir, name))))
      throw busy(branch, folder, REASONS.unfinished)
    checkouts.push({ folder, gitDir })
  }
  return checkouts
}

/** Whether a branch is checked out or being rebased anywhere. */
export async function isCheckedOut(repository: Repository, branch: string, signal?: AbortSignal): Promise<boolean> {
  if ((await findRebase(repository.gitDir, branch)) !== undefined) return true
  return (await foldersOn(repository, branch, signal)).length > 0
}

async function foldersOn(repository: Repository, branch: string, signal?: AbortSignal) {
  if (await isOnNoHead(repository, branch)) return []
  const args = ['worktree', 'list', '--porcelain', '-z']
  const { stdout } = await runGit({ cwd: repository.path, args, signal })
  const found: { folder: string; missing: boolean }[] = []
  for (const row of stdout.toString().split('\0\0')) {
    const lines = row.split('\0')
    const value = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1)
    const named = value('worktree')
    if (named === undefined || value('branch') !== `refs/heads/${branch}`) continue
    // The folder was deleted without telling git: it can never be worked in again.
    if (lines.some((line) => /^prunable\b/.test(line))) continue
    const folder = named === repository.gitDir ? await topLevel(repository, signal) : named
    found.push({ folder, missing: !existsSync(folder) })
  }
  return found
}

/** Whether every HEAD of the repository and its worktrees plainly names another branch: then git need not be asked. */
async function isOnNoHead({ gitDir }: Repository, branch: string): Promise<boolean> {
  const linked = await readdir(join(gitDir, 'worktrees')).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : undefined,
  )
  if (!linked) return false
  for (const own of [gitDir, ...linked.map((name) => join(gitDir, 'worktrees', name))]) {
    const head = await readFile(join(own, 'HEAD'), 'utf8').catch(() => '')
    const [, named] = /^ref: (refs\/heads\/[^\n]+)\n$/.exec(head) ?? []
    // Reftable repositories have a HEAD that says nothing.
    if (named === undefined || named === `refs/heads/${branch}` || named === 'refs/heads/.invalid') return false
  }
  return true
}

/** Of a repository whose git directory lies elsewhere git names that directory as the folder. */
async function topLevel({ path }: Repository, signal?: AbortSignal): Promise<string> {
  return gitText({ cwd: path, args: ['rev-parse', '--show-toplevel'], signal })
}

/** While a branch is rebased, HEAD is detached, and git writes down which branch it will move at the end. */
async function findRebase(gitDir: string, branch: string): Promise<string | undefined> {
  const linked = await readdir(join(gitDir, 'worktrees')).catch(() => [])
  for (const own of [gitDir, ...linked.map((name) => join(gitDir, 'worktrees', name))])
    for (const file of ['rebase-merge/head-name', 'rebase-apply/head-name', 'rebase-merge/update-refs']) {
      const text = await readFile(join(own, file), 'utf8').catch(() => '')
      if (text.split('\n').includes(`refs/heads/${branch}`)) return own
    }
  return undefined
}

export function busy(branch: string, folder: string, reason: Localized): BatonError {
  return BatonError.of('BRANCH_BUSY', { branch, folder, reason })
}

const REASONS = {
  rebase: { ko: '리베이스가 진행 중임', en: 'it is being rebased' },
  unfinished: {
    ko: '끝나지 않은 병합, 체리픽 또는 되돌리기가 있음',
    en: 'a merge, cherry-pick or revert is in progress',
  },
  missing: { ko: '체크아웃된 폴더가 없음', en: 'the folder where it is checked out does not exist' },
} as const satisfies Record<string, Localized>
