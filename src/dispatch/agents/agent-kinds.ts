/** What an agent is for. The dependency rules and the default scopes go by it. */
export const AGENT_KINDS = ['analysis', 'design', 'data', 'implementation', 'verification', 'execution'] as const
export type AgentKind = (typeof AGENT_KINDS)[number]

/** The three tiers of the document. A model that is none of their names is passed on as it is. */
export type Tier = 'critical' | 'standard' | 'fast'

export const tierOf = (model: string): Tier =>
  /opus/i.test(model) ? 'critical' : /haiku/i.test(model) ? 'fast' : 'standard'
