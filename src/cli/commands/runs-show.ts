import { type CommonOptions, withBaton } from '../compose.ts'
import { findRun, runNamed, shownRun } from '../find-run.ts'
import { runCard } from '../present/run-card.ts'
import { screenOf } from '../present/screen.ts'
import { print, printJson } from '../report.ts'

/** `baton runs show RUN`: a card of one run. */
export async function runsShow(given: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const run_id = await runNamed(baton, given)
    const run = await findRun(baton, run_id)
    if (baton.json) return printJson(shownRun(run))
    print(runCard(run, screenOf(baton), baton.flags))
  })
}
