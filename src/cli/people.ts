import { everybody, NO_PEOPLE, type People, type Person } from '../pipeline/people.ts'
import { PEOPLE } from '../pipeline/records.ts'
import type { AgentDefinition } from '../protocol/pipeline/definition.ts'
import { registeredAgents } from './commands/agent-list.ts'
import type { Baton } from './compose.ts'
import { terminalText } from './terminal-text.ts'

/** Everybody who is known to a store, and who of them L3 goes to. */
export interface KnownPeople {
  readonly people: readonly Person[]
  readonly user: string
  /** Those who were written down. */
  readonly record: People
  readonly agents: readonly AgentDefinition[]
}

export async function knownPeople(baton: Pick<Baton, 'engine'>): Promise<KnownPeople> {
  const { engine } = baton
  const [loaded] = await engine.store.load([PEOPLE])
  const record = loaded.value ?? NO_PEOPLE
  const { po } = engine.pipeline.definition
  const agents = await registeredAgents(baton)
  return { people: everybody(record, po, agents), user: record.user, record, agents }
}

/** Who acts, by name: `Song PO (song-po)`. */
export async function actorName(baton: Baton): Promise<string> {
  const { people } = await knownPeople(baton)
  const name = people.find(({ person_id }) => person_id === baton.actor)?.name
  return name === undefined || name === baton.actor ? baton.actor : `${terminalText(name)} (${baton.actor})`
}
