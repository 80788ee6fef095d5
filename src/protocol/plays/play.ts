import type { AgentResult } from '../agent-blocks/block-schemas.ts'
import type { Lang } from '../lang.ts'
import type { LoopLimits } from '../leader-coder/loop.ts'
import type { Condition } from '../pipeline/conditions.ts'
import type { StageDefinition, StagePlay } from '../pipeline/definition.ts'
import type { Effect, EffectKind } from './effect.ts'
import type { GraphSpec } from './graph-spec.ts'
import type { Outcomes, WorkRead } from './outcome.ts'
import type { ProjectCheck } from './project-check.ts'
import type { StepAction, StepDetails } from './step-details.ts'
import type { BaseChoice, StoryEvent } from './story.ts'

/**
 * How the work of a stage is done: a pure reducer. It gets an event and returns its next state and the
 * effects that it wants (`effect.ts`).
 *
 * 1. No clock, no chance, no `async`: the same state and event give the same step.
 * 2. The state is a stored value and is never replayed: a release may change a reducer in the middle of a visit, and
 *    `upcast` brings a state of an older version up.
 * 3. The state stays small: texts that are needed once are used when they come, and not kept.
 * 4. `config` is built for each call from the definition, the relay's specification and the registry.
 */
export interface Play<State, Config> {
  readonly name: string
  readonly version: number
  readonly start: (config: Config, entry: Entry) => Step<State>
  readonly on: (state: State, event: PlayEvent, config: Config, entry: Entry) => Step<State>
  readonly upcast: (state: unknown, from: number) => State
}

export interface Step<State> {
  readonly state: State
  readonly effects: readonly Effect[]
  /** The play is over, or a nested play offers its work to the play above it. */
  readonly outcome?: PlayOutcome
  /** Effects that are no longer wanted, by their keys; of a nested play the slots come first: `play/coder/run.2`. */
  readonly drop?: readonly string[]
  /** Events for people and for later decisions. */
  readonly told?: readonly StoryEvent[]
  /** A person wants the task on hold; the effects of this step wait until it is resumed. */
  readonly hold?: { readonly note: string; readonly as: string }
}

/** The step of a root play, whatever its state is: as the host sees it. */
export type AnyPlay<Config> = Play<unknown, Config>

/** Why a visit started. It does not change during the visit. */
export interface Entry {
  readonly task_id: string
  /** `TASK-20260228-001/3`. */
  readonly visit: string
  readonly stage: string
  readonly kind: 'work' | 'revision' | 'approval'
  /** The commit of the task's branch. */
  readonly tip: string
  /** Where it began. */
  readonly base: string
  /** The checks run on the base before the work: nobody knows yet what they give there. Absent: they do not. */
  readonly check_base?: boolean
  /** The commit of the target to be merged with first, because approved work did not merge. */
  readonly update: { readonly target: string; readonly conflicts: readonly string[] } | null
  /** Who approved; null for the work of a stage. */
  readonly approved_by: string | null
  /** ISO 8601. */
  readonly at: string
}

/** Something that happened to the play at `path`, the slots from the root down; empty for the root. */
export type PlayEvent = { readonly path: readonly string[] } & (
  | { readonly [Kind in EffectKind]: DoneEvent<Kind> }[EffectKind]
  /** The play above refuses the offered work. */
  | {
      readonly type: 'refused'
      readonly feedback: string
      /** Whether it counts as a failure of the agent; a person's request for a change does not. */
      readonly counts: boolean
    }
  /** A person lets a play that gave up try again. */
  | { readonly type: 'again' }
)

interface DoneEvent<Kind extends EffectKind> {
  readonly type: 'done'
  readonly key: string
  /** The id of the effect. */
  readonly effect: string
  readonly do: Kind
  readonly outcome: Outcomes[Kind]
}

