import { BatonError } from '../../protocol/baton-error.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { requireLease, requirePerson, requireWorker } from '../runs/open-run.ts'
import { openTask } from '../task-state.ts'
import { expectedTip } from './branch-tip.ts'
import { currentStay } from './current-visit.ts'
import { openRelay, putRelay, withVisit } from './open-relay.ts'
import { tellEvidence } from './record-work.ts'
import type { Carried, RelayCommand } from './relay-command.ts'
import { type ItemAnswer, itemOf } from './relay-item.ts'
import type { RelayRecord } from './relay-record.ts'

type Command<Type extends RelayCommand['type']> = Extract<RelayCommand, { type: Type }>

/**
 * A commit that somebody put on the task's branch counts from now on, because a person said so. Inside a visit the
 * work of the visit has to be joined with it; where the task waits for its approval, its checks are told with it.
 */
export function takeBranch(draft: Draft, command: Command<'take_branch'>): Results['take_branch'] {
  const { task_id, commit, evidence } = command
  const relay = openByWorker(draft, command)
  const from = expectedTip(relay)
  if (from === commit) return { task_id, commit }
  const { by } = requireAnswer(relay, command, 'take')
  if (evidence) tellEvidence(draft, task_id, evidence)
  draft.event(task_id, 'branch:taken', { commit, from, by })
  const taken = [...(relay.taken ?? []), { commit, from, by, at: draft.at, evidence }]
  const { record, pipeline } = openTask(draft, task_id)
  const stay = currentStay(pipeline, record.task)
  const visit = relay.visits.find(({ seq }) => seq === stay?.seq)
  const after = { ...relay, tip: commit, taken }
  putRelay(draft, visit && visit.tip !== '' ? withVisit(after, { ...visit, onto: commit }) : after)
  return { task_id, commit }
}

/** It lies on a ref of its own now, and the branch is where Baton left it. */
export function setAsideBranch(draft: Draft, command: Command<'set_aside_branch'>): Results['set_aside_branch'] {
  const { task_id, commit, ref } = command
  const relay = openByWorker(draft, command)
  const { by } = requireAnswer(relay, command, 'set_aside')
  draft.event(task_id, 'branch:set_aside', { commit, ref, to: expectedTip(relay), by })
  putRelay(draft, relay)
  return { task_id, ref }
}

/**
 * The work of a run is off the branch again: by a commit of its own that was checked like all work. The person who asked
 * for it is on the record with it.
 */
export function undoLanding(draft: Draft, command: Command<'undo_landing'>): Results['undo_landing'] {
  const { task_id, worker, run_id, step, undone, commit, evidence } = command
  requirePerson(draft)
  const relay = openRelay(draft, task_id)
  if (relay.driver !== worker) throw BatonError.of('RELAY_SUPERSEDED', { task_id, worker })
  requireLease(draft, worker, task_id)
  if (relay.integration) throw BatonError.of('TASK_INTEGRATING', { task_id, commit: relay.integration.commit })
  const from = expectedTip(relay)
  if (from === commit) return { task_id, commit }
  if (!evidence.passed || evidence.commit !== commit)
    throw BatonError.of('EVIDENCE_MISSING', { task_id, action: 'undo', tree: evidence.tree })
  const by = draft.request.actor
  tellEvidence(draft, task_id, evidence)
  draft.event(task_id, 'branch:undone', { run_id, step, undone, commit, from, by })
  const taken = [...(relay.taken ?? []), { commit, from, by, at: draft.at, evidence, undoes: run_id }]
  putRelay(draft, { ...relay, tip: commit, taken })
  return { task_id, commit }
}

/** The worker that carries the task, or the one that approves it while nobody carries it. */
function openByWorker(draft: Draft, { task_id, worker }: Carried): RelayRecord {
  requireWorker(draft)
  const relay = openRelay(draft, task_id)
  if (relay.driver !== worker && relay.approval?.worker !== worker)
    throw BatonError.of('RELAY_SUPERSEDED', { task_id, worker })
  requireLease(draft, worker, task_id)
  return relay
}

function requireAnswer(
  relay: RelayRecord,
  { key, commit }: { readonly key: string; readonly commit: string },
  choice: string,
): ItemAnswer {
  const item = itemOf(relay, key)
  const isAnswered = item?.kind === 'branch_moved' && item.answer?.choice === choice && key.endsWith(`/${commit}`)
  if (isAnswered && item.answer) return item.answer
  throw BatonError.of('INTERNAL', { reason: `nobody has answered ${key} with ${choice}` })
}
