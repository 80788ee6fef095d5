import type { ReadWork, RunBrief } from '../../protocol/plays/effect.ts'
import type { Entry, Said, StageConfig, Step, Work } from '../../protocol/plays/play.ts'
import type { StepDetails } from '../../protocol/plays/step-details.ts'
import { branchAsk, type MovedBranch } from './branch-item.ts'
import type { FailureKey } from './failure-key.ts'
import { cutText, LIMITS } from './fit-state.ts'
import { gaveUpAsk, planAsk, sameFailureAsk } from './items.ts'
import { gathering, reading, type WorkPlace } from './leader-coder-state.ts'
import { type Nested, type Waiting, want, wantAs } from './nest.ts'
import { namedAttachments, type Return } from './send-back.ts'
import { factsOf } from './work-facts.ts'

export interface DeliverState extends Waiting {
  readonly phase: DeliverPhase
  /** The commit of the task's branch. */
  readonly tip: string
  /** The commit that the clones of the work start from; null until the branch was checked. */
  readonly start: string | null
  /** Whether the work contains a merge with the target branch. */
  readonly carriesMerge: boolean
  /** Files with conflicts from the merge of this visit, besides those of the entry. */
  readonly conflicts: readonly string[]
  readonly child: Nested | null
  readonly said: Said | null
  /** The commit that the nested play offered. */
  readonly own: Candidate | null
  /** The same, merged with a foreign commit that a person accepted. */
  readonly joined: (Candidate & { readonly onto: string; readonly by: string }) | null
  /** Details of the forward step (artifacts, output fields) for the commit that is about to land. */
  readonly details: StepDetails | null
  readonly plan: readonly string[]
  /** How many reviewers ran, and how many in a row gave no verdict. */
  readonly reviewers: number
  readonly noVerdicts: number
  /** The moved branch that a person is asked about. */
  readonly moved: MovedBranch | null
  readonly blocked: readonly string[]
  readonly gaveUp: { readonly feedback: string; readonly run_id: string | null } | null
  /** A foreign commit that a person accepts (`taking`) or sets aside (`aside`). */
  readonly taking: ByPerson | null
  readonly aside: ByPerson | null
  /** The branch was deleted, and a person wants it restored. */
  readonly restore: boolean
  readonly back: Return | null
  /** What the checks on the base gave, while a person decides about it. */
  readonly base?: BaseFound | null
  /** How the checks failed last (`failureKey`); absent: they did not. */
  readonly failed?: FailureKey | null
  /** What the agent gets if a person lets it try again after the same failure. */
  readonly refusal?: string | null
}

/** Checks that fail on the base: by the fault of the environment, or by the code. */
export interface BaseFound {
  readonly kind: 'environment' | 'red'
  readonly checks: readonly string[]
  readonly lines: readonly string[]
}

interface ByPerson {
  readonly commit: string
  readonly by: string
}

/** A commit that may land. */
export interface Candidate extends Pick<Work, 'commit' | 'tree' | 'before' | 'evidence'> {
  /** Whether all conditions of the stage are recorded as met for it. */
  readonly met: boolean
}

type DeliverPhase =
  /** Checks whether the branch is where Baton left it. */
  | 'looking'
  /** The checks run on the base, before the first agent. */
  | 'checking_base'
  | 'asking_base'
  | 'merging'
  | 'working'
  | 'checking'
  | 'reading'
  | 'reviewing'
  | 'reading_plan'
  | 'asking_plan'
  | 'landing'
  | 'asking_branch'
  /** Checks whether the commit that a person accepts is still on the branch. */
  | 'taking'
  | 'joining'
  | 'asking_blocked'
  | 'asking_gave_up'
  | 'asking_reviewer'
  /** The checks failed as before: a person decides whether the agent tries again. */
  | 'asking_same'
  /** Looks up the files that an agent attaches to a way back. */
  | 'attaching'
  | 'over'

export type DeliverStep = Step<DeliverState>

export interface PlayContext {
  readonly config: StageConfig
  readonly entry: Entry
}

export const NO_BRIEF: RunBrief = {
  ...{ attempt: 1, of: null, final: false, feedback: null, problems: [], handoff: null, report: null, evidence: null },
  ...{ relaxed: [], conflicts: [], review: null },
}

/** The commit that would land (`candidateOf`), and the commit of the branch before it (`ontoOf`). */
export const candidateOf = ({ own, joined }: DeliverState): Candidate | null => joined ?? own
export const ontoOf = ({ tip, joined }: DeliverState): string => joined?.onto ?? tip

export function placeOf(state: DeliverState, { entry }: PlayContext): WorkPlace {
  const { tip, start, carriesMerge, conflicts } = state
  const { update } = entry
  const onto: ReadWork['onto'] = carriesMerge && update ? [tip, update.target] : [tip]
  return { tip, start: start ?? tip, onto, conflicts: [...new Set([...(update?.conflicts ?? []), ...conflicts])] }
}

export const withCandidate = (state: DeliverState, change: Partial<Candidate>): DeliverState =>
  state.joined
    ? { ...state, joined: { ...state.joined, ...change } }
    : { ...state, own: state.own && { ...state.own, ...change } }

