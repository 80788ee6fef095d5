import type { ProjectCheck } from '../../protocol/plays/project-check.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'

const TIMEOUT_MINUTES = 10

type Row = readonly [name: string, kind: 'unit' | 'lint' | 'build', command: readonly string[]]

/** Toolchains whose commands are the same in every project. */
export function toolchainChecks(files: ProjectFiles, folder: string): readonly ProjectCheck[] {
  const has = (...names: readonly string[]) => names.some((name) => files.has(pathIn(folder, name)))
  const isGo = has('go.mod')
  const isRust = has('Cargo.toml')
  const hasClippy =
    has('clippy.toml', '.clippy.toml') ||
    /^\[(?:workspace\.)?lints\.clippy/m.test(files.text(pathIn(folder, 'Cargo.toml')))
  const rows: readonly (Row | false)[] = [
    isGo && ['test', 'unit', ['go', 'test', './...']],
    isGo && ['lint', 'lint', ['go', 'vet', './...']],
    isRust && ['test', 'unit', ['cargo', 'test', ...(isWorkspace(files, folder) ? ['--workspace'] : [])]],
    isRust && hasClippy && ['lint', 'lint', ['cargo', 'clippy', '--all-targets', '--', '-D', 'warnings']],
    has('pom.xml') && ['test', 'unit', [...wrapped(files, folder, 'mvnw', 'mvn'), 'test']],
    has('build.gradle', 'build.gradle.kts') && [
      'test',
      'unit',
      [...wrapped(files, folder, 'gradlew', 'gradle'), 'test'],
    ],
    has('mix.exs') && ['test', 'unit', ['mix', 'test']],
    has('Gemfile', '.rspec') && has('.rspec', 'spec/spec_helper.rb') && ['test', 'unit', ['bundle', 'exec', 'rspec']],
    has('Gemfile') &&
      !has('.rspec', 'spec/spec_helper.rb') &&
      has('Rakefile') &&
      has('test/test_helper.rb') && ['test', 'unit', ['bundle', 'exec', 'rake', 'test']],
    has('phpunit.xml', 'phpunit.xml.dist') && ['test', 'unit', ['vendor/bin/phpunit']],
  ]
  return rows.flatMap((row) => (row ? [checkOf(row, folder)] : []))
}

const checkOf = ([name, kind, command]: Row, folder: string): ProjectCheck => ({
  ...{ name, kind, command, timeout_minutes: TIMEOUT_MINUTES },
  ...(folder === '.' ? {} : { cwd: folder }),
})

const isWorkspace = (files: ProjectFiles, folder: string) =>
  /^\[workspace\]/m.test(files.text(pathIn(folder, 'Cargo.toml')))

/** A build tool's own script in the repository comes before the one of the machine; git does not always keep its mode. */
function wrapped(files: ProjectFiles, folder: string, script: string, program: string): readonly string[] {
  const path = pathIn(folder, script)
  if (!files.has(path)) return [program]
  return files.isExecutable(path) ? [`./${script}`] : ['sh', script]
}

/** Targets of a Makefile, where nothing else was found: who writes one means it to be called. */
export function makeChecks(files: ProjectFiles, folder: string): readonly ProjectCheck[] {
  const file = ['GNUmakefile', 'makefile', 'Makefile'].find((name) => files.has(pathIn(folder, name)))
  if (file === undefined) return []
  const targets = new Set(files.text(pathIn(folder, file)).split('\n').flatMap(targetsOf))
  const rows: readonly (Row | false)[] = [
    targets.has('test')
      ? ['test', 'unit', ['make', 'test']]
      : targets.has('check') && ['test', 'unit', ['make', 'check']],
    targets.has('lint') && ['lint', 'lint', ['make', 'lint']],
  ]
  return rows.flatMap((row) => (row ? [checkOf(row, folder)] : []))
}

function targetsOf(line: string): readonly string[] {
  const end = line.indexOf(':')
  if (end < 0 || line[end + 1] === '=' || /^[\s#]/.test(line)) return []
  return line.slice(0, end).trim().split(/\s+/)
}
