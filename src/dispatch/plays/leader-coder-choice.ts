import { BatonError } from '../../protocol/baton-error.ts'
import type { Answered, WorkRead } from '../../protocol/plays/outcome.ts'
import type { StoryEvent } from '../../protocol/plays/story.ts'
import { cutText, firstThatFit, LIMITS } from './fit-state.ts'
import { settingsAsk, settingsLines, settingsStopped } from './items.ts'
import {
  answerWord,
  askChoice,
  askOrder,
  attempt,
  documentTold,
  failFix,
  judgedBy,
  lead,
  moveLoop,
  readOrder,
} from './leader-coder-loop.ts'
import { evidenceFor, type LeaderCoderState, type LeaderCoderStep, reading, type Scene } from './leader-coder-state.ts'
import { after, unchanged, want } from './nest.ts'
import { decide, NOT_SETTLED, settle } from './settle-settings.ts'

/** What a person answered: about a refused order, about the paused loop, or about agent settings in what they repaired. */
export function answered(state: LeaderCoderState, scene: Scene, answer: Answered): LeaderCoderStep {
  switch (state.phase) {
    case 'asking_order':
      return judgedOrder(state, scene, answer)
    case 'choosing':
      return chosen(state, scene, answer)
    case 'asking_settings':
      return decidedSettings(state, scene, answer)
    default:
      return unchanged(state)
  }
}

function judgedOrder(state: LeaderCoderState, scene: Scene, { choice, by, note }: Answered): LeaderCoderStep {
  const person = { by, note: note === null ? null : cutText(note) }
  switch (choice) {
    case 'allow':
      return readOrder({ ...state, allowed: person }, scene, 'allowing_order')
    case 'refuse': {
      const told = documentTold(state, {
        text: '',
        verdict: 'dismissed',
        problems: state.problems,
        ...judgedBy(person),
      })
      // One more order, in the form that it has to have at once.
      return after({ effects: [], told: [told] }, lead({ ...state, used: scene.stage.repairs }, scene))
    }
    default:
      return askOrder(state)
  }
}

function chosen(state: LeaderCoderState, scene: Scene, answer: Answered): LeaderCoderStep {
  switch (answer.choice.toUpperCase()) {
    case 'A': {
      const { state: fixing, told } = moveLoop(state, { type: 'person:fixed' }, 'A')
      return after({ effects: [], told: [told] }, readFix({ ...fixing, settling: NOT_SETTLED }, scene))
    }
    case 'B':
      return relaxed(state, scene, answer)
    case 'C': {
      const { state: over, told } = moveLoop(state, { type: 'person:cancelled' }, 'C')
      const { note, by } = answer
      const details = { note: note ?? `${scene.entry.task_id}: C` }
      const outcome = { kind: 'step', action: 'cancel', details, as: by } as const
      return { state: { ...over, phase: 'over' }, effects: [], told: [told], outcome }
    }
    default:
      return askChoice(state)
  }
}

/** Without other criteria and without a check to do without there is nothing to relax. */
function relaxed(state: LeaderCoderState, scene: Scene, { criteria, waive, by }: Answered): LeaderCoderStep {
  if (criteria.length + waive.length === 0) return askChoice(state)
  const kept = firstThatFit(
    criteria.map((one) => cutText(one, LIMITS.criteria / 2)),
    { bytes: LIMITS.criteria },
  )
  // Only the PO can give this answer (`AskOption.po`).
  const moved = moveLoop(state, { type: 'person:relaxed', approvedByPo: true, criteria: kept }, 'B')
  const waived: readonly StoryEvent[] = waive.length > 0 ? [{ type: 'checks:waived', checks: waive, by }] : []
  return after({ effects: [], told: [...waived, moved.told] }, attempt(moved.state, scene))
}

/** What a person made of the coder's folder is taken as it is, and has to hold like everything else. */
function readFix(state: LeaderCoderState, scene: Scene): LeaderCoderStep {
  const { last, settling } = state
  const { language } = scene.stage
  if (!last) {
    const { task_id } = scene.entry
    return failFix(state, BatonError.of('FIX_FOLDER_MISSING', { task_id }).describe(language))
  }
  const { run_id: run } = last
  const more = { run, without: settling.without }
  return want({ ...state, phase: 'reading_fix' }, 'read', reading({ folder: run }, scene, more))
}

export function wasFixed(state: LeaderCoderState, scene: Scene, read: WorkRead): LeaderCoderStep {
  const { rebuilt, commit, tree, before } = read
  if (rebuilt) {
    const { task_id } = scene.entry
    const told = BatonError.of('FIX_FOLDER_REBUILT', { task_id, ...rebuilt, how: answerWord(scene.entry, 'A') })
    return failFix(state, told.describe(scene.stage.language))
  }
  const settled = settle(state.settling, read.settings, state.after.decided)
  if (settled.kind === 'again') return readFix({ ...state, settling: settled.settling }, scene)
  if (settled.kind === 'ask') return askSettings({ ...state, settling: settled.settling })
  const fixed = { ...state, work: { commit, tree, before, evidence: null }, report: null }
  const evidence = evidenceFor(fixed, scene)
  return evidence ? want({ ...fixed, phase: 'checking' }, 'evidence', evidence) : unchanged(fixed)
}

function askSettings(state: LeaderCoderState): LeaderCoderStep {
  const { asked } = state.settling
  if (!asked) return unchanged(state)
  return want({ ...state, phase: 'asking_settings' }, 'ask', settingsAsk(asked, state.last?.run_id ?? ''))
}

function decidedSettings(state: LeaderCoderState, scene: Scene, answer: Answered): LeaderCoderStep {
  const { settling, after: left } = state
  if (answer.choice === 'stop') {
    const files = settling.asked ? settingsLines(settling.asked) : []
    const note = answer.note ?? settingsStopped(files)[scene.stage.language]
    return { ...askSettings(state), hold: { note, as: answer.by } }
  }
  const decision = decide(settling, answer, left.decided)
  return readFix({ ...state, settling: decision.settling, after: { ...left, decided: decision.decided } }, scene)
}
