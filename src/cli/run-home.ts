import { join } from 'node:path'
import type { Store } from '../store/port.ts'
import { stateFolder } from './relay/last-run.ts'

/**
 * Where runs get their clones: outside every repository, so that an agent that loses its own `.git` does not find the
 * person's, and so that nobody's tools pick its files up.
 */
export async function runHome(store: Store): Promise<string> {
  const { id } = await store.facts()
  return join(stateFolder(), 'runs', id.slice(0, 8))
}
