import { BatonError } from '../../protocol/baton-error.ts'
import { evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import { conditionsOf } from '../../protocol/pipeline/conditions.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { StepAction, StepDetails } from '../command.ts'
import type { Draft } from '../draft.ts'
import type { OpenTask } from '../task-state.ts'
import { currentStay } from './current-visit.ts'
import { putRelay, relayOf } from './open-relay.ts'
import type { Evidence, Visit } from './relay-record.ts'

/**
 * What may not happen to a task while agents carry it: seen by every step, whoever takes it. When the task ends, so
 * does its relay.
 */
export function guardStep(draft: Draft, task_id: string, action: string, ends: boolean): void {
  const relay = relayOf(draft, task_id)
  if (!relay) return
  const { integration } = relay
  if (action === 'approve' && !integration) throw BatonError.of('NOT_INTEGRATED', { task_id })
  if (action !== 'approve' && integration)
    throw BatonError.of('TASK_INTEGRATING', { task_id, commit: integration.commit })
  if (ends && relay.open) putRelay(draft, { ...relay, open: false, waiting: null })
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
): Evidence | null {
  // A run's token is bound to its run, also where a message brings the step.
  const run = draft.request.run?.run_id ?? details.run
  if (run === undefined) return null
  const { task_id } = record.task
  const visit = relayOf(draft, task_id)?.visits.find(({ seq }) => seq === currentStay(pipeline, record.task)?.seq)
  const known = visit?.runs.some(({ run_id }) => run_id === run)
  if (!visit || !known) throw BatonError.of('RUN_NOT_OF_VISIT', { task_id, run_id: run, action })
  const found = visit.evidence.findLast(({ commit }) => commit === visit.landed)
  if (!found?.passed) throw BatonError.of('EVIDENCE_MISSING', { task_id, action, tree: found?.tree ?? '-' })
  requireConditions(pipeline, visit, { task_id, action })
  return found
}

/** What the definition asks of the work of a stage, besides its checks, holds for the commit that landed. */
function requireConditions(
  { stages }: Pick<Pipeline, 'stages'>,
  { stage, landed, conditions = [] }: Visit,
  told: { readonly task_id: string; readonly action: StepAction },
): void {
  for (const { kind } of conditionsOf(stages, stage)) {
    if (kind === 'written' || kind === 'checks') continue
    const met = conditions.some((one) => one.kind === kind && one.commit === landed && one.met)
    if (!met) throw BatonError.of('CONDITION_UNMET', { ...told, stage, condition: kind })
  }
}

/** What the event of a forward step says about the tree it was taken on. */
export function evidenceTold(evidence: Evidence | null): Readonly<Record<string, unknown>> {
  return { evidence: evidence && evidenceBrief(evidence), result: evidenceWord(evidence) }
}

/** As much of it as an event or a message to another team holds. */
export function evidenceBrief(evidence: Evidence): Readonly<Record<string, unknown>> {
  const { run_id, commit, tree, checks } = evidence
  const waived = checks.filter((check) => check.waived).map(({ name }) => name)
  return { result: evidenceWord(evidence), run_id, commit, tree, checks: checks.length, waived }
}