export type PlayOutcome =
  /** Work that may go forward: an offer of a nested play. */
  | {
      readonly kind: 'work'
      readonly work: Work
      /** What was read of it. The play above uses it at once and does not keep it. */
      readonly read?: WorkRead
    }
  /** The agent found what an earlier stage has to fix. */
  | { readonly kind: 'back'; readonly verdict: string | null; readonly said: Said }
  | { readonly kind: 'gave_up'; readonly feedback: string; readonly run_id: string | null }
  /** Of a root: a step of the task. */
  | {
      readonly kind: 'step'
      readonly action: StepAction
      readonly details: StepDetails
      /** A person or an agent; null: the agent of the team whose stage it is. */
      readonly as: string | null
      /** With a rejected approval: what the next work has to be merged with. */
      readonly update?: Entry['update']
    }

/** The result of a run, as far as it is needed later. */
export interface Said {
  readonly run_id: string
  readonly agent: string
  readonly summary: string | null
  readonly verdict: string | null
  readonly result: AgentResult | null
  readonly commit: string | null
  readonly ended_at: string
}

/** A candidate: a commit that nothing points at yet. */
export interface Work {
  readonly commit: string
  readonly tree: string
  readonly before: string
  readonly said: Said
  /** The effect that gathered evidence on this very commit, and it passed; null where that is still to be done. */
  readonly evidence: string | null
}

/** What the definition and the relay's specification say about a stage: the configuration of the root `deliver`. */
export interface StageConfig {
  readonly language: Lang
  readonly branch: string
  /** All stages of the pipeline, in their order. */
  readonly stages: readonly StageDefinition[]
  readonly play: StagePlay
  readonly conditions: readonly Condition[]
  /** The checks that the stage has to pass. */
  readonly checks: readonly ProjectCheck[]
  /** Names of checks that the PO does without. */
  readonly waived: readonly string[]
  /** The checks on the commit that the task begins with; absent: they are not run there. */
  readonly base?: BaseConfig
  /** Where this project keeps the expected documents, by name. */
  readonly documents: Readonly<Record<string, readonly string[]>>
  readonly forward: Extract<StepAction, 'handoff' | 'resubmit' | 'complete' | 'skip_docs'>
  /** Who takes the step forward, where that is not the agent of the team, and the note that it gets. */
  readonly forward_by?: { readonly as: string; readonly note: string }
  readonly back: Readonly<Partial<Record<'reject' | 'revision_request', WayBack>>>
  readonly loop: LoopLimits
  /** The specialists of a stage that a graph plays. */
  readonly graph?: GraphSpec
  /** How many repairs of a document are asked for. */
  readonly repairs: number
  /** The same agent failing so often in a row is a person's to look at. */
  readonly failures: number
  /** How long the action items of a way back may take where the agent says nothing (ms). */
  readonly deadline_ms: number
}

export interface BaseConfig {
  readonly commit: string
  /** All checks of the project. */
  readonly checks: readonly ProjectCheck[]
  /** The effect that gathered the evidence of the base; null: not yet. */
  readonly effect: string | null
  /** What was decided about it; null: not yet. */
  readonly choice: BaseChoice | null
}

/** A legal step back, with what it is filled with where the agent says nothing. */
export interface WayBack {
  readonly category: string
  readonly attachment_kind: string
  /** Who gets the action items. */
  readonly assignee: string
}

/** The configuration of the root `integrate`. */
export interface ApprovalConfig {
  readonly language: Lang
  /** The task's branch, as people are shown it; its id where it is missing. */
  readonly branch?: string
  readonly target: string
  readonly checks: readonly ProjectCheck[]
  readonly waived: readonly string[]
  /** The evidence of the base, where only new failures count. */
  readonly compare?: string
  /** Who gets what did not merge, and how long they may take (ms). */
  readonly assignee: string
  readonly deadline_ms: number
}

/** The roots by their names: what `decide` is given. */
export interface Plays {
  readonly deliver: AnyPlay<StageConfig>
  readonly integrate: AnyPlay<ApprovalConfig>
}
