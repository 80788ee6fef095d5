import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../store/port.ts'

/**
 * Where runs get their clones: outside every repository, so that an agent that loses its own `.git` does not find the
 * person's, and so that nobody's tools pick its files up. `BATON_HOME` names another place.
 */
export async function runHome(store: Store): Promise<string> {
  const { BATON_HOME, XDG_STATE_HOME } = process.env
  const base = BATON_HOME || join(XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'baton')
  const { id } = await store.facts()
  return join(base, 'runs', id.slice(0, 8))
}
