import type { Tier } from '../../protocol/project-config/agent-options.ts'

export { AGENT_KINDS, type AgentKind } from '../../protocol/plays/graph-spec.ts'

/** The tier that a model of the document stands for. A model that is none of their names is passed on as it is. */
export const tierOf = (model: string): Tier =>
  /opus/i.test(model) ? 'critical' : /haiku/i.test(model) ? 'fast' : 'standard'
