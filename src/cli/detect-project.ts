import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BatonError } from '../protocol/baton-error.ts'
import { parseJson } from '../protocol/parse-json.ts'
import { readInput } from './read-input.ts'

export interface DetectedCheck {
  readonly name: string
  readonly command: readonly string[]
}

/** The checks that a repository seems to have, by the files at its root. Nothing is run to find out. */
export async function detectChecks(folder: string): Promise<DetectedCheck[]> {
  const has = (name: string) => existsSync(join(folder, name))
  return unique([
    ...(await npmChecks(join(folder, 'package.json'))),
    ...((await usesPytest(folder)) ? [{ name: 'test', command: ['pytest'] }] : []),
    ...(has('Cargo.toml') ? [{ name: 'test', command: ['cargo', 'test'] }] : []),
    ...(has('go.mod') ? [{ name: 'test', command: ['go', 'test', './...'] }] : []),
    ...(has('pom.xml') ? [{ name: 'test', command: [...wrapped(folder, 'mvnw', 'mvn'), 'test'] }] : []),
    ...(['build.gradle', 'build.gradle.kts'].some(has)
      ? [{ name: 'test', command: [...wrapped(folder, 'gradlew', 'gradle'), 'test'] }]
      : []),
    ...(has('mix.exs') ? [{ name: 'test', command: ['mix', 'test'] }] : []),
  ])
}

/** A build tool's own script in the repository comes before the one of the machine; git does not always keep its mode. */
function wrapped(folder: string, script: string, program: string): string[] {
  const file = join(folder, script)
  if (!existsSync(file)) return [program]
  return (statSync(file).mode & 0o100) === 0 ? ['sh', script] : [`./${script}`]
}

/** Names of the script that checks types: there is no one convention. */
const TYPE_CHECKS = ['typecheck', 'type-check', 'types', 'check-types', 'tsc']

/** What `npm init` writes where there are no tests: it always fails. */
const NO_TESTS = /no test specified/

async function npmChecks(file: string): Promise<DetectedCheck[]> {
  const parsed = parseJson(await textOf(file), file)
  const { scripts } = ((parsed.ok && parsed.value) || {}) as { scripts?: Readonly<Record<string, unknown>> }
  const has = (name: string) => {
    const script = typeof scripts === 'object' && scripts && Object.hasOwn(scripts, name) ? scripts[name] : undefined
    return typeof script === 'string' && script.trim() !== '' && !NO_TESTS.test(script)
  }
  return [
    ...(has('test') ? [{ name: 'test', command: ['npm', 'test'] }] : []),
    ...TYPE_CHECKS.filter(has)
      .slice(0, 1)
      .map((name) => ({ name: 'types', command: ['npm', 'run', name] })),
    ...(has('lint') ? [{ name: 'lint', command: ['npm', 'run', 'lint'] }] : []),
  ]
}

async function usesPytest(folder: string): Promise<boolean> {
  if (['pytest.ini', 'conftest.py'].some((name) => existsSync(join(folder, name)))) return true
  const files = ['pyproject.toml', 'requirements.txt', 'requirements-dev.txt', 'setup.cfg', 'tox.ini']
  const texts = await Promise.all(files.map((name) => textOf(join(folder, name))))
  return texts.some((text) => /\bpytest\b/.test(text))
}

/** Names must differ: of two that are called `test`, the second is called by its program too. */
function unique(checks: readonly DetectedCheck[]): DetectedCheck[] {
  const seen = new Set<string>()
  return checks.map(({ name, command }) => {
    const own = seen.has(name) ? `${name}-${command[0]}` : name
    seen.add(own)
    return { name: own, command }
  })
}

/** Empty where there is no such file, or none that can be read: then it says nothing about the project. */
async function textOf(file: string): Promise<string> {
  try {
    return await readInput(file)
  } catch (error) {
    if (error instanceof BatonError) return ''
    throw error
  }
}
