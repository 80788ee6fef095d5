// Plain JavaScript, because the launcher reads it before it knows which Node it runs on.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const bundlesFolder = (home) => join(home, 'node_modules', '.cache', 'baton', 'bundles')

/**
 * Where the bundle of the sources as they are now lies in a checkout. A changed, added or removed file, or other
 * dependencies, change the name, so that a bundle of other sources is never started.
 */
export function bundleFolder(home) {
  const seen = { files: 0, bytes: 0, times: 0 }
  count(join(home, 'package-lock.json'), seen)
  look(join(home, 'src'), seen)
  return join(bundlesFolder(home), `${seen.files}-${seen.bytes}-${seen.times}`)
}

function look(folder, seen) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) look(path, seen)
    else count(path, seen)
  }
}

function count(path, seen) {
  const { size, mtimeMs } = statSync(path)
  seen.files += 1
  seen.bytes += size
  // In whole microseconds, and small enough to be added exactly.
  seen.times = (seen.times + Math.round(mtimeMs * 1_000)) % 2 ** 50
}
