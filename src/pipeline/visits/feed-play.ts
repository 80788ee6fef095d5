import { BatonError } from '../../protocol/baton-error.ts'
import { BASE_STAGE } from '../../protocol/evidence/evidence-stages.ts'
import type { Land } from '../../protocol/plays/effect.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { Landed, Outcome } from '../../protocol/plays/outcome.ts'
import type { PlayEvent } from '../../protocol/plays/play.ts'
import type { Draft } from '../draft.ts'
import { expectedTip } from '../relay/branch-tip.ts'
import { openRelay, putRelay } from '../relay/open-relay.ts'
import { tellEvidence } from '../relay/tell-evidence.ts'
import { openTask } from '../task-state.ts'
import { applyStep } from './apply-step.ts'
import { tellPlay } from './host.ts'
import { resultWord } from './park-visit.ts'
import { updatedStage } from './stage-config.ts'
import type { OutcomeRecord, VisitRecord } from './visit-record.ts'

/**
 * Records the outcome of an effect and feeds it to the play, once. An outcome for an effect that is not outstanding
 * any more is refused.
 */
export function feedPlay(draft: Draft, visit: VisitRecord, id: string, outcome: Outcome): void {
  const waiting = visit.outstanding[id]
  if (!waiting || visit.state === 'closed') throw BatonError.of('EFFECT_OVER', { effect: id })
  const { effect } = waiting
  const { task_id } = visit
  const record: OutcomeRecord = { effect: id, task_id, visit: visit.visit, do: effect.do, outcome, at: draft.at }
  draft.put('outcome', id, record)
  draft.event(task_id, 'effect:done', { visit: visit.visit, effect: id, do: effect.do })
  const { [id]: _, ...outstanding } = visit.outstanding
  const rest = { ...visit, outstanding }
  const noted =
    effect.do === 'gather_evidence' && effect.stage !== BASE_STAGE
      ? withEvidence(draft, rest, id, outcome as Evidence)
      : effect.do === 'land'
        ? withLanding(draft, rest, effect, outcome as Landed)
        : rest
  const event = { type: 'done', key: effect.key, effect: id, do: effect.do, outcome, path: effect.path ?? [] }
  applyStep(draft, noted, tellPlay(draft, noted, event as PlayEvent))
}

function withEvidence(draft: Draft, visit: VisitRecord, effect: string, evidence: Evidence): VisitRecord {
  tellEvidence(draft, visit.task_id, evidence)
  const { commit, tree, passed, checks, run_id } = evidence
  const waived = checks.filter((check) => check.waived).map(({ name }) => name)
  const kept = { commit, tree, passed, waived, checks: checks.length, result: resultWord(evidence), run_id, effect }
  return { ...visit, evidence: [...visit.evidence, kept] }
}

/** The task's branch, or its target, is at the commit that the play wanted. */
function withLanding(draft: Draft, visit: VisitRecord, { branch, from, to }: Land, landed: Landed): VisitRecord {
  if (landed.kind !== 'landed') return visit
  const relay = openRelay(draft, visit.task_id)
  const { pipeline } = openTask(draft, visit.task_id)
  if (branch === 'target') {
    const approved_by = visit.entry.approved_by ?? ''
    const tree = visit.evidence.at(-1)?.tree ?? ''
    const integration = { commit: to, tree, from, tip: expectedTip(relay), approved_by, begun_at: draft.at }
    draft.event(visit.task_id, 'integration:begun', { ...integration })
    putRelay(draft, { ...relay, integration })
    return { ...visit, landed: to }
  }
  // A `land` that only checks the branch lands nothing: landed work has evidence.
  const isProven = visit.evidence.some(({ commit, passed }) => commit === to && passed)
  if (visit.kind === 'approval' || !isProven) return visit
  draft.event(visit.task_id, 'stage:landed', { seq: visit.seq, stage: visit.stage, commit: to, moved: from !== to })
  // The merge that this work began with is in it.
  const update = visit.stage === updatedStage(pipeline, relay) ? null : relay.update
  putRelay(draft, { ...relay, update, tip: to })
  return { ...visit, landed: to }
}
