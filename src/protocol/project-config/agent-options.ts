/** How capable, and how costly, a model is to be. Each agent CLI has names of its own for models. */
export const TIERS = ['critical', 'standard', 'fast'] as const
export type Tier = (typeof TIERS)[number]

/** What an agent CLI is told by its own flags or in its own protocol; what is left out, the CLI decides. */
export interface AgentOptions {
  readonly model?: string
  /** The only tools that the model gets, by the CLI's own names. */
  readonly tools?: readonly string[]
  /** Calls of the model in one turn, from a request to the point where the CLI waits for the next one. */
  readonly max_turns?: number
  /** Added to the CLI's own system prompt. */
  readonly system_prompt?: string
  /** Whether `baton mcp` is configured for its runs; absent: where the CLI has no other way to ask a person. */
  readonly mcp?: boolean
}

/** The kinds of trouble for which another agent may take over a run. */
export const FALLBACK_CAUSES = ['missing', 'quota', 'overloaded'] as const
export type FallbackCause = (typeof FALLBACK_CAUSES)[number]

/** The models of one agent CLI by tier. */
export type ModelsByTier = Readonly<Partial<Record<Tier, string>>>

/** Models by tier, by the name of an agent. */
export type TierModels = Readonly<Record<string, ModelsByTier>>

/** Aliases of Claude Code, which always mean its newest models. No other CLI has names that last. */
const BUILT_IN: TierModels = { claude: { critical: 'opus', standard: 'sonnet', fast: 'haiku' } }

/** The model of a tier for this agent; undefined where nobody named one. */
export function modelOfTier(tiers: TierModels, agent: string, tier: Tier): string | undefined {
  return modelsOf(tiers, agent)?.[tier] ?? modelsOf(BUILT_IN, agent)?.[tier]
}

/** What a project names for an agent; undefined where it names nothing. */
export const modelsOf = (models: TierModels, agent: string): ModelsByTier | undefined =>
  Object.hasOwn(models, agent) ? models[agent] : undefined
