import { dirname } from 'node:path'
import { type ExaminedAgent, examineAgents, type NamedProgram } from '../agents/examine-agents.ts'
import type { EffectiveConfig } from '../protocol/project-config/effective-config.ts'
import { enclosingRepository } from './repository-place.ts'

/** What this machine has of the agents that a configuration names and of those that Baton offers. */
export function agentsHere(config: EffectiveConfig, configPath: string | null): Promise<ExaminedAgent[]> {
  const folder = configPath === null ? process.cwd() : dirname(configPath)
  return examineAgents(namedPrograms(config), enclosingRepository(folder) ?? folder)
}

/** Each program once, with the stages that it plays. */
function namedPrograms({ stages, reviewer }: EffectiveConfig): NamedProgram[] {
  const players = [
    ...stages.map(({ stage, agent }) => ({ stage, agent })),
    ...(reviewer === null ? [] : [{ stage: 'reviewer', agent: reviewer }]),
  ]
  const commands = players.flatMap(({ stage, agent }) =>
    agent.kind === 'command' ? [{ stage, name: agent.name, program: agent.command[0] }] : [],
  )
  return [...Map.groupBy(commands, ({ program }) => program)].map(([program, uses]) => ({
    name: uses[0]?.name ?? program,
    program,
    stages: uses.map(({ stage }) => stage),
  }))
}
