import { BatonError } from '../../protocol/baton-error.ts'
import type { Draft } from '../draft.ts'
import { judgeStep } from '../move-task.ts'
import type { Results } from '../results.ts'
import { openTask } from '../task-state.ts'
import { visitOfTask } from '../visits/follow-task.ts'
import { openRelay, putRelay } from './open-relay.ts'
import type { RelayCommand } from './relay-command.ts'

type Command = Extract<RelayCommand, { type: 'change_target' }>

/** The branch that the work was to go to was renamed or deleted, or the PO wants another. */
export function changeTarget(draft: Draft, { task_id, target }: Command): Results['change_target'] {
  const relay = openRelay(draft, task_id)
  const open = openTask(draft, task_id)
  judgeStep(draft, open, 'approve')
  const { target: before } = relay.spec
  if (target === before) return { task_id, target, before }
  if (relay.integration) throw BatonError.of('TASK_INTEGRATING', { task_id, commit: relay.integration.commit })
  const visit = visitOfTask(draft, open.record)
  // A visit that waits for a person is outside its lane; one that is worked on holds a place of the old target.
  if (visit?.kind === 'approval' && (visit.state === 'open' || visit.state === 'waiting')) {
    throw BatonError.of('APPROVAL_HELD', { task_id, by: visit.entry.approved_by ?? '-', since: visit.opened_at })
  }
  draft.event(task_id, 'target:changed', { from: before, to: target })
  putRelay(draft, { ...relay, spec: { ...relay.spec, target } })
  return { task_id, target, before }
}
