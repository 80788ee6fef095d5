import { followUp } from '../../service/runs/follow-up.ts'
import { attendRun, requireEnd } from '../attend-run.ts'
import { withBaton } from '../compose.ts'
import { runOutcome } from '../present/run/run-card.ts'
import { screenOf } from '../present/screen/screen.ts'
import { print, printJson } from '../report.ts'
import type { RunsControlOptions } from './runs-control.ts'

/** `baton runs follow-up RUN TEXT`: says more in a finished conversation, and runs it here unless a worker has it. */
export async function runsFollowUp(run: string, text: string, options: RunsControlOptions): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const result = await followUp(baton.service, baton.caller, { run, text })
    const { run_id } = result
    if (options.detach || result.state === 'running') {
      return baton.json ? printJson(result) : print(`${run_id}: ${result.state}\n`)
    }
    const attended = await attendRun(baton, run_id, options)
    if (!baton.json) print(runOutcome(attended, screenOf(baton), baton.flags))
    requireEnd(attended, baton.flags)
  })
}
