import type { Localized } from '../../protocol/lang.ts'
import type { MatchedSkill } from '../skills/match-skill.ts'

export const INTENTS = ['feature', 'bugfix', 'refactor', 'review', 'test', 'investigation', 'other'] as const
export type Intent = (typeof INTENTS)[number]

/** How many specialists the work needs: none, 1–2, 3–5, 6 or more. The rubric is docs/reference/analysis.md. */
export const SIZES = ['simple', 'small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

/** `direct`: one executor. `ralph`: one agent, repeated. `dispatch`: a graph of specialists. */
export type Mode = 'direct' | 'ralph' | 'dispatch'

/** Why something was decided: the rule, and the words of the request that it holds for (none: nothing else held). */
export interface Reason {
  readonly about: 'intent' | 'size' | 'mode'
  readonly rule: Localized
  readonly words: string
}

export interface Analysis {
  readonly intent: Intent
  readonly size: Size
  readonly mode: Mode
  readonly skill: MatchedSkill
  readonly reasons: readonly Reason[]
  /** What the person said to leave alone, as they wrote it. */
  readonly leftAlone: readonly string[]
}
