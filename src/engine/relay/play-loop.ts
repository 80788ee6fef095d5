import type { Evidence, LeaderDocument, Visit } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { CompletionReport } from '../../protocol/completion-report/completion-report.ts'
import { failureText } from '../../protocol/evidence/failure-text.ts'
import { failedFiles } from '../../protocol/leader-coder/failed-files.ts'
import { type Failed, judgeFailureReport, judgeVerification } from '../../protocol/leader-coder/judge-verification.ts'
import type { LoopState } from '../../protocol/leader-coder/loop.ts'
import { makeCommit } from '../../workspace/make-commit.ts'
import { mergeCommits } from '../../workspace/merge-commits.ts'
import { snapshotRun } from '../../workspace/snapshot-run.ts'
import { isAncestor, openTaskGit } from '../../workspace/task-git.ts'
import { type FixFolder, fixFolderOf, folderRebuilt, noFolder, rebuildFixFolder } from './fix-folder.ts'
import { ensureEvidence } from './gather-evidence.ts'
import { judgeAttempt } from './judge-attempt.ts'
import { documentValue, judgeLeaderRun } from './leader-document.ts'
import { meetConditions } from './meet-conditions.ts'
import { passForward } from './pass-on.ts'
import { playRun, type RunPart, runOf } from './play-run.ts'
import { tipOf } from './play-stage.ts'
import { type BriefParts, briefOf, diffOf } from './relay-brief.ts'
import { type Look, loadRun, look, type RelayContext, say, visitOf, type Waits, waits } from './relay-context.ts'
import { reviewBase } from './review-base.ts'
import { settledCandidate } from './settle-settings.ts'
import { candidate as candidateFrom, candidateOf, lastCommit } from './stage-outcome.ts'
import { attemptFiles } from './work-facts.ts'

/**
 * A leader orders, a coder works, Baton checks, the leader verifies: until it is done, or a person has to choose.
 *
 * The machine itself is `protocol/leader-coder`; its state is in the store, moved by one command after each attempt.
 * Here is only what must be done in each state, and every part of it is found again after a crash: runs by their
 * number, documents by their run, evidence by its commit.
 */
export async function playLoop(context: RelayContext, at: Look): Promise<Waits | undefined> {
  const { stay } = at
  if (!stay) throw BatonError.of('INTERNAL', { reason: `${context.task_id} is with no team` })
  if (!visitOf(at)?.loop) await say(context, { type: 'start_loop', seq: stay.seq })
  for (;;) {
    const now = await look(context)
    const visit = visitOf(now)
    const loop = visit?.loop
    if (now.stay?.seq !== stay.seq || !visit || !loop) return undefined
    const places = await placesOf(context, now)
    if ('wait' in places) return places
    const turn = await playState(context, now, { visit, loop, ...places })
    if (turn !== 'again') return turn
  }
}

interface Turn {
  readonly visit: Visit
  readonly loop: LoopState
  /** Where the task's branch stands, and the commit that clones begin with: the same, or the merge to be resolved. */
  readonly tip: string
  readonly start: string
}

function playState(context: RelayContext, at: Look, turn: Turn): Promise<Waits | undefined | 'again'> {
  switch (turn.loop.status) {
    case 'CODING':
      return playAttempt(context, at, turn)
    case 'PAUSED_FOR_HITL':
      return Promise.resolve(
        waits('choice', turn.loop.lastFeedback ?? '', runOf(turn.visit, 'coder', turn.loop.attempt)),
      )
    case 'VERIFYING_FIX':
      return verifyFix(context, at, turn)
    case 'DONE':
      return handOn(context, at, turn)
    case 'CANCELLED':
      return Promise.resolve(undefined)
  }
}

/** Work that follows a failed merge begins with that merge, conflict markers and all. */
async function placesOf(context: RelayContext, at: Look): Promise<Pick<Turn, 'tip' | 'start'> | Waits> {
  const found = await tipOf(context, at)
  if ('wait' in found) return found
  const { tip } = found
  const { update, spec, updated_at } = at.relay
  if (!update) return { tip, start: tip }
  const message = `[baton] ${at.relay.task_id}: ${spec.target} merged, conflicts to be resolved\n`
  const began = at.record.task.pipeline_history.find(({ seq }) => seq === at.stay?.seq)?.timestamp ?? updated_at
  const { repository } = spec
  const merged = await mergeCommits({ repository, ours: tip, theirs: update.target, message, at: began })
  if (merged.kind !== 'conflict') return { tip, start: merged.kind === 'already' ? tip : merged.commit }
  const parents = [tip, update.target]
  return { tip, start: await makeCommit({ repository, tree: merged.tree, parents, message, at: began }) }
}

