import { shownRun } from '../../service/runs/find-run.ts'
import { showRun } from '../../service/runs/show-run.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { goOnWith } from '../present/relay/interrupted-text.ts'
import { runCard } from '../present/run/run-card.ts'
import { screenOf } from '../present/screen/screen.ts'
import { print, printJson } from '../report.ts'

/** `baton runs show RUN`: a card of one run. */
export async function runsShow(given: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { run, interrupted, folder_gone, last_lines } = await showRun(baton.service, baton.caller, { run: given })
    if (baton.json) {
      const goOn = interrupted ? { go_on: goOnWith(run, baton.flags) } : {}
      return printJson({ ...shownRun(run), interrupted, folder_gone, ...goOn, last_lines })
    }
    print(runCard(run, screenOf(baton), { flags: baton.flags, interrupted, folder_gone, last_lines }))
  })
}
