import { type EvidenceWord, evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import { ACTIONS } from '../../protocol/pipeline/actions.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { UndoWord } from '../../protocol/plays/undo-word.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import type { Evidence, RelayRecord, Visit } from './relay-record.ts'

/**
 * A step by which a stage gave the task on, and what Baton knew about the work when it was taken. Or a commit that
 * changed the work of a stage afterwards, such as an undo: its checks replace those of the stage.
 */
export interface ForwardStep {
  /** Its number in the history. */
  readonly seq: number
  readonly stage: string
  readonly actor: string
  /** Null for a step that a person took: Baton checked nothing. */
  readonly evidence: Evidence | null
  readonly result: EvidenceWord
  /** The later step by which the task went back, to this stage or one before it. */
  readonly voided_by: number | null
  /** Of such a commit; `seq` is then the step of the history that it comes after. */
  readonly branch?: BranchStep
}

export interface BranchStep {
  /** `take`: a commit of somebody else's that a person accepted. */
  readonly word: UndoWord | 'take'
  readonly commit: string
  /** The run whose work is undone; null for a commit that was taken over. */
  readonly run_id: string | null
  /** The agent of a graph. */
  readonly agent: string | null
  /** Of a rollback: the checkpoint, as it was named. */
  readonly to: string | null
}

/** As much of a relay as tells what its stages and its people did. */
type Carried = Pick<RelayRecord, 'taken'> & { readonly visits: readonly Visit[] }

type History = Pick<TaskPackage, 'pipeline_history'>

/**
 * Every forward step of a task in order, from its history and from what its relay recorded. A step out of a visit
 * whose outcome landed has the evidence of what landed; any other step is a person's. Tasks that no relay carries have
 * no visits, so all their steps are without evidence.
 */
export function forwardSteps(pipeline: Pipeline, task: History, carried: Carried | undefined): readonly ForwardStep[] {
  const stages = stageSteps(pipeline, task, carried?.visits)
  const later = carried ? branchSteps(pipeline, task, carried) : []
  return [...stages, ...later].toSorted((one, other) => one.seq - other.seq)
}

/** Commits with checks of their own that no stage made. One that a stage built upon before it was done is not named. */
function branchSteps(pipeline: Pipeline, task: History, { visits, taken = [] }: Carried): readonly ForwardStep[] {
  return taken.flatMap(({ commit, by, at, evidence, undoes, asked }) => {
    if (!evidence) return []
    const seq = task.pipeline_history.findLast(({ timestamp }) => timestamp <= at)?.seq ?? 0
    const of = visits.find(({ runs }) => runs.some(({ run_id }) => run_id === undoes))
    const stage = of?.stage ?? visits.findLast((visit) => visit.seq <= seq)?.stage ?? evidence.stage
    const { word, agent, to } = asked ?? { word: undoes === undefined ? 'take' : 'undo', agent: null, to: null }
    const branch = { word, commit, run_id: undoes ?? null, agent, to }
    const voided_by = voidedBy(pipeline, task, stage, seq)
    return [{ seq, stage, actor: by, evidence, result: evidenceWord(evidence), voided_by, branch }]
  })
}

function stageSteps(pipeline: Pipeline, task: History, visits: readonly Visit[] | undefined): readonly ForwardStep[] {
  const kindOf = (status: string) => pipeline.statuses.get(status)?.kind
  const isHold = (status: string) => kindOf(status) === 'hold'
  return task.pipeline_history.flatMap(({ seq, from_status, to_status, actor }, at) => {
    const stage = pipeline.statuses.get(from_status)?.stage
    const works = kindOf(from_status) === 'in_progress' || kindOf(from_status) === 'revision'
    if (!stage || !works || !isForward(pipeline, from_status, to_status)) return []
    const began = task.pipeline_history
      .slice(0, at)
      .findLast((step) => !isHold(step.from_status) && step.to_status === from_status)
    const visit = visits?.find((one) => one.seq === began?.seq)
    const evidence = (visit && landedEvidence(visit)) ?? null
    const voided_by = voidedBy(pipeline, task, stage, seq)
    return [{ seq, stage, actor, evidence, result: evidenceWord(evidence), voided_by }]
  })
}

/** What was known about the commit that a visit put onto the task's branch. */
export const landedEvidence = ({ landed, evidence }: Visit): Evidence | undefined =>
  landed === null ? undefined : evidence.findLast(({ commit, passed }) => commit === landed && passed)

/** The first step after `seq` that went back to the stage, or to one before it. */
export function voidedBy(pipeline: Pipeline, task: History, stage: string, seq: number): number | null {
  const place = (id: string | null | undefined) => pipeline.stages.findIndex((one) => one.id === id)
  const back = task.pipeline_history.find(({ seq: at, to_status }) => {
    const to = pipeline.statuses.get(to_status)
    return at > seq && to?.kind === 'revision' && place(to.stage) <= place(stage)
  })
  return back?.seq ?? null
}

/** What the whole task rests on: the newest step that still counts, and the stages that say something else. */
export interface TaskEvidence {
  readonly result: EvidenceWord
  /** Stages whose own step, as far as it counts, is of these words. */
  readonly waived: readonly string[]
  readonly no_evidence: readonly string[]
}

/** Null where the task was never given on, or went back behind all that was. */
export function taskEvidence(steps: readonly ForwardStep[]): TaskEvidence | null {
  const standing = steps.filter(({ voided_by }) => voided_by === null)
  const last = standing.at(-1)
  if (!last) return null
  const stagesWith = (word: EvidenceWord) => [
    ...new Set(standing.flatMap(({ stage, result }) => (result === word ? [stage] : []))),
  ]
  return { result: last.result, waived: stagesWith('waived'), no_evidence: stagesWith('no_evidence') }
}

function isForward(pipeline: Pipeline, from: string, to: string): boolean {
  const step = [...(pipeline.steps.get(from) ?? [])].find(([, one]) => one.to === to)
  if (!step) return false
  const { direction } = ACTIONS[step[0]]
  return direction === 'forward' || direction === 'finish'
}
