import { BatonError } from '../../protocol/baton-error.ts'
import type { Answered, WorkRead } from '../../protocol/plays/outcome.ts'
import type { StoryEvent } from '../../protocol/plays/story.ts'
import { cutText, firstThatFit, LIMITS } from './fit-state.ts'
import { settingsAsk, settingsLines, settingsStopped } from './items.ts'
import {
  answerWord,
  askChoice,
  askOrder,
  documentTold,
  failFix,
  judgedBy,
  kept,
  lead,
  leadOrCode,
  moveLoop,
  readOrder,
} from './leader-coder-loop.ts'
import {
  evidenceFor,
  type LeaderCoderState,
  type LeaderCoderStep,
  type PlayContext,
  reading,
} from './leader-coder-state.ts'
import { after, unchanged, want } from './nest.ts'
import { decide, NOT_SETTLED, settle } from './settle-settings.ts'

/** The answer of a person: about a refused HANDOFF.md, the paused loop, or agent settings in their fix. */
export function answered(state: LeaderCoderState, context: PlayContext, answer: Answered): LeaderCoderStep {
  switch (state.phase) {
    case 'asking_order':
      return judgedOrder(state, context, answer)
    case 'choosing':
      return chosen(state, context, answer)
    case 'asking_settings':
      return decidedSettings(state, context, answer)
    default:
      return unchanged(state)
  }
}

function judgedOrder(state: LeaderCoderState, context: PlayContext, { choice, by, note }: Answered): LeaderCoderStep {
  const person = { by, note: note === null ? null : cutText(note) }
  switch (choice) {
    case 'allow':
      return readOrder({ ...state, allowed: person }, context, 'allowing_order')
    case 'refuse': {
      const told = documentTold(state, {
        text: '',
        verdict: 'dismissed',
        problems: state.problems,
        ...judgedBy(person),
      })
      // The leader writes HANDOFF.md once more, without further repairs.
      return after({ effects: [], told: [told] }, lead({ ...state, used: context.stage.repairs }, context))
    }
    default:
      return askOrder(state)
  }
}

function chosen(state: LeaderCoderState, context: PlayContext, answer: Answered): LeaderCoderStep {
  switch (answer.choice.toUpperCase()) {
    case 'A': {
      const { state: fixing, told } = moveLoop(state, { type: 'person:fixed' }, 'A')
      return after({ effects: [], told: [told] }, readFix({ ...fixing, settling: NOT_SETTLED }, context))
    }
    case 'B':
      return relaxed(state, context, answer)
    case 'C': {
      const { state: over, told } = moveLoop(state, { type: 'person:cancelled' }, 'C')
      const { note, by } = answer
      const details = { note: note ?? `${context.entry.task_id}: C` }
      const outcome = { kind: 'step', action: 'cancel', details, as: by } as const
      return { state: { ...over, phase: 'over' }, effects: [], told: [told], outcome }
    }
    default:
      return askChoice(state)
  }
}

/** Choice B needs at least one new criterion or one waived check. */
function relaxed(state: LeaderCoderState, context: PlayContext, { criteria, waive, by }: Answered): LeaderCoderStep {
  if (criteria.length + waive.length === 0) return askChoice(state)
  const kept = firstThatFit(
    criteria.map((one) => cutText(one, LIMITS.criteria / 2)),
    { bytes: LIMITS.criteria },
  )
  // Only the PO can give this answer (`AskOption.po`).
  const moved = moveLoop(state, { type: 'person:relaxed', approvedByPo: true, criteria: kept }, 'B')
  const waived: readonly StoryEvent[] = waive.length > 0 ? [{ type: 'checks:waived', checks: waive, by }] : []
  return after({ effects: [], told: [...waived, moved.told] }, leadOrCode(moved.state, context))
}

/** The work that a person fixed in the coder's folder is read as it is, and checked like any other work. */
function readFix(state: LeaderCoderState, context: PlayContext): LeaderCoderStep {
  const { last, settling } = state
  const { language } = context.stage
  const { task_id } = context.entry
  // The folder of one specialist has not the work of all: nothing there is fixed as a whole.
  if (kept(state.coder)) return failFix(state, BatonError.of('FIX_FOLDER_OF_MANY', { task_id }).describe(language))
  if (!last) return failFix(state, BatonError.of('FIX_FOLDER_MISSING', { task_id }).describe(language))
  const { run_id: run } = last
  const more = { run, without: settling.without }
  return want({ ...state, phase: 'reading_fix' }, 'read', reading({ folder: run }, context, more))
}

export function wasFixed(state: LeaderCoderState, context: PlayContext, read: WorkRead): LeaderCoderStep {
  const { rebuilt, commit, tree, before } = read
  if (rebuilt) {
    const { task_id } = context.entry
    const told = BatonError.of('FIX_FOLDER_REBUILT', { task_id, ...rebuilt, how: answerWord(context.entry, 'A') })
    return failFix(state, told.describe(context.stage.language))
  }
  const settled = settle(state.settling, read.settings, state.after.decided)
  if (settled.kind === 'again') return readFix({ ...state, settling: settled.settling }, context)
  if (settled.kind === 'ask') return askSettings({ ...state, settling: settled.settling })
  const fixed = { ...state, work: { commit, tree, before, evidence: null }, report: null }
  const evidence = evidenceFor(fixed, context)
  return evidence ? want({ ...fixed, phase: 'checking' }, 'evidence', evidence) : unchanged(fixed)
}

function askSettings(state: LeaderCoderState): LeaderCoderStep {
  const { asked } = state.settling
  if (!asked) return unchanged(state)
  return want({ ...state, phase: 'asking_settings' }, 'ask', settingsAsk(asked, state.last?.run_id ?? ''))
}

function decidedSettings(state: LeaderCoderState, context: PlayContext, answer: Answered): LeaderCoderStep {
  const { settling, after: left } = state
  if (answer.choice === 'stop') {
    const files = settling.asked ? settingsLines(settling.asked) : []
    const note = answer.note ?? settingsStopped(files)[context.stage.language]
    return { ...askSettings(state), hold: { note, as: answer.by } }
  }
  const decision = decide(settling, answer, left.decided)
  return readFix({ ...state, settling: decision.settling, after: { ...left, decided: decision.decided } }, context)
}
