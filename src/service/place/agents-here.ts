import { type ExaminedAgent, examineAgents, type NamedProgram } from '../../agents/examine-agents.ts'
import { findProgram } from '../../agents/find-program.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import { KNOWN_AGENT_NAMES, type KnownAgentName } from '../../protocol/project-config/known-agents.ts'

export { unsaidOptions } from '../../agents/adapters/option-words.ts'
export type { ExaminedAgent } from '../../agents/examine-agents.ts'

/** What this machine has of the agents that a configuration names and of those that Baton offers. */
export function agentsHere(config: EffectiveConfig, repository: string): Promise<ExaminedAgent[]> {
  return examineAgents(namedPrograms(config), repository)
}

/** The agent CLIs that Baton knows, for no configuration. */
export const knownAgentsHere = (): Promise<ExaminedAgent[]> => examineAgents([], '/')

/** The agent CLIs on the PATH. */
export const detectAgents = (path: string): KnownAgentName[] =>
  KNOWN_AGENT_NAMES.filter((name) => findProgram(name, path, '/') !== undefined)

/** Each program once, with the stages that it plays. */
function namedPrograms({ stages, reviewer }: EffectiveConfig): NamedProgram[] {
  const players = [
    ...stages.flatMap(({ stage, agent, fallback }) => [agent, ...fallback].map((one) => ({ stage, agent: one }))),
    ...(reviewer === null ? [] : [{ stage: 'reviewer', agent: reviewer }]),
  ]
  const commands = players.flatMap(({ stage, agent }) =>
    agent.kind === 'command' ? [{ stage, name: agent.name, program: agent.command[0] }] : [],
  )
  return [...Map.groupBy(commands, ({ program }) => program)].map(([program, uses]) => ({
    name: uses[0]?.name ?? program,
    program,
    stages: [...new Set(uses.map(({ stage }) => stage))],
  }))
}
