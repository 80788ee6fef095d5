export const INTENTS = ['feature', 'bugfix', 'refactor', 'review', 'test', 'investigation', 'other'] as const
export type Intent = (typeof INTENTS)[number]

/** How many specialists the work needs: none, 1–2, 3–5, 6 or more. The rubric is docs/reference/analysis.md. */
export const SIZES = ['simple', 'small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

/** `direct`: one executor. `ralph`: one agent, repeated. `dispatch`: a graph of specialists. */
export type Mode = 'direct' | 'ralph' | 'dispatch'
