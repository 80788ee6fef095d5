import { failuresIn } from './failures-in.ts'
import { outputLines } from './output-lines.ts'

/** What a check lacks in the place where it runs: no failure of the work. */
export interface CheckFault {
  readonly kind:
    | 'not_started'
    | 'not_executable'
    | 'missing_program'
    | 'missing_module'
    | 'missing_manifest'
    | 'network'
  /** The program, package, file or address. */
  readonly what: string
}

export interface EndedCheck {
  readonly command: readonly string[]
  readonly code: number | null
  /** `not_started` where there was no process. */
  readonly signal: string | null
  /** All of what it printed, its end, or the reason why it could not be started. */
  readonly output: string
}

/**
 * The fault of the environment that made a check fail; undefined where it passed, or failed by the work. `own` says
 * whether a package is a part of the project, or of what the task has changed: such a package is nobody's to install.
 */
export function environmentFaultIn(
  { command, code, signal, output }: EndedCheck,
  own: (name: string) => boolean = () => false,
): CheckFault | undefined {
  if (code === 0) return undefined
  const program = command[0] ?? ''
  if (signal === 'not_started') return notStarted(program, output)
  const lines = outputLines(output, '', MOST_LETTERS)
  const missing = first(lines, missingModule, (name) => !own(name))
  if (missing !== undefined) return { kind: 'missing_module', what: missing }
  // A test may well print what a shell says: beside failures that have a name it is no fault of the environment.
  if (code !== 126 && code !== 127 && failuresIn(output).length > 0) return undefined
  const refused = first(lines, NOT_EXECUTABLE)
  if (refused !== undefined) return { kind: 'not_executable', what: refused }
  const absent = first(lines, MISSING_PROGRAM)
  if (absent !== undefined) return { kind: 'missing_program', what: absent }
  if (code === 126) return { kind: 'not_executable', what: program }
  if (code === 127) return { kind: 'missing_program', what: program }
  const manifest = first(lines, MISSING_MANIFEST)
  if (manifest !== undefined) return { kind: 'missing_manifest', what: manifest }
  const address = first(lines, NETWORK) ?? first(lines, NETWORK_CODE)
  return address === undefined ? undefined : { kind: 'network', what: address }
}

function notStarted(program: string, reason: string): CheckFault {
  if (/ENOENT|^the command .* is not there$/.test(reason)) return { kind: 'missing_program', what: program }
  return {
    kind: /EACCES|^the command .* may not be executed$/.test(reason) ? 'not_executable' : 'not_started',
    what: program,
  }
}

type Find = (line: string) => string | undefined

function first(lines: readonly string[], find: Find, counts = (_: string) => true): string | undefined {
  for (const line of lines) {
    const found = find(line)
    if (found !== undefined && found !== '' && counts(found)) return found
  }
  return undefined
}

/** The first group of the first pattern that matches. */
function byPattern(...patterns: readonly RegExp[]): Find {
  return (line) => {
    for (const pattern of patterns) {
      const found = pattern.exec(line)
      if (found) return found.slice(1).find((group) => group !== undefined)
    }
    return undefined
  }
}

const MOST_LETTERS = 600

const SHELL = String.raw`^(?:/\S*/)?(?:ba|da|z|k|a)?sh: (?:line |\d+: |eval: )*(?:\d+: )?`

const NOT_EXECUTABLE = byPattern(
  new RegExp(`${SHELL}(\\S+): (?:Permission denied|cannot execute.*|Exec format error)$`),
  /^(?:make|npm (?:error|ERR!)).* (\S+): Permission denied$/,
)