async function playAttempt(context: RelayContext, at: Look, turn: Turn): Promise<Waits | undefined | 'again'> {
  const { loop, visit, tip } = turn
  const document = visit.documents.findLast(({ design }) => design === loop.redesigns)
  if (!document || !isUsable(document)) return askLeader(context, at, turn)
  const { engine } = context
  const { attempt, allowed } = loop
  const final = attempt === allowed && allowed > 1
  const handoff = documentValue(document)
  const before = runOf(visit, 'coder', attempt - 1)
  const start = (before && lastCommit(await loadRun(engine, before))) ?? turn.start
  const told = { attempt, final, feedback: loop.lastFeedback, handoff, relaxed: loop.relaxedCriteria }
  const brief = await briefOf(engine, at, { role: 'coder', ...told })
  const number = { number: attempt, of: allowed, final }
  const run = await playRun(context, at, { role: 'coder', number: attempt, start, tip, brief, attempt: number })
  if ('wait' in run) return run
  if (run.state === 'cancelled') return waits('run', run.end?.reason ?? run.state, run.run_id)
  const judged = await judgeAttempt(context, at, { run, handoff, tip })
  if ('wait' in judged) return judged
  const fail = (failure: Failed) => failed(context, at, turn, { run, failure })
  if ('failed' in judged) return fail(judged.failed)
  if ('reported' in judged) {
    const report = judged.reported
    const leader = await showFailure(context, at, turn, { run, report, told: { handoff, final }, attempt: number })
    return 'wait' in leader ? leader : fail(judgeFailureReport(report, leader, at.relay.spec.language))
  }
  const { candidate, evidence, report } = judged
  const review = { from: await reviewBase(at, candidate.commit), to: candidate.commit }
  const asked = await briefOf(engine, at, { role: 'verifier', attempt, final, handoff, report, evidence, review })
  const verifier = { role: 'verifier', number: attempt, start: candidate.commit, tip, brief: asked } as const
  const diff = await diffOf(at, review)
  const verified = await playRun(context, at, { ...verifier, diff, attempt: number })
  if ('wait' in verified) return verified
  const failure = judgeVerification(verified, at.relay.spec.language)
  if (failure) return fail(failure)
  const found = await meetConditions(context, at, { run, candidate, tip })
  if ('wait' in found) return found
  if (!('met' in found)) return fail({ decision: 'retry', ...unmet(found) })
  await say(context, { type: 'step_loop', seq: visit.seq, event: { type: 'attempt:passed', attempt } })
  return 'again'
}

interface Reported {
  readonly run: RunRecord
  readonly report: CompletionReport
  readonly told: Pick<BriefParts, 'handoff' | 'final'>
  readonly attempt: RunPart['attempt']
}

/** A coder that reports a failure has left what it did: the leader looks at both, and decides how it goes on. */
async function showFailure(context: RelayContext, at: Look, turn: Turn, reported: Reported) {
  const { run, report, told, attempt } = reported
  const { tip, loop } = turn
  const start = lastCommit(run) ?? turn.start
  const review = { from: await reviewBase(at, start), to: start }
  const brief = await briefOf(context.engine, at, { role: 'verifier', attempt: loop.attempt, ...told, report, review })
  const diff = await diffOf(at, review)
  return playRun(context, at, { role: 'verifier', number: loop.attempt, start, tip, brief, diff, attempt })
}

async function failed(
  context: RelayContext,
  at: Look,
  { loop, visit, tip }: Turn,
  { run, failure }: { readonly run: RunRecord; readonly failure: Failed },
): Promise<'again'> {
  const { attempt } = loop
  const { decision } = failure
  const feedback = failure.feedback.slice(0, 20_000)
  const files = failedFiles({ named: failure.failedFiles, changed: await attemptFiles(at, run, tip), feedback })
  const event = { type: 'attempt:failed', attempt, decision, feedback, failedFiles: files } as const
  await say(context, { type: 'step_loop', seq: visit.seq, event })
  const { task_id, onEvent } = context
  onEvent({ type: 'attempt:failed', task_id, stage: at.stay?.stage ?? '', attempt, feedback })
  return 'again'
}

/** What the coder is told of a condition that its work does not meet. */
function unmet(found: { readonly again: string } | { readonly back: RunRecord }) {
  const feedback = 'again' in found ? found.again : (found.back.end?.summary ?? found.back.run_id)
  return { feedback, failedFiles: [] }
}

const isUsable = ({ verdict }: LeaderDocument) => verdict === 'accepted' || verdict === 'allowed'

