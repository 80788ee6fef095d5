import type { CompletionReport } from '../../protocol/completion-report/completion-report.ts'
import type { HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import type { LoopState } from '../../protocol/leader-coder/loop.ts'
import type { GatherEvidence, ReadWork, RunBrief, StartRun } from '../../protocol/plays/effect.ts'
import type { Entry, Said, StageConfig, Step, Work } from '../../protocol/plays/play.ts'
import type { FailureKey } from './failure-key.ts'
import type { Nested, Waiting } from './nest.ts'
import type { Settling } from './settle-settings.ts'
import type { SingleCounters } from './single.ts'

/** The commit that the work of a stage starts from and the commits it lands on, as the root found them. */
export interface WorkPlace {
  /** The commit of the task's branch. */
  readonly tip: string
  /** The commit that clones start from: the tip, or a merge with conflicts to resolve. */
  readonly start: string
  readonly onto: ReadWork['onto']
  readonly conflicts: readonly string[]
}

export interface LeaderCoderConfig {
  readonly stage: StageConfig
  readonly place: WorkPlace
}

export interface LeaderCoderState extends Waiting {
  readonly phase: LeaderCoderPhase
  readonly loop: LoopState
  /** How many runs of a role there were in the visit. */
  readonly leaders: number
  readonly verifiers: number
  /** HANDOFF.md versions and repairs that this design has used. */
  readonly used: number
  /** What was wrong with the last HANDOFF.md. */
  readonly problems: readonly string[]
  /** How often the leader's last run was asked to repair its HANDOFF.md. */
  readonly repaired: number
  /** The run that wrote the last HANDOFF.md. */
  readonly ordered_by: string | null
  readonly handoff: HandoffDocument | null
  /** The play of the attempt that runs; a graph stays for later attempts. */
  readonly coder: Nested | null
  /** The number of redesigns before the order that the graph works on; a newer order is worked on by all its agents. */
  readonly graphed?: number
  /** What the coders before left in their slot; the next coder goes on counting from there. */
  readonly after: SingleCounters
  /** The commit that the next attempt starts from. */
  readonly start: string
  /** The work of the attempt, or of the person. */
  readonly work: Omit<Work, 'said'> | null
  readonly changed: readonly string[]
  readonly report: CompletionReport | null
  /** Why the attempt failed, while its changed files are looked up. */
  readonly failure: string | null
  /** How the checks of the last attempt failed (`failureKey`); absent: they did not. */
  readonly failed?: FailureKey | null
  /** The last coder with a folder: a person fixes the work there. */
  readonly last: Said | null
  readonly settling: Settling
  /** The person who lets a refused HANDOFF.md through, while it is read again. */
  readonly allowed: { readonly by: string; readonly note: string | null } | null
}

type LeaderCoderPhase =
  | 'leading'
  | 'reading_order'
  | 'asking_order'
  | 'allowing_order'
  | 'coding'
  /** The files of a run that failed are looked up. */
  | 'listing'
  | 'checking'
  | 'verifying'
  /** The leader reads a failure report of the coder. */
  | 'hearing'
  | 'choosing'
  /** The checks failed as in the attempt before: a person decides whether there is another one. */
  | 'asking_same'
  | 'reading_fix'
  | 'asking_settings'
  | 'offered'
  /** Waits for a person's answer. */
  | 'no_order'
  | 'no_coder'
  | 'over'

export type LeaderCoderStep = Step<LeaderCoderState>

/** Everything that the functions of the play need besides its state. */
export interface PlayContext extends LeaderCoderConfig {
  readonly entry: Entry
}

/** What every run of the loop is told. */
export function briefOf({ loop, handoff }: LeaderCoderState, { place }: PlayContext): RunBrief {
  return {
    attempt: loop.attempt,
    of: loop.allowed,
    final: loop.attempt === loop.allowed && loop.allowed > 1,
    feedback: null,
    problems: [],
    handoff,
    report: null,
    evidence: null,
    relaxed: loop.relaxedCriteria ?? [],
    conflicts: place.conflicts,
    review: null,
  }
}

/** The run in which the leader verifies a commit. */
export function verifierRun(
  state: LeaderCoderState,
  context: PlayContext,
  { commit, evidence }: { readonly commit: string; readonly evidence: string | null },
): StartRun {
  return {
    do: 'start_run',
    role: 'verifier',
    number: state.verifiers + 1,
    player: 'stage',
    start: commit,
    brief: { ...briefOf(state, context), report: state.report, evidence, review: commit },
    document: null,
    repairs: context.stage.repairs,
  }
}

export const reading = (of: ReadWork['of'], { place }: PlayContext, more: Partial<ReadWork> = {}): ReadWork => ({
  do: 'read_work',
  of,
  onto: place.onto,
  run: null,
  without: [],
  documents: [],
  exists: [],
  changed_in_task: [],
  added_lines: [],
  ...more,
})

/**
 * The evidence that the mode of HANDOFF.md requires. The mode Review needs only a report: if the coder changed
 * nothing, no check runs. Changed files are checked like any other work.
 */
export function evidenceFor(state: LeaderCoderState, { stage, entry, place }: PlayContext): GatherEvidence | undefined {
  const { work, last, handoff } = state
  if (!work || !last) return undefined
  const isReview = handoff?.mode === 'review'
  const isSame = work.tree === work.before
  return gathering(
    { stage, entry, place },
    { work, run: last.run_id, checks: isReview && isSame ? [] : stage.checks, mayBeEmpty: isReview },
  )
}

const comparedWith = (base: StageConfig['base']): Pick<GatherEvidence, 'compare'> =>
  base?.choice === 'compare' && base.effect !== null ? { compare: base.effect } : {}

export function gathering(
  { stage, entry, place }: PlayContext,
  {
    work,
    run,
    checks = stage.checks,
    mayBeEmpty = false,
    onto = place.tip,
  }: {
    readonly work: Pick<Work, 'commit'>
    readonly run: string | null
    readonly checks?: StageConfig['checks']
    /** No file has to be written, whatever the stage asks for. */
    readonly mayBeEmpty?: boolean
    readonly onto?: string
  },
): GatherEvidence {
  const mustWrite = stage.conditions.some(({ kind }) => kind === 'written') && entry.kind === 'work'
  return {
    do: 'gather_evidence',
    stage: entry.stage,
    run,
    commit: work.commit,
    onto,
    base: null,
    checks,
    own: { written: mustWrite && !mayBeEmpty, conflicts: place.conflicts },
    waived: stage.waived,
    ...comparedWith(stage.base),
  }
}
