import { hasEnded, type RunRecord } from '../../pipeline/runs/run-record.ts'
import { failureText } from '../../protocol/evidence/failure-text.ts'
import { endOf, GOOD_VERDICTS, MAX_FAILURES } from '../../protocol/plays/judge-end.ts'
import { ensureEvidence } from './gather-evidence.ts'
import type { Work } from './join-taken.ts'
import { meetConditions } from './meet-conditions.ts'
import { passForward, reasonOf, sendBack, wayBack } from './pass-on.ts'
import { playRun } from './play-run.ts'
import { briefOf, diffOf } from './relay-brief.ts'
import { type Look, loadRun, look, type RelayContext, visitOf, type Waits, waits } from './relay-context.ts'
import { reviewBase } from './review-base.ts'
import { settleBranch } from './settle-branch.ts'
import { workOf } from './settle-settings.ts'
import { lastCommit } from './stage-outcome.ts'

/**
 * One agent does the stage: it runs, Baton checks what it left, and the task goes forward, goes back, or waits for a
 * person. An agent whose work does not hold is told why and tried again.
 */
export async function playStage(context: RelayContext, at: Look): Promise<Waits | undefined> {
  const found = await tipOf(context, at)
  if ('wait' in found) return found
  const { tip } = found
  let feedback: string | null = null
  let start = tip
  for (let number = 1; ; number += 1) {
    if (number > (await allowedAttempts(context))) return waits('run', feedback ?? '', await lastRun(context))
    const review = { from: await reviewBase(at, tip), to: tip }
    const brief = await briefOf(context.engine, at, { role: 'stage', attempt: number, feedback, review })
    const diff = await diffOf(at, review)
    const run = await playRun(context, at, { role: 'stage', number, start, tip, brief, diff, attempt: null })
    if ('wait' in run) return run
    if (run.state === 'cancelled') return waits('run', run.end?.reason ?? run.state, run.run_id)
    const judged =
      run.state === 'completed' ? await judge(context, at, run, tip) : { again: endOf(run, at.relay.spec.language) }
    if (!('again' in judged)) return judged.wait
    feedback = judged.again
    start = lastCommit(run) ?? tip
  }
}

/** A person's wish for another plan is no failure of the agent. */
async function allowedAttempts(context: RelayContext): Promise<number> {
  const { encouraged = 0, conditions = [] } = visitOf(await look(context)) ?? {}
  return MAX_FAILURES + encouraged + conditions.filter(({ verdict }) => verdict === 'change').length
}

/** Where the branch stood when the visit began; before that, where Baton left it, and nowhere else. */
export async function tipOf(context: RelayContext, at: Look): Promise<{ readonly tip: string } | Waits> {
  const visit = visitOf(at)
  return visit?.tip ? { tip: visit.tip } : settleBranch(context, at)
}

type Judged = { readonly wait: Waits | undefined } | { readonly again: string }

async function judge(context: RelayContext, at: Look, run: RunRecord, tip: string): Promise<Judged> {
  const verdict = run.end?.verdict ?? null
  if (!GOOD_VERDICTS.includes(verdict)) return returned(context, at, run)
  const candidate = await workOf(context, at, run, tip)
  if ('wait' in candidate) return { wait: candidate }
  const evidence = await ensureEvidence(context, at, run, candidate)
  if (evidence.passed) return meetAndPass(context, at, { run, candidate, tip })
  const failure = failureText(evidence)
  // What came in does not hold, whatever the agent says of it: that is for the team before.
  if (candidate.tree === candidate.before && wayBack(at, null)) return returned(context, at, run, failure)
  return { again: failure }
}

/** Work that holds goes on when the other conditions of the stage are met too. */
async function meetAndPass(context: RelayContext, at: Look, work: Work): Promise<Judged> {
  const found = await meetConditions(context, at, work)
  if ('wait' in found) return { wait: found }
  if ('again' in found) return found
  if ('back' in found) return returned(context, at, found.back, undefined, 'needs_revision')
  return { wait: await passForward(context, at, work) }
}

async function returned(
  context: RelayContext,
  at: Look,
  run: RunRecord,
  more?: string,
  verdict = run.end?.verdict ?? null,
): Promise<Judged> {
  const action = wayBack(at, verdict)
  if (!action) return { again: run.end?.summary ?? String(run.end?.verdict) }
  const reason = await reasonOf(context, at, { run, action, ...(more === undefined ? {} : { more }) })
  return { wait: await sendBack(context, at, { run, reason, action }) }
}

async function lastRun(context: RelayContext): Promise<string | null> {
  const last = visitOf(await look(context))?.runs.at(-1)?.run_id
  if (last === undefined) return null
  const run = await loadRun(context.engine, last)
  return hasEnded(run) ? run.run_id : null
}
