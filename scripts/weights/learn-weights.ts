import { featuresOf } from '../../src/dispatch/analysis/features.ts'
import { INTENTS, SIZES } from '../../src/dispatch/analysis/intent.ts'
import type { LabelledRequest } from './labelled-requests.ts'
import { type Example, train } from './train.ts'

/** The signals were written by people who knew these tables, so that they count less than those written blindly. */
const KNOWN = ['first', 'rounds']
const SHARE_OF_KNOWN = 0.4

/** How many features keep their weights. */
const MOST = { intent: 9_000, size: 6_000 } as const

/** A weight of 0.1 is one step of a letter. */
const STEPS = 10

/** The lines that `readWeights` reads. */
export function learnWeights(requests: readonly LabelledRequest[]): string {
  const features = requests.map(({ request }) => [...featuresOf(request).keys()])
  const learn = (about: 'intent' | 'size', kinds: readonly string[]) => {
    const ids = new Map<string, number>()
    const counts: number[] = []
    const idOf = (feature: string) => {
      const id = ids.get(feature) ?? ids.size
      ids.set(feature, id)
      counts[id] = (counts[id] ?? 0) + 1
      return id
    }
    const examples = requests.map(
      (row, at): Example => ({
        features: Int32Array.from(features[at] ?? [], idOf),
        kind: kinds.indexOf(row[about]),
        share: KNOWN.includes(row.table) ? SHARE_OF_KNOWN : 1,
      }),
    )
    const weights = train(examples, { kinds: kinds.length, features: ids.size })
    const rows = [...ids].map(([feature, id]) => {
      const own = weights.subarray(id * kinds.length, (id + 1) * kinds.length)
      const mean = own.reduce((one, other) => one + other) / kinds.length
      const letters = Array.from(own, (weight) => letterOf(Math.round((weight - mean) * STEPS))).join('')
      const strength = Math.max(...own.map((weight) => Math.abs(weight - mean))) * Math.sqrt(counts[id] ?? 0)
      return { feature, letters, strength }
    })
    const kept = rows
      .filter(({ letters }) => /[^.]/.test(letters))
      .toSorted((one, other) => other.strength - one.strength)
      .slice(0, MOST[about])
    return new Map(kept.map(({ feature, letters }) => [feature, letters]))
  }
  const intents = learn('intent', INTENTS)
  const sizes = learn('size', SIZES)
  return [...new Set([...intents.keys(), ...sizes.keys()])]
    .toSorted()
    .map((feature) => {
      const letters = (intents.get(feature) ?? '.'.repeat(INTENTS.length)) + (sizes.get(feature) ?? '')
      return `${feature}\t${letters.replace(/\.+$/, '')}\n`
    })
    .join('')
}

function letterOf(steps: number): string {
  if (steps === 0) return '.'
  return String.fromCharCode((steps > 0 ? 64 : 96) + Math.min(26, Math.abs(steps)))
}
