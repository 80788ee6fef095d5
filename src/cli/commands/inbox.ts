import { inbox as inboxOf } from '../../service/inbox/inbox.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { shownInbox } from '../present/inbox/entry-words.ts'
import { inboxJson } from '../present/inbox/inbox-json.ts'
import { inboxText } from '../present/inbox/inbox-text.ts'
import { screenOf } from '../present/screen/screen.ts'
import { hintDueWork, print, printJson } from '../report.ts'

/** `baton inbox`: what waits for somebody to decide, then what they were told. */
export async function inbox(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { service, caller, pipeline, flags, now } = baton
    const found = shownInbox(await inboxOf(service, caller), { flags, po: pipeline.definition.po })
    if (baton.json) return printJson(inboxJson(found))
    print(inboxText(found, screenOf(baton), now()))
    await hintDueWork(baton)
  })
}
