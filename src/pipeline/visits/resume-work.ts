import type { Draft } from '../draft.ts'
import type { RelayCommand } from '../relay/relay-command.ts'
import type { Results } from '../results.ts'
import { requirePerson } from '../runs/open-run.ts'
import { openTask } from '../task-state.ts'
import { answerAsk } from './answer-item.ts'
import { visitOfTask } from './follow-task.ts'
import { beginWork } from './open-visit.ts'
import { askedItems } from './visit-record.ts'

/** What `run --resume` answers an item with: it says that the task shall go on, and nothing about the work. */
const AGAIN: Readonly<Partial<Record<string, string>>> = {
  gave_up: 'retry',
  stuck: 'retry',
  target_blocked: 'again',
  branch_moved: 'again',
}

/**
 * A person says that the task goes on: an agent that gave up, a row that failed too often and a target that was blocked
 * are tried once more, and a branch that a person had to repair is looked at again. A relay that an older version of Baton carried begins the stage that it is in anew, from what has
 * landed.
 */
export function resumeWork(
  draft: Draft,
  { task_id }: Extract<RelayCommand, { type: 'resume_work' }>,
): Results['resume_work'] {
  requirePerson(draft)
  const { record } = openTask(draft, task_id)
  if (!record.carried && draft.read('relay', task_id)?.open) beginWork(draft, task_id)
  const visit = visitOfTask(draft, record)
  if (!visit || visit.state === 'held' || visit.state === 'closed') return { task_id }
  for (const id of askedItems(visit)) {
    const item = draft.read('item', id)
    const choice = item?.open ? AGAIN[item.kind] : undefined
    if (!item?.options.some((option) => option.choice === choice) || choice === undefined) continue
    answerAsk(draft, { type: 'answer_ask', item: id, choice, note: null, criteria: [], waive: [], how: 'person' })
    break
  }
  return { task_id }
}
