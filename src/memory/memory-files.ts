import { isUtf8 } from 'node:buffer'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The home of memory in a project, so that projects of Claude Code work as they are. */
export const MEMORY = '.claude/memory'
export const INITIALIZED = '.initialized'
export const CONTEXT_FILES = [
  'context/project-state.md',
  'context/tech-stack.md',
  'context/conventions.md',
  'context/preferences.md',
] as const
export type ContextFile = (typeof CONTEXT_FILES)[number]

const MOST_BYTES = 512 * 1024

/**
 * A file below a folder, as something a stranger wrote: a plain file of a bounded size that no link leads to. Undefined
 * where there is none.
 */
export async function readPlain(root: string, path: string, most: number = MOST_BYTES): Promise<string | undefined> {
  return (await plainBytes(root, path, most))?.toString()
}

async function plainBytes(root: string, path: string, most: number): Promise<Buffer | undefined> {
  try {
    const parts = path.split('/')
    for (const [at] of parts.entries()) {
      const found = await lstat(join(root, ...parts.slice(0, at + 1)))
      const isLast = at === parts.length - 1
      if (isLast ? !found.isFile() || found.size > most : !found.isDirectory()) return undefined
    }
    return await readFile(join(root, path))
  } catch {
    // There is no such file, or it cannot be read.
    return undefined
  }
}

/** A file of the memory; its path is below `.claude/memory`. One that is no UTF-8 could not be written back whole. */
export async function readMemory(root: string, path: string): Promise<string | undefined> {
  const bytes = await plainBytes(root, `${MEMORY}/${path}`, MOST_BYTES)
  return bytes && isUtf8(bytes) ? bytes.toString() : undefined
}

/** Whether there is a file of the memory that `readMemory` cannot read: too large, a link, another encoding. */
export async function isUnreadable(root: string, path: string): Promise<boolean> {
  const found = await lstat(join(root, MEMORY, path)).catch(() => undefined)
  return found !== undefined && (await readMemory(root, path)) === undefined
}

/** What lies directly in a folder, without what git and Baton keep there. */
export async function entriesIn(root: string): Promise<readonly string[]> {
  const names = await readdir(root).catch(() => [])
  return names.filter((name) => name !== '.baton' && !/^\.git(?:$|\.)/.test(name)).toSorted()
}

/** Whether somebody has filled it in: a file that only has headings, comments and placeholders is a template. */
export function isFilled(text: string | undefined): boolean {
  if (text === undefined) return false
  const body = withoutComments(text).split('\n')
  return body.some((line) => {
    const said = trimmed(line)
    return (
      !/^\s*#/.test(line) &&
      /[\p{L}\p{N}]/u.test(said) &&
      !/^(?:\{[^}]*\}|\[[^\]]*\]|\(?(?:TODO|TBD|미정|없음)\)?)$/i.test(said)
    )
  })
}

/** Without regular expressions: what a stranger wrote must not take long. */
function withoutComments(text: string): string {
  let kept = ''
  for (let at = 0; ; ) {
    const begin = text.indexOf('<!--', at)
    const end = begin < 0 ? -1 : text.indexOf('-->', begin)
    if (end < 0) return kept + text.slice(at)
    kept += text.slice(at, begin)
    at = end + 3
  }
}

const MARKS = /[\s>*#|:-]/

/** A line without the marks of headings, lists and tables around it. */
function trimmed(line: string): string {
  let [from, to] = [0, line.length]
  while (from < to && MARKS.test(line.charAt(from))) from += 1
  while (to > from && MARKS.test(line.charAt(to - 1))) to -= 1
  return line.slice(from, to)
}
