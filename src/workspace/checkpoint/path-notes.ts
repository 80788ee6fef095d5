import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunWorkspace, runGitDir } from '../clone/run-workspace.ts'

/**
 * What `.gitignore` does not know about the files of a run. It lies in Baton's own git directory of the run, and an agent
 * is not told where that is.
 */
export interface PathNotes {
  /** Paths that belong to the setup of the clone and never to the work, unless git tracks them: `node_modules`. */
  readonly setup: readonly string[]
  /** Paths and patterns of files that Baton asks for: they belong to the work even if git ignores them. */
  readonly asked: readonly string[]
}

type Run = Pick<RunWorkspace, 'gitDir' | 'run'>

/**
 * Notes the paths, from the root of the clone, that a setup has made. They are in no checkpoint, snapshot or list of files,
 * as if git ignored them, and count for no limit. Files that git tracks are the project's. Replaces the note before.
 */
export async function noteSetupPaths(run: Run, paths: readonly string[]): Promise<void> {
  const plain = paths.map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''))
  await write(run, 'setup', outermost(plain.filter(isInside)))
}

/** Notes what is asked of the run: exact paths and patterns of documents. Replaces the note before. */
export const noteAskedPaths = (run: Run, asked: readonly string[]): Promise<void> => write(run, 'asked', asked)

export async function readPathNotes(run: Run): Promise<PathNotes> {
  const [setup, asked] = await Promise.all([read(run, 'setup'), read(run, 'asked')])
  return { setup, asked }
}

/** Whether the path is one of them or lies below one. */
export const isBelow = (path: string, folders: ReadonlySet<string>): boolean => {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    if (folders.has(path.slice(0, end))) return true
  }
  return false
}

function isInside(path: string): boolean {
  const names = path.split('/')
  return names.every((name) => name !== '' && name !== '.' && name !== '..' && name !== '.git') && !/[\0\n]/.test(path)
}

function outermost(paths: readonly string[]): string[] {
  const all = new Set(paths)
  const isOuter = (path: string) => !path.includes('/') || !isBelow(path.slice(0, path.lastIndexOf('/')), all)
  return [...all].filter(isOuter).toSorted()
}

const fileOf = (run: Run, kind: keyof PathNotes): string => join(runGitDir(run), `${kind}-paths`)

async function write(run: Run, kind: keyof PathNotes, paths: readonly string[]): Promise<void> {
  const path = fileOf(run, kind)
  const fresh = `${path}.${process.pid}-${randomUUID()}`
  await writeFile(fresh, JSON.stringify(paths))
  await rename(fresh, path)
}

async function read(run: Run, kind: keyof PathNotes): Promise<readonly string[]> {
  const text = await readFile(fileOf(run, kind), 'utf8').catch(() => '[]')
  try {
    const paths: unknown = JSON.parse(text)
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
  } catch {
    // Only Baton writes it, and whole; without a note the rules of git are all there are.
    return []
  }
}
