import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export interface StorePath {
  readonly path: string
  /** The repository that the default store lies in; none when a path was named or there is no repository. */
  readonly repository: string | undefined
}

/** Where the store is: what was named, else `.baton/baton.db` in the enclosing repository, else in this folder. */
export function storePath(named: string | undefined, cwd: string): StorePath {
  if (named !== undefined) return { path: resolve(cwd, named), repository: undefined }
  const repository = enclosingRepository(cwd)
  return { path: join(repository ?? cwd, '.baton', 'baton.db'), repository }
}

/** The repository that a folder lies in, by its `.git`. */
export function enclosingRepository(from: string): string | undefined {
  for (let at = resolve(from); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return undefined
  }
}

const EXCLUDED = '/.baton/'

/**
 * Keeps the store out of git without touching a file that is under version control. Only git knows where its exclude
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
  if (present.split('\n').includes(EXCLUDED)) return
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${present === '' || present.endsWith('\n') ? '' : '\n'}${EXCLUDED}\n`)
}
