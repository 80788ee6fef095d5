import { inflect } from '../../protocol/inflect.ts'
import { tick as doDue } from '../../service/pipeline/tick.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { eventText } from '../present/events/event-text.ts'
import { print, printJson } from '../report.ts'

/** `baton tick`: does once what is due, and says what it did. */
export async function tick(options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async ({ service, caller, json, lang }) => {
    const { report, events: done } = await doDue(service, caller)
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