/** Each function below asks for one effect and sets the phase; the play continues when it gets the outcome. */

export function look(state: DeliverState, phase: 'looking' | 'taking', at: string): DeliverStep {
  return want({ ...state, phase }, 'land', { do: 'land', branch: 'task', from: at, to: at, aside: null })
}

export function check(state: DeliverState, { config, entry }: PlayContext): DeliverStep {
  const work = candidateOf(state)
  if (!work) return { state, effects: [] }
  const run = state.said?.run_id ?? null
  const place = placeOf(state, { config, entry })
  const effect = gathering({ stage: config, entry, place }, { work, run, onto: ontoOf(state) })
  return want({ ...state, phase: 'checking' }, 'evidence', effect)
}

export function readFacts(state: DeliverState, { config, entry }: PlayContext): DeliverStep {
  const [work, said] = [candidateOf(state), state.said]
  if (!work || !said) return { state, effects: [] }
  const facts = factsOf({ commit: work.commit, onto: ontoOf(state) }, { said, config, entry })
  return want({ ...state, phase: 'reading' }, 'read', facts)
}

/** Starts a reviewer: another agent, which sees the whole change of the task. */
export function review(state: DeliverState, context: PlayContext): DeliverStep {
  const work = candidateOf(state)
  if (!work) return { state, effects: [] }
  const reviewers = state.reviewers + 1
  const { conflicts } = placeOf(state, context)
  const { commit, evidence } = work
  return wantAs({ ...state, phase: 'reviewing', reviewers }, `reviewer.${reviewers}`, {
    do: 'start_run',
    role: 'reviewer',
    number: reviewers,
    player: 'reviewer',
    start: commit,
    brief: { ...NO_BRIEF, attempt: reviewers, evidence, review: commit, conflicts },
    document: null,
    repairs: context.config.repairs,
  })
}

export function readPlan(state: DeliverState, context: PlayContext): DeliverStep {
  const commit = candidateOf(state)?.commit ?? ''
  const { config, entry } = context
  const place = { ...placeOf(state, context), onto: [ontoOf(state)] as const }
  const documents = state.plan.slice(0, 1)
  return want(
    { ...state, phase: 'reading_plan' },
    'read',
    reading({ commit }, { stage: config, entry, place }, { documents }),
  )
}

export const askPlan = (state: DeliverState, { entry }: PlayContext): DeliverStep =>
  want({ ...state, phase: 'asking_plan' }, 'ask', planAsk(entry.task_id, state.plan, state.said?.run_id ?? null))

/**
 * Moves the branch to the checked candidate, dropping a commit that is set aside. Without a candidate the branch stays.
 * If a failed join removed the details of the step, they are read again first.
 */
export function land(state: DeliverState, context: PlayContext): DeliverStep {
  if (state.own && !state.details) return readFacts(state, context)
  const from = ontoOf(state)
  const to = candidateOf(state)?.commit ?? from
  const aside = state.aside?.commit ?? null
  const more = state.restore ? { restore: true } : {}
  return want({ ...state, phase: 'landing' }, 'land', { do: 'land', branch: 'task', from, to, aside, ...more })
}

/** Asks a person what to do with the moved branch. A join whose conditions are not met yet is dropped. */
export function askBranch(state: DeliverState, { config }: PlayContext, moved: MovedBranch): DeliverStep {
  const given = state.joined && !state.joined.met ? { joined: null, details: null } : {}
  const asked = {
    ...state,
    ...given,
    phase: 'asking_branch',
    moved,
    taking: null,
    aside: null,
    restore: false,
  } as const
  return want(asked, 'ask', branchAsk(config.branch, moved))
}

export function askGaveUp(
  state: DeliverState,
  { entry }: PlayContext,
  gaveUp: NonNullable<DeliverState['gaveUp']>,
  phase: 'asking_gave_up' | 'asking_reviewer' = 'asking_gave_up',
): DeliverStep {
  const what = phase === 'asking_gave_up' ? 'agent' : 'reviewer'
  const item = gaveUpAsk({ stage: entry.stage, what }, { feedback: gaveUp.feedback, run: gaveUp.run_id })
  return want({ ...state, phase, gaveUp }, 'ask', item)
}

export function askSame(state: DeliverState, { entry }: PlayContext, refusal: string): DeliverStep {
  const item = sameFailureAsk(entry.stage, refusal, state.said?.run_id ?? null)
  return want({ ...state, phase: 'asking_same', refusal: cutText(refusal, LIMITS.shortFeedback) }, 'ask', item)
}

export function lookUpAttachments(state: DeliverState, context: PlayContext, back: Return): DeliverStep {
  const { config, entry } = context
  const place = { ...placeOf(state, context), onto: [state.tip] as const }
  const commit = back.said.commit ?? state.tip
  const exists = namedAttachments(back.said)
  return want(
    { ...state, phase: 'attaching', back },
    'read',
    reading({ commit }, { stage: config, entry, place }, { exists }),
  )
}
