// Plain JavaScript, because the launcher reads it before it knows which Node it runs on.
// An import of `node:fs` would look at all of its exports, which loads the streams: 3 ms.
const { existsSync, readdirSync, readFileSync, statSync } = process.getBuiltinModule('node:fs')
const { join } = process.getBuiltinModule('node:path')

/** What makes the bundle. */
export const BUNDLE_SCRIPTS = ['bundle', 'bundle-commands', 'bundle-plugins', 'bundle-scripts'].map(
  (name) => `scripts/${name}.ts`,
)

export const bundlesFolder = (home) => join(home, 'node_modules', '.cache', 'baton', 'bundles')

/** Written with the newest bundle: its name and the files and folders that it was made of. */
export const manifestFile = (home) => join(bundlesFolder(home), 'newest')

/** Written with the newest bundle: which sources each command can load. */
export const commandsFile = (home) => join(bundlesFolder(home), 'commands')

/**
 * Where the bundle of the sources as they are now lies in a checkout. A changed, added or removed file, or other
 * dependencies, change the name, so that a bundle of other sources is never started. For the words of a command line, only
 * the sources count that this command can load.
 */
export function bundleFolder(home, words = []) {
  return (
    commandBundle(home, words) ?? newestBundle(home) ?? join(bundlesFolder(home), nameOf(home, listSources(home).files))
  )
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
 * The lines of the file of commands, for the bundle of this name: the name, for each command the numbers of its groups of
 * files, for each group the stamp and the files, and a last line, without which the file is not complete. Undefined if a
 * source was changed since the bundle got its name.
 */
export function commandsOf(home, name, { commands, groups }) {
  const stamps = groups.map((files) => [nameOf(home, files), ...files].join('\t'))
  if (nameOf(home, listSources(home).files) !== name) return undefined
  return [name, ...Object.entries(commands).map(([command, of]) => `${command} ${of.join(' ')}`), ...stamps, END].join(
    '\n',
  )
}

const END = 'end'

/**
 * The newest bundle, if no source that the command can load was changed since it was made: half of all files for a command
 * that opens a store, a fifth for one that does not.
 */
function commandBundle(home, [first, second]) {
  try {
    const lines = readFileSync(commandsFile(home), 'latin1').split('\n')
    const command = lineOf(lines, `${first}-${second}`) ?? lineOf(lines, first)
    if (command === undefined || lines.at(-1) !== END) return undefined
    const groups = lines.slice(0, -1).filter((line) => line.includes('\t'))
    const isSame = command.split(' ').every((number) => {
      const [stamp, ...files] = groups[number].split('\t')
      return nameOf(home, files) === stamp
    })
    return isSame ? join(bundlesFolder(home), lines[0]) : undefined
  } catch {
    // No such file, a damaged one, or one of the sources is gone.
    return undefined
  }
}

const lineOf = (lines, command) => lines.find((line) => line.startsWith(`${command} `))?.slice(command.length + 1)

/**
 * The newest bundle, if it was made of the sources as they are now. Looks at every file, but spares reading the folders,
 * which takes more than half of the time: 1,350 files, 7 ms and as much garbage as a whole command makes.
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
  for (const script of BUNDLE_SCRIPTS) if (existsSync(join(home, script))) found.files.push(script)
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
