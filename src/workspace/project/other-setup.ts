import type { SetupStep } from '../../protocol/plays/project-setup.ts'
import { fieldsOf } from './fields.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'

interface Row {
  readonly source: string
  readonly command: readonly string[]
  readonly inputs: readonly string[]
  readonly outputs?: readonly string[]
  readonly again?: SetupStep['again']
  readonly env?: Readonly<Record<string, string>>
}

const TIMEOUT_MINUTES = 20

/** Installs that only fill a cache of the machine have no outputs: they run in each clone, and are soon done. */
export function otherSetups(files: ProjectFiles, folder: string): readonly SetupStep[] {
  const has = (name: string) => files.has(pathIn(folder, name))
  const rows: readonly (Row | false)[] = [
    has('go.mod') &&
      hasDependencies(files.text(pathIn(folder, 'go.mod'))) && {
        source: 'go.mod',
        command: ['go', 'mod', 'download'],
        inputs: ['go.mod', 'go.sum', '.tool-versions'],
      },
    has('Cargo.toml') && {
      source: has('Cargo.lock') ? 'Cargo.lock' : 'Cargo.toml',
      command: ['cargo', 'fetch', ...(has('Cargo.lock') ? ['--locked'] : [])],
      inputs: ['Cargo.lock', '**/Cargo.toml', 'rust-toolchain', 'rust-toolchain.toml', '.cargo/**'],
    },
    has('Gemfile') && bundle(files, folder),
    has('composer.json') && {
      source: has('composer.lock') ? 'composer.lock' : 'composer.json',
      command: ['composer', 'install', '--no-interaction', '--no-progress'],
      inputs: ['composer.json', 'composer.lock', 'auth.json'],
      outputs: ['vendor'],
      // The class map is made from the sources.
      again: [['composer', 'dump-autoload', '--no-interaction']],
    },
    has('mix.lock') && {
      source: 'mix.lock',
      command: ['mix', 'deps.get'],
      inputs: ['mix.exs', 'mix.lock', '.tool-versions'],
      outputs: ['deps'],
    },
  ]
  return rows.flatMap((row) => (row ? [stepOf(row, folder)] : []))
}

function bundle(files: ProjectFiles, folder: string): Row {
  const isLocked = files.has(pathIn(folder, 'Gemfile.lock'))
  return {
    source: isLocked ? 'Gemfile.lock' : 'Gemfile',
    // In the configuration of the folder, so that checks find the gems too.
    command: ['sh', '-c', 'bundle config set --local path vendor/bundle && bundle install'],
    inputs: ['Gemfile', 'Gemfile.lock', '*.gemspec', '.ruby-version', '.tool-versions'],
    outputs: ['vendor/bundle', '.bundle'],
    ...(isLocked ? { env: { BUNDLE_FROZEN: 'true' } } : {}),
    again: [['true']],
  }
}

const hasDependencies = (goMod: string) => /^[ \t]*require\b/m.test(goMod)

function stepOf({ source, command, inputs, outputs = [], again = [], env = {} }: Row, folder: string): SetupStep {
  const name = command[0] === 'sh' ? 'bundle install' : command.join(' ')
  return {
    name: folder === '.' ? name : `${name} (${folder})`,
    command,
    cwd: folder,
    inputs: inputs.map((path) => pathIn(folder, path)),
    outputs: outputs.map((path) => pathIn(folder, path)),
    again,
    env: { CI: '1', ...fieldsOf(env) } as Readonly<Record<string, string>>,
    timeout_minutes: TIMEOUT_MINUTES,
    source: pathIn(folder, source),
  }
}
