import { failureText } from '../../protocol/evidence/failure-text.ts'
import { HANDOFF_FILE } from '../../protocol/handoff-document/handoff-document.ts'
import { judgeFailureReport, judgeVerification } from '../../protocol/leader-coder/judge-verification.ts'
import { startLoop } from '../../protocol/leader-coder/loop.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { RunOutcome, WorkRead } from '../../protocol/plays/outcome.ts'
import type { Play, PlayEvent, PlayOutcome } from '../../protocol/plays/play.ts'
import { cutText, firstThatFit, fitValue, LIMITS } from './fit-state.ts'
import { judgeAttempt } from './judge-attempt.ts'
import { answered, wasFixed } from './leader-coder-choice.ts'
import {
  askOrder,
  attempt,
  CODER,
  coderPlay,
  documentTold,
  failAttempt,
  failFix,
  judgedBy,
  lead,
  moveLoop,
  readOrder,
  repairsLeft,
  withShortFeedback,
} from './leader-coder-loop.ts'
import {
  evidenceFor,
  type LeaderCoderConfig,
  type LeaderCoderState,
  type LeaderCoderStep,
  reading,
  type Scene,
  verifierRun,
} from './leader-coder-state.ts'
import { judgeOrder, whyNoOrder } from './leader-document.ts'
import { after, isFor, type NestedStep, passDown, stateOf, unchanged, want, wantAs } from './nest.ts'
import { endText, isCancelled, isCompleted, saidOf } from './said.ts'
import { NOT_SETTLED } from './settle-settings.ts'
import { AFTER_NOTHING, leftBy, single } from './single.ts'

/**
 * A leader orders, a coder works, Baton checks, the leader verifies: until work is offered, or a person has to choose.
 *
 * The machine itself is `protocol/leader-coder`, and its state is kept as it is. Here is what is done in each of its
 * states.
 *
 * 1. A coder is a nested play, a fresh one for each attempt.
 * 2. A report of failure goes to the leader, who decides whether the order is tried again or given anew.
 * 3. Work is offered with evidence on its very commit and after the leader's verification. The play above may refuse it:
 *    then the attempt, or what a person repaired, has failed.
 */
export const leaderCoder: Play<LeaderCoderState, LeaderCoderConfig> = {
  name: 'leader-coder',
  version: 1,
  start: (config, entry) => {
    const started = startLoop(config.stage.loop)
    if (!started.ok) throw started.error
    const { state: loop } = started.value
    const state: LeaderCoderState = {
      ...{ n: 0, waits: null, phase: 'leading', loop, leaders: 0, verifiers: 0, used: 0, problems: [], repaired: 0 },
      ...{ ordered_by: null, handoff: null, coder: null, after: AFTER_NOTHING, start: config.place.start },
      ...{ work: null, changed: [], report: null, failure: null, last: null, settling: NOT_SETTLED, allowed: null },
    }
    const told = [{ type: 'loop:moved', why: 'started', loop } as const]
    return after({ effects: [], told }, lead(state, { ...config, entry }))
  },
  on: (state, event, config, entry) => {
    const scene = { ...config, entry }
    if (isFor(CODER, event)) return state.coder ? coderEvent(state, scene, event) : unchanged(state)
    switch (event.type) {
      case 'done':
        return event.key === state.waits ? done({ ...state, waits: null }, scene, event) : unchanged(state)
      case 'refused':
        return refused(state, scene, event.feedback)
      case 'again':
        return again(state, scene)
    }
  },
  upcast: (state) => state as LeaderCoderState,
}

type Done = Extract<PlayEvent, { type: 'done' }>

function done(state: LeaderCoderState, scene: Scene, event: Done): LeaderCoderStep {
  switch (event.do) {
    case 'start_run':
      return runEnded(state, scene, event.outcome)
    case 'read_work':
      return wasRead(state, scene, event.outcome)
    case 'gather_evidence':
      return checked(state, scene, event.outcome, event.effect)
    case 'ask':
      return answered(state, scene, event.outcome)
    default:
      return unchanged(state)
  }
}

function runEnded(state: LeaderCoderState, scene: Scene, outcome: RunOutcome): LeaderCoderStep {
  if (state.phase === 'leading') return leaderEnded(state, scene, outcome)
  const failure =
    state.phase === 'hearing' && state.report
      ? judgeFailureReport(state.report, outcome, scene.stage.language)
      : judgeVerification(outcome, scene.stage.language)
  if (!failure) return offer(state)
  return state.loop.status === 'VERIFYING_FIX' ? failFix(state, failure.feedback) : failAttempt(state, scene, failure)
}

