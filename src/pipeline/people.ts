import type { Person } from '../protocol/person.ts'
import type { AgentDefinition } from '../protocol/pipeline/definition.ts'

export { ADDRESS_KINDS, type AddressKind, PERSON_ROLES, type Person, type PersonRole } from '../protocol/person.ts'

/** The people who were written down, and who of them gets what is raised to the user (L3). */
export interface People {
  readonly people: readonly Person[]
  readonly user: string
}

/** Who gets L3 until the PO names somebody else. */
export const DEFAULT_USER = 'user'

export const NO_PEOPLE: People = { people: [], user: DEFAULT_USER }

/**
 * Everybody: those who were written down, then those who follow from the definition, which are the PO, the leads of the
 * registry and the user. A person who was written down takes the place of one with the same id.
 */
export function everybody({ people }: People, po: string, agents: readonly AgentDefinition[]): readonly Person[] {
  const derived = [...agents.filter(({ agent_id, lead }) => agent_id === po || lead).map(fromAgent(po)), USER]
  return [...people, ...derived.filter(({ person_id }) => !people.some((one) => one.person_id === person_id))]
}

/** One of everybody, without making the others: every command asks who its actor is. */
export function personById(
  { people }: People,
  po: string,
  agents: readonly AgentDefinition[],
  id: string,
): Person | undefined {
  const written = people.find(({ person_id }) => person_id === id)
  if (written) return written
  const agent = agents.find(({ agent_id, lead }) => agent_id === id && (id === po || lead))
  return agent ? fromAgent(po)(agent) : id === USER.person_id ? USER : undefined
}

const fromAgent =
  (po: string) =>
  ({ agent_id, agent_name, team, lead }: AgentDefinition): Person => ({
    person_id: agent_id,
    name: agent_name,
    roles: [...(agent_id === po ? (['po'] as const) : []), ...(lead ? (['lead'] as const) : [])],
    teams: [team],
    language: null,
    addresses: {},
  })

const USER: Person = {
  person_id: DEFAULT_USER,
  name: 'User',
  roles: ['viewer'],
  teams: [],
  language: null,
  addresses: {},
}

export const isViewer = ({ roles }: Person): boolean => roles.includes('viewer')

/** The team that a person acts for: the one that owns the task's status where it is theirs, else their first. */
export function actingTeam({ teams }: Person, owner: string | null): string | null {
  return owner !== null && teams.includes(owner) ? owner : (teams[0] ?? null)
}
