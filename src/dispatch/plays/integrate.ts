import { INTEGRATION_STAGE, TAKEN_STAGE } from '../../protocol/evidence/evidence-stages.ts'
import { failureText } from '../../protocol/evidence/failure-text.ts'
import { type GatherEvidence, TARGET } from '../../protocol/plays/effect.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { Answered, Landed, Merged } from '../../protocol/plays/outcome.ts'
import type { ApprovalConfig, Entry, Play, PlayEvent, PlayOutcome, Step } from '../../protocol/plays/play.ts'
import type { StoryEvent } from '../../protocol/plays/story.ts'
import { branchAsk, branchText, failedTogether, type MovedBranch, movedBranch } from './branch-item.ts'
import { firstThatFit, LIMITS } from './fit-state.ts'
import { blockedAsk } from './items.ts'
import { after, unchanged, type Waiting, want } from './nest.ts'
import { returnReason } from './return-reason.ts'

/**
 * Approved work on its way to its target: merged, checked after the merge, sealed, moved, approved. In this order, so
 * that `DONE` is never said of work that is not there.
 *
 * 1. What does not merge, or fails its checks together with the target, goes back as a step of who approved; the next
 *    work begins with that merge.
 * 2. A target that moves meanwhile is merged with again, at most TRIES times; then a person decides.
 * 3. What somebody put on the task's branch is merged only after a person took it over and its checks passed.
 */
export interface IntegrateState extends Waiting {
  readonly phase:
    | 'looking'
    | 'asking_branch'
    | 'taking'
    | 'checking_taken'
    | 'setting_aside'
    | 'merging'
    | 'checking'
    | 'sealing'
    | 'landing'
    | 'asking_blocked'
    | 'over'
  readonly tip: string
  /** How often the target had moved. */
  readonly tries: number
  /** The commit of the target that was merged with. */
  readonly ours: string | null
  readonly tree: string | null
  readonly moved: MovedBranch | null
  /** Who takes a commit over, or sets it aside. */
  readonly by: string | null
  /** Which branch cannot be moved, and what is in the way. */
  readonly stuck: 'task' | 'target'
  readonly blocked: readonly string[]
}

/** A target that moves faster than it can be merged with is a person's to look at. */
const TRIES = 5

type IntegrateStep = Step<IntegrateState>

interface Scene {
  readonly config: ApprovalConfig
  readonly entry: Entry
}

export const integrate: Play<IntegrateState, ApprovalConfig> = {
  name: 'integrate',
  version: 1,
  start: (_, { tip }) =>
    look({
      ...{ n: 0, waits: null, phase: 'looking', tip, tries: 0, ours: null, tree: null, moved: null, by: null },
      ...{ stuck: 'target', blocked: [] },
    }),
  on: (state, event, config, entry) => {
    if (event.path.length > 0 || event.type !== 'done' || event.key !== state.waits) return unchanged(state)
    return done({ ...state, waits: null }, { config, entry }, event)
  },
  upcast: (state) => state as IntegrateState,
}

function done(state: IntegrateState, scene: Scene, event: Extract<PlayEvent, { type: 'done' }>): IntegrateStep {
  switch (event.do) {
    case 'land':
      return state.phase === 'landing' ? landed(state, scene, event.outcome) : looked(state, scene, event.outcome)
    case 'merge':
      return merged(state, scene, event.outcome)
    case 'gather_evidence':
      return state.phase === 'checking_taken'
        ? takenChecked(state, scene, event.outcome, event.effect)
        : checked(state, scene, event.outcome, event.effect)
    case 'seal':
      return land(state, event.outcome.commit)
    case 'ask':
      return state.phase === 'asking_branch'
        ? branchAnswered(state, scene, event.outcome)
        : blockedAnswered(state, scene, event.outcome)
    default:
      return unchanged(state)
  }
}

/** Whether the task's branch stands where Baton left it, or at a commit that a person takes over. */
function look(state: IntegrateState, phase: 'looking' | 'taking' = 'looking'): IntegrateStep {
  const at = (phase === 'taking' ? state.moved?.now : null) ?? state.tip
  return want({ ...state, phase }, 'land', { do: 'land', branch: 'task', from: at, to: at, aside: null })
}

function looked(state: IntegrateState, scene: Scene, outcome: Landed): IntegrateStep {
  const { phase, moved, tip, by } = state
  switch (outcome.kind) {
    case 'moved':
      return askBranch(state, scene, movedBranch(tip, outcome))
    case 'blocked':
      return askBlocked({ ...state, stuck: 'task', blocked: namesOf(outcome.files) }, scene)
    case 'landed':
      if (phase === 'taking' && moved?.now) return checkTaken(state, scene, moved.now)
      if (phase === 'setting_aside' && moved?.now && outcome.aside !== null) {
        const told = { type: 'branch:set_aside', commit: moved.now, ref: outcome.aside, to: tip, by: by ?? '' } as const
        return after({ effects: [], told: [told] }, merge(state, scene))
      }
      return merge(state, scene)
  }
}

function askBranch(state: IntegrateState, scene: Scene, moved: MovedBranch): IntegrateStep {
  return want({ ...state, phase: 'asking_branch', moved, by: null }, 'ask', branchAsk(branchIn(scene), moved))
}

const branchIn = ({ config, entry }: Scene): string => config.branch ?? entry.task_id

