import { BatonError } from '../../protocol/baton-error.ts'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import { evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import { type LoopStep, startLoop } from '../../protocol/leader-coder/loop.ts'
import { stepLoop } from '../../protocol/leader-coder/step-loop.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { openCarried, openVisit, putRelay, withVisit } from './open-relay.ts'
import type { RelayCommand } from './relay-command.ts'
import type { CheckResult, Evidence, RelayRecord, Visit } from './relay-record.ts'

type Command<Type extends RelayCommand['type']> = Extract<RelayCommand, { type: Type }>

/** What Baton's own checks said about a tree. The same again changes nothing. */
export function recordEvidence(draft: Draft, command: Command<'record_evidence'>): Results['record_evidence'] {
  const relay = openCarried(draft, command)
  const visit = openVisit(draft, relay, command.seq)
  const { evidence } = command
  tellEvidence(draft, relay.task_id, evidence)
  putRelay(draft, withVisit(relay, { ...visit, evidence: [...visit.evidence, evidence] }))
  return { task_id: relay.task_id, tree: evidence.tree, passed: evidence.passed, result: evidenceWord(evidence) }
}

/** Into the task's own chain, so that nobody can edit it afterwards. */
export function tellEvidence(draft: Draft, task_id: string, evidence: Evidence): void {
  const { guarded } = evidence
  draft.event(task_id, 'evidence:recorded', {
    ...evidence,
    checks: evidence.checks.map(withoutTail),
    ...(guarded ? { guarded: { ...guarded, checks: guarded.checks.map(withoutTail) } } : {}),
    result: evidenceWord(evidence),
  })
}

const withoutTail = ({ tail: _, ...told }: CheckResult) => told

/** A HANDOFF.md as the leader wrote it, with what the validator and the filter think of it. */
export function recordDocument(draft: Draft, command: Command<'record_document'>): Results['record_document'] {
  const relay = openCarried(draft, command)
  const visit = openVisit(draft, relay, command.seq)
  const { document } = command
  if (visit.documents.some(({ run_id }) => run_id === document.run_id)) return { task_id: relay.task_id }
  const { text: _, ...told } = document
  draft.event(relay.task_id, 'document:judged', { seq: visit.seq, ...told })
  const written = { ...document, design: visit.loop?.redesigns ?? 0, judged_by: null }
  putRelay(draft, withVisit(relay, { ...visit, documents: [...visit.documents, written] }))
  return { task_id: relay.task_id }
}

/** Whether a condition of the stage holds for a commit. The same again changes nothing. */
export function recordCondition(draft: Draft, command: Command<'record_condition'>): Results['record_condition'] {
  const relay = openCarried(draft, command)
  const visit = openVisit(draft, relay, command.seq)
  const { result } = command
  const { task_id } = relay
  const known = visit.conditions ?? []
  if (known.some((one) => canonicalJson(one) === canonicalJson(result))) return { task_id, met: result.met }
  draft.event(task_id, 'condition:recorded', { seq: visit.seq, stage: visit.stage, ...result })
  putRelay(draft, withVisit(relay, { ...visit, conditions: [...known, result] }))
  return { task_id, met: result.met }
}

export function beginLoop(draft: Draft, command: Command<'start_loop'>): Results['start_loop'] {
  const relay = openCarried(draft, command)
  const visit = openVisit(draft, relay, command.seq)
  if (visit.loop) return { task_id: relay.task_id, status: visit.loop.status }
  const started = startLoop(relay.spec.loop)
  if (!started.ok) throw started.error
  return putLoop(draft, relay, visit, started.value, 'started')
}

/** An attempt passed or failed, or what a person fixed did. */
export function moveLoop(draft: Draft, command: Command<'step_loop'>): Results['step_loop'] {
  const relay = openCarried(draft, command)
  const visit = openVisit(draft, relay, command.seq)
  return putLoop(draft, relay, visit, stepVisit(visit, command.event), command.event.type)
}

/** Refuses by throwing what the loop answers. */
export function stepVisit(visit: Visit, event: Command<'step_loop'>['event']): LoopStep {
  if (!visit.loop) throw BatonError.of('INTERNAL', { reason: `visit ${visit.seq} has no loop` })
  const stepped = stepLoop(visit.loop, event)
  if (!stepped.ok) throw stepped.error
  return stepped.value
}

export function putLoop(
  draft: Draft,
  relay: RelayRecord,
  visit: Visit,
  { state }: LoopStep,
  why: string,
): Results['step_loop'] {
  const { status, attempt, allowed, redesigns, lastFeedback, failedFiles, relaxedCriteria } = state
  const { task_id } = relay
  draft.event(task_id, 'loop:moved', {
    ...{ seq: visit.seq, why, status, attempt, allowed, redesigns },
    ...{ feedback: lastFeedback, failed_files: failedFiles, relaxed: relaxedCriteria },
  })
  putRelay(draft, withVisit(relay, { ...visit, loop: state }))
  return { task_id, status, attempt }
}

/** The outcome of the visit is on the task's branch. */
export function recordLanding(draft: Draft, command: Command<'record_landing'>): Results['record_landing'] {
  const relay = openCarried(draft, command)
  const visit = openVisit(draft, relay, command.seq)
  const { commit } = command
  if (visit.landed === commit) return { task_id: relay.task_id, commit }
  draft.event(relay.task_id, 'stage:landed', { seq: visit.seq, stage: visit.stage, commit })
  // The merge that this work began with is in it.
  const update = visit.stage === updatedIn(relay) ? null : relay.update
  putRelay(draft, withVisit({ ...relay, update, tip: commit }, { ...visit, landed: commit }))
  return { task_id: relay.task_id, commit }
}

const updatedIn = ({ spec }: RelayRecord) =>
  Object.entries(spec.stages).find(([, { mode }]) => mode === 'loop')?.[0] ?? Object.keys(spec.stages)[0]
