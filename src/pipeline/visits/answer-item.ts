import { BatonError } from '../../protocol/baton-error.ts'
import { isPo, roleTooLow } from '../../protocol/pipeline/judge-transition.ts'
import type { Answered } from '../../protocol/plays/outcome.ts'
import { takeStep } from '../decisions/step.ts'
import { actorOf, type Draft } from '../draft.ts'
import { openRelay } from '../relay/open-relay.ts'
import type { Results } from '../results.ts'
import { requirePerson } from '../runs/open-run.ts'
import { openTask } from '../task-state.ts'
import { closeVisit } from './close-visit.ts'
import { feedPlay } from './feed-play.ts'
import { openVisitRecord, putVisit } from './host.ts'
import { itemKey, restOrContinue, withResting } from './park-visit.ts'
import { skipDocumentation } from './skip-documentation.ts'
import type { VisitCommand } from './visit-command.ts'
import type { ItemRecord, VisitRecord } from './visit-record.ts'

type Command = Extract<VisitCommand, { type: 'answer_ask' }>

/** A person decides, or `--yes` confirms what may be confirmed so. The answer is on the record with how it was given. */
export function answerAsk(draft: Draft, command: Command): Results['answer_ask'] {
  requirePerson(draft)
  const item = draft.read('item', command.item)
  if (!item) throw BatonError.of('ITEM_NOT_FOUND', { item: command.item })
  const { task_id } = item
  const choice = requireChoice(draft, item, command)
  if (item.answer) {
    if (item.answer.choice === choice) return { task_id, item: item.item, choice }
    throw BatonError.of('ITEM_ANSWERED', { task_id, choice: item.answer.choice, by: item.answer.by })
  }
  const { record } = openTask(draft, task_id)
  const visit = openVisitRecord(draft, item.visit)
  if (!item.open || visit.state === 'closed' || visit.state === 'held') {
    throw BatonError.of('NOTHING_TO_CHOOSE', { task_id, status: record.task.status })
  }
  const { note, how, criteria, waive } = command
  const answer: Answered = { choice, note, criteria, waive, by: draft.request.actor, how }
  draft.event(task_id, 'item:answered', {
    key: item.item,
    kind: item.kind,
    seq: visit.seq,
    choice,
    note,
    how,
    criteria,
    waive,
  })
  draft.put('item', item.item, { ...item, open: false, answer: { ...answer, at: draft.at } })
  if (item.row === null) feedPlay(draft, visit, item.item, answer)
  else if (choice === 'skip') skipDocumentation(draft, { ...visit, asked: null }, note)
  else if (choice === 'abandon') abandon(draft, visit, note ?? item.text.en)
  else {
    draft.work({ op: 'wake', key: itemKey(item.item) })
    const goesOn = withResting(visit, item.row, false)
    if (choice !== 'hold' && choice !== 'stop') restOrContinue(draft, goesOn)
    else {
      // The row is tried again when the task is resumed.
      putVisit(draft, goesOn)
      takeStep(draft, openTask(draft, task_id), 'hold', { note: note ?? item.text.en })
    }
  }
  return { task_id, item: item.item, choice }
}

/**
 * The PO gives a landing up that cannot be done. Git may have moved the branch or not: the next visit compares it with
 * where Baton left it.
 */
function abandon(draft: Draft, visit: VisitRecord, note: string): void {
  closeVisit(draft, visit, 'abandoned')
  takeStep(draft, openTask(draft, visit.task_id), 'hold', { note })
}

function requireChoice(draft: Draft, item: ItemRecord, { choice: said, note, how, criteria, waive }: Command): string {
  const { task_id } = item
  const { pipeline } = openTask(draft, task_id)
  const { po } = pipeline.definition
  const given = said.trim().toLowerCase()
  const option = item.options.find(({ choice }) => choice.toLowerCase() === given)
  const isConfirmed = how === 'yes' && (!item.confirmable || option !== item.options[0])
  if (!option || isConfirmed) {
    const known = item.options.map(({ choice }) => choice).join(', ')
    throw BatonError.of('ITEM_CHOICE_UNKNOWN', { task_id, choice: said, known })
  }
  const { choice, po: poOnly = false, fields = [] } = option
  const actor = actorOf(draft)
  if ((item.to === 'po' || poOnly) && !isPo(pipeline, actor)) {
    const action = `answer ${item.kind} ${choice}`
    throw roleTooLow(pipeline, actor, action) ?? BatonError.of('PO_ONLY', { action, po })
  }
  if (fields.includes('note')) {
    if (!note?.trim()) throw BatonError.of('REASON_REQUIRED', { action: choice, missing: '--note "…"' })
  } else if (fields.length > 0 && criteria.length + waive.length === 0) {
    throw BatonError.of('REASON_REQUIRED', { action: choice, missing: '--criteria / --waive' })
  }
  const known = openRelay(draft, task_id).spec.checks.map(({ name }) => name)
  const unknown = waive.find((name) => !known.includes(name))
  if (unknown !== undefined) throw BatonError.of('CHECK_UNKNOWN', { name: unknown, known: known.join(', ') || '-' })
  return choice
}