const MISSING_PROGRAM = byPattern(
  new RegExp(`${SHELL}([^\\s:]+): (?:(?:command )?not found|No such file or directory)$`),
  new RegExp(`${SHELL}command not found: (\\S+)$`),
  /^\/\S*env: [‘'"`]?([^\s:’'"`]+)[’'"`]?: No such file or directory$/,
  /^make(?:\[\d+\])?: ([^\s:*]+): No such file or directory$/,
  /^'([^']+)' is not recognized as an internal or external command/,
  /\bspawn (\S+) ENOENT\b/,
  /^(?:error|fatal): no such (?:sub)?command: [`'"]([^`'"]+)[`'"]/,
  /^(?:could not|couldn't) execute process [`'"]([^`'"\s]+).*\(os error 2\)/i,
  /^error: Failed to spawn: [`'"]([^`'"]+)[`'"]/,
)

const MISSING_MANIFEST = byPattern(
  /^error: could not find [`'"](Cargo\.toml)[`'"]/,
  /^go: (go\.mod) file not found/,
  /^(?:go: cannot find|pattern \S+: directory prefix \S+ does not contain) (main module)/,
  /^npm (?:error|ERR!) enoent .*open '(?:.*\/)?(package\.json)'/,
  /^make: \*\*\* No (?:targets specified and no )?(makefile)/,
)

const NETWORK = byPattern(
  /\bgetaddrinfo (?:ENOTFOUND|EAI_AGAIN) (\S+)/,
  /\b(?:Could not|Couldn't) resolve host:? '?([^\s']+)/i,
  /\bdial tcp: lookup (\S+)/,
  /\bconnect (?:ECONNREFUSED|ETIMEDOUT|ENETUNREACH) (\S+)/,
  /\b(ERR_PNPM_META_FETCH_FAIL|Temporary failure in name resolution|Name or service not known|Network is unreachable)\b/,
  /\b(?:Failed to fetch|error sending request for url)\W+(https?:\/\/[^\s)'"`]+)/,
  /^warning: spurious network error.*(?:: |\()(.+?)\)?$/,
  /^ERROR: Could not find a version that satisfies the requirement (\S+) \(from versions: none\)$/,
)
/** Asked last: lines after it may name the address. */
const NETWORK_CODE = byPattern(
  /^npm (?:error|ERR!) code (ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET_TIMEOUT)$/,
)

/** The name of a package that is not installed; a path or a file of the project is none. */
const missingModule: Find = (line) => {
  const name = nodePackage(NODE_MODULE(line)) ?? PYTHON_MODULE(line)?.split('.')[0]
  return name ?? OTHER_MODULE(line)
}

/** Only at the beginning of a line, as an error: a test may quote it. */
const NODE_MODULE = byPattern(
  /^[\s#>]*(?:\w*Error(?: \[\w+\])?: )?Cannot find (?:module|package) '([^']+)'/,
  /^\S.*?(?:\(\d+,\d+\):|:\d+:\d+ -) error TS\d+: Cannot find module '([^']+)' or its corresponding type declarations/,
  /\berror TS2688: Cannot find type definition file for '([^']+)'/,
  /\bFailed to resolve import "([^"]+)" from /,
  /^[\s✘>]*(?:\[ERROR\] |error: )Could not resolve "([^"]+)"/,
)

const PYTHON_MODULE = byPattern(
  /^(?:E +)?(?:ModuleNotFoundError|ImportError): No module named '?([\w.]+)'?/,
  /^\S*python[\d.]*(?:\.exe)?: No module named ([\w.]+)/,
)

const OTHER_MODULE = byPattern(
  /\bno required module provides package ([^\s;:]+)/,
  /\bcannot find (?:module providing )?package "?([^\s";:]+)"? in /,
  /\bmissing go\.sum entry for module providing package ([^\s;:]+)/,
  /^Could not find gem '([^' ]+)/,
)

/** `lodash` for `lodash/fp`, `@scope/name` for a file in it. */
function nodePackage(specifier: string | undefined): string | undefined {
  if (specifier === undefined || /^(?:[./#~\\]|node:|file:|[a-z]:|@\/)/i.test(specifier)) return undefined
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
