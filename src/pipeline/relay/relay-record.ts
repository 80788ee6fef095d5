import type { LoopState } from '../../protocol/leader-coder/loop.ts'
import type { ConditionResult } from '../../protocol/plays/condition-result.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { GraphSpec, ShownNode } from '../../protocol/plays/graph-spec.ts'
import type { Player } from '../../protocol/plays/player.ts'
import type { ProjectCheck } from '../../protocol/plays/project-check.ts'
import type { ProjectSetup } from '../../protocol/plays/project-setup.ts'
import type { ReuseWord } from '../../protocol/plays/reuse-word.ts'
import type { BaseChoice, LeaderDocument } from '../../protocol/plays/story.ts'
import type { UndoWord } from '../../protocol/plays/undo-word.ts'
import type { WaitWord } from '../../protocol/plays/wait-word.ts'
import type { PromptRole } from '../../protocol/prompts/stage-brief.ts'

export type { ConditionResult } from '../../protocol/plays/condition-result.ts'
export type { CheckResult, Evidence, GuardedEvidence } from '../../protocol/plays/evidence.ts'
export type { ProjectCheck as RelayCheck } from '../../protocol/plays/project-check.ts'
export type { LeaderDocument } from '../../protocol/plays/story.ts'

/**
 * How a task is carried by agents: everything that is needed to go on after a crash, and what was found on the way.
 * One for each task that `baton run` carries; the task itself knows nothing of it.
 *
 * 1. `spec` is fixed when the relay starts: an edit of the configuration changes nothing for a task on its way. A
 *    person can name other agents (`run --resume --agent`), which is an event.
 * 2. A *visit* is one time that the task is with a team. Its runs, its evidence and its loop are found by the number of the
 *    step that began it, so a worker that resumes the relay finds what was started, and starts nothing twice.
 */
export interface RelayRecord {
  readonly task_id: string
  readonly spec: RelaySpec
  /** False once there is nothing left to carry. */
  readonly open: boolean
  /** What it waits for, where a person has to do something. */
  readonly waiting: RelayWait | null
  /** Visits of a relay that an older version of Baton carried; the others are records of their own. */
  readonly visits?: readonly Visit[]
  /** How many runs the task has had: numbers the next one. */
  readonly runs?: number
  /** The commit of the task's branch after the last landing; absent before the first one. */
  readonly tip?: string
  /** Commits on the branch that no stage made: of others, which a person took over, and undone work. */
  readonly taken?: readonly TakenCommit[]
  /** What the checks gave on the base, and what was decided about it. */
  readonly base?: { readonly effect: string; readonly choice: BaseChoice | null }
  /** Checks that the PO does without for the rest of the task, by name. */
  readonly waived?: readonly string[]
  /** Set when approved work could not be merged: the next work in development begins with this merge. */
  readonly update: TargetUpdate | null
  readonly integration: Integration | null
  /** Work that is being taken back: the branch is moved to the commit next. */
  readonly undo?: Undo | null
  readonly created_at: string
  readonly updated_at: string
}

export interface RelaySpec {
  readonly repository: string
  /** Whether it is the one in which the store lies: such a one is found again after a move or in a copy. */
  readonly store_repository?: boolean
  /** `baton/TASK-…`: where the work of all stages is, one commit after the other. */
  readonly branch: string
  /** Where approved work goes. */
  readonly target: string
  /** The commit of the target that the branch began with. */
  readonly base: string
  /** A ref that keeps what was landed last, whatever becomes of the branch. */
  readonly tip_ref?: string
  readonly request: string
  readonly language: 'ko' | 'en'
  readonly stages: Readonly<Record<string, RelayAgent>>
  readonly checks: readonly ProjectCheck[]
  /** What every clone needs; absent: nothing, and the base is not checked. */
  readonly setup?: ProjectSetup
  /** Where results on the same tree are used again; absent: nowhere. */
  readonly reuse_evidence?: ReuseWord
  /** The specialists of the stages that a graph plays, by stage; absent where none does. */
  readonly graphs?: Readonly<Record<string, GraphSpec>>
  /** Who reviews the work of a stage that needs a review, by stage; absent in relays of before. */
  readonly reviewers?: Readonly<Record<string, RelayReviewer>>
  /** Where this project keeps the expected documents, by name; absent: where the definition says. */
  readonly documents?: Readonly<Record<string, readonly string[]>>
  /** The PO wants no documentation for this task; absent: it is written. */
  readonly skip_docs?: SkipDocs
  readonly loop: { readonly attempts: number; readonly relaxedAttempts: number }
  readonly repairs: number
  /** Templates that replace the built-in ones, by their names. */
  readonly prompts: Readonly<Record<string, string>>
  /** Nothing but scripts: no model is used. */
  readonly rehearsal: boolean
}

