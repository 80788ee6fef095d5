import { BatonError } from '../../protocol/baton-error.ts'
import type { ItemKind } from '../../protocol/plays/effect.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { openTask } from '../task-state.ts'
import { answerAsk } from './answer-item.ts'
import { visitOfTask } from './follow-task.ts'
import type { VisitCommand } from './visit-command.ts'
import { askedItems, taskOfVisit } from './visit-record.ts'

type Answer = Omit<Extract<VisitCommand, { type: 'answer_ask' }>, 'type' | 'item'>

/** Answers what a task asks now: the item that is named, the one of a kind, or the oldest that is open. */
export function answerByTask(
  draft: Draft,
  task_id: string,
  wanted: { readonly key?: string | null; readonly kind?: ItemKind },
  answer: Answer,
): Results['answer_ask'] {
  const { record } = openTask(draft, task_id)
  const visit = visitOfTask(draft, record)
  const asked = visit ? askedItems(visit) : []
  const found =
    wanted.key ?? asked.find((id) => wanted.kind === undefined || draft.read('item', id)?.kind === wanted.kind)
  if (found === undefined) throw BatonError.of('NOTHING_TO_CHOOSE', { task_id, status: record.task.status })
  if (taskOfVisit(found) !== task_id) throw BatonError.of('ITEM_NOT_FOUND', { item: found })
  return answerAsk(draft, { type: 'answer_ask', item: found, ...answer })
}
