import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shellWord } from './shell-word.ts'

const BIN = fileURLToPath(new URL('../../bin/baton.js', import.meta.url))

interface Caller {
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** The launcher of this Baton. */
  readonly bin?: string
}

/**
 * What a person types in this folder to reach this Baton: `baton` where the PATH has it, `npx baton` where npx finds
 * it without asking the registry (there `baton` is somebody else's package), else `node` with the path.
 */
export function ownCommand({ env = process.env, cwd = process.cwd(), bin = BIN }: Caller = {}): string {
  const own = real(bin)
  const isOwn = (path: string) => real(path) === own || (own !== undefined && startsIt(path, own))
  // npm puts `node_modules/.bin` on the PATH of what it starts. The person's shell does not have it.
  const underNpm = env.npm_command !== undefined || env.npm_lifecycle_event !== undefined
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => !(underNpm && isBinFolder(folder)))
  const first = folders.map((folder) => join(folder || '.', 'baton')).find((path) => existsSync(path))
  if (first !== undefined && isOwn(first)) return 'baton'
  const project = projectAround(cwd)
  const isProjectItself = project !== undefined && isOwn(join(project, 'bin', 'baton.js'))
  if (project && (isProjectItself || isOwn(join(project, 'node_modules', '.bin', 'baton')))) return 'npx baton'
  return `node ${shellWord(bin)}`
}

const COMMANDS =
  'agent|answer|audit|backup|config|diagram|dispatch|doctor|escalation|gc|help|inbox|init|mcp|message|people|pipeline|plan|restore|run|runs|serve|settings|simulate|stats|task|tick|token|usage|validate|why|worker'

/** Not a path, not part of a word, not after npx; a colour may stand before it. */
const HINT = new RegExp(
  String.raw`(?<!npx )(?<=^|[^\w./-]|\u001b\[[\d;]*m)baton (?=(?:${COMMANDS})(?![\w-])|--[a-z])`,
  'g',
)

/** A text for people, in which every command of Baton is one that can be typed here. JSON stays as it is. */
export function asTypedHere(text: string, command: () => string = ownCommand): string {
  if (text.trimStart().startsWith('{') || text.search(HINT) < 0) return text
  const own = command()
  return own === 'baton' ? text : text.replaceAll(HINT, () => `${own} `)
}

/** The folder that npm and npx take for the project: the nearest one with a package.json or packages. */
function projectAround(from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json')) || existsSync(join(at, 'node_modules'))) return at
    if (dirname(at) === at) return undefined
  }
}

const isBinFolder = (folder: string) => basename(folder) === '.bin' && basename(dirname(folder)) === 'node_modules'

const LONGEST_WRAPPER = 8_192

/** A short script that calls it, as pnpm writes one for a package and people for a checkout. */
function startsIt(path: string, own: string): boolean {
  try {
    if (statSync(path).size > LONGEST_WRAPPER) return false
    const text = readFileSync(path, 'utf8')
    return text.includes(own) || text.includes('baton-relay/bin/baton.js')
  } catch {
    return false
  }
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
