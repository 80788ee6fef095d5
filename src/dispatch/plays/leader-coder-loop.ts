import { REPORT_FILE } from '../../protocol/completion-report/completion-report.ts'
import { HANDOFF_FILE, type HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import { workspacePathKey } from '../../protocol/handoff-document/workspace-path.ts'
import { failedFiles } from '../../protocol/leader-coder/failed-files.ts'
import type { Failed } from '../../protocol/leader-coder/judge-verification.ts'
import type { LoopEvent, LoopStep } from '../../protocol/leader-coder/loop.ts'
import { stepLoop } from '../../protocol/leader-coder/step-loop.ts'
import type { Entry } from '../../protocol/plays/play.ts'
import type { LeaderDocument, StoryEvent } from '../../protocol/plays/story.ts'
import { cutText, firstThatFit, LIMITS } from './fit-state.ts'
import { choiceAsk, documentAsk } from './items.ts'
import { mayLand } from './judge-attempt.ts'
import { briefOf, type LeaderCoderState, type LeaderCoderStep, reading, type Scene } from './leader-coder-state.ts'
import { after, type BoundPlay, bind, startNested, stateOf, want, wantAs } from './nest.ts'
import { leftBy, type SingleConfig, single } from './single.ts'

export const CODER = 'coder'

/** What the loop asks for next: an order where there is none for this design, else an attempt. */
export const attempt = (state: LeaderCoderState, scene: Scene): LeaderCoderStep =>
  state.handoff ? code(state, scene) : lead(state, scene)

/** Orders and repairs that the leader may still use; below zero a person has to decide. */
export const repairsLeft = ({ used }: LeaderCoderState, { stage }: Scene): number => stage.repairs - used

export function lead(state: LeaderCoderState, scene: Scene): LeaderCoderStep {
  const leaders = state.leaders + 1
  const { problems, loop } = state
  return wantAs({ ...state, phase: 'leading', leaders, handoff: null, allowed: null }, `leader.${leaders}`, {
    do: 'start_run',
    role: 'leader',
    number: leaders,
    player: 'stage',
    start: scene.place.start,
    brief: { ...briefOf(state, scene), of: null, final: false, feedback: loop.lastFeedback, problems },
    document: 'handoff',
    repairs: Math.max(repairsLeft(state, scene), 0),
  })
}

export const readOrder = (
  state: LeaderCoderState,
  scene: Scene,
  phase: 'reading_order' | 'allowing_order',
): LeaderCoderStep =>
  want({ ...state, phase }, 'read', reading({ run: state.ordered_by ?? '' }, scene, { documents: [HANDOFF_FILE] }))

export const askOrder = (state: LeaderCoderState): LeaderCoderStep =>
  want({ ...state, phase: 'asking_order' }, 'ask', documentAsk(state.problems, state.ordered_by ?? ''))

const TEXT_LETTERS = 100_000

/** Who judged an order, and what they said with it; nobody where the filter did. */
export const judgedBy = (person: LeaderCoderState['allowed']): Pick<LeaderDocument, 'judged_by' | 'note'> => ({
  judged_by: person?.by ?? null,
  ...(person?.note == null ? {} : { note: person.note }),
})

/** What is put on record about an order. */
export function documentTold(
  { loop, ordered_by, repaired }: LeaderCoderState,
  judged: Pick<LeaderDocument, 'text' | 'verdict' | 'problems' | 'judged_by' | 'note'>,
): StoryEvent {
  const text = judged.text.slice(0, TEXT_LETTERS)
  const repairs = repaired > 0 ? { repairs: repaired } : {}
  const document = { ...judged, text, run_id: ordered_by ?? '', design: loop.redesigns, ...repairs }
  return { type: 'document:judged', document }
}

function code(state: LeaderCoderState, scene: Scene): LeaderCoderStep {
  const { nested, ...step } = startNested(CODER, coderPlay(state, scene), scene.entry)
  const none = { waits: null, work: null, changed: [], report: null } as const
  const begun = { ...state, ...none, phase: 'coding', coder: nested, after: leftBy(stateOf(single, nested)) } as const
  return after(step, { state: begun, effects: [] })
}

/** The coder of an attempt: one agent, which runs once. */
export const coderPlay = (state: LeaderCoderState, scene: Scene): BoundPlay => bind(single, coderConfig(state, scene))

function coderConfig(state: LeaderCoderState, scene: Scene): SingleConfig {
  const { stage, place } = scene
  const outputs = outputPaths(state.handoff)
  return {
    role: 'coder',
    language: stage.language,
    failures: 1,
    repairs: stage.repairs,
    start: state.start,
    onto: place.onto,
    brief: { ...briefOf(state, scene), feedback: state.loop.lastFeedback },
    document: 'report',
    look: { documents: [REPORT_FILE], exists: outputs, changed_in_task: outputs },
    mayLand: (read) => mayLand(read, stage.language),
    after: state.after,
  }
}

/** The promised files as they are looked up: a folder is kept by any file below it. */
const outputPaths = (handoff: HandoffDocument | null): readonly string[] => [
  ...new Set(
    (handoff?.output ?? []).flatMap((path) => {
      const key = workspacePathKey(path)
      return /[\\/]$/.test(path) ? [key, `${key}/**`] : [path, key]
    }),
  ),
]

/** Moves the loop, and tells it. An event that the loop refuses is a fault of this play. */
export function moveLoop(
  state: LeaderCoderState,
  event: LoopEvent,
  why: string = event.type,
): { readonly state: LeaderCoderState; readonly step: LoopStep; readonly told: StoryEvent } {
  const moved = stepLoop(state.loop, event)
  if (!moved.ok) throw moved.error
  const { state: loop } = moved.value
  return { state: { ...state, loop }, step: moved.value, told: { type: 'loop:moved', why, loop } }
}

/** The attempt did not hold: another one, a new order, or a person's choice. */
export function failAttempt(state: LeaderCoderState, scene: Scene, failure: Failed): LeaderCoderStep {
  const { decision } = failure
  const { attempt: number } = state.loop
  const feedback = cutText(failure.feedback)
  const files = failedFiles({ named: failure.failedFiles, changed: state.changed, feedback })
  const event = { type: 'attempt:failed', attempt: number, decision, feedback, failedFiles: keptFiles(files) } as const
  const moved = moveLoop(cleared(state), event)
  const told = [{ type: 'attempt:failed', attempt: number, feedback } as const, moved.told]
  const designed =
    decision === 'redesign' ? { ...moved.state, handoff: null, used: 0, problems: [], repaired: 0 } : moved.state
  const next = moved.step.effect.type === 'person:ask' ? askChoice(designed) : attempt(designed, scene)
  return after({ effects: [], told }, next)
}

/** What a person repaired did not hold: the same choice again, with what was wrong. */
export function failFix(state: LeaderCoderState, feedback: string): LeaderCoderStep {
  const { failedFiles: files } = state.loop
  const moved = moveLoop(cleared(state), { type: 'fix:failed', feedback: cutText(feedback), failedFiles: files })
  return after({ effects: [], told: [moved.told] }, askChoice(moved.state))
}

export const askChoice = (state: LeaderCoderState): LeaderCoderStep =>
  want({ ...state, phase: 'choosing', coder: null }, 'ask', choiceAsk(state.loop, state.last?.run_id ?? null))

const cleared = (state: LeaderCoderState): LeaderCoderState => ({
  ...state,
  waits: null,
  work: null,
  changed: [],
  report: null,
  failure: null,
})

const keptFiles = (files: readonly string[]): readonly string[] => firstThatFit(files, { bytes: LIMITS.files })

/** Feedback that no run will be told any more is kept to be shown alone. */
export function withShortFeedback(state: LeaderCoderState): LeaderCoderState {
  const { lastFeedback } = state.loop
  if (lastFeedback === null) return state
  return { ...state, loop: { ...state.loop, lastFeedback: cutText(lastFeedback, LIMITS.shortFeedback) } }
}

/** As it is typed: what a person is told about the folder. */
export const answerWord = ({ task_id }: Entry, choice: string): string => `baton answer ${task_id} ${choice}`
