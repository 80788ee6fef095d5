import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { noteIsAlive, thisProcessNote } from './process-note.ts'

/**
 * Runs `work` under a lock file. Returns undefined if another process of this machine has the lock. The lock of a dead
 * process is taken over.
 */
export async function withProcessLock<T>(path: string, work: () => Promise<T>): Promise<{ value: T } | undefined> {
  const note = `${thisProcessNote()} ${randomUUID()}`
  if (!(await take(path, note))) return undefined
  try {
    return { value: await work() }
  } finally {
    if ((await readFile(path, 'utf8').catch(() => '')) === note) await rm(path, { force: true })
  }
}

/** Creates the lock by a hard link, which is atomic: no process reads half a note. */
async function take(path: string, note: string): Promise<boolean> {
  const fresh = `${path}.${randomUUID()}`
  await writeFile(fresh, note, { mode: 0o600 })
  try {
    for (let tries = 0; tries < 2; tries += 1) {
      if (await link(fresh, path).then(isDone, isTaken)) return true
      const [holder = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ')
      if (holder !== '' && noteIsAlive(holder) !== false) return false
      await rm(path, { force: true })
    }
    return false
  } finally {
    await rm(fresh, { force: true })
  }
}

const isDone = () => true

function isTaken(error: NodeJS.ErrnoException): boolean {
  if (error.code !== 'EEXIST') throw error
  return false
}
