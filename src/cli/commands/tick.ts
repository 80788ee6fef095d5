import { doDueWorkOnce } from '../../engine/due-work.ts'
import type { StoredEvent } from '../../pipeline/changeset.ts'
import { inflect } from '../../protocol/inflect.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { allEvents } from '../../store/all-events.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { eventText } from '../present/event-text.ts'
import { print, printJson } from '../report.ts'

/** `baton tick`: does once what is due, and says what it did. */
export async function tick(options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async ({ engine, json, lang }) => {
    const { events: before } = await engine.store.facts()
    const report = await doDueWorkOnce(engine)
    const done: StoredEvent[] = []
    // Others may have worked meanwhile: only what Baton itself did is this tick's.
    for await (const event of allEvents(engine.store, { after: before }))
      if (event.actor === PLATFORM_AGENT) done.push(event)
    if (json) {
      const events = done.map(({ number, stream, type, at, data }) => ({ number, stream, type, at, data }))
      return printJson({ ...report, events })
    }
    const lines = done.map((event) => `${event.stream}  ${eventText(event, lang)}\n`).join('')
    const { deadlines, delivered, works, failed } = report
    print(
      lines +
        (lang === 'ko'
          ? `기한 ${deadlines}건, 알림 ${delivered}건, 후속 작업 ${works}건 처리${failed > 0 ? `, 알림 ${failed}건 실패` : ''}.\n`
          : inflect`${deadlines} deadline(s), ${delivered} notification(s), ${works} follow-up(s) done${failed > 0 ? inflect`, ${failed} notification(s) failed` : ''}.\n`),
    )
  })
}
