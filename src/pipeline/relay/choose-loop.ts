import { BatonError } from '../../protocol/baton-error.ts'
import { listText } from '../../protocol/list-text.ts'
import { isPo } from '../../protocol/pipeline/judge-transition.ts'
import { takeStep } from '../decisions/step.ts'
import { actorOf, type Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { requirePerson } from '../runs/open-run.ts'
import { openTask } from '../task-state.ts'
import { currentStay } from './current-visit.ts'
import { openRelay, putRelay, withVisit } from './open-relay.ts'
import { putLoop, stepVisit } from './record-work.ts'
import type { RelayCommand } from './relay-command.ts'
import type { RelayRecord, Visit } from './relay-record.ts'

type Command<Type extends RelayCommand['type']> = Extract<RelayCommand, { type: Type }>

/**
 * What a person chooses for a loop that is paused: A, it was fixed by hand and is to be verified; B, the PO relaxes
 * the criteria and it is tried once more; C, the task is cancelled, in the same step.
 */
export function chooseLoop(draft: Draft, command: Command<'choose_loop'>): Results['choose_loop'] {
  requirePerson(draft)
  const { relay, visit } = openHere(draft, command.task_id)
  const { choice, criteria, waive, note } = command
  draft.event(relay.task_id, 'loop:chosen', { seq: visit.seq, choice, criteria, waive, note })
  if (choice === 'A') return putLoop(draft, relay, visit, stepVisit(visit, { type: 'person:fixed' }), 'A')
  if (choice === 'B') return relax(draft, relay, visit, command)
  const stepped = stepVisit(visit, { type: 'person:cancelled' })
  putLoop(draft, { ...relay, open: false }, visit, stepped, 'C')
  return takeStep(draft, openTask(draft, relay.task_id), 'cancel', { note: note ?? `${relay.task_id}: C` })
}

function relax(
  draft: Draft,
  relay: RelayRecord,
  visit: Visit,
  command: Command<'choose_loop'>,
): Results['choose_loop'] {
  const { pipeline } = openTask(draft, relay.task_id)
  const { criteria, waive } = command
  if (criteria.length + waive.length === 0) {
    throw BatonError.of('REASON_REQUIRED', { action: 'B', missing: '--criteria / --waive' })
  }
  const known = relay.spec.checks.map(({ name }) => name)
  const unknown = waive.find((name) => !known.includes(name))
  if (unknown !== undefined) throw BatonError.of('CHECK_UNKNOWN', { name: unknown, known: listText(known) })
  const approvedByPo = isPo(pipeline, actorOf(draft))
  const stepped = stepVisit(visit, { type: 'person:relaxed', approvedByPo, criteria })
  return putLoop(draft, relay, { ...visit, waived: [...new Set([...visit.waived, ...waive])] }, stepped, 'B')
}

/** A person lets a document through that the filter refused, or does not: either way on the record. */
export function judgeDocument(draft: Draft, command: Command<'judge_document'>): Results['judge_document'] {
  requirePerson(draft)
  const { relay, visit } = openHere(draft, command.task_id)
  const last = visit.documents.at(-1)
  if (last?.verdict !== 'refused') throw BatonError.of('DOCUMENT_NOT_REFUSED', { task_id: relay.task_id })
  const verdict = command.allow ? 'allowed' : 'dismissed'
  const { note } = command
  draft.event(relay.task_id, 'document:judged', { seq: visit.seq, run_id: last.run_id, verdict, note })
  const judged = { ...last, verdict, judged_by: draft.request.actor } as const
  const documents = [...visit.documents.slice(0, -1), judged]
  putRelay(draft, withVisit({ ...relay, waiting: null }, { ...visit, documents, encouraged: visit.encouraged + 1 }))
  return { task_id: relay.task_id, verdict }
}

function openHere(draft: Draft, task_id: string): { readonly relay: RelayRecord; readonly visit: Visit } {
  const relay = openRelay(draft, task_id)
  const { record, pipeline } = openTask(draft, task_id)
  const stay = currentStay(pipeline, record.task)
  const visit = relay.visits.find(({ seq }) => seq === stay?.seq)
  if (!visit) throw BatonError.of('NOTHING_TO_CHOOSE', { task_id, status: record.task.status })
  return { relay: { ...relay, waiting: null }, visit }
}
