import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where Baton keeps what belongs to this machine and to no repository. `BATON_HOME` names another place. */
export function stateFolder(
  { BATON_HOME, XDG_STATE_HOME }: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  return BATON_HOME || join(XDG_STATE_HOME || join(home, '.local', 'state'), 'baton')
}

/** Where agent CLIs get homes of their own. */
export const agentHomes = () => join(stateFolder(), 'agent-homes')

const fileOf = () => join(stateFolder(), 'last-run')

/** The store of the run that was started last, so that `--resume` finds a rehearsal in its scratch repository. */
export function rememberRun(store: string): void {
  try {
    mkdirSync(dirname(fileOf()), { recursive: true, mode: 0o700 })
    writeFileSync(fileOf(), `${store}\n`, { mode: 0o600 })
  } catch {
    // A convenience: without it `--store` says the same.
  }
}

export function lastRun(): string | undefined {
  try {
    return readFileSync(fileOf(), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
