import type { Answered, SettingsFile } from '../../protocol/plays/outcome.ts'
import { textDigest } from '../../protocol/text-digest.ts'
import { firstThatFit, fits, jsonBytes, LIMITS } from './fit-state.ts'

/**
 * Agent settings and files with secret values in the work: a person decides about them before anything is checked, so
 * that what is checked is what would land.
 *
 * 1. The work is read again after each decision, without the files that were dropped.
 * 2. A decision holds for the visit: the same files are not asked about again. Files are the same if their content is;
 *    if the content is not known, `allow` holds for this work only.
 */
export interface Settling {
  /** Files that are left out of the work. */
  readonly without: readonly string[]
  /** The list that the person allowed for this work. */
  readonly allowed: string | null
  /** What the person is asked about now. */
  readonly asked: AskedSettings | null
}

export interface AskedSettings {
  readonly name: string
  /** As many of them as a person is shown. */
  readonly files: readonly SettingsFile[]
  readonly total: number
  /** Whether each of them is known by its path, so that they can be left out. */
  readonly canDrop: boolean
  /** Whether the decision counts for later work too. */
  readonly content: boolean
}

export interface SettingsDecision {
  readonly name: string
  readonly choice: 'drop' | 'allow'
}

export const NOT_SETTLED: Settling = { without: [], allowed: null, asked: null }

export type SettlingStep =
  | { readonly kind: 'settled' }
  /** The work is read again without these files. */
  | { readonly kind: 'again'; readonly settling: Settling }
  | { readonly kind: 'ask'; readonly settling: Settling }

export function settle(
  settling: Settling,
  settings: readonly SettingsFile[],
  decided: readonly SettingsDecision[],
): SettlingStep {
  const files = settings.filter(({ path }) => !settling.without.includes(path))
  if (files.length === 0) return { kind: 'settled' }
  const name = nameOf(files)
  if (name === settling.allowed) return { kind: 'settled' }
  const shown = firstThatFit(files, { bytes: LIMITS.files - jsonBytes(settling.without), most: 100 })
  const canDrop = shown.length === files.length
  const before = decided.find((one) => one.name === name)?.choice
  if (before === 'allow') return { kind: 'settled' }
  if (before === 'drop' && canDrop) return { kind: 'again', settling: without(settling, shown) }
  const content = files.every(({ entry }) => entry !== undefined)
  return {
    kind: 'ask',
    settling: { ...settling, asked: { name, files: shown, total: files.length, canDrop, content } },
  }
}

/** What a person decided, other than to stop. The work is to be read again. */
export function decide(
  settling: Settling,
  { choice }: Pick<Answered, 'choice'>,
  decided: readonly SettingsDecision[],
): { readonly settling: Settling; readonly decided: readonly SettingsDecision[] } {
  const { asked } = settling
  if (!asked) return { settling, decided }
  const { name } = asked
  if (choice === 'drop') {
    return { settling: without(settling, asked.files), decided: remember(decided, { name, choice }) }
  }
  const allowed = { ...settling, allowed: name, asked: null }
  return { settling: allowed, decided: asked.content ? remember(decided, { name, choice: 'allow' }) : decided }
}

const without = (settling: Settling, files: readonly SettingsFile[]): Settling => ({
  ...settling,
  without: [...settling.without, ...files.map(({ path }) => path)],
  asked: null,
})

const NAME_BYTES = 500
const MOST_DECISIONS = 4

/** The key of a list of files. A long list is replaced by a digest, which may collide, so its decision is not remembered. */
function nameOf(files: readonly SettingsFile[]): string {
  const text = files
    .map(({ status, path, entry }) => `${status} ${path} ${entry ?? '-'}`)
    .toSorted()
    .join('\n')
  return fits(text, NAME_BYTES) ? text : `${LONG}${files.length} ${textDigest(text)}`
}

const LONG = '#'

function remember(decided: readonly SettingsDecision[], decision: SettingsDecision): readonly SettingsDecision[] {
  return decision.name.startsWith(LONG) ? decided : [...decided, decision].slice(-MOST_DECISIONS)
}
