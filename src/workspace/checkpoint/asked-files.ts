import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { isDocument } from '../../protocol/documents/asked-documents.ts'
import { matchesPattern } from '../../protocol/path-pattern.ts'
import { lookInside } from '../clone/look-inside.ts'
import { runGit } from '../git/git.ts'
import type { Call } from '../git/run-git-dir.ts'
import { isBelow } from './path-notes.ts'

/** Entries of folders that are looked at; a plan lies near the beginning of its pattern. */
const MOST_LOOKED = 5_000
/** More ignored documents than that were not written by hand: something generates them, and git ignores them for that. */
const MOST_TAKEN = 40

export interface AskedFiles {
  /** Exact paths, and patterns of documents. */
  readonly asked: readonly string[]
  /** Belongs to the setup. */
  readonly setup: ReadonlySet<string>
  readonly signal?: AbortSignal | undefined
}

/**
 * The files that Baton asks for and git ignores. A pattern finds documents in the folder with which it begins; no other
 * folder is looked through, so one that begins with `**` finds nothing here.
 */
export async function ignoredAskedFiles(
  folder: string,
  call: Call,
  { asked, setup, signal }: AskedFiles,
): Promise<Buffer[]> {
  const exact = asked.filter((one) => !isPattern(one) && !isBelow(one, setup))
  const look = lookInside(folder)
  const there: string[] = []
  for (const path of exact) if ((await look(Buffer.from(path))).kind === 'file') there.push(path)
  const documents = await documentsIn(folder, asked.filter(isPattern), setup)
  const ignored = await onlyIgnored(call, [...new Set([...there, ...documents])], signal)
  const named = new Set(exact)
  const found = ignored.filter((path) => !named.has(path))
  const taken = found.length > MOST_TAKEN ? [] : found
  return [...ignored.filter((path) => named.has(path)), ...taken].map((path) => Buffer.from(path))
}

const isPattern = (one: string): boolean => /[*?]/.test(one)

async function documentsIn(folder: string, patterns: readonly string[], setup: ReadonlySet<string>) {
  const found = new Set<string>()
  const budget = { left: MOST_LOOKED }
  for (const pattern of patterns) {
    const parts = pattern.split('/')
    const first = parts.findIndex(isPattern)
    if (first === 0 && parts[0] === '**') continue
    const isDeep = parts.length > first + 1 || parts[first] === '**'
    for (const path of await filesBelow(folder, parts.slice(0, first).join('/'), { isDeep, setup, budget }))
      if (isDocument(path) && matchesPattern(path, pattern)) found.add(path)
  }
  return found
}

interface Below {
  readonly isDeep: boolean
  readonly setup: ReadonlySet<string>
  readonly budget: { left: number }
}

/** Regular files; links are not followed. */
async function filesBelow(folder: string, start: string, { isDeep, setup, budget }: Below): Promise<string[]> {
  const look = lookInside(folder)
  if (start !== '' && (await look(Buffer.from(start))).kind !== 'directory') return []
  const files: string[] = []
  const folders = [start]
  for (let at = folders.pop(); at !== undefined && budget.left > 0; at = folders.pop()) {
    const entries = await opendir(join(folder, at)).catch(() => undefined) // Gone meanwhile, or closed to us.
    if (!entries) continue
    for await (const entry of entries) {
      budget.left -= 1
      if (budget.left < 0) break
      const path = at === '' ? entry.name : `${at}/${entry.name}`
      if (entry.isFile()) files.push(path)
      else if (isDeep && entry.isDirectory() && !NEVER.has(entry.name) && !setup.has(path)) folders.push(path)
    }
  }
  return files.filter((path) => !isBelow(path, setup))
}

const NEVER = new Set(['.git', 'node_modules'])

/** Git names no file that it tracks. */
async function onlyIgnored(call: Call, paths: readonly string[], signal?: AbortSignal): Promise<readonly string[]> {
  if (paths.length === 0) return []
  const input = paths.map((path) => `${path}\0`).join('')
  const { stdout } = await runGit({ ...call, args: ['check-ignore', '-z', '--stdin'], input, answers: [1], signal })
  const ignored = new Set(stdout.toString().split('\0'))
  return paths.filter((path) => ignored.has(path))
}