function branchAnswered(state: IntegrateState, scene: Scene, { choice, by, note }: Answered): IntegrateStep {
  const { moved, tip } = state
  if (!moved) return unchanged(state)
  const { now } = moved
  if (choice === 'take' && now !== null && moved.canTake) return look({ ...state, by }, 'taking')
  if (choice === 'again') return look(state)
  const back = { do: 'land', branch: 'task', from: tip, to: tip, aside: now } as const
  if (choice === 'set_aside' && now !== null) return want({ ...state, phase: 'setting_aside', by }, 'land', back)
  if (choice === 'restore' && now === null)
    return want({ ...state, phase: 'setting_aside', by }, 'land', { ...back, restore: true })
  const text = now === null ? moved.expected : branchText(branchIn(scene), moved.expected, now).en
  return { ...askBranch(state, scene, moved), hold: { note: note ?? text, as: by } }
}

/** No stage comes after it: it has to hold by itself. */
function checkTaken(state: IntegrateState, scene: Scene, commit: string): IntegrateStep {
  const { tip } = state
  const effect = gathering(scene, { stage: TAKEN_STAGE, commit, onto: tip, base: tip })
  return want({ ...state, phase: 'checking_taken' }, 'evidence', effect)
}

function gathering(
  { config }: Scene,
  part: Pick<GatherEvidence, 'stage' | 'commit' | 'onto' | 'base'>,
): GatherEvidence {
  const { checks, waived } = config
  return { do: 'gather_evidence', run: null, ...part, checks, own: { written: false, conflicts: [] }, waived }
}

function takenChecked(state: IntegrateState, scene: Scene, evidence: Evidence, effect: string): IntegrateStep {
  const { moved, tip: from, by } = state
  if (!moved?.now) return unchanged(state)
  if (!evidence.passed) return askBranch(state, scene, failedTogether(moved, failureText(evidence)))
  const told: StoryEvent = { type: 'branch:taken', commit: moved.now, from, by: by ?? '', evidence: effect }
  return after({ effects: [], told: [told] }, merge({ ...state, tip: moved.now }, scene))
}

function merge(state: IntegrateState, { entry }: Scene): IntegrateStep {
  const next = { ...state, phase: 'merging', moved: null, by: null, ours: null, tree: null } as const
  const message = `[baton] ${entry.task_id}\n`
  return want(next, 'merge', { do: 'merge', ours: TARGET, theirs: state.tip, markers: false, message })
}

function merged(state: IntegrateState, scene: Scene, outcome: Merged): IntegrateStep {
  const { ours, files } = outcome
  if (outcome.kind === 'conflict') {
    const text = { ko: `${files.join(', ')} 에서 충돌`, en: `conflict in ${files.join(', ')}` }[scene.config.language]
    return giveBack(state, scene, { ours, files, text, at: scene.entry.at })
  }
  const { commit, tree } = outcome
  const effect = gathering(scene, { stage: INTEGRATION_STAGE, commit, onto: ours, base: ours })
  return want({ ...state, phase: 'checking', ours, tree }, 'evidence', effect)
}

function checked(state: IntegrateState, scene: Scene, evidence: Evidence, effect: string): IntegrateStep {
  const { ours, tree, tip } = state
  if (ours === null || tree === null) return unchanged(state)
  if (!evidence.passed) return giveBack(state, scene, { ours, files: [], text: failureText(evidence), at: evidence.at })
  return want({ ...state, phase: 'sealing' }, 'seal', { do: 'seal', tree, onto: ours, tip, evidence: effect })
}

function land(state: IntegrateState, to: string): IntegrateStep {
  const from = state.ours ?? ''
  return want({ ...state, phase: 'landing' }, 'land', { do: 'land', branch: 'target', from, to, aside: null })
}

function landed(state: IntegrateState, scene: Scene, outcome: Landed): IntegrateStep {
  switch (outcome.kind) {
    case 'landed':
      return ended(state, { kind: 'step', action: 'approve', details: {}, as: scene.entry.approved_by })
    case 'blocked':
      return askBlocked({ ...state, stuck: 'target', blocked: namesOf(outcome.files) }, scene)
    case 'moved': {
      const tries = state.tries + 1
      if (tries < TRIES) return look({ ...state, tries })
      const where = `${scene.config.target}: ${state.ours ?? '-'} → ${outcome.now ?? '-'}`
      return askBlocked({ ...state, tries, stuck: 'target', blocked: [where] }, scene)
    }
  }
}

const namesOf = (files: readonly string[]) => firstThatFit(files, { bytes: LIMITS.files })

function askBlocked(state: IntegrateState, scene: Scene): IntegrateStep {
  const branch = state.stuck === 'task' ? branchIn(scene) : scene.config.target
  return want({ ...state, phase: 'asking_blocked' }, 'ask', blockedAsk(branch, state.blocked))
}

function blockedAnswered(state: IntegrateState, scene: Scene, { choice, note, by }: Answered): IntegrateStep {
  if (choice === 'again') return look({ ...state, tries: 0, blocked: [] })
  return { ...askBlocked(state, scene), hold: { note: note ?? state.blocked.slice(0, 5).join(', '), as: by } }
}

/** It does not go in as it is: back, with the merge as the beginning of the next work. */
function giveBack(
  state: IntegrateState,
  { config, entry }: Scene,
  back: { readonly ours: string; readonly files: readonly string[]; readonly text: string; readonly at: string },
): IntegrateStep {
  const { ours, files } = back
  const deadline = new Date(Date.parse(back.at) + config.deadline_ms).toISOString()
  const reason = returnReason(config, { ...back, deadline })
  const update = { target: ours, conflicts: files }
  return ended(state, { kind: 'step', action: 'reject', details: { reason }, as: entry.approved_by, update })
}

const ended = (state: IntegrateState, outcome: PlayOutcome): IntegrateStep => ({
  state: { ...state, phase: 'over', waits: null, moved: null, blocked: [] },
  effects: [],
  outcome,
})
