import type { AgentDefinition } from '../protocol/pipeline/definition.ts'
import type { People } from './people.ts'
import type { RunRecord } from './runs/run-record.ts'

/** Who is who: what must be known to name those who can decide something. */
export interface House {
  readonly people: People
  readonly agents: readonly AgentDefinition[]
  readonly po: string
}

/** Who leads a team: a person who was written down, its active lead in the registry, or the PO when it has none. */
export function leadOfTeam({ people, agents, po }: House, team: string): string {
  const person = people.people.find(({ roles, teams }) => roles.includes('lead') && teams.includes(team))
  if (person) return person.person_id
  return agents.find((one) => one.team === team && one.lead && one.status === 'active')?.agent_id ?? po
}

/** Who can decide about the work of a team: its lead and the PO, each once. */
export function teamDeciders(house: House, team: string | null): readonly string[] {
  return [...new Set([...(team === null ? [] : [leadOfTeam(house, team)]), house.po])]
}

/**
 * Who can decide about a run: the person who started it, the lead of its agent's team, and the PO. A run of a stage was
 * started by Baton: its agent gets no notice of its own question unless it leads the team.
 */
export function runDeciders(house: House, run: Pick<RunRecord, 'agent' | 'stage' | 'created_by'>): readonly string[] {
  const team = house.agents.find(({ agent_id }) => agent_id === run.agent)?.team ?? null
  const started = run.stage === null ? [run.created_by] : []
  return [...new Set([...started, ...teamDeciders(house, team)])]
}
