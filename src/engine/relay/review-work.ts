import { reviewText } from '../../dispatch/plays/review-text.ts'
import type { ConditionResult, RelayReviewer } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang } from '../../protocol/lang.ts'
import { conditionOf } from '../../protocol/pipeline/conditions.ts'
import { endOf, GOOD_VERDICTS, MAX_FAILURES } from '../../protocol/plays/judge-end.ts'
import type { Work } from './join-taken.ts'
import { playRun } from './play-run.ts'
import { briefOf, diffOf } from './relay-brief.ts'
import { type Look, loadRun, look, type RelayContext, say, visitOf, waits } from './relay-context.ts'
import { reviewBase } from './review-base.ts'
import type { Met } from './work-facts.ts'

const ROLE = 'reviewer'

/**
 * A reviewer, who is not the agent whose work it is, looks at the whole change of the task. Its approval is needed; what
 * it wants mended goes to the agent of the stage; what it rejects goes back. Nothing that a reviewer writes is kept.
 */
export async function reviewWork(context: RelayContext, at: Look, work: Work): Promise<Met> {
  const { pipeline, stay } = at
  if (!stay || !conditionOf(pipeline.stages, stay.stage, 'review')) return { met: true }
  for (;;) {
    const now = await look(context)
    const visit = visitOf(now)
    const reviews = (visit?.conditions ?? []).filter(({ kind }) => kind === 'review')
    const ofCommit = reviews.filter(({ commit }) => commit === work.candidate.commit)
    const settled = ofCommit.findLast(({ verdict }) => verdict !== null)
    if (settled) return outcome(context, settled)
    // A reviewer that fails is not the fault of the work: it is tried again, then a person looks.
    const last = ofCommit.at(-1)
    if (ofCommit.length >= MAX_FAILURES + (visit?.encouraged ?? 0)) return waits('run', last?.text ?? '', last?.run_id)
    const runs = visit?.runs.filter(({ role }) => role === ROLE) ?? []
    const begun = runs.find(({ run_id }) => !reviews.some((one) => one.run_id === run_id))
    const run = await review(context, now, work, begun?.number ?? runs.length + 1)
    if ('wait' in run) return run
    await say(context, { type: 'record_condition', seq: stay.seq, result: resultOf(work, run, at.relay.spec.language) })
    // Another reviewer begins when a person lets the task go on.
    if (run.state === 'cancelled') return waits('run', run.end?.reason ?? run.state, run.run_id)
  }
}

async function review(context: RelayContext, at: Look, { candidate, tip }: Work, number: number) {
  const { engine } = context
  const reviewer = reviewerOf(at)
  const review = { from: await reviewBase(at, candidate.commit), to: candidate.commit }
  const evidence = visitOf(at)?.evidence.findLast(({ commit }) => commit === candidate.commit) ?? null
  const brief = await briefOf(engine, at, { role: ROLE, attempt: number, evidence, review, team: reviewer.team })
  const diff = await diffOf(at, review)
  const start = candidate.commit
  return playRun(context, at, { role: ROLE, number, start, tip, brief, diff, attempt: null, player: reviewer })
}

function reviewerOf({ relay, stay }: Look): RelayReviewer {
  const reviewer = relay.spec.reviewers?.[stay?.stage ?? '']
  if (!reviewer) throw BatonError.of('INTERNAL', { reason: `no reviewer is configured for ${stay?.stage}` })
  return reviewer
}

function resultOf({ candidate: { commit } }: Work, run: RunRecord, lang: Lang): ConditionResult {
  const { end, run_id, agent: by } = run
  const verdict = run.state === 'completed' ? (end?.verdict ?? null) : null
  const met = verdict !== null && GOOD_VERDICTS.includes(verdict)
  return {
    kind: 'review',
    commit,
    met,
    by,
    run_id,
    verdict,
    text: verdict === null ? endOf(run, lang) : reviewText(run),
  }
}

async function outcome({ engine }: RelayContext, { met, verdict, text, run_id }: ConditionResult): Promise<Met> {
  if (met) return { met: true }
  if (verdict === 'rejected' && run_id !== null) return { back: await loadRun(engine, run_id) }
  return { again: text }
}