/** One order and so many repairs, in the same run or in another; then a person decides. */
async function askLeader(context: RelayContext, at: Look, turn: Turn): Promise<Waits | undefined | 'again'> {
  const { visit, loop, tip, start } = turn
  const { spec } = at.relay
  const written = visit.documents.filter(({ design }) => design === loop.redesigns)
  const last = written.at(-1)
  const used = written.reduce((sum, { repairs = 0 }) => sum + 1 + repairs, 0)
  const left = spec.repairs + visit.encouraged - used
  if (left < 0) {
    return waits('document', last?.problems.join('\n') ?? '', last?.run_id ?? null)
  }
  const number = visit.documents.length + 1
  const problems = last?.problems ?? []
  const { lastFeedback: feedback, relaxedCriteria: relaxed, attempt } = loop
  const brief = await briefOf(context.engine, at, { role: 'leader', attempt, feedback, problems, relaxed })
  const run = await playRun(context, at, { role: 'leader', number, start, tip, brief, repairs: left, attempt: null })
  if ('wait' in run) return run
  if (run.state === 'cancelled') return waits('run', run.end?.reason ?? run.state, run.run_id)
  const document = await judgeLeaderRun(at, run)
  await say(context, { type: 'record_document', seq: visit.seq, document })
  if (!isUsable({ ...document, design: 0, judged_by: null })) {
    const { task_id, onEvent } = context
    onEvent({ type: 'document:refused', task_id, stage: at.stay?.stage ?? '', problems: document.problems })
  }
  return 'again'
}

/** What a person made of the coder's folder is taken as it is, and has to hold like everything else. */
async function verifyFix(context: RelayContext, at: Look, turn: Turn): Promise<Waits | 'again'> {
  const { loop, visit, tip } = turn
  const place = await fixFolderOf(context.engine, at)
  if (!place || place.isGone) {
    const { task_id } = context
    const told = place ? folderRebuilt(task_id, await rebuildFixFolder(at, place)) : noFolder(task_id)
    const feedback = told.describe(at.relay.spec.language)
    const event = { type: 'fix:failed', feedback, failedFiles: loop.failedFiles } as const
    await say(context, { type: 'step_loop', seq: visit.seq, event })
    return 'again'
  }
  const { run } = place
  const candidate = await fixedWork(context, at, place, tip)
  if ('wait' in candidate) return candidate
  const evidence = await ensureEvidence(context, at, run, candidate)
  const found = evidence.passed ? await meetConditions(context, at, { run, candidate, tip }) : undefined
  if (found && 'wait' in found) return found
  const feedback = found && !('met' in found) ? unmet(found).feedback : failureText(evidence)
  const passed = found !== undefined && 'met' in found
  const event = passed
    ? ({ type: 'fix:passed' } as const)
    : ({ type: 'fix:failed', feedback, failedFiles: loop.failedFiles } as const)
  await say(context, { type: 'step_loop', seq: visit.seq, event })
  return 'again'
}

async function fixedWork(context: RelayContext, at: Look, { run, folder, base }: FixFolder, tip: string) {
  const { repository } = at.relay.spec
  const snapshot = await snapshotRun(run.run_id, { repository, folder, base })
  if (!snapshot) throw BatonError.of('WORKSPACE_GONE', { run: run.run_id, folder })
  const candidate = await candidateFrom(at, { run, tip, tree: snapshot.tree })
  return settledCandidate(context, at, { run, candidate, tip })
}

async function handOn(context: RelayContext, at: Look, turn: Turn): Promise<Waits | undefined> {
  const { visit, loop, tip } = turn
  const run = await lastCoder(context, visit, loop)
  const proven = await provenWork(at, visit)
  const own = await candidateOf(at, run, tip)
  const fixed = proven && proven.commit !== own.commit
  const candidate = fixed ? { ...own, commit: proven.commit, tree: proven.tree } : own
  return passForward(context, at, { run, candidate, tip })
}

/**
 * The newest work of the visit itself that passed. Evidence of work that was joined with a person's commit is passed
 * over: the join is made again out of the work itself, and gives the same commit.
 */
async function provenWork({ relay }: Look, visit: Visit): Promise<Evidence | undefined> {
  const git = await openTaskGit({ repository: relay.spec.repository })
  const taken = (relay.taken ?? []).map(({ commit }) => commit)
  for (const one of visit.evidence.filter(({ passed }) => passed).toReversed()) {
    const joined = await Promise.all(
      taken.map(
        async (commit) => (await isAncestor(git, commit, one.commit)) && !(await isAncestor(git, commit, visit.tip)),
      ),
    )
    if (!joined.includes(true)) return one
  }
  return undefined
}

async function lastCoder({ engine }: RelayContext, visit: Visit, { attempt }: LoopState): Promise<RunRecord> {
  const run_id = runOf(visit, 'coder', attempt)
  if (run_id === undefined) throw BatonError.of('INTERNAL', { reason: `visit ${visit.seq} has no coder ${attempt}` })
  return loadRun(engine, run_id)
}
