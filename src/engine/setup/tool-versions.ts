import { execFile } from 'node:child_process'

/** Programs whose version decides what a setup makes, by the words of commands. */
const RUNTIMES: Readonly<Record<string, readonly string[]>> = {
  npm: ['node'],
  npx: ['node'],
  pnpm: ['node'],
  yarn: ['node'],
  bun: [],
  node: [],
  uv: ['python3'],
  poetry: ['python3'],
  pip: ['python3'],
  python: [],
  python3: [],
  go: [],
  cargo: [],
  bundle: ['ruby'],
  composer: ['php'],
}

const LIMIT_MS = 20_000

/** The platform, and the versions of the programs that commands name. A program that does not answer has none. */
export class ToolVersions {
  readonly #known = new Map<string, Promise<string>>()

  async of(commands: readonly (readonly string[])[]): Promise<Readonly<Record<string, string>>> {
    const words = new Set(commands.flatMap((command) => command.flatMap((word) => word.split(/[\s;&|/]+/))))
    const named = [...words].filter((word) => Object.hasOwn(RUNTIMES, word))
    const programs = [...new Set(named.flatMap((name) => [name, ...(RUNTIMES[name] ?? [])]))].toSorted()
    const versions = await Promise.all(programs.map(async (name) => [name, await this.#version(name)] as const))
    return { platform: `${process.platform}-${process.arch}`, ...Object.fromEntries(versions) }
  }

  #version(program: string): Promise<string> {
    const known = this.#known.get(program) ?? versionOf(program)
    this.#known.set(program, known)
    return known
  }
}

function versionOf(program: string): Promise<string> {
  const args = program === 'go' ? ['version'] : ['--version']
  return new Promise((resolve) => {
    execFile(program, args, { timeout: LIMIT_MS, cwd: '/' }, (_, stdout) =>
      resolve(stdout.trim().split('\n', 1)[0] ?? ''),
    )
  })
}
