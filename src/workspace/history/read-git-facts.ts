import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GitFacts } from '../../dispatch/session/judge-git.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { gitText } from '../git/git.ts'

const NOTHING = { origin: undefined, dirty: 0, ownCommits: 0, stashes: 0, branches: 0, attached: [] } as const

/** What the git of a folder holds. Nothing is written; the folder's own `.git` is read and never that of a folder above. */
export async function readGitFacts(root: string): Promise<GitFacts> {
  const place = join(root, '.git')
  const found = lstatSync(place, { throwIfNoEntry: false })
  if (found === undefined) return { kind: 'none', ...NOTHING }
  if (found.isFile()) return { kind: linkKind(place), ...NOTHING, origin: await originOf(root).catch(() => undefined) }
  if (!found.isDirectory()) return { kind: 'unreadable', ...NOTHING }
  try {
    const ask = (...args: readonly string[]) => gitText({ ...inside(root), args })
    const [origin, addresses, status, own, stashes, branches, remotes, flagged] = await Promise.all([
      originOf(root),
      addressesOf(root),
      ask('status', '--porcelain=v1', '-z', '--untracked-files=normal'),
      ask('rev-list', '--count', '--all', '--reflog', 'HEAD', '--not', '--remotes=origin').catch(unborn),
      ask('rev-list', '--walk-reflogs', '--count', '--ignore-missing', 'refs/stash', '--').catch(unborn),
      ask('for-each-ref', '--format=%(refname)', 'refs/heads'),
      ask('remote'),
      ask('ls-files', '-v', '-z'),
    ])
    return {
      kind: 'repository',
      origin,
      fetched: addresses.fetched ?? origin,
      dirty: status.split('\0').filter((row) => row !== '').length,
      ownCommits: Number(own),
      stashes: existsSync(join(place, 'refs', 'stash')) ? Math.max(Number(stashes), 1) : Number(stashes),
      branches: branches.split('\n').filter((name) => name !== '').length,
      attached: [...attachedTo(root, remotes), ...addresses.pushed, ...hooksOf(place), ...hiddenIn(flagged)],
    }
  } catch (error) {
    if (error instanceof BatonError && error.code === 'GIT_FAILED') return { kind: 'unreadable', ...NOTHING }
    throw error
  }
}

/** A repository without a commit has nothing to count. */
function unborn(error: unknown): string {
  if (error instanceof BatonError && error.code === 'GIT_FAILED') return '0'
  throw error
}

/** Git never looks into a folder above. */
export const inside = (root: string) => ({
  cwd: root,
  env: { GIT_DIR: join(root, '.git'), GIT_WORK_TREE: root },
})

/** The only address that is fetched from; two of them are not one name. */
async function originOf(root: string): Promise<string | undefined> {
  const all = await gitText({ ...inside(root), args: ['config', '--get-all', 'remote.origin.url'], answers: [1] })
  return all === '' || all.includes('\n') ? undefined : all
}

/** Where git fetches from and pushes to, after `insteadOf`. A push address of its own means a repository of its own. */
async function addressesOf(root: string) {
  const ask = (...args: readonly string[]) => gitText({ ...inside(root), args, answers: [1, 2, 128] })
  const [fetched, pushed, own] = await Promise.all([
    ask('remote', 'get-url', '--all', 'origin'),
    ask('remote', 'get-url', '--push', '--all', 'origin'),
    ask('config', '--get-all', 'remote.origin.pushurl'),
  ])
  const name = (address: string) =>
    address
      .replace(/\/+$/, '')
      .split(/[/:\\]/)
      .at(-1)
  const isElsewhere = own !== '' || (pushed !== fetched && name(pushed) !== name(fetched))
  return { fetched: fetched === '' ? undefined : fetched, pushed: isElsewhere ? ['pushurl'] : [] }
}

/** Hooks that somebody put there: a new history has none. */
function hooksOf(place: string): readonly string[] {
  const folder = join(place, 'hooks')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.sample')) : []
  return names.map((name) => `hook ${name}`)
}

/** Files in which `git status` shows no change although there may be one. */
function hiddenIn(flagged: string): readonly string[] {
  const flags = flagged.split('\0').map((row) => row.charAt(0))
  const assumed = flags.filter((flag) => /[a-z]/.test(flag)).length
  const skipped = flags.filter((flag) => flag === 'S').length
  return [
    ...(assumed > 0 ? [`assume-unchanged (${assumed})`] : []),
    ...(skipped > 0 ? [`skip-worktree (${skipped})`] : []),
  ]
}

function linkKind(place: string): GitFacts['kind'] {
  const target = /^gitdir: (.+)$/m.exec(readFileSync(place, 'utf8').slice(0, 8_192))?.[1] ?? ''
  if (/[\\/]worktrees[\\/][^\\/]+\s*$/.test(target)) return 'worktree'
  return /[\\/]modules[\\/]/.test(target) ? 'submodule' : 'unreadable'
}

const UNDER_WAY = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply', 'BISECT_LOG']

/** What else would be cut off: other worktrees, submodules, remotes, a merge under way, the store of Baton. */
function attachedTo(root: string, remotes: string): readonly string[] {
  const has = (...path: readonly string[]) => existsSync(join(root, ...path))
  const filled = (name: string) => has('.git', name) && readdirSync(join(root, '.git', name)).length > 0
  return [
    ...(filled('worktrees') ? ['git worktree'] : []),
    ...(filled('modules') ? ['submodule'] : []),
    ...remotes
      .split('\n')
      .filter((name) => name !== '' && name !== 'origin')
      .map((name) => `remote ${name}`),
    ...UNDER_WAY.filter((name) => has('.git', name)),
    ...(has('.baton') ? ['.baton'] : []),
  ]
}
