import { failureText } from '../../protocol/evidence/failure-text.ts'
import { HANDOFF_FILE } from '../../protocol/handoff-document/handoff-document.ts'
import { judgeFailureReport, judgeVerification } from '../../protocol/leader-coder/judge-verification.ts'
import { startLoop } from '../../protocol/leader-coder/loop.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { Answered, RunOutcome, WorkRead } from '../../protocol/plays/outcome.ts'
import type { Play, PlayEvent, PlayOutcome } from '../../protocol/plays/play.ts'
import { type FailureKey, failureKey, isSameFailure } from './failure-key.ts'
import { cutText, firstThatFit, fitValue, LIMITS } from './fit-state.ts'
import { graph } from './graph/graph.ts'
import { sameFailureAsk } from './items.ts'
import { graphReport, judgeAttempt, judgeReport } from './judge-attempt.ts'
import { answered, wasFixed } from './leader-coder-choice.ts'
import {
  askOrder,
  CODER,
  coderPlay,
  documentTold,
  failAttempt,
  failFix,
  isGraph,
  judgedBy,
  kept,
  lead,
  leadOrCode,
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
  type PlayContext,
  reading,
  verifierRun,
} from './leader-coder-state.ts'
import { judgeOrder, whyNoOrder } from './leader-document.ts'
import { after, isFor, type NestedStep, passDown, stateOf, unchanged, want, wantAs } from './nest.ts'
import { endText, isCancelled, isCompleted, saidOf } from './said.ts'
import { NOT_SETTLED } from './settle-settings.ts'
import { countersOf, NO_COUNTERS, single } from './single.ts'

/**
 * The leader writes HANDOFF.md, the coder works, Baton checks, the verifier judges; until work is offered or a person
 * must choose.
 *
 * The state machine of the loop is `protocol/leader-coder`; its state is the field `loop`. This file decides what is done
 * in each of its states.
 *
 * 1. A coder is a nested play: one agent, a fresh one for each attempt; or a graph of specialists, which keeps what it
 *    has built from attempt to attempt.
 * 2. A failure report goes to the leader, who decides: another attempt, or a new HANDOFF.md.
 * 3. Work is offered with evidence on its commit and after the verification. The play above may refuse it:
 *    then the attempt, or the fix of a person, has failed.
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
      ...{ ordered_by: null, handoff: null, coder: null, after: NO_COUNTERS, start: config.place.start },
      ...{ work: null, changed: [], report: null, failure: null, last: null, settling: NOT_SETTLED, allowed: null },
    }
    const told = [{ type: 'loop:moved', why: 'started', loop } as const]
    return after({ effects: [], told }, lead(state, { ...config, entry }))
  },
  on: (state, event, config, entry) => {
    const context = { ...config, entry }
    if (isFor(CODER, event)) return state.coder ? coderEvent(state, context, event) : unchanged(state)
    switch (event.type) {
      case 'done':
        return event.key === state.waits ? done({ ...state, waits: null }, context, event) : unchanged(state)
      case 'refused':
        return refused(state, context, event.feedback)
      case 'again':
        return again(state, context)
    }
  },
  upcast: (state) => state as LeaderCoderState,
}

type Done = Extract<PlayEvent, { type: 'done' }>

function done(state: LeaderCoderState, context: PlayContext, event: Done): LeaderCoderStep {
  switch (event.do) {
    case 'start_run':
      return runEnded(state, context, event.outcome)
    case 'read_work':
      return wasRead(state, context, event.outcome)
    case 'gather_evidence':
      return checked(state, context, event.outcome, event.effect)
    case 'ask':
      if (state.phase === 'asking_same') return sameAnswered(state, context, event.outcome)
      return answered(state, context, event.outcome)
    default:
      return unchanged(state)
  }
}

function runEnded(state: LeaderCoderState, context: PlayContext, outcome: RunOutcome): LeaderCoderStep {
  if (state.phase === 'leading') return leaderEnded(state, context, outcome)
  const failure =
    state.phase === 'hearing' && state.report
      ? judgeFailureReport(state.report, outcome, context.stage.language)
      : judgeVerification(outcome, context.stage.language)
  if (!failure) return offer(state)
  if (state.phase === 'hearing') {
    // The coder reports what it reported before: another attempt would be paid for nothing.
    const failed = { tree: null, output: `report ${cutText(failure.feedback, LIMITS.shortFeedback / 4)}` }
    const next = { ...state, failed }
    return isSame(state, failed) ? askSame(next, context, failure.feedback) : failAttempt(next, context, failure)
  }
  return state.loop.status === 'VERIFYING_FIX' ? failFix(state, failure.feedback) : failAttempt(state, context, failure)
}

function leaderEnded(state: LeaderCoderState, context: PlayContext, outcome: RunOutcome): LeaderCoderStep {
  const { run_id, repairs, end } = outcome
  const ended = { ...state, ordered_by: run_id, repaired: repairs }
  if (isCancelled(outcome)) return gaveUp(ended, 'no_order', end.reason ?? end.how)
  const why = isCompleted(outcome) ? whyNoOrder(outcome) : [endText(outcome, context.stage.language)]
  const counted = { ...ended, used: state.used + 1 + repairs, problems: why }
  if (isCompleted(outcome) && outcome.commit !== null) return readOrder(counted, context, 'reading_order')
  return orderRefused(counted, context, { ...unwritten(context), text: '' })
}

/** The problem of a leader that wrote no HANDOFF.md. */
const unwritten = ({ stage }: PlayContext) =>
  ({ verdict: 'invalid', problems: judgeOrder('', stage.language).problems }) as const

