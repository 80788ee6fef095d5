import type { Intent } from '../analysis/intent.ts'

/** What a parameter is read from. */
export type SkillParameter = 'resource' | 'service'

/** One skill as it stands in `.claude/skills` or `.agents/skills`. */
export interface Skill {
  readonly name: string
  readonly path: string
  readonly description: string
  /** One of them must be in the request. `a + b`: both. */
  readonly keywords: readonly string[]
  /** Parts of a request with which it is not triggered. */
  readonly unless: readonly string[]
  /** Nouns that may follow a keyword. Where there are some, any other noun makes the keyword a part of another name. */
  readonly follows: readonly string[]
  /** The intents for which it is a workflow. */
  readonly intents: readonly Intent[]
  /** What must be in the request beside a keyword. */
  readonly needs: readonly SkillParameter[]
  /** What has to hold before; asked for. */
  readonly prerequisites: readonly string[]
  readonly body: string
}
