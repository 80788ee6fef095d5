import type { EvidenceWord } from '../../protocol/evidence/evidence-word.ts'
import type { LoopState } from '../../protocol/leader-coder/loop.ts'
import type { ConditionResult } from '../../protocol/plays/condition-result.ts'
import type { Ask, Effect, ItemKind } from '../../protocol/plays/effect.ts'
import type { ShownNode } from '../../protocol/plays/graph-spec.ts'
import type { Answered, Outcome } from '../../protocol/plays/outcome.ts'
import type { Entry, PlayOutcome } from '../../protocol/plays/play.ts'
import type { LeaderDocument } from '../../protocol/plays/story.ts'
import type { PromptRole } from '../../protocol/prompts/stage-brief.ts'

/**
 * One stay of a task with a stage, or one approval of it, while agents carry it.
 *
 * 1. `play` is the root play with its state, as its reducer left it. It is never replayed.
 * 2. Every effect that the play waits for is in `outstanding`, and at exactly one place: a row of the queue, a run, an
 *    item of the inbox, or a time.
 * 3. The version of this record is the lock of the play: whatever feeds the play reads and writes it.
 */
export interface VisitRecord {
  /** `TASK-20260228-001/3`. */
  readonly visit: string
  readonly task_id: string
  readonly number: number
  /** The step of the task's history that began the work; 0 while it has not begun. */
  readonly seq: number
  readonly stage: string
  readonly kind: Entry['kind']
  readonly state: VisitState
  readonly entry: Entry
  readonly play: { readonly name: string; readonly version: number; readonly state: unknown } | null
  readonly outstanding: Readonly<Record<string, Outstanding>>
  /** A step that the play came to and that was refused, such as a handoff of a blocked task: tried again on entering. */
  readonly pending: Extract<PlayOutcome, { kind: 'step' }> | null
  /** Whether a row is on its way by which the visit enters its lane. */
  readonly entering: boolean
  /** The item by which the host asks what keeps the visit from entering: a team without an active agent. */
  readonly asked?: string | null
  /** Numbers the items of the host. */
  readonly items?: number
  /** Numbers the rows of the visit that are no effects. */
  readonly rows: number
  /** When something happens by itself (ms); null while the task is on hold. */
  readonly due_at: number | null
  readonly runs: readonly VisitRun[]
  readonly evidence: readonly VisitEvidence[]
  readonly conditions: readonly ConditionResult[]
  readonly documents: readonly Omit<LeaderDocument, 'text'>[]
  readonly loop: LoopState | null
  /** The agents of a graph as they are now; absent where no graph plays the stage. */
  readonly graph?: readonly ShownNode[]
  /** The commit on the task's branch that holds the outcome. */
  readonly landed: string | null
  readonly opened_at: string
  readonly closed_at: string | null
}

/**
 * `waiting`: the play has not begun. `open`: it is worked on. `parked`: outside its lane, because all it waits for is a
 * person, a time or something that another record says. `held`: its task is on hold. `closed`: it is over.
 */
type VisitState = 'waiting' | 'open' | 'parked' | 'held' | 'closed'

export interface Outstanding {
  /** Where it is: of `run` the run's id, of `item` the item has the id of the effect. */
  readonly at: 'row' | 'run' | 'item' | 'time'
  /** The effect as it was asked for; without the brief of a run, which the run has. */
  readonly effect: Effect
  readonly run_id: string | null
  /** It waits for a person: a run without a process, or a row that failed too often. */
  readonly resting: boolean
  /** The item by which a person is asked about a row that failed too often. */
  readonly stuck: string | null
  /** How often its row failed since a person was asked about it last; absent: never. */
  readonly failures?: number
  /** Of a time: when it is over (ms), or how much was left of it when the task was put on hold. */
  readonly due_at: number | null
  readonly left_ms: number | null
  readonly asked_at: string
}

interface VisitRun {
  readonly role: PromptRole
  /** Counts within the role, from 1. */
  readonly number: number
  readonly run_id: string
}

/** What is needed of evidence to decide; the whole of it is the outcome of the effect. */
export interface VisitEvidence {
  readonly commit: string
  readonly tree: string
  readonly passed: boolean
  /** Names of checks that failed and that the PO does without. */
  readonly waived: readonly string[]
  /** How many checks ran. */
  readonly checks: number
  readonly result: Exclude<EvidenceWord, 'no_evidence'>
  readonly run_id: string | null
  readonly effect: string
}

/** A question to a person: asked by a play, or by the host after repeated failures of the environment. */
export interface ItemRecord extends Pick<Ask, 'to' | 'text' | 'details' | 'options' | 'confirmable' | 'run'> {
  readonly item: string
  readonly task_id: string
  readonly visit: string
  readonly kind: ItemKind
  /** Whether it still counts: not answered, and its visit still wants to know. */
  readonly open: boolean
  readonly opened_at: string
  readonly answer: (Answered & { readonly at: string }) | null
  /** The row of the queue that goes on when it is answered; null for an item of a play. */
  readonly row: string | null
}

/** What became of an effect. Written once. */
export interface OutcomeRecord {
  readonly effect: string
  readonly task_id: string
  readonly visit: string
  readonly do: Effect['do']
  readonly outcome: Outcome
  readonly at: string
}

/** How many visits of a stage are worked on at once, and which. Approvals have one for each target branch. */
export interface LaneRecord {
  readonly lane: string
  readonly limit: number
  readonly holders: readonly string[]
}

/** Everything that a person is asked in a visit. */
export function askedItems({ outstanding, asked }: Pick<VisitRecord, 'outstanding' | 'asked'>): readonly string[] {
  const items = Object.entries(outstanding).flatMap(([effect, { at, stuck }]) =>
    at === 'item' ? [effect] : stuck === null ? [] : [stuck],
  )
  return asked == null ? items : [...items, asked]
}

/** A branch may be moving for it. A `land` from a commit to itself only looks where the branch is. */
export const isLanding = (one: Outstanding | undefined): boolean =>
  one?.effect.do === 'land' && one.effect.from !== one.effect.to

export const visitId = (task_id: string, number: number): string => `${task_id}/${number}`

/** The task of a visit, of an effect or of an item: their ids begin with it. */
export const taskOfVisit = (id: string): string => id.slice(0, id.indexOf('/'))

/** The visit of an effect or of an item. */
export const visitOfEffect = (id: string): string => id.split('/', 2).join('/')

/** The lane that a visit works in. */
export const laneOf = ({ kind, stage }: Pick<VisitRecord, 'kind' | 'stage'>, target: string): string =>
  kind === 'approval' ? `target:${target}` : stage
