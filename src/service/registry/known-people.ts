import { everybody, NO_PEOPLE, type People, type Person } from '../../pipeline/people.ts'
import { PEOPLE, REGISTRY } from '../../pipeline/records.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { WithEngine } from '../service.ts'

/** Everybody who is known to a store, and who of them L3 goes to. */
export interface KnownPeople {
  readonly people: readonly Person[]
  readonly user: string
  /** Those who were written down. */
  readonly record: People
  readonly agents: readonly AgentDefinition[]
}

export async function knownPeople({ engine }: WithEngine): Promise<KnownPeople> {
  const [loaded, registry] = await engine.store.load([PEOPLE, REGISTRY])
  const record = loaded.value ?? NO_PEOPLE
  const { po } = engine.pipeline.definition
  const agents = registry.value?.agents ?? engine.pipeline.definition.agents
  return { people: everybody(record, po, agents), user: record.user, record, agents }
}
