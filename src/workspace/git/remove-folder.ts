import { chmod, lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes a folder and what is in it; links are deleted, not followed. Folders that are read-only (Go makes its module
 * cache so) are opened up first where that is in the way.
 */
export async function removeFolder(folder: string): Promise<void> {
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

async function openUp(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory()) return
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await openUp(join(folder, entry.name))
}
