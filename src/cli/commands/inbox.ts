import { type CommonOptions, withBaton } from '../compose.ts'
import { inboxOf } from '../inbox/inbox-of.ts'
import { inboxJson } from '../present/inbox-json.ts'
import { inboxText } from '../present/inbox-text.ts'
import { screenOf } from '../present/screen.ts'
import { hintDueWork, print, printJson } from '../report.ts'

/** `baton inbox`: what waits for somebody to decide, then what they were told. */
export async function inbox(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const found = await inboxOf(baton)
    if (baton.json) return printJson(inboxJson(found))
    print(inboxText(found, screenOf(baton), baton.engine.clock.now()))
    await hintDueWork(baton)
  })
}
