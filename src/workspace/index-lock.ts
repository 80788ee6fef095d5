import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { busy, type Checkout } from './checkouts.ts'
import { isAlive } from './scratch-file.ts'

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

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `baton ${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = /^baton (\d+)\n$/.exec(await readFile(lock, 'utf8').catch(() => ''))?.[1]
    if (holder !== undefined && !isAlive(Number(holder))) await rm(lock, { force: true })
    return false
  }
}

const LOCKED = { ko: 'index.lock 을 다른 git 이 잡고 있음', en: 'another git holds its index.lock' }
