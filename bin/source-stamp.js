// Plain JavaScript, because the launcher reads it before it knows which Node it runs on.
// An import of `node:fs` would look at all of its exports, which loads the streams: 3 ms.
const { existsSync, readdirSync, readFileSync, statSync } = process.getBuiltinModule('node:fs')
const { join } = process.getBuiltinModule('node:path')

export const bundlesFolder = (home) => join(home, 'node_modules', '.cache', 'baton', 'bundles')

/** Written with the newest bundle: its name and the files and folders that it was made of. */
export const manifestFile = (home) => join(bundlesFolder(home), 'newest')

/**
 * Where the bundle of the sources as they are now lies in a checkout. A changed, added or removed file, or other
 * dependencies, change the name, so that a bundle of other sources is never started.
 */
export function bundleFolder(home) {
  return newestBundle(home) ?? join(bundlesFolder(home), nameOf(home, listSources(home).files))
}

/**
 * The text of the manifest of the sources as they are now. A time stands for the list of names in each folder: it
 * changes when a file is added, removed or renamed.
 */
export function manifestOf(home) {
  const { files, folders } = listSources(home)
  return [nameOf(home, files), timesOf(home, folders), files.length, ...files, ...folders].join('\n')
}

/**
 * The newest bundle, if it was made of the sources as they are now. Looks at every file, but spares reading the folders,
 * which takes more than half of the time; 1,200 files are looked at whenever a command starts.
 */
function newestBundle(home) {
  try {
    const [name, times, count, ...paths] = readFileSync(manifestFile(home), 'utf8').split('\n')
    if (nameOf(home, paths.slice(0, Number(count))) !== name) return undefined
    return String(timesOf(home, paths.slice(Number(count)))) === times ? join(bundlesFolder(home), name) : undefined
  } catch {
    // No manifest, or a file that it names is gone.
    return undefined
  }
}

function listSources(home) {
  const found = { files: ['package-lock.json'], folders: ['src'] }
  for (const script of ['scripts/bundle.ts', 'scripts/bundle-plugins.ts', 'scripts/bundle-scripts.ts'])
    if (existsSync(join(home, script))) found.files.push(script)
  look(home, 'src', found)
  return found
}

function look(home, folder, { files, folders }) {
  for (const entry of readdirSync(join(home, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) files.push(path)
    else {
      folders.push(path)
      look(home, path, { files, folders })
    }
  }
}

function nameOf(home, files) {
  let [bytes, times] = [0, 0]
  for (const path of files) {
    const { size, mtimeMs } = statSync(`${home}/${path}`)
    bytes += size
    // In hundredths of a second: a copy keeps a time only to about a microsecond. Small enough to be added exactly.
    times = (times + Math.round(mtimeMs / 10)) % 2 ** 50
  }
  return `${files.length}-${bytes}-${times}`
}

/** As exact as the system keeps them; in a copy they may differ, and then the folders are read. */
function timesOf(home, folders) {
  return folders.reduce((sum, path) => sum + statSync(`${home}/${path}`).mtimeMs, 0)
}
