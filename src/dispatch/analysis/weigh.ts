import type { Localized } from '../../protocol/lang.ts'
import { featuresOf, signalsOf } from './features.ts'
import { INTENTS, type Intent, SIZES, type Size } from './intent.ts'
import { WEIGHTS } from './weights.ts'

/**
 * By feature, a letter for each intent, then one for each size: how much it speaks for that. `A` is 1, `a` is -1, `Z` and
 * `z` are 26; `.` and what is left out at the end are 0.
 */
export type Weights = ReadonlyMap<string, string>

/** What weighs most, and the names and words of the features that spoke for it. */
export interface Weighed<Kind> {
  readonly kind: Kind
  readonly because: Localized
  readonly words: string
}

export function weigh(
  request: string,
  weights: Weights,
): { readonly intent: Weighed<Intent>; readonly size: Weighed<Size> } {
  const features = featuresOf(request)
  return {
    intent: heaviest(INTENTS, 0, { features, weights }),
    size: heaviest(SIZES, INTENTS.length, { features, weights }),
  }
}

interface Scales {
  readonly features: ReadonlyMap<string, string>
  readonly weights: Weights
}

/** The sum of the weights of all features decides; on a tie, the earlier kind. */
function heaviest<Kind>(kinds: readonly [Kind, ...Kind[]], from: number, { features, weights }: Scales): Weighed<Kind> {
  const weightOf = (feature: string, at: number) => weightOfLetter(weights.get(feature)?.[from + at])
  const sums = kinds.map((_, at) => [...features.keys()].reduce((sum, feature) => sum + weightOf(feature, at), 0))
  const chosen = sums.indexOf(Math.max(...sums))
  const spoke = [...features]
    .map(([feature, words]) => ({ feature, words, weight: weightOf(feature, chosen) }))
    .filter(({ words, weight }) => weight > 0 && words !== '' && !SAYS_NOTHING.test(words))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_REASONS)
  const signals = [...new Set(spoke.flatMap(({ feature }) => signalsOf(feature)))]
  const named = (lang: 'ko' | 'en') => signals.map(({ name }) => name[lang]).join(', ')
  return {
    kind: kinds[chosen] ?? kinds[0],
    because: signals.length === 0 ? SAYS : { ko: named('ko'), en: named('en') },
    words: [...new Set(spoke.flatMap(({ words }) => words.split(/,\s*/)))].join(', ').trim(),
  }
}

const MOST_REASONS = 3

/** Such words weigh a little, and explain nothing. */
const SAYS_NOTHING = /^(?:an?|the|and|is|are|it|its|in|on|of|to|i|my|we|our|as|if|so|by|at|for|this|that|…)$/

const SAYS: Localized = { ko: '단어', en: 'learned words' }

/** The weights that ship with Baton. */
export const shippedWeights = (): Weights => readWeights(WEIGHTS)

/** One line a feature: it, a tab, and its letters. */
export const readWeights = (lines: string): Weights =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const tab = line.indexOf('\t')
        return [line.slice(0, tab), line.slice(tab + 1)]
      }),
  )

function weightOfLetter(letter = '.'): number {
  const code = letter.charCodeAt(0)
  return letter === '.' ? 0 : code < 97 ? code - 64 : 96 - code
}
