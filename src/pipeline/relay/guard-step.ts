import { BatonError } from '../../protocol/baton-error.ts'
import type { EventData } from '../../protocol/events/event-map.ts'
import { type EvidenceWord, evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import { conditionsOf } from '../../protocol/pipeline/conditions.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { StepAction, StepDetails } from '../command.ts'
import type { Draft } from '../draft.ts'
import type { TaskRecord } from '../records.ts'
import type { OpenTask } from '../task-state.ts'
import { requireNotLanding, visitOfTask } from '../visits/follow-task.ts'
import type { VisitEvidence } from '../visits/visit-record.ts'
import { putRelay, relayOf } from './open-relay.ts'
import type { Evidence, Visit } from './relay-record.ts'

/**
 * What is refused while agents carry a task: every step is checked, for every actor. When the task ends, so
 * does its relay.
 */
export function guardStep(draft: Draft, record: TaskRecord, action: string, ends: boolean): void {
  const relay = relayOf(draft, record.task.task_id)
  if (!relay) return
  guardCarried(draft, record, action)
  if (ends && relay.open && !record.carried) putRelay(draft, { ...relay, open: false, waiting: null })
}

/** The visit of an approval takes the step itself, once the work is on its target. */
function guardCarried(draft: Draft, record: TaskRecord, action: string): void {
  const visit = visitOfTask(draft, record)
  const isOver = !visit || visit.state === 'closed'
  if (action === 'approve' && !(visit?.kind === 'approval' && isOver && visit.landed !== null)) {
    throw BatonError.of('NOT_INTEGRATED', { task_id: record.task.task_id })
  }
  // What waits to land was suspended with the task: only going on lets it land.
  if (!isOver && action !== 'resume') requireNotLanding(draft, record)
}

/**
 * What Baton found out about the tree that a run hands on. A run's handoff without it is refused; a person's has
 * none and is marked so.
 */
export function requireEvidence(
  draft: Draft,
  { record, pipeline }: OpenTask,
  action: StepAction,
  details: StepDetails,
): GivenEvidence | null {
  // A run's token is bound to its run, also where a message brings the step.
  const run = draft.request.run?.run_id ?? details.run
  if (run === undefined) return null
  return requireVisitEvidence(draft, { record, pipeline }, action, run)
}

function requireVisitEvidence(
  draft: Draft,
  { record, pipeline }: OpenTask,
  action: StepAction,
  run: string,
): VisitEvidence {
  const { task_id } = record.task
  const visit = visitOfTask(draft, record)
  if (!visit?.runs.some(({ run_id }) => run_id === run)) {
    throw BatonError.of('RUN_NOT_OF_VISIT', { task_id, run_id: run, action })
  }
  const found = visit.evidence.findLast(({ commit }) => commit === visit.landed)
  if (!found?.passed) throw BatonError.of('EVIDENCE_MISSING', { task_id, action, tree: found?.tree ?? '-' })
  requireConditions(pipeline, visit, { task_id, action })
  return found
}

/** What the definition asks of the work of a stage, besides its checks, holds for the commit that landed. */
function requireConditions(
  { stages }: Pick<Pipeline, 'stages'>,
  { stage, landed, conditions = [] }: Pick<Visit, 'stage' | 'landed' | 'conditions'>,
  told: { readonly task_id: string; readonly action: StepAction },
): void {
  for (const { kind } of conditionsOf(stages, stage)) {
    if (kind === 'written' || kind === 'checks') continue
    const met = conditions.some((one) => one.kind === kind && one.commit === landed && one.met)
    if (!met) throw BatonError.of('CONDITION_UNMET', { ...told, stage, condition: kind })
  }
}

/** Evidence as a step rests on it: whole, or as a visit keeps it. */
export type GivenEvidence = Evidence | VisitEvidence

/** The one word for it; `no_evidence` for a person's step. */
export const givenWord = (evidence: GivenEvidence | null): EvidenceWord =>
  evidence && 'effect' in evidence ? evidence.result : evidenceWord(evidence)

/** What the event of a forward step says about the tree it was taken on. */
export function evidenceTold(evidence: GivenEvidence | null): Pick<EventData['task:moved'], 'evidence' | 'result'> {
  return { evidence: evidence && evidenceBrief(evidence), result: givenWord(evidence) }
}

/** As much of it as an event or a message to another team holds. */
export function evidenceBrief(evidence: GivenEvidence): NonNullable<EventData['task:moved']['evidence']> {
  if ('effect' in evidence) {
    const { effect: _, passed: __, ...told } = evidence
    return told
  }
  const { run_id, commit, tree, checks } = evidence
  const waived = checks.filter((check) => check.waived).map(({ name }) => name)
  return { result: evidenceWord(evidence), run_id, commit, tree, checks: checks.length, waived }
}
