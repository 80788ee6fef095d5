import { lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'

/** Packages and objects are written by commands, which show by the CPU that they use; the top of `.git` is looked at. */
const SKIPPED = new Set(['node_modules', 'objects', 'logs', 'hooks'])
/** A folder with more entries is not looked through to the end. */
const MAX_ENTRIES = 200_000

/** Whether a file or folder below this one was written in the last so many ms. Links are not followed, nor is `without`. */
export async function changedWithin(folder: string, ms: number, without: readonly string[] = []): Promise<boolean> {
  const since = Date.now() - ms
  const skipped = new Set(without.map((path) => join(folder, path)))
  const folders = [folder]
  let seen = 0
  for (let at = folders.pop(); at !== undefined && seen < MAX_ENTRIES; at = folders.pop()) {
    const entries = await opendir(at).catch(() => undefined) // Gone meanwhile, or closed to us.
    if (!entries) continue
    for await (const entry of entries) {
      seen += 1
      const path = join(at, entry.name)
      if (skipped.has(path)) continue
      const found = await lstat(path).catch(() => undefined)
      if (found && found.mtimeMs >= since) return true
      if (found?.isDirectory() && !SKIPPED.has(entry.name)) folders.push(path)
    }
  }
  return false
}
