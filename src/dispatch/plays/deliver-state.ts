import type { ReadWork, RunBrief } from '../../protocol/plays/effect.ts'
import type { Entry, Said, StageConfig, Step, Work } from '../../protocol/plays/play.ts'
import type { StepDetails } from '../../protocol/plays/step-details.ts'
import { branchAsk, type MovedBranch } from './branch-item.ts'
import { gaveUpAsk, planAsk } from './items.ts'
import { gathering, reading, type WorkPlace } from './leader-coder-state.ts'
import { type Nested, type Waiting, want, wantAs } from './nest.ts'
import { namedAttachments, type Return } from './send-back.ts'
import { factsOf } from './work-facts.ts'

export interface DeliverState extends Waiting {
  readonly phase: DeliverPhase
  /** Where the task's branch stands. */
  readonly tip: string
  /** The commit that work begins with; null until that is known. */
  readonly start: string | null
  /** Whether the work carries the merge with the target. */
  readonly carriesMerge: boolean
  /** Files with conflicts that the merge of this visit found, besides those of the entry. */
  readonly conflicts: readonly string[]
  readonly child: Nested | null
  readonly said: Said | null
  /** What the child offered. */
  readonly own: Candidate | null
  /** The same together with a commit that a person takes over. */
  readonly joined: (Candidate & { readonly onto: string; readonly by: string }) | null
  /** What the forward step carries along, for the commit that is about to land. */
  readonly details: StepDetails | null
  readonly plan: readonly string[]
  /** How many reviewers there were, and how many of them came to no verdict in a row. */
  readonly reviewers: number
  readonly noVerdicts: number
  /** What a person is asked about, where that cannot be seen from the rest. */
  readonly moved: MovedBranch | null
  readonly blocked: readonly string[]
  readonly gaveUp: { readonly feedback: string; readonly run_id: string | null } | null
  /** A commit on the branch that a person takes over, and one that a person wants set aside. */
  readonly taking: ByPerson | null
  readonly aside: ByPerson | null
  /** The branch is gone, and a person wants it back. */
  readonly restore: boolean
  readonly back: Return | null
}

interface ByPerson {
  readonly commit: string
  readonly by: string
}

/** A commit that may land. */
export interface Candidate extends Pick<Work, 'commit' | 'tree' | 'before' | 'evidence'> {
  /** Whether all conditions are known to hold for it. */
  readonly met: boolean
}

type DeliverPhase =
  /** Whether the branch stands where Baton left it. */
  | 'looking'
  | 'merging'
  | 'working'
  | 'checking'
  | 'reading'
  | 'reviewing'
  | 'reading_plan'
  | 'asking_plan'
  | 'landing'
  | 'asking_branch'
  /** Whether a commit that a person takes over is still there. */
  | 'taking'
  | 'joining'
  | 'asking_blocked'
  | 'asking_gave_up'
  | 'asking_reviewer'
  /** Files that an agent wants attached on the way back are looked up. */
  | 'attaching'
  | 'over'

export type DeliverStep = Step<DeliverState>

export interface Scene {
  readonly config: StageConfig
  readonly entry: Entry
}

export const NO_BRIEF: RunBrief = {
  ...{ attempt: 1, of: null, final: false, feedback: null, problems: [], handoff: null, report: null, evidence: null },
  ...{ relaxed: [], conflicts: [], review: null },
}

/** The commit that would land, and the one that it goes onto. */
export const candidateOf = ({ own, joined }: DeliverState): Candidate | null => joined ?? own
export const ontoOf = ({ tip, joined }: DeliverState): string => joined?.onto ?? tip

export function placeOf(state: DeliverState, { entry }: Scene): WorkPlace {
  const { tip, start, carriesMerge, conflicts } = state
  const { update } = entry
  const onto: ReadWork['onto'] = carriesMerge && update ? [tip, update.target] : [tip]
  return { tip, start: start ?? tip, onto, conflicts: [...new Set([...(update?.conflicts ?? []), ...conflicts])] }
}

export const withCandidate = (state: DeliverState, change: Partial<Candidate>): DeliverState =>
  state.joined
    ? { ...state, joined: { ...state.joined, ...change } }
    : { ...state, own: state.own && { ...state.own, ...change } }

