import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BatonError } from '../protocol/baton-error.ts'
import { enclosingRepository, storeFolderOf } from './repository-place.ts'

export interface StorePath {
  readonly path: string
  /** The work tree in whose repository the default store lies; none when a path was named or there is no repository. */
  readonly repository: string | undefined
  /** Set where the store of this worktree alone is used, made by an earlier version: where it should be. */
  readonly shared?: string
}

/**
 * Where the store is: what was named, else that of the enclosing repository, else `.baton/baton.db` in this folder.
 * Earlier versions gave each linked worktree a store of its own. Such a one is used while the repository has none.
 */
export function storePath(named: string | undefined, cwd: string): StorePath {
  if (named !== undefined) return { path: resolve(cwd, named), repository: undefined }
  const repository = enclosingRepository(cwd)
  if (repository === undefined) return { path: join(cwd, '.baton', 'baton.db'), repository }
  const path = join(storeFolderOf(repository), 'baton.db')
  const own = join(repository, '.baton', 'baton.db')
  if (own === path || !existsSync(own)) return { path, repository }
  if (existsSync(path)) throw BatonError.of('STORE_AMBIGUOUS', { own, shared: path })
  return { path: own, repository, shared: path }
}

/** The store, and the worktrees that agents of a project may make for themselves. */
const EXCLUDED = ['/.baton/', '/.worktrees/']

/**
 * Keeps the store and `.worktrees/` out of git without touching a file that is under version control. Only git knows where its exclude
 * file is (a worktree shares it with its repository); without git there is nobody to hide the store from.
 */
export function excludeFromGit(repository: string): void {
  let file: string
  try {
    const args = ['-C', repository, 'rev-parse', '--git-path', 'info/exclude']
    const answer = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    file = resolve(repository, answer.trimEnd())
  } catch {
    // No git, or no repository it would call one: the store works all the same.
    return
  }
  const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = present.split('\n')
  const missing = EXCLUDED.filter((path) => !lines.includes(path))
  if (missing.length === 0) return
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${present === '' || present.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`)
}
