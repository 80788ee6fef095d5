import type { Results } from '../../pipeline/results.ts'
import { attendRun, requireEnd } from '../attend-run.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { findRun, runNamed } from '../find-run.ts'
import { runOutcome } from '../present/run-card.ts'
import { RUN_STATE_WORDS } from '../present/run-words.ts'
import { screenOf } from '../present/screen.ts'
import { print, printJson } from '../report.ts'

export interface RunsControlOptions extends CommonOptions {
  readonly reason?: string
  readonly detach?: boolean
  readonly yes?: boolean
  readonly pass?: readonly string[]
}

/** `baton runs pause|cancel RUN`: carried out by the worker that has the process, at once where there is none. */
export async function runsControl(
  type: 'pause_run' | 'cancel_run',
  given: string,
  options: RunsControlOptions,
): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const run_id = await runNamed(baton, given)
    const { engine, actor } = baton
    const result = await engine.execute({ type, run_id, reason: options.reason ?? null }, { actor })
    report(baton, run_id, result)
  })
}

/** `baton runs resume RUN`: a process that is frozen goes on; a run without a process is run here. */
export async function runsResume(given: string, options: RunsControlOptions): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const run_id = await runNamed(baton, given)
    const { engine, actor } = baton
    const before = await findRun(baton, run_id)
    // Queued already, by an answer for instance, or left behind by a worker that died: nothing needs to be asked for.
    const waits = before.state === 'queued' || before.state === 'running' || before.state === 'waiting_question'
    const reason = options.reason ?? null
    const result = waits
      ? { run_id, state: before.state, wish: null }
      : await engine.execute({ type: 'resume_run', run_id, reason }, { actor })
    if (options.detach || result.wish === 'resume') return report(baton, run_id, result)
    const attended = await attendRun(baton, run_id, options)
    if (!baton.json) print(runOutcome(attended, screenOf(baton), baton.flags))
    requireEnd(attended, baton.flags)
  })
}

function report({ json, lang }: Baton, run_id: string, result: Results['pause_run']): void {
  if (json) {
    printJson(result)
    return
  }
  const state = RUN_STATE_WORDS[result.state][lang]
  const asked = result.wish === null ? '' : ` (→ ${result.wish})`
  print(`${run_id}: ${state}${asked}\n`)
}
