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
import { graph } from './graph/graph.ts'
import { choiceAsk, documentAsk } from './items.ts'
import { mayLand } from './judge-attempt.ts'
import {
  briefOf,
  type LeaderCoderState,
  type LeaderCoderStep,
  type PlayContext,
  reading,
} from './leader-coder-state.ts'
import { after, type BoundPlay, bind, passDown, startNested, stateOf, want, wantAs } from './nest.ts'
import { countersOf, type SingleConfig, single } from './single.ts'

export const CODER = 'coder'

/** The next step of the loop: a HANDOFF.md if this design has none yet, else an attempt. */
export const leadOrCode = (state: LeaderCoderState, context: PlayContext): LeaderCoderStep =>
  state.handoff ? code(state, context) : lead(state, context)

/** HANDOFF.md versions and repairs that the leader may still use; below zero a person decides. */
export const repairsLeft = ({ used }: LeaderCoderState, { stage }: PlayContext): number => stage.repairs - used

export function lead(state: LeaderCoderState, context: PlayContext): LeaderCoderStep {
  const leaders = state.leaders + 1
  const { problems, loop } = state
  return wantAs({ ...state, phase: 'leading', leaders, handoff: null, allowed: null }, `leader.${leaders}`, {
    do: 'start_run',
    role: 'leader',
    number: leaders,
    player: 'stage',
    start: context.place.start,
    brief: { ...briefOf(state, context), of: null, final: false, feedback: loop.lastFeedback, problems },
    document: 'handoff',
    repairs: Math.max(repairsLeft(state, context), 0),
  })
}

export const readOrder = (
  state: LeaderCoderState,
  context: PlayContext,
  phase: 'reading_order' | 'allowing_order',
): LeaderCoderStep =>
  want({ ...state, phase }, 'read', reading({ run: state.ordered_by ?? '' }, context, { documents: [HANDOFF_FILE] }))

export const askOrder = (state: LeaderCoderState): LeaderCoderStep =>
  want({ ...state, phase: 'asking_order' }, 'ask', documentAsk(state.problems, state.ordered_by ?? ''))

const TEXT_LETTERS = 100_000

/** The person who judged a HANDOFF.md, and their note; null if the filter did. */
export const judgedBy = (person: LeaderCoderState['allowed']): Pick<LeaderDocument, 'judged_by' | 'note'> => ({
  judged_by: person?.by ?? null,
  ...(person?.note == null ? {} : { note: person.note }),
})

/** The recorded verdict on a HANDOFF.md. */
export function documentTold(
  { loop, ordered_by, repaired }: LeaderCoderState,
  judged: Pick<LeaderDocument, 'text' | 'verdict' | 'problems' | 'judged_by' | 'note'>,
): StoryEvent {
  const text = judged.text.slice(0, TEXT_LETTERS)
  const repairs = repaired > 0 ? { repairs: repaired } : {}
  const document = { ...judged, text, run_id: ordered_by ?? '', design: loop.redesigns, ...repairs }
  return { type: 'document:judged', document }
}

function code(state: LeaderCoderState, context: PlayContext): LeaderCoderStep {
  if (isGraph(state, context)) return codeByGraph(state, context)
  const { nested, ...step } = startNested(CODER, coderPlay(state, context), context.entry)
  const none = { waits: null, work: null, changed: [], report: null } as const
  const begun = {
    ...state,
    ...none,
    phase: 'coding',
    coder: nested,
    after: countersOf(stateOf(single, nested)),
  } as const
  return after(step, { state: begun, effects: [] })
}

/** The coder of an attempt: one agent, which runs once; or a graph of specialists, which is the same in all attempts. */
export function coderPlay(state: LeaderCoderState, context: PlayContext): BoundPlay {
  const { stage, place } = context
  if (!isGraph(state, context) || !stage.graph) return bind(single, coderConfig(state, context))
  const { handoff, relaxed } = briefOf(state, context)
  const outputs = outputPaths(handoff)
  const order = { brief: { handoff, relaxed }, look: { exists: outputs, changed_in_task: outputs } }
  return bind(graph, { stage, place, spec: stage.graph, order })
}

/** Whether specialists code: an attempt that one agent has begun is its own to the end. */
export const isGraph = ({ coder }: LeaderCoderState, { stage }: PlayContext): boolean =>
  stage.graph !== undefined && (coder === null || coder.play === graph.name)

/**
 * The first attempt starts the graph. A later one sends the feedback to the specialists that built the work; after a
 * redesign, or where no specialist builds anything, all of them run again.
 */
