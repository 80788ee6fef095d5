import { BatonError } from '../../protocol/baton-error.ts'
import type { ItemKind } from '../../protocol/plays/effect.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { openTask } from '../task-state.ts'
import { answerAsk } from './answer-item.ts'
import { visitOfTask } from './follow-task.ts'
import type { VisitCommand } from './visit-command.ts'

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
  const asked = Object.entries(visit?.outstanding ?? {}).flatMap(([id, { at, stuck }]) =>
    at === 'item' ? [id] : stuck === null ? [] : [stuck],
  )
  const found =
    wanted.key ?? asked.find((id) => wanted.kind === undefined || draft.read('item', id)?.kind === wanted.kind)
  if (found === undefined) throw BatonError.of('NOTHING_TO_CHOOSE', { task_id, status: record.task.status })
  return answerAsk(draft, { type: 'answer_ask', item: found, ...answer })
}

/** Agents that gave up, and rows that failed too often, may try once more: what `run --resume` says. */
export function tryAgain(draft: Draft, task_id: string): void {
  const { record } = openTask(draft, task_id)
  const visit = visitOfTask(draft, record)
  if (!visit || visit.state === 'held' || visit.state === 'closed') return
  for (const [id, { at, stuck }] of Object.entries(visit.outstanding)) {
    const item = at === 'item' ? draft.read('item', id) : stuck === null ? undefined : draft.read('item', stuck)
    if (!item?.open || (item.kind !== 'gave_up' && item.kind !== 'stuck')) continue
    const retry = { choice: 'retry', note: null, criteria: [], waive: [], how: 'person' } as const
    answerAsk(draft, { type: 'answer_ask', item: item.item, ...retry })
    return
  }
}