function leaderEnded(state: LeaderCoderState, scene: Scene, outcome: RunOutcome): LeaderCoderStep {
  const { run_id, repairs, end } = outcome
  const ended = { ...state, ordered_by: run_id, repaired: repairs }
  if (isCancelled(outcome)) return gaveUp(ended, 'no_order', end.reason ?? end.how)
  const why = isCompleted(outcome) ? whyNoOrder(outcome) : [endText(outcome, scene.stage.language)]
  const counted = { ...ended, used: state.used + 1 + repairs, problems: why }
  if (isCompleted(outcome) && outcome.commit !== null) return readOrder(counted, scene, 'reading_order')
  return orderRefused(counted, scene, { ...unwritten(scene), text: '' })
}

/** What is wrong with an order that was not written. */
const unwritten = ({ stage }: Scene) =>
  ({ verdict: 'invalid', problems: judgeOrder('', stage.language).problems }) as const

function wasRead(state: LeaderCoderState, scene: Scene, read: WorkRead): LeaderCoderStep {
  switch (state.phase) {
    case 'reading_order':
    case 'allowing_order':
      return orderRead(state, scene, read.documents[HANDOFF_FILE] ?? '')
    case 'listing': {
      const listed = { ...state, changed: firstThatFit(read.changed, { bytes: LIMITS.files / 2 }) }
      return failAttempt(listed, scene, { decision: 'retry', feedback: state.failure ?? '', failedFiles: [] })
    }
    case 'reading_fix':
      return wasFixed(state, scene, read)
    default:
      return unchanged(state)
  }
}

function orderRead(state: LeaderCoderState, scene: Scene, text: string): LeaderCoderStep {
  const judged = judgeOrder(text, scene.stage.language)
  const { allowed } = state
  const isAllowed = judged.verdict === 'refused' && allowed !== null
  if (judged.verdict !== 'accepted' && !isAllowed) return orderRefused(state, scene, { ...judged, text })
  const verdict = isAllowed ? 'allowed' : judged.verdict
  const told = documentTold(state, { text, verdict, problems: judged.problems, ...judgedBy(allowed) })
  const accepted = { ...state, handoff: judged.handoff, problems: [], allowed: null }
  return after({ effects: [], told: [told] }, attempt(accepted, scene))
}

/** The leader is told within its repairs; then a person is. */
function orderRefused(
  state: LeaderCoderState,
  scene: Scene,
  judged: { readonly text: string; readonly verdict: 'invalid' | 'refused'; readonly problems: readonly string[] },
): LeaderCoderStep {
  const { text, verdict } = judged
  // A leader that says why no order can be given is not told about the form of what it left.
  const problems = verdict === 'invalid' && state.problems.length > 0 ? state.problems : judged.problems
  const told = documentTold(state, { text, verdict, problems, judged_by: null })
  const next = { ...state, problems }
  const isOver = repairsLeft(state, scene) < 0
  const step = !isOver
    ? lead(next, scene)
    : verdict === 'refused'
      ? askOrder(next)
      : gaveUp(next, 'no_order', problems.join('\n'))
  return after({ effects: [], told: [told] }, step)
}

function gaveUp(state: LeaderCoderState, phase: 'no_order' | 'no_coder', feedback: string): LeaderCoderStep {
  const run_id = phase === 'no_order' ? state.ordered_by : (state.last?.run_id ?? null)
  const outcome: PlayOutcome = { kind: 'gave_up', feedback: cutText(feedback, LIMITS.details), run_id }
  return { state: { ...state, phase, waits: null }, effects: [], outcome }
}

/** What happens to the coder passes through here: what it left counts for the attempts after it. */
function coderEvent(state: LeaderCoderState, scene: Scene, event: PlayEvent): LeaderCoderStep {
  const { coder } = state
  if (!coder) return unchanged(state)
  if (event.type === 'done' && event.key !== stateOf(single, coder).waits) return unchanged(state)
  const run = event.type === 'done' && event.do === 'start_run' ? event.outcome : undefined
  const step = passDown(CODER, coderPlay(state, scene), { nested: coder, event, entry: scene.entry })
  const { nested } = step
  const hasFolder = run && (run.commit !== null || run.end.how !== 'not_started')
  const next: LeaderCoderState = {
    ...state,
    coder: nested,
    after: leftBy(stateOf(single, nested)),
    ...(run?.commit ? { start: run.commit } : {}),
    ...(hasFolder ? { last: saidOf(run, LIMITS.coderSaid) } : {}),
  }
  return after(step, coderStep(next, scene, step, run))
}

