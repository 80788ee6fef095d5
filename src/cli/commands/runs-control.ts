import { type Controlled, controlRun } from '../../service/runs/control-run.ts'
import { resumeRun } from '../../service/runs/resume-run.ts'
import { attendRun, requireEnd } from '../attend-run.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { runOutcome } from '../present/run/run-card.ts'
import { RUN_STATE_WORDS } from '../present/run/run-words.ts'
import { screenOf } from '../present/screen/screen.ts'
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
  run: string,
  options: RunsControlOptions,
): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const verb = type === 'pause_run' ? 'pause' : 'cancel'
    report(baton, await controlRun(baton.service, baton.caller, { run, verb, reason: options.reason ?? null }))
  })
}

/** `baton runs resume RUN`: a process that is frozen goes on; a run without a process is run here. */
export async function runsResume(run: string, options: RunsControlOptions): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const result = await resumeRun(baton.service, baton.caller, { run, reason: options.reason ?? null })
    if (options.detach || result.wish === 'resume') return report(baton, result)
    const attended = await attendRun(baton, result.run_id, options)
    if (!baton.json) print(runOutcome(attended, screenOf(baton), baton.flags))
    requireEnd(attended, baton.flags)
  })
}

function report({ json, lang }: Baton, result: Controlled): void {
  if (json) {
    printJson(result)
    return
  }
  const state = RUN_STATE_WORDS[result.state][lang]
  const asked = result.wish === null ? '' : ` (→ ${result.wish})`
  print(`${result.run_id}: ${state}${asked}\n`)
}