function wasRead(state: LeaderCoderState, context: PlayContext, read: WorkRead): LeaderCoderStep {
  switch (state.phase) {
    case 'reading_order':
    case 'allowing_order':
      return orderRead(state, context, read.documents[HANDOFF_FILE] ?? '')
    case 'listing': {
      const listed = { ...state, changed: firstThatFit(read.changed, { bytes: LIMITS.files / 2 }) }
      return failAttempt(listed, context, { decision: 'retry', feedback: state.failure ?? '', failedFiles: [] })
    }
    case 'reading_fix':
      return wasFixed(state, context, read)
    default:
      return unchanged(state)
  }
}

function orderRead(state: LeaderCoderState, context: PlayContext, text: string): LeaderCoderStep {
  const judged = judgeOrder(text, context.stage.language)
  const { allowed } = state
  const isAllowed = judged.verdict === 'refused' && allowed !== null
  if (judged.verdict !== 'accepted' && !isAllowed) return orderRefused(state, context, { ...judged, text })
  const verdict = isAllowed ? 'allowed' : judged.verdict
  const told = documentTold(state, { text, verdict, problems: judged.problems, ...judgedBy(allowed) })
  const accepted = { ...state, handoff: judged.handoff, problems: [], allowed: null }
  return after({ effects: [], told: [told] }, leadOrCode(accepted, context))
}

