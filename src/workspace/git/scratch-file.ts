import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './process-note.ts'

/** A file in a folder of Baton's own that is gone afterwards; one of a dead process is cleared away by the next. */
export async function withScratchFile<T>(folder: string, work: (path: string) => Promise<T>): Promise<T> {
  await clearScratch(folder)
  const path = join(folder, `scratch-${process.pid}-${randomUUID()}`)
  try {
    return await work(path)
  } finally {
    await rm(path, { force: true })
    await rm(`${path}.lock`, { force: true })
  }
}

async function clearScratch(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(/^scratch-(\d+)-/.exec(name)?.[1])
    if (pid > 0 && pid !== process.pid && !isAlive(pid)) await rm(join(folder, name), { force: true })
  }
}