/** That documentation is left out: who asked for it when the task was started, and by what. */
export interface SkipDocs {
  readonly by: string
  readonly how: 'option' | 'config'
}

/** Of a spec, what a person may replace while the task is on its way. */
export type AgentsOfSpec = Pick<RelaySpec, 'stages' | 'reviewers' | 'rehearsal'>

/** Who plays a stage. The registry says as whom. */
export interface RelayAgent extends Player {
  /** One agent that does the stage, a leader and a coder with a verification between them, or a graph of specialists. */
  readonly mode: 'single' | 'loop' | 'graph'
  /** Who takes over when it is missing, out of quota or overloaded, in this order; absent: nobody. */
  readonly fallback?: readonly Player[]
}

/** An agent of another team that looks at the change. */
export interface RelayReviewer extends RelayAgent {
  readonly team: string
}

export interface RelayWait {
  readonly what: WaitWord
  readonly text: string
  readonly run_id: string | null
  readonly since: string
}

/** What a run does within a visit. */
export type RunRole = PromptRole

/** A visit as relays of Baton 0.1 contain it, and as `engine/relay-story.ts` shows any visit. Stored is `VisitRecord`. */
export interface Visit {
  /** The number, in the task's history, of the step that began it. */
  readonly seq: number
  readonly stage: string
  readonly kind: 'work' | 'revision'
  /** Where the task's branch stood when the first run was made. */
  readonly tip: string
  readonly runs: readonly VisitRun[]
  readonly evidence: readonly Evidence[]
  /** Every HANDOFF.md of the leader and what was thought of it. */
  readonly documents: readonly LeaderDocument[]
  readonly loop: LoopState | null
  /** Checks that the PO does without, by name. */
  readonly waived: readonly string[]
  /** How often a person has said, after failures, that it shall be tried again. */
  readonly encouraged: number
  /** The commit on the task's branch that holds the outcome. */
  readonly landed: string | null
  /** A commit of somebody else's that was taken over during the visit: the outcome is joined with it. */
  readonly onto?: string
  /** What was found out about the conditions of the stage besides the checks; absent in visits of before. */
  readonly conditions?: readonly ConditionResult[]
  /** The agents of a graph as they are now; absent where no graph plays the stage. */
  readonly graph?: readonly ShownNode[]
}

interface TakenCommit {
  readonly commit: string
  readonly from: string
  readonly by: string
  readonly at: string
  /** What the checks said about it, where no stage comes after it. */
  readonly evidence: Evidence | null
  /** The run whose work it takes back, where it is an undo. */
  readonly undoes?: string
  /** What was asked for, where it is an undo; absent in records of before. */
  readonly asked?: UndoAsked
}

/** What a person asked for on the branch of a task. */
export interface UndoAsked {
  readonly word: UndoWord
  /** The agent of a graph whose steps are meant; null: the work of a run. */
  readonly agent: string | null
  /** Of a rollback: the checkpoint, as it was named. */
  readonly to: string | null
}

interface VisitRun {
  readonly role: RunRole
  /** Counts within the role, from 1. */
  readonly number: number
  readonly run_id: string
}

interface TargetUpdate {
  /** The commit of the target that the branch did not merge with. */
  readonly target: string
  readonly conflicts: readonly string[]
}

interface Undo {
  readonly run_id: string
  readonly step: number | null
  readonly undone: string
  readonly commit: string
  readonly from: string
  readonly by: string
  readonly evidence: Evidence
  readonly asked?: UndoAsked
}

/** Approved work on its way to the target: begun in the store, then in git, then the approval itself. */
export interface Integration {
  readonly commit: string
  readonly tree: string
  readonly from: string
  readonly tip: string
  readonly approved_by: string
  readonly begun_at: string
}
