import { TEXT_PATTERNS } from '../text-patterns.ts'

/** Something to do, and by when: an instant, or a time after the run has ended. */
export interface ActionItem {
  readonly action: string
  readonly deadline: { readonly at: string } | { readonly after_ms: number } | null
}

export const ACTION_FORM = 'text, or: text @ 2026-11-20T12:00:00Z, or: text @ 4h (30m, 2d)'

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const AFTER = /^([1-9]\d{0,3})([mhd])$/
/** What looks like a date is meant as one: a wrong one is a fault, not a part of the text. */
const LIKE_A_DATE = /^\d{4}-\d/

/**
 * `fix the null check @ 4h`. Only what follows the last ` @ ` can be a deadline; any other text that holds an at-sign
 * is text. Undefined for a blank item, and for a date that is none.
 */
export function parseActionItem(line: string): ActionItem | undefined {
  if (line.trim() === '') return undefined
  const cut = line.lastIndexOf(' @ ')
  const [action, said] = [line.slice(0, Math.max(cut, 0)).trim(), line.slice(cut + 3).trim()]
  if (cut < 0 || action === '') return { action: line, deadline: null }
  if (TEXT_PATTERNS.timestamp.regex.test(said)) return { action, deadline: { at: said } }
  const [, count, unit = ''] = AFTER.exec(said) ?? []
  if (count !== undefined) return { action, deadline: { after_ms: Number(count) * (UNITS[unit] ?? 0) } }
  return LIKE_A_DATE.test(said) ? undefined : { action: line, deadline: null }
}
