import { knownPeople } from '../service/registry/known-people.ts'
import type { Baton } from './compose.ts'
import { terminalText } from './terminal-text.ts'

/** Who acts, by name: `Song PO (song-po)`. */
export function actorName(baton: Baton): Promise<string> {
  return personName(baton, baton.caller.actor)
}

export async function personName({ service }: Baton, actor: string): Promise<string> {
  const { people } = await knownPeople(service)
  const name = people.find(({ person_id }) => person_id === actor)?.name
  return name === undefined || name === actor ? actor : `${terminalText(name)} (${actor})`
}
