import { dirname } from 'node:path'
import type { EffectiveConfig } from '../protocol/project-config/effective-config.ts'
import { agentsHere, type ExaminedAgent } from '../service/place/agents-here.ts'
import { enclosingRepository } from './repository-place.ts'

/** What this machine has of the agents of the project whose configuration lies here. */
export function agentsOfProject(config: EffectiveConfig, configPath: string | null): Promise<ExaminedAgent[]> {
  const folder = configPath === null ? process.cwd() : dirname(configPath)
  return agentsHere(config, enclosingRepository(folder) ?? folder)
}
