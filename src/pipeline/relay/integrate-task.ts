import { BatonError } from '../../protocol/baton-error.ts'
import { takeStep } from '../decisions/step.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { requireLease } from '../runs/open-run.ts'
import { judgeStep } from '../take-step.ts'
import { openTask } from '../task-state.ts'
import { openRelay, putRelay } from './open-relay.ts'
import { tellEvidence } from './record-work.ts'
import type { Carried, RelayCommand } from './relay-command.ts'
import type { RelayRecord } from './relay-record.ts'

type Command<Type extends RelayCommand['type']> = Extract<RelayCommand, { type: Type }>

/**
 * One process at a time brings the work of a task to its target: two would share the merge that is being checked, and
 * the slower one would send good work back. Whoever comes second is told who is at it, and nothing is changed.
 */
export function takeApproval(draft: Draft, command: Command<'take_approval'>): Results['take_approval'] {
  const { task_id, worker } = command
  const relay = openRelay(draft, task_id)
  const { actor } = judgeStep(draft, openTask(draft, task_id), 'approve')
  requireLease(draft, worker, task_id)
  const { approval } = relay
  if (approval && approval.worker !== worker) {
    const held = BatonError.of('APPROVAL_HELD', { task_id, by: approval.by, since: approval.since })
    draft.fence({ lapsed: approval.worker }, held)
  }
  draft.event(task_id, 'approval:taken', { worker, from: approval?.worker ?? null })
  putRelay(draft, { ...relay, approval: { worker, by: actor.agent_id, since: draft.at } })
  return { task_id }
}

/** What was merged, or was not, is on the record; the next one may approve. */
export function releaseApproval(
  draft: Draft,
  { task_id, worker }: Command<'release_approval'>,
): Results['release_approval'] {
  const relay = openRelay(draft, task_id)
  if (relay.approval?.worker !== worker) return { task_id }
  draft.event(task_id, 'approval:released', { worker })
  putRelay(draft, { ...relay, approval: null })
  return { task_id }
}

/** The relay of an approval that this worker holds: an approval that was taken over moves nothing any more. */
function openApproval(draft: Draft, { task_id, worker }: Carried): RelayRecord {
  const relay = openRelay(draft, task_id)
  if (relay.approval?.worker !== worker) throw BatonError.of('RELAY_SUPERSEDED', { task_id, worker })
  requireLease(draft, worker, task_id)
  return relay
}

/**
 * Approved work on its way to the target branch.
 *
 * The merge is made and verified first, then written down here, then the target is moved, and only then is the task
 * approved: `DONE` is never said of work that is not on the target. Between, nothing else may happen to the task.
 * Whoever finds it begun after a crash looks whether the target has the commit, and goes on from there.
 */
export function beginIntegration(draft: Draft, command: Command<'begin_integration'>): Results['begin_integration'] {
  const { task_id, evidence } = command
  const relay = openApproval(draft, command)
  const { actor } = judgeStep(draft, openTask(draft, task_id), 'approve')
  const { commit } = command.integration
  if (relay.integration?.commit === commit) return { task_id, commit }
  if (relay.integration) throw BatonError.of('TASK_INTEGRATING', { task_id, commit: relay.integration.commit })
  if (!evidence.passed || evidence.tree !== command.integration.tree) {
    throw BatonError.of('EVIDENCE_MISSING', { task_id, action: 'approve', tree: command.integration.tree })
  }
  tellEvidence(draft, task_id, evidence)
  const integration = { ...command.integration, approved_by: actor.agent_id, begun_at: draft.at }
  draft.event(task_id, 'integration:begun', { ...integration })
  putRelay(draft, { ...relay, integration, waiting: null })
  return { task_id, commit }
}

/** The target had moved, or files were in the way: nothing was merged. */
export function abandonIntegration(
  draft: Draft,
  command: Command<'abandon_integration'>,
): Results['abandon_integration'] {
  const { task_id, reason } = command
  const relay = openApproval(draft, command)
  judgeStep(draft, openTask(draft, task_id), 'approve')
  if (!relay.integration) return { task_id }
  draft.event(task_id, 'integration:abandoned', { commit: relay.integration.commit, reason })
  putRelay(draft, { ...relay, integration: null })
  return { task_id }
}

/** The branch that the work was to go to was renamed or deleted, or the PO wants another. */
export function changeTarget(draft: Draft, { task_id, target }: Command<'change_target'>): Results['change_target'] {
  const relay = openRelay(draft, task_id)
  judgeStep(draft, openTask(draft, task_id), 'approve')
  const { target: before } = relay.spec
  if (target === before) return { task_id, target, before }
  if (relay.integration) throw BatonError.of('TASK_INTEGRATING', { task_id, commit: relay.integration.commit })
  const { approval } = relay
  if (approval) {
    const held = BatonError.of('APPROVAL_HELD', { task_id, by: approval.by, since: approval.since })
    draft.fence({ lapsed: approval.worker }, held)
  }
  draft.event(task_id, 'target:changed', { from: before, to: target })
  putRelay(draft, { ...relay, spec: { ...relay.spec, target } })
  return { task_id, target, before }
}

/** It does not merge, or does not hold after the merge. The PO approved; the task goes back, and says why. */
export function returnIntegration(draft: Draft, command: Command<'return_integration'>): Results['return_integration'] {
  const { task_id, update, evidence, reason } = command
  const relay = openApproval(draft, command)
  if (relay.integration) throw BatonError.of('TASK_INTEGRATING', { task_id, commit: relay.integration.commit })
  if (evidence) tellEvidence(draft, task_id, evidence)
  draft.event(task_id, 'integration:returned', { update, description: reason.description })
  putRelay(draft, { ...relay, update, waiting: null })
  return takeStep(draft, openTask(draft, task_id), 'reject', { reason })
}
