import { lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What a folder takes on disk without some paths in it: links are not followed, a file with several names counts once. Stops as soon as it is
 * above the limit, so that a folder of millions of files costs no more than one that is just too large.
 */
export async function workspaceBytes(
  folder: string,
  limit: number,
  without: readonly string[] = [],
): Promise<{ bytes: number; over: boolean }> {
  const skipped = new Set(without.map((path) => join(folder, path)))
  const seen = new Set<string>()
  const folders = [folder]
  let bytes = 0
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    // Gone meanwhile, or closed to us: what cannot be seen cannot be counted.
    const entries = await opendir(at).catch(() => undefined)
    if (!entries) continue
    for await (const entry of entries) {
      const path = join(at, entry.name)
      if (skipped.has(path)) continue
      const found = await lstat(path).catch(() => undefined)
      if (!found) continue
      const key = `${found.dev}:${found.ino}`
      if (found.nlink > 1 && !found.isDirectory() && seen.has(key)) continue
      if (found.nlink > 1 && !found.isDirectory()) seen.add(key)
      bytes += found.blocks * 512
      if (bytes > limit) return { bytes, over: true }
      if (found.isDirectory()) folders.push(path)
    }
  }
  return { bytes, over: false }
}
