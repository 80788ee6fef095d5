// Plain JavaScript, because the launcher reads it before it knows which Node it runs on.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const bundlesFolder = (home) => join(home, 'node_modules', '.cache', 'baton', 'bundles')

/**
 * Where the bundle of the sources as they are now lies in a checkout. A changed, added or removed file, or other
 * dependencies, change the name, so that a bundle of other sources is never started.
 */
export function bundleFolder(home) {
  const seen = { files: 0, bytes: 0, times: 0 }
  count(join(home, 'package-lock.json'), seen)
  for (const name of ['bundle.ts', 'bundle-plugins.ts']) {
    const path = join(home, 'scripts', name)
    if (existsSync(path)) count(path, seen)
  }
  look(join(home, 'src'), seen)
  return join(bundlesFolder(home), `${seen.files}-${seen.bytes}-${seen.times}`)
}

function look(folder, seen) {
  // Plain names and no path.join: a thousand files are looked at whenever a command starts. Names of folders have no dot.
  for (const name of namesIn(folder)) {
    const path = name === '' ? folder : `${folder}/${name}`
    if (name === '' || name.includes('.')) count(path, seen)
    else look(path, seen)
  }
}

/** What is in a folder; of a file without a dot in its name, the file itself. */
function namesIn(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error
    return ['']
  }
}

function count(path, seen) {
  const { size, mtimeMs } = statSync(path)
  seen.files += 1
  seen.bytes += size
  // In hundredths of a second: a copy keeps a time only to about a microsecond. Small enough to be added exactly.
  seen.times = (seen.times + Math.round(mtimeMs / 10)) % 2 ** 50
}