/** What follows asks for one effect each: the play goes on when it has its outcome. */

export function look(state: DeliverState, phase: 'looking' | 'taking', at: string): DeliverStep {
  return want({ ...state, phase }, 'land', { do: 'land', branch: 'task', from: at, to: at, aside: null })
}

export function check(state: DeliverState, { config, entry }: Scene): DeliverStep {
  const work = candidateOf(state)
  if (!work) return { state, effects: [] }
  const run = state.said?.run_id ?? null
  const place = placeOf(state, { config, entry })
  const effect = gathering({ stage: config, entry, place }, { work, run, onto: ontoOf(state) })
  return want({ ...state, phase: 'checking' }, 'evidence', effect)
}

export function readFacts(state: DeliverState, { config, entry }: Scene): DeliverStep {
  const [work, said] = [candidateOf(state), state.said]
  if (!work || !said) return { state, effects: [] }
  const facts = factsOf({ commit: work.commit, onto: ontoOf(state) }, { said, config, entry })
  return want({ ...state, phase: 'reading' }, 'read', facts)
}

/** A reviewer, who is not the agent whose work it is, looks at the whole change of the task. */
export function review(state: DeliverState, scene: Scene): DeliverStep {
  const work = candidateOf(state)
  if (!work) return { state, effects: [] }
  const reviewers = state.reviewers + 1
  const { conflicts } = placeOf(state, scene)
  const { commit, evidence } = work
  return wantAs({ ...state, phase: 'reviewing', reviewers }, `reviewer.${reviewers}`, {
    do: 'start_run',
    role: 'reviewer',
    number: reviewers,
    player: 'reviewer',
    start: commit,
    brief: { ...NO_BRIEF, attempt: reviewers, evidence, review: commit, conflicts },
    document: null,
    repairs: scene.config.repairs,
  })
}

export function readPlan(state: DeliverState, scene: Scene): DeliverStep {
  const commit = candidateOf(state)?.commit ?? ''
  const { config, entry } = scene
  const place = { ...placeOf(state, scene), onto: [ontoOf(state)] as const }
  const documents = state.plan.slice(0, 1)
  return want(
    { ...state, phase: 'reading_plan' },
    'read',
    reading({ commit }, { stage: config, entry, place }, { documents }),
  )
}

export const askPlan = (state: DeliverState, { entry }: Scene): DeliverStep =>
  want({ ...state, phase: 'asking_plan' }, 'ask', planAsk(entry.task_id, state.plan, state.said?.run_id ?? null))

/**
 * Moves the branch to work that is proven, past a commit that is set aside. Without work it stays where it should stand.
 * Where the work was given up for a join that did not hold, what goes along with it is looked up again first.
 */
export function land(state: DeliverState, scene: Scene): DeliverStep {
  if (state.own && !state.details) return readFacts(state, scene)
  const from = ontoOf(state)
  const to = candidateOf(state)?.commit ?? from
  const aside = state.aside?.commit ?? null
  const more = state.restore ? { restore: true } : {}
  return want({ ...state, phase: 'landing' }, 'land', { do: 'land', branch: 'task', from, to, aside, ...more })
}

/** A person decides what becomes of the branch. A join that is not proven is given up meanwhile. */
export function askBranch(state: DeliverState, { config }: Scene, moved: MovedBranch): DeliverStep {
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
  { entry }: Scene,
  gaveUp: NonNullable<DeliverState['gaveUp']>,
  phase: 'asking_gave_up' | 'asking_reviewer' = 'asking_gave_up',
): DeliverStep {
  const what = phase === 'asking_gave_up' ? 'agent' : 'reviewer'
  const item = gaveUpAsk({ stage: entry.stage, what }, { feedback: gaveUp.feedback, run: gaveUp.run_id })
  return want({ ...state, phase, gaveUp }, 'ask', item)
}

export function lookUpAttachments(state: DeliverState, scene: Scene, back: Return): DeliverStep {
  const { config, entry } = scene
  const place = { ...placeOf(state, scene), onto: [state.tip] as const }
  const commit = back.said.commit ?? state.tip
  const exists = namedAttachments(back.said)
  return want(
    { ...state, phase: 'attaching', back },
    'read',
    reading({ commit }, { stage: config, entry, place }, { exists }),
  )
}
