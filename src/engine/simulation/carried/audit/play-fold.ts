import type { RelayRecord } from '../../../../pipeline/relay/relay-record.ts'
import { baseOf, graphOf, playOf } from '../../../../pipeline/visits/stage-config.ts'
import type { OutcomeRecord, VisitRecord } from '../../../../pipeline/visits/visit-record.ts'
import { checksFor, conditionsOf } from '../../../../protocol/pipeline/conditions.ts'
import type { Pipeline } from '../../../../protocol/pipeline/pipeline.ts'
import { type Effect, effectId } from '../../../../protocol/plays/effect.ts'
import type {
  ApprovalConfig,
  PlayEvent,
  PlayOutcome,
  Plays,
  StageConfig,
  Step,
} from '../../../../protocol/plays/play.ts'

/**
 * A visit's play as the audit plays it: started from the visit's entry, told each recorded outcome in the order of the
 * log. It shares the reducers with the host and nothing else.
 */
export class PlayFold {
  readonly #visit: Pick<VisitRecord, 'visit' | 'entry' | 'kind' | 'stage'>
  state: unknown
  outcome: PlayOutcome | undefined
  /** What it has asked for and not heard of. */
  readonly outstanding = new Map<string, Effect>()
  /** Everything that it ever asked for. */
  readonly asked = new Map<string, Effect>()

  readonly #plays: Plays

  constructor(visit: VisitRecord, plays: Plays, relay: RelayRecord, pipeline: Pipeline) {
    this.#visit = visit
    this.#plays = plays
    const { deliver, integrate } = plays
    const { entry, kind } = visit
    this.#take(
      kind === 'approval'
        ? integrate.start(approvalConfig(relay), entry)
        : deliver.start(stageConfig(visit, relay, pipeline), entry),
    )
  }

  /** Tells the play an outcome. False where it had not asked for it, or has heard of it already. */
  hear(effect: string, { outcome }: OutcomeRecord, relay: RelayRecord, pipeline: Pipeline): boolean {
    const waiting = this.outstanding.get(effect)
    if (!waiting) return false
    this.outstanding.delete(effect)
    const { key, path = [], do: kind } = waiting
    const event = { type: 'done', key, effect, do: kind, outcome, path } as PlayEvent
    const { entry, kind: of } = this.#visit
    const { deliver, integrate } = this.#plays
    this.#take(
      of === 'approval'
        ? integrate.on(this.state, event, approvalConfig(relay), entry)
        : deliver.on(this.state, event, stageConfig(this.#visit, relay, pipeline), entry),
    )
    return true
  }

  #take({ state, effects, drop = [], outcome }: Step<unknown>): void {
    this.state = state
    this.outcome = outcome
    for (const key of drop) this.outstanding.delete(effectId(this.#visit.visit, { key }))
    for (const effect of effects) {
      const id = effectId(this.#visit.visit, effect)
      this.outstanding.set(id, effect)
      this.asked.set(id, effect)
    }
  }
}

/** Names and deadlines of ways back are in steps alone, never in the state of a play. */
const BACK = { category: 'quality', attachment_kind: 'other', assignee: '-' }

function stageConfig(
  { stage, kind }: Pick<VisitRecord, 'stage' | 'kind'>,
  { spec, base, waived = [] }: RelayRecord,
  pipeline: Pipeline,
): StageConfig {
  const conditions = conditionsOf(pipeline.stages, stage)
  const wanted = kind === 'revision' ? 'revision' : 'in_progress'
  const status = pipeline.definition.statuses.find((one) => one.stage === stage && one.kind === wanted)?.code
  const steps = pipeline.steps.get(status ?? '')
  const may = (action: 'reject' | 'revision_request' | 'complete' | 'resubmit') => steps?.has(action) ?? false
  return {
    language: spec.language,
    branch: spec.branch,
    stages: pipeline.stages,
    play: playOf(spec.stages[stage]?.mode),
    ...graphOf(spec, stage),
    conditions,
    checks: conditions.some((one) => one.kind === 'checks') ? checksFor(conditions, spec.checks) : [],
    waived,
    ...baseOf({ spec, ...(base ? { base } : {}) }),
    documents: spec.documents ?? {},
    forward: kind === 'revision' && may('resubmit') ? 'resubmit' : may('complete') ? 'complete' : 'handoff',
    back: {
      ...(may('reject') ? { reject: BACK } : {}),
      ...(may('revision_request') ? { revision_request: BACK } : {}),
    },
    loop: spec.loop,
    repairs: spec.repairs,
    failures: 2,
    deadline_ms: 1,
  }
}

function approvalConfig({ spec, base, waived = [] }: RelayRecord): ApprovalConfig {
  const { language, branch, target, checks } = spec
  const compare = base?.choice === 'compare' ? { compare: base.effect } : {}
  return { language, branch, target, checks, waived, ...compare, assignee: '-', deadline_ms: 1 }
}
