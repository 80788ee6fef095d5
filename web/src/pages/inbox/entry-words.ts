import type { TFunction } from 'i18next'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'

const GLYPHS: Readonly<Record<InboxEntry['kind'], string>> = {
  pipeline_stopped: '‖',
  escalation: '!',
  question: '?',
  run_error: '×',
  choice: '?',
  document: '!',
  item: '?',
  stage_failed: '×',
  inactive_team: '!',
  revision: '←',
  handoff: '→',
  cancelled_dependency: '!',
  not_carried: '○',
  run_paused: '‖',
  run_failed: '×',
  hold: '‖',
  dead_letter: '■',
  approval: '✓',
}

/** What waits, in one line: the words of the agent where it asks, else what kind of decision it is. */
export function entryWords(entry: InboxEntry, t: TFunction): { readonly glyph: string; readonly label: string } {
  const asked = entry.kind === 'question' || entry.kind === 'item' ? entry.answer?.message : undefined
  // Every view that shows it says which task it is about.
  const label = asked?.startsWith(`${entry.task_id}: `) ? asked.slice(`${entry.task_id}: `.length) : asked
  return { glyph: GLYPHS[entry.kind], label: label ?? kindWords(entry, t) }
}

export const kindWords = (entry: InboxEntry, t: TFunction): string =>
  t(`entry.${entry.kind}`, { level: textIn(entry.facts, 'level'), team: textIn(entry.facts, 'team') })

/** A field of the facts, as text; empty where it has none. */
export function textIn(facts: InboxEntry['facts'], ...path: readonly string[]): string {
  let at: unknown = facts
  for (const name of path) at = (at as Record<string, unknown> | null | undefined)?.[name]
  return typeof at === 'string' || typeof at === 'number' ? String(at) : ''
}

export function textsIn(facts: InboxEntry['facts'], name: string): readonly string[] {
  const found = facts[name]
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : []
}

/** Filters of the inbox. */
export const INBOX_GROUPS = {
  questions: ['question', 'choice', 'item', 'document'],
  reviews: ['approval', 'handoff'],
  escalations: ['escalation'],
  failures: [
    'run_error',
    'run_failed',
    'stage_failed',
    'run_paused',
    'dead_letter',
    'inactive_team',
    'cancelled_dependency',
  ],
} as const satisfies Readonly<Record<string, readonly InboxEntry['kind'][]>>

export type InboxGroup = keyof typeof INBOX_GROUPS
