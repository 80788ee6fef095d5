import type { CheckKind } from '../../protocol/pipeline/check-kinds.ts'
import type { PackageJson } from './package-json.ts'
import { delegates, flatten, kindOf, type ScriptKind } from './script-kinds.ts'

/** A script of package.json that is a check. */
export interface ScriptCheck {
  readonly name: 'build' | 'test' | 'types' | 'lint'
  readonly kind: CheckKind
  readonly script: string
  /** Other packages do it; of itself it runs nothing. */
  readonly isDelegated: boolean
  /** What is run in place of the script, whose other commands call a program that is missing. */
  readonly command?: readonly string[]
}

/** Which of the scripts count. */
export interface ScriptScope {
  /** It is one package of many: only the usual names count. */
  readonly isMember?: boolean
  /** A package manager that is not on this machine. */
  readonly missing?: string | undefined
}

/** What `npm init` writes where there are no tests: it always fails. */
const NO_TESTS = /no test specified/

/** By which names a script is looked for first: there is no one convention. */
const NAMES = {
  build: ['build'],
  test: ['test', 'test:ci', 'test:run', 'test:once', 'test:unit', 'unit', 'test-unit', 'tests', 'check:test'],
  types: [
    ...['typecheck', 'type-check', 'types', 'check-types', 'check:types', 'types:check', 'check:type', 'typecheck:ts'],
    ...['test:types', 'test:type', 'test:typescript', 'lint:types', 'lint:ts', 'type', 'tsc', 'ts'],
  ],
  lint: ['lint', 'lint:check', 'check:lint', 'eslint', 'lint:ci', 'lint:js', 'lint:es', 'biome', 'check'],
} as const

/** The project asks for types with its linters: DEV, which writes the code, has to pass them. */
const KINDS = { build: 'build', test: 'unit', types: 'lint', lint: 'lint' } as const

/**
 * The scripts that check a package, by what they run. Not those that watch, fix, format or publish, and not what
 * another of them runs already, nor what calls a program that is missing. The build comes first: tests may need what it
 * makes.
 */
export function scriptChecks(packageJson: PackageJson, scope: ScriptScope = {}): readonly ScriptCheck[] {
  const [test, types, lint, build] = (['test', 'types', 'lint', 'build'] as const).map((name) =>
    find(packageJson, name, scope),
  )
  const covering = [test, lint].filter((script) => script !== undefined).map((script) => flatten(packageJson, script))
  const isCovered = (script: string) =>
    covering.some(({ scripts }) => scripts.has(script)) || isWithin(packageJson, script, covering)
  const inTest = test === undefined ? undefined : flatten(packageJson, test)
  const found: (readonly [ScriptCheck['name'], string | undefined])[] = [
    ['build', build !== undefined && isCovered(build) ? undefined : build],
    ['test', test],
    ['types', types !== undefined && isCovered(types) ? undefined : types],
    [
      'lint',
      lint !== undefined && inTest && (inTest.scripts.has(lint) || isWithin(packageJson, lint, [inTest]))
        ? undefined
        : lint,
    ],
  ]
  const checks = found.flatMap(([name, script]) =>
    script === undefined
      ? []
      : [{ name, kind: KINDS[name], script, isDelegated: flatten(packageJson, script).commands.every(delegates) }],
  )
  const runner = test === undefined && !scope.isMember ? testRunner(packageJson, scope.missing) : undefined
  if (runner === undefined) return checks
  const command = ['npx', '--no', ...runner]
  const byRunner: ScriptCheck = { name: 'test', kind: KINDS.test, script: 'test', isDelegated: false, command }
  return [...checks.filter(({ name }) => name === 'build'), byRunner, ...checks.filter(({ name }) => name !== 'build')]
}

/** The one test runner that the script calls beside the program that is missing: `vitest run` of `pnpm vitest run`. */
function testRunner(packageJson: PackageJson, missing: string | undefined): readonly string[] | undefined {
  if (missing === undefined) return undefined
  const commands = flatten(packageJson, 'test').commands.map((words) => (words[0] === missing ? words.slice(1) : words))
  const [first, second] = commands.filter((words) => kindOf(words) === 'test')
  // No shell reads them: a variable or a pattern would stay as it is.
  const isPlain = first?.every((word) => /^[\w@%+=:,./-]+$/.test(word))
  return second === undefined && isPlain ? first : undefined
}

/** Each of its commands is one that another check runs. */
function isWithin(packageJson: PackageJson, script: string, others: readonly ReturnType<typeof flatten>[]): boolean {
  const run = new Set(others.flatMap(({ commands }) => commands.map((words) => words.join(' '))))
  return flatten(packageJson, script).commands.every((words) => run.has(words.join(' ')))
}

function find(all: PackageJson, name: ScriptCheck['name'], { isMember, missing }: ScriptScope): string | undefined {
  const packageJson = missing === undefined ? all : withoutCallers(all, missing)
  const named = NAMES[name].find((script) => isCheck(packageJson, script, name))
  if (named !== undefined || name === 'build' || isMember) return named
  if (name === 'test') {
    // The script formats first, or builds with something that watches: what it then calls tests alone.
    const called = [...flatten(all, 'test').scripts].filter((script) => /^(?:unit|test.)/.test(script))
    const inside = called.find((script) => isCheck(packageJson, script, name))
    if (inside !== undefined) return inside
  }
  // No known name: a script that does this and nothing else.
  return [...packageJson.scripts.keys()].find(
    (script) =>
      !/^(?:pre|post|dev|start|watch|release|coverage|bench|build|docs)/.test(script) &&
      isCheck(packageJson, script, name, true),
  )
}

/** Without the scripts that come to a program that is missing; one that is a dependency is installed with the others. */
function withoutCallers(packageJson: PackageJson, missing: string): PackageJson {
  if (packageJson.dependencies.has(missing)) return packageJson
  const kept = [...packageJson.scripts].filter(([script]) => !flatten(packageJson, script).managers.has(missing))
  return { ...packageJson, scripts: new Map(kept) }
}

/** Browsers are not on every machine, and take minutes: who wants them names the check in the configuration. */
const NEVER: ReadonlySet<ScriptKind> = new Set(['fix', 'watch', 'release', 'browser'])

function isCheck(packageJson: PackageJson, script: string, name: ScriptCheck['name'], strictly = false): boolean {
  const text = packageJson.scripts.get(script)
  if (text === undefined || NO_TESTS.test(text)) return false
  const { commands } = flatten(packageJson, script)
  const kinds = commands.map(kindOf).filter((kind) => kind !== 'none')
  // A build may format what it generates.
  if (kinds.length === 0 || kinds.some((kind) => NEVER.has(kind) && !(kind === 'fix' && name === 'build'))) return false
  switch (name) {
    case 'build':
      return true
    case 'test':
      return strictly
        ? kinds.every((kind) => kind === 'test')
        : script === 'test' || kinds.includes('test') || kinds.includes('other')
    case 'types':
      return (
        kinds.every((kind) => kind === 'types') ||
        (!strictly && !kinds.includes('test') && script !== 'types' && kinds.includes('types'))
      )
    case 'lint':
      return kinds.every((kind) => kind === 'lint') || (!strictly && script !== 'check' && !kinds.includes('test'))
  }
}