function codeByGraph(state: LeaderCoderState, context: PlayContext): LeaderCoderStep {
  const play = coderPlay(state, context)
  const { entry } = context
  const { redesigns, lastFeedback } = state.loop
  const none = { waits: null, work: null, changed: [], report: null } as const
  const begun = { ...withShortFeedback(state), ...none, phase: 'coding', graphed: redesigns } as const
  const { coder } = state
  if (!coder) {
    const { nested, ...step } = startNested(CODER, play, entry)
    return after(step, { state: { ...begun, coder: nested }, effects: [] })
  }
  const again = { type: 'again', path: [CODER] } as const
  const refused = { type: 'refused', path: [CODER], feedback: lastFeedback ?? '', counts: false } as const
  const isNew = state.graphed !== redesigns
  const { outcome, ...first } = passDown(CODER, play, { nested: coder, event: isNew ? again : refused, entry })
  if (!outcome) return after(first, { state: { ...begun, coder: first.nested }, effects: [] })
  const { nested, ...second } = passDown(CODER, play, { nested: first.nested, event: again, entry })
  return after(first, after(second, { state: { ...begun, coder: nested }, effects: [] }))
}

function coderConfig(state: LeaderCoderState, context: PlayContext): SingleConfig {
  const { stage, place } = context
  const outputs = outputPaths(state.handoff)
  return {
    role: 'coder',
    language: stage.language,
    failures: 1,
    repairs: stage.repairs,
    start: state.start,
    onto: place.onto,
    brief: { ...briefOf(state, context), feedback: state.loop.lastFeedback },
    document: 'report',
    look: { documents: [REPORT_FILE], exists: outputs, changed_in_task: outputs },
    mayLand: (read) => mayLand(read, stage.language),
    counters: state.after,
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

/** Moves the loop and adds the event. An event that the loop refuses is a bug of this play. */
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

/** The attempt failed: next comes another attempt, a new HANDOFF.md, or a person's choice. */
export function failAttempt(state: LeaderCoderState, context: PlayContext, failure: Failed): LeaderCoderStep {
  const { decision } = failure
  const { attempt: number } = state.loop
  const feedback = cutText(failure.feedback)
  const files = failedFiles({ named: failure.failedFiles, changed: state.changed, feedback })
  const event = { type: 'attempt:failed', attempt: number, decision, feedback, failedFiles: keptFiles(files) } as const
  const moved = moveLoop(cleared(state), event)
  const told = [{ type: 'attempt:failed', attempt: number, feedback } as const, moved.told]
  const designed =
    decision === 'redesign' ? { ...moved.state, handoff: null, used: 0, problems: [], repaired: 0 } : moved.state
  const next = moved.step.effect.type === 'person:ask' ? askChoice(designed) : leadOrCode(designed, context)
  return after({ effects: [], told }, next)
}

/** The fix of a person failed: asks the same choice again, with the reason. */
export function failFix(state: LeaderCoderState, feedback: string): LeaderCoderStep {
  const { failedFiles: files } = state.loop
  const moved = moveLoop(cleared(state), { type: 'fix:failed', feedback: cutText(feedback), failedFiles: files })
  return after({ effects: [], told: [moved.told] }, askChoice(moved.state))
}

export const askChoice = (state: LeaderCoderState): LeaderCoderStep =>
  want(
    { ...state, phase: 'choosing', coder: kept(state.coder) },
    'ask',
    choiceAsk(state.loop, state.last?.run_id ?? null),
  )

/** A graph stays for the next attempt. */
export const kept = (coder: LeaderCoderState['coder']): LeaderCoderState['coder'] =>
  coder?.play === graph.name ? coder : null

const cleared = (state: LeaderCoderState): LeaderCoderState => ({
  ...state,
  waits: null,
  work: null,
  changed: [],
  report: null,
  failure: null,
})

const keptFiles = (files: readonly string[]): readonly string[] => firstThatFit(files, { bytes: LIMITS.files })

/** Feedback that no later run needs is shortened: it is only displayed. */
export function withShortFeedback(state: LeaderCoderState): LeaderCoderState {
  const { lastFeedback } = state.loop
  if (lastFeedback === null) return state
  return { ...state, loop: { ...state.loop, lastFeedback: cutText(lastFeedback, LIMITS.shortFeedback) } }
}

/** The command that a person types to answer with a choice. */
export const answerWord = ({ task_id }: Entry, choice: string): string => `baton answer ${task_id} ${choice}`
