import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { registeredAgents } from './registered-agents.ts'

/** Activates an agent of each team that has none active, except of a team whose stage is skipped. Answers with whom. */
export async function activateMissingAgents(
  { engine }: WithEngine,
  caller: Caller,
  { skipsDocs }: { readonly skipsDocs: boolean },
): Promise<readonly AgentDefinition[]> {
  const { definition, stages } = engine.pipeline
  const skipped = definition.transitions.flatMap(({ action, when }) =>
    skipsDocs && action === 'skip_docs' && when ? [when.team] : [],
  )
  const agents = await registeredAgents({ engine })
  const activated: AgentDefinition[] = []
  for (const { team } of stages) {
    const members = agents.filter((one) => one.team === team)
    const [first] = members
    if (!first || skipped.includes(team) || members.some(({ status }) => status === 'active')) continue
    const agent: AgentDefinition = { ...first, status: 'active' }
    await engine.execute({ type: 'register_agent', agent }, askedBy(caller))
    activated.push(agent)
  }
  return activated
}
