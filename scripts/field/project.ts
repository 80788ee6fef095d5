import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How the field test itself installs and tests a project, outside of Baton: a second opinion. */
export interface Project {
  readonly manager: string
  readonly runner: string
  /** Command lines for the shell. */
  readonly install: readonly string[]
  readonly test: string
}

/** What a person says about a repository where the guess is wrong: `--repos-json`. */
export type Told = Partial<Project> & { readonly env?: Readonly<Record<string, string>> }

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>
  readonly workspaces?: unknown
}

const RUNNERS = ['vitest', 'jest', 'mocha', 'ava', 'tap', 'uvu', 'node --test', 'tape'] as const

export function projectOf(folder: string, told: Told = {}): Project {
  const guessed = existsSync(join(folder, 'package.json')) ? nodeProject(folder) : pythonProject(folder)
  return { ...guessed, ...told }
}

function nodeProject(folder: string): Project {
  const { scripts = {}, workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const has = (name: string) => existsSync(join(folder, name))
  const test = testOf(scripts)
  const many = workspaces !== undefined || has('pnpm-workspace.yaml') ? ', workspaces' : ''
  if (has('pnpm-lock.yaml')) return { ...test, manager: `pnpm${many}`, install: ['pnpm install --frozen-lockfile'] }
  if (has('yarn.lock')) {
    const install = has('.yarnrc.yml') ? 'yarn install --immutable' : 'yarn install --frozen-lockfile'
    return { ...test, manager: `yarn${many}`, install: [install] }
  }
  if (has('package-lock.json')) return { ...test, manager: `npm${many}`, install: ['npm ci'] }
  return { ...test, manager: `npm, no lock${many}`, install: ['npm install --no-package-lock'] }
}

/** The part of the scripts that starts a runner of tests, without linters before it and coverage around it. */
function testOf(scripts: Readonly<Record<string, string>>): Pick<Project, 'runner' | 'test'> {
  const names = ['unit', 'test:unit', 'test', ...Object.keys(scripts).filter((name) => /test|unit/.test(name))]
  const parts = names.flatMap((name) => (scripts[name] ?? '').split('&&')).map((part) => part.trim())
  for (const part of parts)
    for (const runner of RUNNERS)
      if (new RegExp(`(?:^|[\\s/])${runner}(?![\\w:.-])`).test(part))
        return { runner: runner.replace('node --test', 'node:test'), test: withoutCoverage(part) }
  return { runner: '?', test: 'npm test' }
}

const withoutCoverage = (part: string) => part.replace(/^(?:c8|nyc)(?: +-\S+)* +/, '').replace(/ --coverage\b/, '')

function pythonProject(folder: string): Project {
  const manager = existsSync(join(folder, 'uv.lock')) ? 'pip (uv.lock)' : 'pip'
  const install = ['python3 -m venv --clear .venv', '.venv/bin/pip install -q -e . pytest']
  return { manager, runner: 'pytest', install, test: '.venv/bin/python -m pytest -q -x' }
}
