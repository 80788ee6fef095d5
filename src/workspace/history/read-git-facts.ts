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
    const [origin, status, own, stashes, branches, remotes] = await Promise.all([
      originOf(root),
      ask('status', '--porcelain=v1', '-z', '--untracked-files=normal'),
      ask('rev-list', '--count', '--all', '--reflog', 'HEAD', '--not', '--remotes=origin').catch(unborn),
      ask('rev-list', '--walk-reflogs', '--count', '--ignore-missing', 'refs/stash', '--').catch(unborn),
      ask('for-each-ref', '--format=%(refname)', 'refs/heads'),
      ask('remote'),
    ])
    return {
      kind: 'repository',
      origin,
      dirty: status.split('\0').filter((row) => row !== '').length,
      ownCommits: Number(own),
      stashes: existsSync(join(place, 'refs', 'stash')) ? Math.max(Number(stashes), 1) : Number(stashes),
      branches: branches.split('\n').filter((name) => name !== '').length,
      attached: attachedTo(root, remotes),
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
