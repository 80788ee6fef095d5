import { REGISTRY } from '../../pipeline/records.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { WithEngine } from '../service.ts'

/** The registry as it stands; before anybody was registered it is that of the definition. */
export async function registeredAgents({ engine }: WithEngine): Promise<readonly AgentDefinition[]> {
  const [loaded] = await engine.store.load([REGISTRY])
  return loaded.value?.agents ?? engine.pipeline.definition.agents
}
