import { hasEnded, type RunRecord } from '../../pipeline/runs/run-record.ts'
import { ensureEvidence, failureText } from './gather-evidence.ts'
import { passForward, reasonOf, sendBack, wayBack } from './pass-on.ts'
import { playRun } from './play-run.ts'
import { briefOf, diffOf } from './relay-brief.ts'
import { type Look, loadRun, look, type RelayContext, visitOf, type Waits, waits } from './relay-context.ts'
import { reviewBase } from './review-base.ts'
import { settleBranch } from './settle-branch.ts'
import { workOf } from './settle-settings.ts'
import { lastCommit } from './stage-outcome.ts'

/** The same agent failing so often in a row is a person's to look at. */
const FAILURES = 2

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
    const { encouraged = 0 } = visitOf(await look(context)) ?? {}
    if (number > FAILURES + encouraged) return waits('run', feedback ?? '', await lastRun(context))
    const review = { from: await reviewBase(at, tip), to: tip }
    const brief = await briefOf(context.engine, at, { role: 'stage', attempt: number, feedback, review })
    const diff = await diffOf(at, review)
    const run = await playRun(context, at, { role: 'stage', number, start, tip, brief, diff, attempt: null })
    if ('wait' in run) return run
    if (run.state === 'cancelled') return waits('run', run.end?.reason ?? run.state, run.run_id)
    const judged = run.state === 'completed' ? await judge(context, at, run, tip) : { again: endOf(run) }
    if (!('again' in judged)) return judged.wait
    feedback = judged.again
    start = lastCommit(run) ?? tip
  }
}

/** Where the branch stood when the visit began; before that, where Baton left it, and nowhere else. */
export async function tipOf(context: RelayContext, at: Look): Promise<{ readonly tip: string } | Waits> {
  const visit = visitOf(at)
  return visit?.tip ? { tip: visit.tip } : settleBranch(context, at)
}

const GOOD: readonly unknown[] = ['pass', 'approved']

type Judged = { readonly wait: Waits | undefined } | { readonly again: string }

async function judge(context: RelayContext, at: Look, run: RunRecord, tip: string): Promise<Judged> {
  const verdict = run.end?.verdict ?? null
  if (!GOOD.includes(verdict)) return returned(context, at, run)
  const candidate = await workOf(context, at, run, tip)
  if ('wait' in candidate) return { wait: candidate }
  const evidence = await ensureEvidence(context, at, run, candidate)
  if (evidence.passed) return { wait: await passForward(context, at, { run, candidate, tip }) }
  const failure = failureText(evidence)
  // What came in does not hold, whatever the agent says of it: that is for the team before.
  if (candidate.tree === candidate.before && wayBack(at, null)) return returned(context, at, run, failure)
  return { again: failure }
}

async function returned(context: RelayContext, at: Look, run: RunRecord, more?: string): Promise<Judged> {
  const action = wayBack(at, run.end?.verdict ?? null)
  if (!action) return { again: run.end?.summary ?? String(run.end?.verdict) }
  const reason = await reasonOf(context, at, { run, action, ...(more === undefined ? {} : { more }) })
  return { wait: await sendBack(context, at, { run, reason, action }) }
}

/** How a run ended that did not come to its end. */
export function endOf({ run_id, end }: RunRecord): string {
  const how = [end?.how, end?.reason, end?.code === null ? end.signal : `code ${end?.code}`]
  return `${run_id}: ${how.filter((part) => part !== null && part !== undefined).join(', ')}`
}

async function lastRun(context: RelayContext): Promise<string | null> {
  const last = visitOf(await look(context))?.runs.at(-1)?.run_id
  if (last === undefined) return null
  const run = await loadRun(context.engine, last)
  return hasEnded(run) ? run.run_id : null
}
