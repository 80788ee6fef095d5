import { interruptedRuns } from '../../engine/relay/interrupted.ts'
import { lastLines } from '../../engine/runs/last-lines.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { findRun, runNamed, shownRun } from '../find-run.ts'
import { goOnWith } from '../present/interrupted-text.ts'
import { runCard } from '../present/run-card.ts'
import { screenOf } from '../present/screen.ts'
import { print, printJson } from '../report.ts'

/** `baton runs show RUN`: a card of one run. */
export async function runsShow(given: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const run_id = await runNamed(baton, given)
    const run = await findRun(baton, run_id)
    const interrupted = (await interruptedRuns(baton.engine, [run])).has(run_id)
    const last_lines = run.state === 'failed' ? await lastLines(baton.engine.store, run_id) : []
    if (baton.json) {
      const goOn = interrupted ? { go_on: goOnWith(run, baton.flags) } : {}
      return printJson({ ...shownRun(run), interrupted, ...goOn, last_lines })
    }
    print(runCard(run, screenOf(baton), { flags: baton.flags, interrupted, last_lines }))
  })
}
