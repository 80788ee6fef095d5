import type { Localized } from '../../protocol/lang.ts'
import type { MatchedSkill } from '../skills/match-skill.ts'
import type { Intent, Mode, Size } from './intent.ts'

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
