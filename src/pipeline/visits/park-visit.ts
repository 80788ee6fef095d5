import type { BatonError } from '../../protocol/baton-error.ts'
import { type EvidenceWord, evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import type { Draft } from '../draft.ts'
import { openRelay, putRelay } from '../relay/open-relay.ts'
import type { RelayWait } from '../relay/relay-record.ts'
import { putVisit } from './host.ts'
import { askAboutTeam } from './inactive-team-item.ts'
import { leaveLane } from './lanes.ts'
import { withEnterRow } from './rows.ts'
import type { Outstanding, VisitRecord } from './visit-record.ts'

/**
 * A visit that waits for nothing but a person or a time leaves its lane, so that others can work; one that has
 * something to do again asks for its place. Writes the visit.
 */
export function restOrContinue(draft: Draft, visit: VisitRecord, wait?: Omit<RelayWait, 'since'>): VisitRecord {
  const waiting = Object.values(visit.outstanding)
  const rests = visit.pending !== null || (waiting.length > 0 && waiting.every(isResting))
  if (visit.state === 'open' && rests) {
    leaveLane(draft, visit)
    draft.work({ op: 'suspend', visit: visit.visit })
    recordWaiting(draft, visit, wait ?? waitOf(draft, visit))
    draft.event(visit.task_id, 'visit:parked', { visit: visit.visit, stage: visit.stage })
    return putVisit(draft, { ...visit, state: 'parked' })
  }
  if (visit.state === 'parked' && !rests) {
    recordWaiting(draft, visit, null)
    return putVisit(draft, withEnterRow(draft, visit))
  }
  if (visit.state === 'parked' && visit.pending === null) tellNextItem(draft, visit)
  return putVisit(draft, visit)
}

/** An answer may lead to another question at once: then that one is what the visit waits for. */
function tellNextItem(draft: Draft, visit: VisitRecord): void {
  const wait = openRelay(draft, visit.task_id).waiting?.what === 'item' ? waitOf(draft, visit) : null
  if (wait?.what === 'item') recordWaiting(draft, visit, wait)
}

/** It needs no worker: a person answers, a time comes, or a person lets a run or a row go on. */
const isResting = ({ at, resting }: Outstanding) => resting || at === 'item' || at === 'time'

/** The visit, with one of its effects waiting for a person or going on again. */
export function withResting(visit: VisitRecord, id: string, resting: boolean): VisitRecord {
  const waiting = visit.outstanding[id]
  if (!waiting || waiting.resting === resting) return visit
  return { ...visit, outstanding: { ...visit.outstanding, [id]: { ...waiting, resting } } }
}

/** Woken when the item is answered. */
export const itemKey = (item: string): string => `item:${item}`

/** What the visit waits for, as text for a person. */
function waitOf(draft: Draft, { outstanding }: VisitRecord): Omit<RelayWait, 'since'> | null {
  for (const [id, { at, effect, run_id }] of Object.entries(outstanding)) {
    if (at === 'item' && effect.do === 'ask') {
      const { item, text, details, run } = effect
      const { language } = openRelay(draft, id.slice(0, id.indexOf('/'))).spec
      const what = WAITS_FOR[item]
      // Of work that failed, why it did says more than the question.
      const told = what === undefined || details.length === 0 ? text[language] : details.join('\n')
      return { what: what ?? 'item', text: told, run_id: run }
    }
    if (at === 'run') return { what: 'question', text: '', run_id }
  }
  return null
}

/** Items that people know by an older word. */
const WAITS_FOR: Readonly<Record<string, RelayWait['what']>> = {
  choice: 'choice',
  document: 'document',
  gave_up: 'run',
}

export function recordWaiting(
  draft: Draft,
  { task_id }: Pick<VisitRecord, 'task_id'>,
  wait: Omit<RelayWait, 'since'> | null,
): void {
  const relay = openRelay(draft, task_id)
  const same =
    wait?.what === relay.waiting?.what && wait?.text === relay.waiting?.text && wait?.run_id === relay.waiting?.run_id
  if (same) return
  if (wait) draft.event(task_id, 'relay:waiting', { ...wait })
  putRelay(draft, { ...relay, waiting: wait && { ...wait, since: draft.at } })
}

/** What lifts each refusal, by the keys that are woken then. Every write of the task wakes `task:…`. */
export function keysFor(
  error: BatonError,
  { task_id, asked }: Pick<VisitRecord, 'task_id' | 'asked'>,
): readonly string[] {
  const own = `task:${task_id}`
  switch (error.code) {
    case 'PIPELINE_STOPPED':
      return [own, 'pipeline']
    case 'TEAM_NOT_ACTIVE':
    case 'AGENT_NOT_ACTIVE':
    case 'UNKNOWN_AGENT':
      return [own, 'registry', ...(asked == null ? [] : [itemKey(asked)])]
    case 'DEPENDENCIES_UNMET': {
      const { unmet = [] } = error.details as { unmet?: readonly { readonly task_id: string }[] }
      return [own, ...unmet.map((one) => `done:${one.task_id}`)]
    }
    default:
      return [own]
  }
}

const REFUSED: Readonly<Record<string, RelayWait['what']>> = {
  TASK_BLOCKED: 'escalation',
  DEPENDENCIES_UNMET: 'dependency',
  PIPELINE_STOPPED: 'pipeline',
  TEAM_NOT_ACTIVE: 'item',
}

export const waitFor = (error: BatonError, language: 'ko' | 'en'): Omit<RelayWait, 'since'> => ({
  what: REFUSED[error.code] ?? 'run',
  text: error.describe(language),
  run_id: null,
})

/** The step that the play came to is refused for now: it is tried again when what refuses it may have changed. */
export function parkPending(
  draft: Draft,
  visit: VisitRecord,
  pending: NonNullable<VisitRecord['pending']>,
  error: BatonError,
): void {
  // A run of a task on hold has ended: the step is taken once the task is resumed and the visit has entered its lane.
  if (visit.state === 'held') {
    putVisit(draft, { ...visit, pending })
    return
  }
  leaveLane(draft, visit)
  const { language } = openRelay(draft, visit.task_id).spec
  recordWaiting(draft, visit, waitFor(error, language))
  draft.event(visit.task_id, 'visit:parked', { visit: visit.visit, stage: visit.stage, why: error.code })
  const entering = withEnterRow(draft, { ...visit, state: 'parked', pending, entering: false })
  const row = `enter/${visit.visit}.${entering.rows}`
  const parked = askAboutTeam(draft, entering, row, error)
  putVisit(draft, parked)
  draft.work({ op: 'park', id: row, keys: keysFor(error, parked) })
}

/** The word for evidence that ran; `no_evidence` is only said where there is none. */
export function resultWord(evidence: Parameters<typeof evidenceWord>[0]): Exclude<EvidenceWord, 'no_evidence'> {
  const word = evidenceWord(evidence)
  return word === 'no_evidence' ? 'unchecked' : word
}
