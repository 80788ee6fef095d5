import { ackInstants, ackLimit } from '../../protocol/deadlines.ts'
import { checksFor, conditionsOf } from '../../protocol/pipeline/conditions.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { MAX_FAILURES } from '../../protocol/plays/judge-end.ts'
import type { ApprovalConfig, StageConfig, WayBack } from '../../protocol/plays/play.ts'
import { shortPriority } from '../../protocol/priority.ts'
import { type Draft, defaultAgent } from '../draft.ts'
import type { TaskRecord } from '../records.ts'
import type { RelayAgent, RelayRecord } from '../relay/relay-record.ts'
import type { VisitRecord } from './visit-record.ts'

/** The configuration of the root `deliver`, from the definition that the task started with, its relay and the registry. */
export function stageConfig(draft: Draft, { record, pipeline, relay, visit }: Configured): StageConfig {
  const { spec } = relay
  const { stage, kind } = visit
  const conditions = conditionsOf(pipeline.stages, stage)
  const status = workStatus(pipeline, stage, kind)
  const steps = pipeline.steps.get(status)
  const back = (action: 'reject' | 'revision_request'): WayBack | undefined => {
    const step = steps?.get(action)
    const team = pipeline.statuses.get(step?.to ?? '')?.owner ?? ''
    if (!step) return undefined
    return {
      category: step.category ?? 'quality',
      attachment_kind: step.attachment_kind ?? 'other',
      assignee: defaultAgent(draft, team) ?? team,
    }
  }
  const [reject, revision_request] = [back('reject'), back('revision_request')]
  return {
    language: spec.language,
    branch: spec.branch,
    stages: pipeline.stages,
    play: playOf(spec.stages[stage]?.mode),
    ...graphOf(spec, stage),
    conditions,
    checks: conditions.some((one) => one.kind === 'checks') ? checksFor(conditions, spec.checks) : [],
    waived: relay.waived ?? [],
    ...baseOf(relay),
    documents: spec.documents ?? {},
    ...forwardOf(spec, kind, steps),
    back: { ...(reject ? { reject } : {}), ...(revision_request ? { revision_request } : {}) },
    loop: spec.loop,
    repairs: spec.repairs,
    failures: MAX_FAILURES,
    deadline_ms: deadlineMs(pipeline, record),
  }
}

export const playOf = (mode: RelayAgent['mode'] | undefined): StageConfig['play'] =>
  mode === 'loop' ? 'leader-coder' : mode === 'graph' ? 'graph' : 'single'

export function graphOf({ graphs }: RelayRecord['spec'], stage: string): Pick<StageConfig, 'graph'> {
  const graph = graphs && Object.hasOwn(graphs, stage) ? graphs[stage] : undefined
  return graph ? { graph } : {}
}

/** A relay without checks has nothing to run on its base; one that began before there were setups does not look back. */
export function baseOf({ spec, base }: Pick<RelayRecord, 'spec' | 'base'>): Pick<StageConfig, 'base'> {
  const { checks, setup, base: commit } = spec
  if (setup === undefined || checks.length === 0) return {}
  return { base: { commit, checks, effect: base?.effect ?? null, choice: base?.choice ?? null } }
}

/** Skipping documentation is the PO's word, given when the task was started. */
function forwardOf(
  { skip_docs: skip, language }: RelayRecord['spec'],
  kind: VisitRecord['kind'],
  steps: ReadonlyMap<string, unknown> | undefined,
): Pick<StageConfig, 'forward' | 'forward_by'> {
  if (skip && steps?.has('skip_docs')) {
    return { forward: 'skip_docs', forward_by: { as: skip.by, note: SKIPPED[skip.how][language](skip.by) } }
  }
  // Of a pipeline with one stage a revision is completed: there is no next team.
  const isRevision = kind === 'revision' && steps?.has('resubmit')
  return { forward: isRevision ? 'resubmit' : steps?.has('complete') ? 'complete' : 'handoff' }
}

const SKIPPED = {
  option: {
    ko: (by: string) => `문서화 생략: 태스크를 시작할 때 --skip-docs 로 요청함 (${by})`,
    en: (by: string) => `documentation skipped: ${by} asked for it with --skip-docs when the task was started`,
  },
  config: {
    ko: (by: string) => `문서화 생략: 태스크를 시작한 ${by} 의 설정(skip_docs)`,
    en: (by: string) => `documentation skipped: skip_docs in the configuration with which ${by} started the task`,
  },
} as const

/** The configuration of the root `integrate`. */
export function approvalConfig(draft: Draft, { pipeline, relay }: Configured): ApprovalConfig {
  const { spec } = relay
  const stage = updatedStage(pipeline, relay)
  const team = pipeline.stages.find(({ id }) => id === stage)?.team ?? ''
  return {
    language: spec.language,
    branch: spec.branch,
    target: spec.target,
    checks: spec.checks,
    waived: relay.waived ?? [],
    ...(relay.base?.choice === 'compare' ? { compare: relay.base.effect } : {}),
    assignee: defaultAgent(draft, team) ?? team,
    deadline_ms: DAY_MS,
  }
}

export interface Configured {
  readonly record: TaskRecord
  readonly pipeline: Pipeline
  readonly relay: RelayRecord
  readonly visit: VisitRecord
}

const DAY_MS = 24 * 60 * 60_000

/** The stage whose next work begins with a merge of the target: the one that writes code. */
export function updatedStage(pipeline: Pipeline, { spec }: Pick<RelayRecord, 'spec'>): string {
  const writes = pipeline.stages.find(({ id }) => (spec.stages[id]?.mode ?? 'single') !== 'single')
  return (writes ?? pipeline.stages[0])?.id ?? ''
}

/** As long as an unanswered handoff of this priority may wait until L2. */
function deadlineMs(pipeline: Pipeline, { task }: TaskRecord): number {
  const limit = ackLimit(pipeline, { priority: shortPriority(task.priority) })
  return ackInstants(0, limit).l2
}

/** The status in which the work of a visit is done. */
function workStatus(pipeline: Pipeline, stage: string, kind: VisitRecord['kind']): string {
  const wanted = kind === 'revision' ? 'revision' : 'in_progress'
  const found = [...pipeline.statuses.values()].find((one) => one.stage === stage && one.kind === wanted)
  return found?.code ?? ''
}