/** The leader gets the problems as long as it has repairs; then a person decides. */
function orderRefused(
  state: LeaderCoderState,
  context: PlayContext,
  judged: { readonly text: string; readonly verdict: 'invalid' | 'refused'; readonly problems: readonly string[] },
): LeaderCoderStep {
  const { text, verdict } = judged
  // A leader that reports why it wrote no HANDOFF.md is not asked to repair the format.
  const problems = verdict === 'invalid' && state.problems.length > 0 ? state.problems : judged.problems
  const told = documentTold(state, { text, verdict, problems, judged_by: null })
  const next = { ...state, problems }
  const isOver = repairsLeft(state, context) < 0
  const step = !isOver
    ? lead(next, context)
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

/** Events of the coder pass through here: later attempts start from the work that it left. */
function coderEvent(state: LeaderCoderState, context: PlayContext, event: PlayEvent): LeaderCoderStep {
  const { coder } = state
  if (!coder) return unchanged(state)
  const isOne = !isGraph(state, context)
  if (isOne && event.type === 'done' && event.key !== stateOf(single, coder).waits) return unchanged(state)
  const run = event.type === 'done' && event.do === 'start_run' ? event.outcome : undefined
  const step = passDown(CODER, coderPlay(state, context), { nested: coder, event, entry: context.entry })
  const { nested } = step
  const hasFolder = run && (run.commit !== null || run.end.how !== 'not_started')
  const next: LeaderCoderState = {
    ...state,
    coder: nested,
    after: isOne ? countersOf(stateOf(single, nested)) : { ...state.after, decided: stateOf(graph, nested).decided },
    ...(isOne && run?.commit ? { start: run.commit } : {}),
    ...(hasFolder ? { last: saidOf(run, LIMITS.coderSaid) } : {}),
  }
  return after(step, coderStep(next, context, step, run))
}

function coderStep(
  state: LeaderCoderState,
  context: PlayContext,
  { outcome }: NestedStep,
  run: RunOutcome | undefined,
): LeaderCoderStep {
  switch (outcome?.kind) {
    case 'gave_up': {
      if (run && isCancelled(run)) return gaveUp(state, 'no_coder', outcome.feedback)
      const failure = cutText(outcome.feedback, LIMITS.shortFeedback)
      const listing = { ...withShortFeedback(state), phase: 'listing', coder: null, failure } as const
      return want(listing, 'read', reading({ run: outcome.run_id ?? '' }, context))
    }
    case 'work': {
      const { said, ...work } = outcome.work
      const left = { ...withShortFeedback(state), coder: kept(state.coder), work, last: said }
      return outcome.read ? judge(left, context, outcome.read) : unchanged(left)
    }
    default:
      return unchanged(state)
  }
}

function judge(state: LeaderCoderState, context: PlayContext, read: WorkRead): LeaderCoderStep {
  const { handoff } = state
  if (!handoff) return unchanged(state)
  const isOne = state.coder === null
  const judged = isOne
    ? judgeAttempt(read, handoff, context.stage.language)
    : judgeReport(
        graphReport(read, state.last?.summary ?? '', context.stage.language),
        { read, handoff },
        context.stage.language,
      )
  const left = { ...state, changed: firstThatFit(read.changed, { bytes: LIMITS.files / 2 }) }
  if (judged.kind === 'failed') {
    return failAttempt(left, context, { decision: 'retry', feedback: judged.feedback, failedFiles: [] })
  }
  const reported = { ...left, report: fitValue(judged.report, LIMITS.report) }
  if (judged.kind === 'reported') return showFailure(reported, context)
  const evidence = evidenceFor(reported, context)
  return evidence ? want({ ...reported, phase: 'checking' }, 'evidence', evidence) : unchanged(reported)
}

/** The coder reports a failure: the leader gets the report and the work so far. */
function showFailure(state: LeaderCoderState, context: PlayContext): LeaderCoderStep {
  const commit = state.last?.commit ?? state.start
  const run = verifierRun(state, context, { commit, evidence: null })
  return wantAs({ ...state, phase: 'hearing', verifiers: run.number }, `verifier.${run.number}`, run)
}

function checked(state: LeaderCoderState, context: PlayContext, evidence: Evidence, effect: string): LeaderCoderStep {
  const { work } = state
  if (!work) return unchanged(state)
  if (!evidence.passed) {
    const feedback = failureText(evidence)
    if (state.loop.status === 'VERIFYING_FIX') return failFix(state, feedback)
    const failed = failureKey(evidence)
    const next = { ...state, failed }
    if (isSame(state, failed)) return askSame(next, context, feedback)
    return failChecks(next, context, feedback)
  }
  const run = verifierRun(state, context, { commit: work.commit, evidence: effect })
  const proven = { ...state, phase: 'verifying', verifiers: run.number, work: { ...work, evidence: effect } } as const
  return wantAs(proven, `verifier.${run.number}`, run)
}

/** After the last attempt a person is asked anyway. */
const isSame = ({ failed: before, loop }: LeaderCoderState, failed: FailureKey): boolean =>
  loop.attempt < loop.allowed && isSameFailure(before, failed)

const failChecks = (state: LeaderCoderState, context: PlayContext, feedback: string): LeaderCoderStep =>
  failAttempt(state, context, { decision: 'retry', feedback, failedFiles: state.last?.result?.files ?? [] })

/** The failure is kept: after the person's answer it is the failure of the attempt. */
function askSame(state: LeaderCoderState, { entry }: PlayContext, failure: string): LeaderCoderStep {
  const ask = sameFailureAsk(entry.stage, failure, state.last?.run_id ?? null)
  return want({ ...state, phase: 'asking_same', failure: cutText(failure, LIMITS.shortFeedback) }, 'ask', ask)
}

function sameAnswered(state: LeaderCoderState, context: PlayContext, { choice, note, by }: Answered): LeaderCoderStep {
  const failure = state.failure ?? ''
  if (choice === 'retry')
    return failChecks({ ...state, failed: null }, context, note ? `${note}\n\n${failure}` : failure)
  const [first = context.entry.stage] = failure.split('\n')
  return { ...askSame(state, context, failure), hold: { note: note ?? first, as: by } }
}

/** Offers the work. The state of the loop is kept until the offer is accepted, since it may be refused. */
function offer(state: LeaderCoderState): LeaderCoderStep {
  const { work, last, loop } = state
  if (!work || !last) return unchanged(state)
  const isFix = loop.status === 'VERIFYING_FIX'
  const { told } = moveLoop(state, isFix ? { type: 'fix:passed' } : { type: 'attempt:passed', attempt: loop.attempt })
  const offered = { ...state, phase: 'offered', report: null, work: null } as const
  return { state: offered, effects: [], told: [told], outcome: { kind: 'work', work: { ...work, said: last } } }
}

function refused(state: LeaderCoderState, context: PlayContext, feedback: string): LeaderCoderStep {
  if (state.phase !== 'offered') return unchanged(state)
  return state.loop.status === 'VERIFYING_FIX'
    ? failFix(state, feedback)
    : failAttempt(state, context, { decision: 'retry', feedback, failedFiles: [] })
}

function again(state: LeaderCoderState, context: PlayContext): LeaderCoderStep {
  if (state.phase === 'no_order') return lead({ ...state, used: 0 }, context)
  if (state.phase !== 'no_coder' || !state.coder) return unchanged(state)
  const event = { type: 'again', path: [CODER] } as const
  return coderEvent({ ...state, phase: 'coding' }, context, event)
}
