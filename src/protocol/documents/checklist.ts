import type { NamedText } from '../agent-blocks/named-line.ts'
import { DOCUMENTATION_CHECKLIST } from '../messages/documentation.ts'
import { type DocumentResult, missingDocuments } from './judge-documents.ts'

export type ChecklistBox = keyof typeof DOCUMENTATION_CHECKLIST
export const CHECKLIST_BOXES = Object.keys(DOCUMENTATION_CHECKLIST) as readonly ChecklistBox[]

/** Whether a box is ticked and on what that rests: files of the task, somebody's word, or nothing. */
interface BoxResult {
  readonly checked: boolean
  readonly by: 'files' | 'agent' | 'configuration' | 'person' | 'nobody'
  readonly text: string
}

export type Checklist = Readonly<Record<ChecklistBox, BoxResult>>

const NOBODY: BoxResult = { checked: false, by: 'nobody', text: '' }
const MAX_TEXT = 500

/** Nobody has looked at anything. */
export const UNCHECKED: Checklist = boxes(() => NOBODY)

/**
 * The boxes as files and the agent's own statements fill them. Form and terms cannot be read off a file: without a
 * statement nobody has checked them.
 */
export function checklistFrom(results: readonly DocumentResult[], statements: readonly NamedText[]): Checklist {
  const changelog = results.filter(({ name }) => name === 'changelog')
  return boxes((box) => {
    if (box === 'documented') return fromDocuments(results)
    if (box === 'changelog_updated' && changelog.length > 0) return fromDocuments(changelog)
    const said = statements.find(({ name }) => name === box)?.text.trim()
    return said ? { checked: true, by: 'agent', text: said.slice(0, MAX_TEXT) } : NOBODY
  })
}

/** The boxes that a person ticks by hand. */
export function checklistBy(person: string, checked: readonly ChecklistBox[]): Checklist {
  return boxes((box) => (checked.includes(box) ? { checked: true, by: 'person', text: person } : NOBODY))
}

function fromDocuments(results: readonly DocumentResult[]): BoxResult {
  if (results.length === 0 || missingDocuments(results).length > 0) return NOBODY
  const parts = results.map(({ name, files, not_needed }) =>
    files.length > 0 ? files.join(', ') : `${name}: ${not_needed?.reason ?? ''}`,
  )
  const by = results.some(({ files }) => files.length > 0) ? 'files' : (results[0]?.not_needed?.by ?? 'nobody')
  return { checked: true, by, text: parts.join('; ').slice(0, MAX_TEXT) }
}

function boxes(of: (box: ChecklistBox) => BoxResult): Checklist {
  return Object.fromEntries(CHECKLIST_BOXES.map((box) => [box, of(box)])) as Record<ChecklistBox, BoxResult>
}

/** As it stands in a completion report: the boxes, and beside them what each rests on. */
export function reportChecklist(checklist: Checklist) {
  const entries = Object.entries(checklist)
  return {
    checklist: Object.fromEntries(entries.map(([box, { checked }]) => [box, checked])),
    checklist_basis: Object.fromEntries(entries.map(([box, { by, text }]) => [box, { by, text }])),
  }
}
