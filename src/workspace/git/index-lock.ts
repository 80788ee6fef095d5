import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { busy, type Checkout } from '../clone/checkouts.ts'
import { isAlive, noteIsAlive, thisProcessNote } from './process-note.ts'
import { withScratchFile } from './scratch-file.ts'

const PATIENCE_MS = 2_000

/**
 * Keeps every other git from the indexes of a person's folders while work goes on: nobody commits or stages there
 * meanwhile. It is git's own lock, with a text in it by which a later Baton knows the lock of a dead one, and takes it
 * away; a lock of somebody else's is waited for, and never taken away.
 */
export async function withIndexLocks<T>(
  checkouts: readonly Checkout[],
  branch: string,
  work: () => Promise<T>,
): Promise<T> {
  const [first, ...others] = checkouts
  if (!first) return work()
  return withIndexLock(first, branch, () => withIndexLocks(others, branch, work))
}

async function withIndexLock<T>(checkout: Checkout, branch: string, work: () => Promise<T>): Promise<T> {
  const lock = join(checkout.gitDir, 'index.lock')
  const until = Date.now() + PATIENCE_MS
  while (!(await take(lock))) {
    if (Date.now() > until) throw busy(branch, checkout.folder, LOCKED)
    await wait(50)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** The lock appears with its text in it: a process that is killed here leaves no empty lock that nobody knows. */
async function take(lock: string): Promise<boolean> {
  const text = `baton ${thisProcessNote()}\n`
  const own = join(dirname(lock), 'baton')
  await mkdir(own, { recursive: true })
  try {
    await withScratchFile(own, async (whole) => {
      await writeFile(whole, text)
      await link(whole, lock).catch((error: NodeJS.ErrnoException) => {
        // A file system without hard links.
        if (error.code !== 'EPERM' && error.code !== 'ENOTSUP') throw error
        return writeFile(lock, text, { flag: 'wx' })
      })
    })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (isOfTheDead(await readFile(lock, 'utf8').catch(() => ''))) await rm(lock, { force: true })
    return false
  }
}

/** Earlier versions wrote their process id alone. */
function isOfTheDead(text: string): boolean {
  const [, note] = /^baton (\S+)\n$/.exec(text) ?? []
  if (note === undefined) return false
  return /^\d+$/.test(note) ? !isAlive(Number(note)) : noteIsAlive(note) === false
}

const LOCKED = { ko: 'index.lock 을 다른 git이 잡고 있음', en: 'another git holds its index.lock' }
