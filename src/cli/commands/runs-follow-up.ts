import { attendRun, requireEnd } from '../attend-run.ts'
import { withBaton } from '../compose.ts'
import { runNamed } from '../find-run.ts'
import { runOutcome } from '../present/run-card.ts'
import { screenOf } from '../present/screen.ts'
import { print, printJson } from '../report.ts'
import type { RunsControlOptions } from './runs-control.ts'

/** `baton runs follow-up RUN TEXT`: says more in a finished conversation, and runs it here unless a worker has it. */
export async function runsFollowUp(given: string, text: string, options: RunsControlOptions): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const run_id = await runNamed(baton, given)
    const { engine, actor } = baton
    const result = await engine.execute({ type: 'follow_up', run_id, text }, { actor })
    if (options.detach || result.state === 'running') {
      return baton.json ? printJson(result) : print(`${run_id}: ${result.state}\n`)
    }
    const attended = await attendRun(baton, run_id, options)
    if (!baton.json) print(runOutcome(attended, screenOf(baton), baton.flags))
    requireEnd(attended, baton.flags)
  })
}
