import { chmod, lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes a folder and what is in it; links are deleted, not followed. Folders that are read-only (Go makes its module
 * cache so) are opened up first where that is in the way. With a signal it can be stopped in the middle.
 */
export async function removeFolder(folder: string, signal?: AbortSignal): Promise<void> {
  if (signal) await removeParts(folder, signal)
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    await remove()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EPERM') throw error
    await openUp(folder)
    await remove()
  }
}

/** A folder so deep is deleted in one go: a few hundred files, as a rule. */
const PARTS_DEEP = 3

async function removeParts(folder: string, signal: AbortSignal, deep = PARTS_DEEP): Promise<void> {
  if (!(await lstat(folder).catch(() => undefined))?.isDirectory()) return
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []) // Gone, or closed to us.
  for (const entry of entries.filter((one) => one.isDirectory())) {
    signal.throwIfAborted()
    const path = join(folder, entry.name)
    if (deep > 1) await removeParts(path, signal, deep - 1)
    else await removeFolder(path)
  }
  signal.throwIfAborted()
}

async function openUp(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory()) return
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await openUp(join(folder, entry.name))
}
