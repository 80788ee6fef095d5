import { type Command, commandFiles, commandsIn, type Follow, SHELLS } from './command-files.ts'
import { folderOf, isToolPath, pathInside } from './repository-path.ts'

/** What is known about a path of the base: a text, a link and where it leads, or null where there is no such file. */
export type BaseFile = { readonly text: string } | { readonly link: string } | null

interface NamedFiles {
  /** Paths that the commands consist of, whether or not they are there. */
  readonly files: readonly string[]
  /** Paths that must be known to go on: read them from the base and ask again. */
  readonly missing: readonly string[]
}

/**
 * Which files a list of check commands consists of, by the texts of the base.
 *
 * 1. Every word of a check's command that names a file counts, and every word of the package script that it runs.
 *    Folders and globs name no file: `node --test test/` does not guard the tests. Changed tests are shown by
 *    themselves.
 * 2. A shell script, a Makefile or a justfile that is run is followed: what it runs counts; what it passes as an
 *    argument does not, since that is mostly the work itself.
 * 3. A script in a folder for tools (`scripts/`, `test/`, …) counts with what it imports from such folders. What it
 *    imports from elsewhere is the work itself.
 * 4. A link counts together with the file that it leads to.
 * 5. `MOST_FILES` and `MOST_COMMANDS` bound it all.
 */
export function namedFiles(commands: readonly (readonly string[])[], base: ReadonlyMap<string, BaseFile>): NamedFiles {
  const seen = new Set<string>()
  const files = new Set<string>()
  const missing = new Set<string>()
  const work: Command[] = commands.map((words) => ({ words, folder: '', all: true }))
  const add = (more: readonly Command[]) => work.push(...more.slice(0, Math.max(0, MOST_COMMANDS - work.length)))
  const look = (path: string): BaseFile => {
    const file = base.get(path)
    if (file === undefined) missing.add(path)
    return file ?? null
  }
  const read = (path: string): string | undefined => {
    const file = look(path)
    return file && 'text' in file ? file.text : undefined
  }
  const name = (path: string, how: Follow, folder: string): void => {
    const key = `${how} ${folder} ${path}`
    if (seen.has(key) || files.size >= MOST_FILES) return
    seen.add(key)
    files.add(path)
    const file = look(path)
    if (!file) return
    if ('link' in file) {
      const target = pathInside(folderOf(path), file.link)
      if (target !== undefined) name(target, how, folder)
      return
    }
    const reading = readAs(file.text, how)
    if (reading === 'shell') add(commandsIn(file.text, folder, false))
    if (reading === 'make') add(commandsIn(recipesOf(file.text), folderOf(path), false))
    if (reading === 'module' && isToolPath(path))
      for (const imported of importsOf(file.text, folderOf(path))) name(imported, 'module', folder)
  }
  const done = new Set<string>()
  for (const command of work) {
    // The list grows while it is walked, up to `MOST_COMMANDS`; the same command in the same folder is read once.
    const key = JSON.stringify(command)
    if (done.has(key)) continue
    done.add(key)
    const found = commandFiles(command, read)
    for (const { path, how } of found.files) name(path, how, command.folder)
    add(found.commands)
  }
  return { files: [...files].sort(), missing: [...missing].sort() }
}

const MOST_FILES = 300
const MOST_COMMANDS = 5_000

/** A program with a line that names its interpreter is read as what that says. */
function readAs(text: string, how: Follow): Follow {
  if (how !== 'shell') return how
  const [, interpreter = 'sh'] = /^#!\s*\S*?(?:\/env\s+(?:-S\s+)?)?([\w.-]+)(?:\s|$)/.exec(text) ?? []
  return SHELLS.has(interpreter) ? 'shell' : 'module'
}

/** The lines that a makefile runs; an `include` as what a shell would source. */
const recipesOf = (text: string): string =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => {
      const [, included] = /^-?include\s+(.+)$/.exec(line) ?? []
      if (included !== undefined) return included.split(/\s+/).map((path) => `. ${path}`)
      return /^\s/.test(line) ? [line.replace(/^[\s@+-]+/, '')] : []
    })
    .join('\n')

const IMPORT = /(?:\bfrom|\bimport|\brequire)[\s(]*['"](\.{1,2}\/[^'"\n]+)['"]/g
const ENDINGS = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '/index.js', '/index.ts'] as const

/** Every file in a folder for tools that an import of a module could mean. */
const importsOf = (text: string, folder: string): string[] =>
  Array.from(text.matchAll(IMPORT), ([, word = '']) => pathInside(folder, word)).flatMap((path) =>
    path === undefined ? [] : ENDINGS.map((ending) => `${path}${ending}`).filter(isToolPath),
  )
