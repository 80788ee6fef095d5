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
 * The root play of an approval: merge the work with its target, check the merge, seal it, move the target, approve.
 * In this order, so that a task is `DONE` only when its work is on the target.
 *
 * 1. Work that does not merge, or fails its checks after the merge, is sent back in the name of the approver; the next
 *    work starts from that merge.
 * 2. If the target moves meanwhile, the merge is repeated, at most TRIES times; then a person decides.
 * 3. A foreign commit on the task's branch is merged only after a person accepted it and its checks passed.
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
  /** How often the target moved during this approval. */
  readonly tries: number
  /** The commit of the target that was merged with. */
  readonly ours: string | null
  readonly tree: string | null
  readonly moved: MovedBranch | null
  /** The person who accepts a foreign commit, or sets it aside. */
  readonly by: string | null
  /** The branch that cannot be moved. */
  readonly stuck: 'task' | 'target'
  /** The files that block it, or how the target moved. */
  readonly blocked: readonly string[]
}

/** After so many moves of the target a person is asked. */
const TRIES = 5

type IntegrateStep = Step<IntegrateState>

interface PlayContext {
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

function done(state: IntegrateState, context: PlayContext, event: Extract<PlayEvent, { type: 'done' }>): IntegrateStep {
  switch (event.do) {
    case 'land':
      return state.phase === 'landing' ? landed(state, context, event.outcome) : looked(state, context, event.outcome)
    case 'merge':
      return merged(state, context, event.outcome)
    case 'gather_evidence':
      return state.phase === 'checking_taken'
        ? takenChecked(state, context, event.outcome, event.effect)
        : checked(state, context, event.outcome, event.effect)
    case 'seal':
      return land(state, event.outcome.commit)
    case 'ask':
      return state.phase === 'asking_branch'
        ? branchAnswered(state, context, event.outcome)
        : blockedAnswered(state, context, event.outcome)
    default:
      return unchanged(state)
  }
}

/** Checks whether the task's branch is where Baton left it, or at the commit that a person accepts. */
function look(state: IntegrateState, phase: 'looking' | 'taking' = 'looking'): IntegrateStep {
  const at = (phase === 'taking' ? state.moved?.now : null) ?? state.tip
  return want({ ...state, phase }, 'land', { do: 'land', branch: 'task', from: at, to: at, aside: null })
}

function looked(state: IntegrateState, context: PlayContext, outcome: Landed): IntegrateStep {
  const { phase, moved, tip, by } = state
  switch (outcome.kind) {
    case 'moved':
      return askBranch(state, context, movedBranch(tip, outcome))
    case 'blocked':
      return askBlocked({ ...state, stuck: 'task', blocked: namesOf(outcome.files) }, context)
    case 'landed':
      if (phase === 'taking' && moved?.now) return checkTaken(state, context, moved.now)
      if (phase === 'setting_aside' && moved?.now && outcome.aside !== null) {
        const told = { type: 'branch:set_aside', commit: moved.now, ref: outcome.aside, to: tip, by: by ?? '' } as const
        return after({ effects: [], told: [told] }, merge(state, context))
      }
      return merge(state, context)
  }
}

function askBranch(state: IntegrateState, context: PlayContext, moved: MovedBranch): IntegrateStep {
  return want({ ...state, phase: 'asking_branch', moved, by: null }, 'ask', branchAsk(branchIn(context), moved))
}

const branchIn = ({ config, entry }: PlayContext): string => config.branch ?? entry.task_id

function branchAnswered(state: IntegrateState, context: PlayContext, { choice, by, note }: Answered): IntegrateStep {
  const { moved, tip } = state
  if (!moved) return unchanged(state)
  const { now } = moved
  if (choice === 'take' && now !== null && moved.canTake) return look({ ...state, by }, 'taking')
  if (choice === 'again') return look(state)
  const back = { do: 'land', branch: 'task', from: tip, to: tip, aside: now } as const
  if (choice === 'set_aside' && now !== null) return want({ ...state, phase: 'setting_aside', by }, 'land', back)
  if (choice === 'restore' && now === null)
    return want({ ...state, phase: 'setting_aside', by }, 'land', { ...back, restore: true })
  const text = now === null ? moved.expected : branchText(branchIn(context), moved.expected, now).en
  return { ...askBranch(state, context, moved), hold: { note: note ?? text, as: by } }
}

/** The accepted commit is checked alone, because no later stage checks it. */
function checkTaken(state: IntegrateState, context: PlayContext, commit: string): IntegrateStep {
  const { tip } = state
  const effect = gathering(context, { stage: TAKEN_STAGE, commit, onto: tip, base: tip })
  return want({ ...state, phase: 'checking_taken' }, 'evidence', effect)
}

function gathering(
  { config }: PlayContext,
  part: Pick<GatherEvidence, 'stage' | 'commit' | 'onto' | 'base'>,
): GatherEvidence {
  const { checks, waived, compare } = config
  const own = { written: false, conflicts: [] }
  return { do: 'gather_evidence', run: null, ...part, checks, own, waived, ...(compare ? { compare } : {}) }
}

function takenChecked(state: IntegrateState, context: PlayContext, evidence: Evidence, effect: string): IntegrateStep {
  const { moved, tip: from, by } = state
  if (!moved?.now) return unchanged(state)
  if (!evidence.passed) return askBranch(state, context, failedTogether(moved, failureText(evidence)))
  const told: StoryEvent = { type: 'branch:taken', commit: moved.now, from, by: by ?? '', evidence: effect }
  return after({ effects: [], told: [told] }, merge({ ...state, tip: moved.now }, context))
}

function merge(state: IntegrateState, { entry }: PlayContext): IntegrateStep {
  const next = { ...state, phase: 'merging', moved: null, by: null, ours: null, tree: null } as const
  const message = `[baton] ${entry.task_id}\n`
  return want(next, 'merge', { do: 'merge', ours: TARGET, theirs: state.tip, markers: false, message })
}

function merged(state: IntegrateState, context: PlayContext, outcome: Merged): IntegrateStep {
  const { ours, files } = outcome
  if (outcome.kind === 'conflict') {
    const text = { ko: `${files.join(', ')} 에서 충돌`, en: `conflict in ${files.join(', ')}` }[context.config.language]
    return giveBack(state, context, { ours, files, text, at: context.entry.at })
  }
  const { commit, tree } = outcome
  const effect = gathering(context, { stage: INTEGRATION_STAGE, commit, onto: ours, base: ours })
  return want({ ...state, phase: 'checking', ours, tree }, 'evidence', effect)
}

function checked(state: IntegrateState, context: PlayContext, evidence: Evidence, effect: string): IntegrateStep {
  const { ours, tree, tip } = state
  if (ours === null || tree === null) return unchanged(state)
  if (!evidence.passed)
    return giveBack(state, context, { ours, files: [], text: failureText(evidence), at: evidence.at })
  return want({ ...state, phase: 'sealing' }, 'seal', { do: 'seal', tree, onto: ours, tip, evidence: effect })
}

function land(state: IntegrateState, to: string): IntegrateStep {
  const from = state.ours ?? ''
  return want({ ...state, phase: 'landing' }, 'land', { do: 'land', branch: 'target', from, to, aside: null })
}

function landed(state: IntegrateState, context: PlayContext, outcome: Landed): IntegrateStep {
  switch (outcome.kind) {
    case 'landed':
      return ended(state, { kind: 'step', action: 'approve', details: {}, as: context.entry.approved_by })
    case 'blocked':
      return askBlocked({ ...state, stuck: 'target', blocked: namesOf(outcome.files) }, context)
    case 'moved': {
      const tries = state.tries + 1
      if (tries < TRIES) return look({ ...state, tries })
      const where = `${context.config.target}: ${state.ours ?? '-'} → ${outcome.now ?? '-'}`
      return askBlocked({ ...state, tries, stuck: 'target', blocked: [where] }, context)
    }
  }
}

const namesOf = (files: readonly string[]) => firstThatFit(files, { bytes: LIMITS.files })

function askBlocked(state: IntegrateState, context: PlayContext): IntegrateStep {
  const branch = state.stuck === 'task' ? branchIn(context) : context.config.target
  return want({ ...state, phase: 'asking_blocked' }, 'ask', blockedAsk(branch, state.blocked))
}

function blockedAnswered(state: IntegrateState, context: PlayContext, { choice, note, by }: Answered): IntegrateStep {
  if (choice === 'again') return look({ ...state, tries: 0, blocked: [] })
  return { ...askBlocked(state, context), hold: { note: note ?? state.blocked.slice(0, 5).join(', '), as: by } }
}

/** Sends the task back; the next work starts from the failed merge. */
function giveBack(
  state: IntegrateState,
  { config, entry }: PlayContext,
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
