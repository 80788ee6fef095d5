import type { Results } from '../../pipeline/results.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { registeredAgents } from './registered-agents.ts'

/** What is not given stays as it is; a new agent is active and needs a team. */
export type AgentInput = { readonly agent_id: string } & Partial<Omit<AgentDefinition, 'agent_id'>>

/** Adds an agent to the registry, or changes one. */
export async function registerAgent(
  { engine }: WithEngine,
  caller: Caller,
  input: AgentInput,
): Promise<Results['register_agent']> {
  const { agent_id } = input
  const before = (await registeredAgents({ engine })).find((agent) => agent.agent_id === agent_id)
  const team = input.team ?? before?.team
  if (team === undefined) throw BatonError.of('USAGE', { problem: NO_TEAM, command: '' })
  const agent: AgentDefinition = {
    agent_id,
    agent_name: input.agent_name ?? before?.agent_name ?? agent_id,
    team,
    role: input.role ?? before?.role ?? engine.pipeline.teams.get(team)?.role.ko ?? team,
    status: input.status ?? 'active',
    github_registered: input.github_registered ?? before?.github_registered ?? 'N',
    lead: input.lead ?? (before?.team === team && before.lead),
  }
  return engine.execute({ type: 'register_agent', agent }, askedBy(caller))
}

const NO_TEAM = { ko: '새 에이전트에는 --team 이 필요합니다.', en: 'A new agent needs --team.' }
