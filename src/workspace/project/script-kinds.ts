import type { PackageJson } from './package-json.ts'
import { shellCommands } from './shell-text.ts'

/** What a command of a script does, as far as its words tell. */
export type ScriptKind = 'test' | 'browser' | 'types' | 'lint' | 'other' | 'fix' | 'watch' | 'release' | 'none'

const TEST_RUNNERS = new Set([
  ...[
    'vitest',
    'jest',
    'mocha',
    'ava',
    'tap',
    'tape',
    'jasmine',
    'uvu',
    'karma',
    'lab',
    'qunit',
    'borp',
    'zora',
    'wtr',
  ],
  ...['mocha-parallel-tests', 'node-tap', 'web-test-runner', 'react-scripts', 'vue-cli-service', 'aegir'],
])
/** They drive a browser, or a whole installation. */
const BROWSERS = new Set(['playwright', 'cypress', 'wdio', 'nightwatch', 'testcafe', 'codeceptjs', 'detox', 'backstop'])
const TYPES = new Set([
  'tsc',
  'tsgo',
  'vue-tsc',
  'svelte-check',
  'tsd',
  'tstyche',
  'tsd-check',
  'flow',
  'pyright',
  'attw',
  'dtslint',
])
const LINTERS = new Set([
  ...['eslint', 'oxlint', 'standard', 'xo', 'stylelint', 'tslint', 'semistandard', 'neostandard', 'publint', 'knip'],
  ...[
    'markdownlint',
    'markdownlint-cli2',
    'cspell',
    'ts-standard',
    'manypkg',
    'biome',
    'rome',
    'prettier',
    'oxfmt',
    'dprint',
  ],
])
const FORMATTERS = new Set(['prettier', 'oxfmt', 'dprint'])
const RELEASES = new Set([
  ...[
    'np',
    'semantic-release',
    'release-it',
    'standard-version',
    'changelogen',
    'gh-pages',
    'vercel',
    'netlify',
    'firebase',
  ],
  ...[
    'docker',
    'docker-compose',
    'podman',
    'electron-builder',
    'ssh',
    'scp',
    'rsync',
    'aws',
    'gcloud',
    'kubectl',
    'wrangler',
  ],
])
const FIXES = ['--fix', '--write', '--apply', '--fix-dry-run', '--unsafe']
const WATCHERS = new Set(['nodemon', 'vite-node-dev', 'ts-node-dev', 'tsx-watch', 'watchexec', 'chokidar', 'onchange'])

/** The commands that a script comes to, with what it calls by name in their place, and the scripts that it calls. */
export interface Flattened {
  readonly commands: readonly (readonly string[])[]
  readonly scripts: ReadonlySet<string>
  /** Package managers that are called: `pnpm` of `pnpm lint && bunx x`, and `bun`. */
  readonly managers: ReadonlySet<string>
}

const MANAGERS = /^(npm|pnpm|yarn|bun)x?(?: |$)/

const MOST_COMMANDS = 200
const MOST_SCRIPTS = 100

export function flatten(packageJson: PackageJson, script: string): Flattened {
  const commands: (readonly string[])[] = []
  const scripts = new Set<string>()
  const managers = new Set<string>()
  const visit = (name: string) => {
    if (scripts.has(name) || scripts.size > MOST_SCRIPTS || commands.length > MOST_COMMANDS) return
    const text = packageJson.scripts.get(name)
    if (text === undefined) return
    scripts.add(name)
    visit(`pre${name}`)
    for (const words of shellCommands(text)) {
      for (const word of words) {
        const [, manager] = MANAGERS.exec(word) ?? []
        if (manager !== undefined) managers.add(manager)
      }
      const command = withoutPrefix(words)
      const called = calledScripts(packageJson, command)
      if (called.length > 0) for (const one of called) visit(one)
      else if (command.length > 0) commands.push(command)
    }
    visit(`post${name}`)
  }
  visit(script)
  return { commands, scripts, managers }
}

