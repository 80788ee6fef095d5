import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isInAnEnvironment, noteIsAlive, thisProcessNote } from './process-note.ts'

/**
 * Tells which locks of refs a dead Baton left behind.
 *
 * git writes no process id into a lock. `kill -9` inside `git update-ref` leaves `<ref>.lock` (empty, or with the new
 * commit), `HEAD.lock` and, for a deletion, `packed-refs.lock` and `packed-refs.new`; every later git then fails.
 *
 * 1. Before Baton starts `git update-ref` it writes a note: its own process, the refs, and when. The note goes when git
 *    has ended.
 * 2. A note whose process is dead, and whose git is dead too, proves that the locks of its refs that were made in its
 *    time are Baton's. These are removed, and no others.
 * 3. The git of a dead Baton may live on for a moment. It carries the name of the note in its environment; while it is
 *    seen, nothing is removed. A lock must also be older than `OLD_MS`, because only Linux shows an environment.
 */
export async function withRefNote<T>(
  gitDir: string,
  refs: readonly string[],
  work: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  await clearDeadLocks(gitDir)
  const name = `${thisProcessNote()}~${randomUUID()}`
  const path = join(notesOf(gitDir), name)
  await mkdir(notesOf(gitDir), { recursive: true })
  await writeFile(path, JSON.stringify({ at: Date.now(), refs }))
  try {
    return await work({ [MARK]: name })
  } finally {
    await rm(path, { force: true })
  }
}

const MARK = 'BATON_REF_NOTE'
const notesOf = (gitDir: string): string => join(gitDir, 'baton', 'ref-notes')

/** A living git holds a lock for milliseconds. */
const OLD_MS = 900
/** A git that waits for the lock of another and for a slow disk may still make its own so long after the note. */
const SPAN_MS = 30_000
/** Clocks of file systems are coarse. */
const SLACK_MS = 2_000

/** Removes the locks that dead processes of Baton left, and their notes. */
export async function clearDeadLocks(gitDir: string): Promise<void> {
  const names = await readdir(notesOf(gitDir)).catch(() => [])
  for (const name of names) {
    const path = join(notesOf(gitDir), name)
    if (noteIsAlive(name.slice(0, name.indexOf('~'))) !== false) continue
    if (isInAnEnvironment(`${MARK}=${name}`)) continue
    for (const lock of locksOf(gitDir, await readNote(path))) await removeOld(lock)
    await rm(path, { force: true })
  }
}

interface Lock {
  readonly path: string
  readonly from: number
  readonly until: number
  /** `HEAD.lock` and `packed-refs.lock` are empty; what git writes beside the packed refs is not looked at. */
  readonly holds: RegExp
}

function locksOf(gitDir: string, note: Note | undefined): readonly Lock[] {
  if (!note) return []
  const lock = (name: string, holds: RegExp): Lock => ({
    path: join(gitDir, name),
    from: note.at - SLACK_MS,
    until: note.at + SPAN_MS,
    holds,
  })
  return [
    ...note.refs.map((ref) => lock(`${ref}.lock`, /^(?:[0-9a-f]{40,64}\n)?$/)),
    lock('HEAD.lock', /^$/),
    lock('packed-refs.lock', /^$/),
    lock('packed-refs.new', /^/),
  ]
}

async function removeOld({ path, from, until, holds }: Lock): Promise<void> {
  for (;;) {
    const found = await lstat(path).catch(() => undefined)
    if (!found?.isFile() || found.mtimeMs < from || found.mtimeMs > until) return
    if (!holds.test(await readFile(path, 'latin1').catch(() => '?'))) return
    const left = OLD_MS - (Date.now() - found.mtimeMs)
    if (left <= 0) return rm(path, { force: true })
    await wait(left)
  }
}

interface Note {
  readonly at: number
  readonly refs: readonly string[]
}

/** Undefined for one that was cut off while it was written: git had not been started then. */
async function readNote(path: string): Promise<Note | undefined> {
  try {
    const { at, refs } = JSON.parse(await readFile(path, 'utf8')) as Partial<Note>
    if (typeof at !== 'number' || !Array.isArray(refs)) return undefined
    return { at, refs: refs.filter((ref) => /^refs\/[^\0]+$/.test(ref) && !ref.split('/').includes('..')) }
  } catch {
    return undefined
  }
}
