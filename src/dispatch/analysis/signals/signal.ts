import type { Localized } from '../../../protocol/lang.ts'

/** Words that mean alike. A request that holds one of them holds the signal; what that speaks for is learned. */
export interface Signal {
  readonly name: Localized
  readonly words: RegExp
}

interface Words {
  readonly name: Localized
  /** Whole words. */
  readonly en: string | readonly string[]
  /** Parts of words: Korean words end with particles. */
  readonly ko: string | readonly string[]
}

export function signal({ name, en, ko }: Words): Signal {
  const [whole, parts] = [en, ko].map((words) => [words].flat().join('|'))
  return { name, words: new RegExp(`(?<![a-z0-9_])(?:${whole})(?![a-z0-9_])|${parts}`, 'g') }
}
