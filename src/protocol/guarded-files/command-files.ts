import { fileNamed, pathInside } from './repository-path.ts'
import { shellCommands } from './shell-words.ts'

/** One simple command, in the folder of the repository that it is run in. */
export interface Command {
  readonly words: readonly string[]
  readonly folder: string
  /** Every word that names a file counts, not only what is run: the words of a check and of a package script. */
  readonly all: boolean
}

/** How the text of a file is read on: as shell, as a makefile, as a module, or not at all. */
export type Follow = 'shell' | 'make' | 'module' | 'none'

/** What a command consists of. */
export interface CommandFiles {
  readonly files: readonly { readonly path: string; readonly how: Follow }[]
  /** Commands that it runs by itself: those of `sh -c`, of a wrapper, of a package script. */
  readonly commands: readonly Command[]
}

/** The commands of a shell text, each in the folder that a `cd` before it leads to. */
export function commandsIn(text: string, start: string, all: boolean): Command[] {
  let folder: string | undefined = start
  const found: Command[] = []
  for (const words of shellCommands(text)) {
    if (folder === undefined) break
    if (words[0] === 'cd') folder = pathInside(folder, words[1] ?? '')
    else found.push({ words, folder, all })
  }
  return found
}

export const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash'])
const INTERPRETER = /^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|ruby|perl|php|lua)$/
const PACKAGERS: ReadonlySet<string> = new Set(['npm', 'yarn', 'pnpm', 'bun'])
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'] as const
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  make: MAKEFILES,
  gmake: MAKEFILES,
  just: ['justfile', 'Justfile', '.justfile'],
}
/** Programs that run the rest of their words, and how many of those are their own. */
const WRAPPERS: Readonly<Record<string, number>> = {
  ...{ env: 0, nice: 0, nohup: 0, npx: 0, bunx: 0, 'cross-env': 0, 'xvfb-run': 0, timeout: 1 },
}

/** `read` gives the text of a file of the base, if there is one. */
export function commandFiles(command: Command, read: (path: string) => string | undefined): CommandFiles {
  const { words, folder, all } = command
  const [program = '', ...args] = words
  const at = (word: string | undefined, how: Follow) => {
    const path = word === undefined ? undefined : fileNamed(folder, word)
    return path === undefined ? [] : [{ path, how }]
  }
  const plain = args.filter((word) => !word.startsWith('-'))
  const named = (all ? args.flatMap((word) => valuePart(word) ?? []) : configsIn(args)).flatMap((word) =>
    at(word, 'none'),
  )
  if (Object.hasOwn(WRAPPERS, program)) return { files: [], commands: wrapped(command) }
  if (SHELLS.has(program)) {
    const text = args[args.findIndex((word) => /^-\w*c$/.test(word)) + 1]
    if (args.some((word) => /^-\w*c$/.test(word))) return { files: [], commands: commandsIn(text ?? '', folder, all) }
    return { files: [...at(plain[0], 'shell'), ...named], commands: [] }
  }
  if (program === '.' || program === 'source') return { files: at(args[0], 'shell'), commands: [] }
  if (Object.hasOwn(MAKERS, program)) return { files: makefiles(program, args, folder), commands: [] }
  if (PACKAGERS.has(program) && !(program === 'bun' && plain[0]?.includes('.')))
    return withPackage(command, named, read)
  if (/^python[\d.]*$/.test(program) && args.includes('-m')) {
    const module = args[args.indexOf('-m') + 1]?.replaceAll('.', '/') ?? ''
    const forms = [`${module}.py`, `${module}/__init__.py`, `${module}/__main__.py`]
    return { files: [...forms.flatMap((form) => at(form, 'none')), ...named], commands: [] }
  }
  if (INTERPRETER.test(program)) return { files: [...at(plain[0], 'module'), ...named], commands: [] }
  return { files: [...(program.includes('/') ? at(program, 'shell') : []), ...named], commands: [] }
}

function wrapped({ words, folder, all }: Command): Command[] {
  const [program = '', ...args] = words
  const own = args.findIndex((word) => !word.startsWith('-') && !/^\w+=/.test(word))
  if (own === -1) return []
  return [{ words: args.slice(own + (WRAPPERS[program] ?? 0)), folder, all }]
}

function makefiles(program: string, args: readonly string[], folder: string): CommandFiles['files'] {
  const place = pathInside(folder, optionOf(args, ['-C', '--directory']) ?? '')
  if (place === undefined) return []
  const named = optionOf(args, ['-f', '--file', '--makefile', '--justfile'])
  const names = named === undefined ? (MAKERS[program] ?? []) : [named]
  return names.flatMap((name) => {
    const path = fileNamed(place, name)
    return path === undefined ? [] : [{ path, how: 'make' as const }]
  })
}

/** `npm test`, `npm run x`, `yarn x`: the package file, and what the script says, with its `pre` and `post`. */
function withPackage(
  { words, folder }: Command,
  named: CommandFiles['files'],
  read: (path: string) => string | undefined,
): CommandFiles {
  const args = words.slice(1)
  const place = pathInside(folder, optionOf(args, ['--prefix', '-C', '--dir', '--cwd']) ?? '')
  if (place === undefined) return { files: named, commands: [] }
  const path = place === '' ? 'package.json' : `${place}/package.json`
  const files = [{ path, how: 'none' as const }, ...named]
  const [verb = '', next = ''] = args.filter((word) => !word.startsWith('-') && word !== place)
  if (verb === 'exec' || verb === 'dlx') {
    const rest = args.slice(args.indexOf(verb) + 1).filter((word) => word !== '--')
    return { files, commands: [{ words: rest, folder: place, all: true }] }
  }
  const script = verb === 'run' || verb === 'run-script' ? next : verb === 't' ? 'test' : verb
  const scripts = scriptsIn(read(path) ?? '')
  const texts = [`pre${script}`, script, `post${script}`].flatMap((name) =>
    Object.hasOwn(scripts, name) ? [String(scripts[name])] : [],
  )
  return { files, commands: texts.flatMap((text) => commandsIn(text, place, true)) }
}

function scriptsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const { scripts } = JSON.parse(text) as { scripts?: Readonly<Record<string, unknown>> }
    return scripts ?? {}
  } catch {
    // No package file, or none that can be read: it runs nothing.
    return {}
  }
}

/** Options whose value is a file that decides what is done. */
const CONFIG_OPTION = /^(?:-r|-c|-p|--(?:config|require|import|loader|project|setup|preset|rcfile|plugin))$/

function configsIn(args: readonly string[]): string[] {
  return args.flatMap((word, at) => {
    const [option = '', value] = word.split('=', 2)
    if (value !== undefined) return CONFIG_OPTION.test(option) ? [value] : []
    return CONFIG_OPTION.test(args[at - 1] ?? '') ? [word] : []
  })
}

/** The value of `--option=value`, or the word itself where it is no option. */
function valuePart(word: string): string | undefined {
  if (!word.startsWith('-')) return word
  return word.includes('=') ? word.slice(word.indexOf('=') + 1) : undefined
}

function optionOf(args: readonly string[], options: readonly string[]): string | undefined {
  for (const [at, word] of args.entries()) {
    if (options.includes(word)) return args[at + 1]
    if (options.some((option) => word.startsWith(`${option}=`))) return valuePart(word)
  }
  return undefined
}