/** The kind of one command that calls no script. */
export function kindOf([program = '', ...args]: readonly string[]): ScriptKind {
  const name =
    program
      .split('/')
      .at(-1)
      ?.replace(/\.[cm]?js$/, '') ?? program
  const has = (...words: string[]) => args.some((arg) => words.includes(arg.split('=')[0] ?? arg))
  if (['echo', 'exit', 'true', 'cd', 'rm', 'rimraf', 'mkdir', 'cp', 'export', 'set'].includes(name)) return 'none'
  if (WATCHERS.has(name) || has('--watch', '--watchAll', 'watch', '--ui', '--open')) return 'watch'
  if (name === 'tsc' && has('-w')) return 'watch'
  if (name === 'vitest' && has('dev', 'bench')) return 'watch'
  if (RELEASES.has(name) || has('publish', 'deploy', 'push')) return 'release'
  if (has(...FIXES) && (LINTERS.has(name) || RUNNERS.has(name) || name === 'deno')) return 'fix'
  if (name === 'prettier' && has('-w')) return 'fix'
  if (FORMATTERS.has(name)) return has('--check', '-c', '-l', '--list-different', 'check') ? 'lint' : 'fix'
  if (name === 'biome' || name === 'rome') return has('check', 'lint', 'ci', 'format') ? 'lint' : 'other'
  if (LINTERS.has(name)) return 'lint'
  if (TYPES.has(name)) return 'types'
  if (BROWSERS.has(name) || (TEST_RUNNERS.has(name) && args.some((arg) => /\be2e\b/.test(arg)))) return 'browser'
  if (TEST_RUNNERS.has(name)) return 'test'
  if (['node', 'tsx', 'bun', 'deno'].includes(name) && has('--test', 'test')) return 'test'
  return 'other'
}

/** Words in front of the command that is meant: variables, coverage, whatever starts a program of node_modules. */
function withoutPrefix(words: readonly string[]): readonly string[] {
  let rest = [...words]
  for (;;) {
    const [first = '', second = ''] = rest
    if (/^[A-Za-z_]\w*=/.test(first) || ['cross-env', 'npx', 'bunx', 'time', 'exec', 'dotenv', 'env'].includes(first)) {
      rest = rest.slice(1)
    } else if (['c8', 'nyc'].includes(first)) rest = afterOptions(rest.slice(1))
    else if (['npm', 'pnpm', 'yarn', 'bun'].includes(first) && ['exec', 'dlx', 'x'].includes(second))
      rest = rest.slice(2)
    else if (rest.length > 0 && (first === '--' || first.startsWith('-'))) rest = rest.slice(1)
    else return rest
  }
}

function afterOptions(words: readonly string[]): string[] {
  const at = words.findIndex((word, index) => !word.startsWith('-') && !takesValue(words[index - 1]))
  return at < 0 ? [] : words.slice(at)
}

/** `nyc --exclude examples npm test`: options of the coverage tools that are followed by a value. */
const takesValue = (option: string | undefined) =>
  option !== undefined &&
  /^(?:--(?:exclude|include|reporter|src|all|config|report-dir|temp-directory)|-[nrxo])$/.test(option)

const RUNNERS = new Set(['npm', 'pnpm', 'yarn', 'bun', 'node'])

/** Names of the scripts that a command calls: `npm run lint`, `pnpm lint`, `run-s lint test:*`, `concurrently npm:lint`. */
function calledScripts({ scripts }: PackageJson, [program = '', ...args]: readonly string[]): readonly string[] {
  const known = (names: readonly string[]) => names.filter((name) => scripts.has(name))
  if (['run-s', 'run-p', 'npm-run-all', 'npm-run-all2'].includes(program)) {
    return args.flatMap((arg) => (arg.endsWith('*') ? like(scripts, arg) : known([arg])))
  }
  if (program === 'concurrently') {
    return args.flatMap((arg) => (arg.startsWith('npm:') ? known([arg.slice(4)]) : []))
  }
  if (!RUNNERS.has(program)) return []
  const words = args.filter((arg) => !arg.startsWith('-') || arg === '--run')
  // `npm run lint -- --fix` is something else than the script.
  if (isDelegated(args) || args.some((arg) => FIXES.includes(arg))) return []
  const [first = '', second = ''] = words
  if (program === 'node') return first === '--run' ? known([second]) : []
  if (first === 'run' || first === 'run-script') {
    return second.startsWith('/^') ? like(scripts, second.slice(2).replace(/\/$/, '*')) : known([second])
  }
  if (first === 'test' || first === 't') return program === 'bun' ? [] : known(['test'])
  // npm has commands of its own; the others take the name of a script for a command.
  return program === 'npm' ? [] : known([first])
}

/** It runs in other packages, not in this one. */
const isDelegated = (args: readonly string[]) =>
  args.some((arg) => /^(?:-r|--recursive|-ws|--workspaces?|-w|--filter|-F|workspaces?|-C|--prefix)(?:$|=)/.test(arg))

const like = (scripts: ReadonlyMap<string, string>, pattern: string) => {
  const start = pattern.replace(/\*+$/, '')
  return [...scripts.keys()].filter((name) => name.startsWith(start))
}

const DELEGATES = new Set(['turbo', 'nx', 'lerna', 'wireit', 'moon', 'lage', 'ultra', 'rush'])

/** A command that has the packages of the workspaces do it. */
export const delegates = ([program = '', ...args]: readonly string[]): boolean =>
  DELEGATES.has(program) || (RUNNERS.has(program) && isDelegated(args))
