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
  try {
    const parts = path.split('/')
    for (const [at] of parts.entries()) {
      const found = await lstat(join(root, ...parts.slice(0, at + 1)))
      const isLast = at === parts.length - 1
      if (isLast ? !found.isFile() || found.size > most : !found.isDirectory()) return undefined
    }
    return await readFile(join(root, path), 'utf8')
  } catch {
    // There is no such file, or it cannot be read.
    return undefined
  }
}

/** A file of the memory; its path is below `.claude/memory`. */
export const readMemory = (root: string, path: string): Promise<string | undefined> =>
  readPlain(root, `${MEMORY}/${path}`)

/** What lies directly in a folder, without what git and Baton keep there. */
export async function entriesIn(root: string): Promise<readonly string[]> {
  const names = await readdir(root).catch(() => [])
  return names.filter((name) => name !== '.baton' && !/^\.git(?:$|\.)/.test(name)).toSorted()
}

/** Whether somebody has filled it in: a file that only has headings, comments and placeholders is a template. */
export function isFilled(text: string | undefined): boolean {
  if (text === undefined) return false
  const body = text.replace(/<!--[\s\S]*?-->/g, '').split('\n')
  return body.some((line) => {
    const said = line.replace(/^[\s>*#|:-]+|[\s|:-]+$/g, '')
    return (
      !/^\s*#/.test(line) &&
      /[\p{L}\p{N}]/u.test(said) &&
      !/^(?:\{[^}]*\}|\[[^\]]*\]|\(?(?:TODO|TBD|미정|없음)\)?)$/i.test(said)
    )
  })
}
