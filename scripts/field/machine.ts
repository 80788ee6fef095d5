import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** Programs that install dependencies. Each start of one is counted. */
const COUNTED = ['npm', 'pnpm', 'yarn', 'bun', 'uv', 'poetry', 'pip', 'pip3', 'python3', 'python']

/**
 * The machine of a person who does not work on Baton: Node 24 and the package managers are on the PATH, and no program
 * of Baton's own `node_modules`, which would hide that a clone lacks one.
 */
export class Machine {
  readonly env: Readonly<Record<string, string>>
  readonly #log: string

  constructor(folder: string) {
    const bin = join(folder, 'bin')
    mkdirSync(bin, { recursive: true })
    this.#log = join(folder, 'started.log')
    const path = (process.env.PATH ?? '').split(delimiter).filter((one) => !isOurs(one))
    symlinkSync(process.execPath, join(bin, 'node'))
    for (const name of COUNTED) this.#count(bin, name, path)
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|BATON_|INIT_CWD$|NODE$|NODE_OPTIONS$|CI$)/.test(name),
    )
    this.env = { ...(Object.fromEntries(own) as Record<string, string>), PATH: [bin, ...path].join(delimiter) }
  }

  /** A script of the shell that notes how it was called and becomes the program. */
  #count(bin: string, name: string, path: readonly string[]): void {
    const program = path.map((folder) => join(folder, name)).find((file) => existsSync(file))
    if (program === undefined) return
    const script = join(bin, name)
    writeFileSync(
      script,
      `#!/bin/sh\nprintf '%s\\t%s\\n' "$PWD" '${name} '"$*" >> '${this.#log}'\nexec '${program}' "$@"\n`,
    )
    chmodSync(script, 0o755)
  }

  /** Forgets what was started. */
  clear(): void {
    rmSync(this.#log, { force: true })
  }

  /** The command lines of package managers that were started since `clear`. */
  started(): string[] {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8').trim().split('\n') : []
  }

  /** Those of them that install. */
  installs(): string[] {
    return this.started()
      .map((line) => line.split('\t')[1] ?? '')
      .filter((command) => INSTALL.test(command))
  }
}

const INSTALL =
  /^(?:npm (?:\S+ )*(?:ci|install|i)\b|pnpm (?:\S+ )*(?:install|i)\b|yarn(?: install| --(?:immutable|frozen)\S*| ?$)|bun (?:install|i)\b|uv (?:sync|pip)\b|poetry install|pip3? (?:\S+ )*install|python3? -m (?:pip|venv))/

/** npm puts the `node_modules/.bin` of this checkout and of the folders above it on the PATH. */
function isOurs(folder: string): boolean {
  if (folder.includes('node-gyp-bin')) return true
  if (!folder.endsWith(join('node_modules', '.bin'))) return false
  return `${ROOT}/`.startsWith(join(dirname(dirname(folder)), '/'))
}