function coderStep(
  state: LeaderCoderState,
  scene: Scene,
  { outcome }: NestedStep,
  run: RunOutcome | undefined,
): LeaderCoderStep {
  switch (outcome?.kind) {
    case 'gave_up': {
      if (run && isCancelled(run)) return gaveUp(state, 'no_coder', outcome.feedback)
      const failure = cutText(outcome.feedback, LIMITS.shortFeedback)
      const listing = { ...withShortFeedback(state), phase: 'listing', coder: null, failure } as const
      return want(listing, 'read', reading({ run: outcome.run_id ?? '' }, scene))
    }
    case 'work': {
      const { said, ...work } = outcome.work
      const left = { ...withShortFeedback(state), coder: null, work, last: said }
      return outcome.read ? judge(left, scene, outcome.read) : unchanged(left)
    }
    default:
      return unchanged(state)
  }
}

function judge(state: LeaderCoderState, scene: Scene, read: WorkRead): LeaderCoderStep {
  const { handoff } = state
  if (!handoff) return unchanged(state)
  const judged = judgeAttempt(read, handoff, scene.stage.language)
  const left = { ...state, changed: firstThatFit(read.changed, { bytes: LIMITS.files / 2 }) }
  if (judged.kind === 'failed') {
    return failAttempt(left, scene, { decision: 'retry', feedback: judged.feedback, failedFiles: [] })
  }
  const reported = { ...left, report: fitValue(judged.report, LIMITS.report) }
  if (judged.kind === 'reported') return showFailure(reported, scene)
  const evidence = evidenceFor(reported, scene)
  return evidence ? want({ ...reported, phase: 'checking' }, 'evidence', evidence) : unchanged(reported)
}

/** A coder that reports a failure has left what it did: the leader looks at both. */
function showFailure(state: LeaderCoderState, scene: Scene): LeaderCoderStep {
  const commit = state.last?.commit ?? state.start
  const run = verifierRun(state, scene, { commit, evidence: null })
  return wantAs({ ...state, phase: 'hearing', verifiers: run.number }, `verifier.${run.number}`, run)
}

function checked(state: LeaderCoderState, scene: Scene, evidence: Evidence, effect: string): LeaderCoderStep {
  const { work } = state
  if (!work) return unchanged(state)
  if (!evidence.passed) {
    const feedback = failureText(evidence)
    if (state.loop.status === 'VERIFYING_FIX') return failFix(state, feedback)
    const failedFiles = state.last?.result?.files ?? []
    return failAttempt(state, scene, { decision: 'retry', feedback, failedFiles })
  }
  const run = verifierRun(state, scene, { commit: work.commit, evidence: effect })
  const proven = { ...state, phase: 'verifying', verifiers: run.number, work: { ...work, evidence: effect } } as const
  return wantAs(proven, `verifier.${run.number}`, run)
}

/** The loop is told to be done; it is kept as it was, since the offer may be refused. */
function offer(state: LeaderCoderState): LeaderCoderStep {
  const { work, last, loop } = state
  if (!work || !last) return unchanged(state)
  const isFix = loop.status === 'VERIFYING_FIX'
  const { told } = moveLoop(state, isFix ? { type: 'fix:passed' } : { type: 'attempt:passed', attempt: loop.attempt })
  const offered = { ...state, phase: 'offered', report: null, work: null } as const
  return { state: offered, effects: [], told: [told], outcome: { kind: 'work', work: { ...work, said: last } } }
}

function refused(state: LeaderCoderState, scene: Scene, feedback: string): LeaderCoderStep {
  if (state.phase !== 'offered') return unchanged(state)
  return state.loop.status === 'VERIFYING_FIX'
    ? failFix(state, feedback)
    : failAttempt(state, scene, { decision: 'retry', feedback, failedFiles: [] })
}

function again(state: LeaderCoderState, scene: Scene): LeaderCoderStep {
  if (state.phase === 'no_order') return lead({ ...state, used: 0 }, scene)
  if (state.phase !== 'no_coder' || !state.coder) return unchanged(state)
  const event = { type: 'again', path: [CODER] } as const
  return coderEvent({ ...state, phase: 'coding' }, scene, event)
}
