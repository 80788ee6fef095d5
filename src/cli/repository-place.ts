import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * Where a repository keeps the store of Baton. One repository has one store, however many worktrees it has:
 *
 *   a repository                   <work tree>/.baton
 *   a linked worktree              that of the main work tree
 *   a bare repository, or one      <git dir>/baton/store
 *   whose git directory lies elsewhere
 */
export function storeFolderOf(worktree: string): string {
  const link = gitLinkOf(worktree)
  if (link === undefined) return join(worktree, '.baton')
  const common = commonDirOf(link)
  if (common === undefined) return isWorktreeOf(link, worktree) ? join(worktree, '.baton') : insideGitDir(link)
  if (basename(common) === '.git') return join(dirname(common), '.baton')
  const main = configuredWorktree(common)
  return main === undefined ? insideGitDir(common) : join(main, '.baton')
}

/** The repository that a folder lies in, by its `.git`. */
export function enclosingRepository(from: string): string | undefined {
  for (let at = resolve(from); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return undefined
  }
}

/** The repository in which a store lies; undefined for one that lies in none. */
export function repositoryOfStore(path: string): string | undefined {
  const folder = real(dirname(resolve(path)))
  const gitDir = dirname(dirname(folder))
  if (folder === insideGitDir(gitDir) && existsSync(join(gitDir, 'HEAD')) && existsSync(join(gitDir, 'objects')))
    return gitDir
  return enclosingRepository(folder)
}

/** Whether a work tree belongs to the repository in which a store lies. */
export function isStoresRepository(storePath: string, worktree: string): boolean {
  const store = repositoryOfStore(storePath)
  return store !== undefined && sharedGitFolder(store) === sharedGitFolder(worktree)
}

/**
 * Where the witness of a store is copied to: the git directory of the repository whose store it is. Undefined for a store
 * at any other path, because several of those may belong to one repository.
 */
export function witnessCopyOf(storePath: string): string | undefined {
  const repository = repositoryOfStore(storePath)
  if (repository === undefined) return undefined
  const common = sharedGitFolder(repository)
  const folder = existsSync(join(repository, '.git')) ? storeFolderOf(repository) : insideGitDir(common)
  const isDefault = join(real(dirname(resolve(storePath))), basename(storePath)) === join(real(folder), 'baton.db')
  return isDefault ? join(common, 'baton', 'store.witness') : undefined
}

/** The git directory that all worktrees of a repository share; that of a bare one is its own. */
export function sharedGitFolder(repository: string): string {
  const link = gitLinkOf(repository)
  const own = join(repository, '.git')
  return real((link && (commonDirOf(link) ?? link)) ?? (existsSync(own) ? own : repository))
}

const insideGitDir = (gitDir: string): string => join(gitDir, 'baton', 'store')

/** The git directory that a `.git` file names; undefined where `.git` is the directory itself. */
function gitLinkOf(worktree: string): string | undefined {
  const place = join(worktree, '.git')
  if (!lstatSync(place, { throwIfNoEntry: false })?.isFile()) return undefined
  const [, target] = /^gitdir: (.+)$/m.exec(readFileSync(place, 'utf8').slice(0, 8_192)) ?? []
  return target === undefined ? undefined : resolve(worktree, target.trimEnd())
}

/** The git directory that a linked worktree shares with its repository; only such a one has this file. */
function commonDirOf(gitDir: string): string | undefined {
  try {
    return real(resolve(gitDir, readFileSync(join(gitDir, 'commondir'), 'utf8').trimEnd()))
  } catch {
    return undefined
  }
}

/** A submodule: its git directory, which lies in that of the repository around it, names its work tree. */
function isWorktreeOf(gitDir: string, worktree: string): boolean {
  const named = configuredWorktree(gitDir)
  return named !== undefined && real(named) === real(worktree)
}

function configuredWorktree(gitDir: string): string | undefined {
  try {
    const args = ['config', '--file', join(gitDir, 'config'), '--get', 'core.worktree']
    const answer = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return resolve(gitDir, answer.trimEnd())
  } catch {
    // It names none, or there is no git here.
    return undefined
  }
}

function real(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
