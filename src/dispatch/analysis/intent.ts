export const INTENTS = ['feature', 'bugfix', 'refactor', 'review', 'test', 'investigation', 'other'] as const
export type Intent = (typeof INTENTS)[number]

/**
 * How many specialists the work needs: only the agent `executor`, 1–2, 3–5, 6 or more. That is the rubric of the labelled
 * requests (docs/reference/analysis.md); `choose-agents.ts` may choose more.
 */
export const SIZES = ['simple', 'small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

/**
 * What the document advises: `direct` (the one agent `executor`), `ralph` (one agent, repeated), `dispatch` (a graph of
 * specialists). It is only shown: which play a stage has follows from the configuration and the size
 * (`service/plan/graphs-of-stages.ts`), and there is no play `ralph` yet.
 */
export type Mode = 'direct' | 'ralph' | 'dispatch'
