import { type CommonOptions, withBaton } from '../compose.ts'
import { findRun, shownRun } from '../find-run.ts'
import { runCard } from '../present/run-card.ts'
import { screenOf } from '../present/screen.ts'
import { print, printJson } from '../report.ts'

/** `baton runs show RUN`: a card of one run. */
export async function runsShow(run_id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const run = await findRun(baton, run_id)
    if (baton.json) return printJson(shownRun(run))
    print(runCard(run, screenOf(baton), baton.flags))
  })
}
