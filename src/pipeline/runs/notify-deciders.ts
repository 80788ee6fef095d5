import type { NotificationName, NotificationValues } from '../../protocol/notifications.ts'
import { runDeciders } from '../deciders.ts'
import { type Draft, houseOf } from '../draft.ts'
import type { RunRecord } from './run-record.ts'

/** A notice about a run that waits: one to each of those who can decide it, and to nobody else. */
export function notifyDeciders<Name extends NotificationName>(
  draft: Draft,
  run: RunRecord,
  template: Name,
  values: NotificationValues<Name>,
): void {
  for (const to of runDeciders(houseOf(draft, draft.facts.current.pipeline), run)) {
    draft.notify(template, { channel: 'direct', to, task_id: run.task_id }, values)
  }
}
