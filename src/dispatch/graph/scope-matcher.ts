import { expandBraces } from './expand-braces.ts'

export interface ScopeMatcher {
  test(path: string): boolean
}

/** Of a longer pattern nothing is matched: no file of a repository needs one. */
export const LONGEST_PATTERN = 300

/**
 * Whether a path is in one of several patterns; letters match in either case. Undefined: no patterns.
 *
 * 1. `**` stands for any number of folders, `*` and `?` for letters within a name, `{a,b}` for either word.
 * 2. A pattern without a wildcard is a file, or a folder with all that is in it: `src/api` and `src/api/`.
 * 3. Patterns come from agents. The time for one is bounded by the product of both lengths, whatever it holds.
 */
export function scopeMatcher(patterns: readonly string[]): ScopeMatcher | undefined {
  if (patterns.length === 0) return undefined
  const sources: string[] = []
  const matchers: ScopeMatcher[] = []
  for (const pattern of patterns.flatMap(plainPatterns)) {
    if (pattern.length > LONGEST_PATTERN) continue
    const parts = pattern.split(WILDCARDS)
    if (backtracks(parts) <= MOST_BACKTRACKS) sources.push(sourceOf(parts))
    else matchers.push(stepwise(parts))
  }
  if (sources.length > 0) matchers.unshift(new RegExp(`^(?:${sources.join('|')})$`, 'is'))
  const [only] = matchers
  if (only !== undefined && matchers.length === 1) return only
  return { test: (path) => matchers.some((one) => one.test(path)) }
}

/** What one stands for: without braces, `./` and the slash at the end of a folder. */
function plainPatterns(pattern: string): readonly string[] {
  if (pattern.length > LONGEST_PATTERN) return []
  return (pattern.includes('{') ? expandBraces(pattern) : [pattern]).map(withoutSlashes)
}

function withoutSlashes(pattern: string): string {
  const from = pattern.startsWith('./') ? pattern.slice(2) : pattern
  const plain = from.replaceAll(/\*{3,}/g, '**').replace(/(?:\*\*\/){2,}/g, '**/')
  if (!plain.endsWith('/')) return plain
  const folder = plain.replace(/\/+$/, '')
  return /[*?]/.test(folder) ? `${folder}/**` : folder
}

const WILDCARDS = /(\*\*\/|\*\*|\*|\?)/
const isWild = (part: string) => part.startsWith('*') || part === '?'

/**
 * An expression with many wildcards may try all of their places: `*a*a*a` grows with the power of their number. Two are
 * fast enough, and one at the end is never tried twice.
 */
const MOST_BACKTRACKS = 2
const backtracks = (parts: readonly string[]) => {
  const stars = parts.filter((part) => part.startsWith('*')).length
  return /\*$/.test(parts.findLast((part) => part !== '') ?? '') ? stars - 1 : stars
}

const WILD: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }

function sourceOf(parts: readonly string[]): string {
  const source = parts.map((part) => WILD[part] ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&')).join('')
  return parts.some(isWild) ? source : `${source}(?:/.*)?`
}

/** All places of the pattern at which a path may be are followed at once, letter by letter. */
function stepwise(parts: readonly string[]): ScopeMatcher {
  // `**/` is nothing, or anything up to a slash: two places, at the second of which letters are taken.
  const places = parts.flatMap((part) => {
    if (part === '**/') return ['**/', 'folders']
    return part in WILD ? [part] : [...part.toLowerCase()].map((letter) => `=${letter}`)
  })
  const reach = (at: number, into: Set<number>): void => {
    if (into.has(at)) return
    into.add(at)
    const place = places[at]
    if (place === '**' || place === '*') reach(at + 1, into)
    if (place === '**/') {
      reach(at + 1, into)
      reach(at + 2, into)
    }
  }
  return {
    test: (path) => {
      let now = new Set<number>()
      reach(0, now)
      for (const letter of path.toLowerCase()) {
        const next = new Set<number>()
        for (const at of now) {
          const place = places[at]
          const isName = letter !== '/'
          if (place === '**' || place === 'folders' || (place === '*' && isName)) reach(at, next)
          if (place === `=${letter}` || (place === '?' && isName) || (place === 'folders' && !isName))
            reach(at + 1, next)
        }
        now = next
      }
      return now.has(places.length)
    },
  }
}
