import { type WayBack, waysBack } from '../../engine/ways-back.ts'
import type { StoredEvent } from '../../pipeline/changeset.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allEvents } from '../../store/all-events.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { eventText } from '../present/event-text.ts'
import { type Screen, screenOf } from '../present/screen.ts'
import { table } from '../present/table.ts'
import { timeText } from '../present/time-text.ts'
import { wayBackHead, wayBackLines } from '../present/way-back-lines.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton task history ID`: everything that happened to a task, in order. */
export async function taskHistory(id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const events: StoredEvent[] = []
    for await (const event of allEvents(baton.engine.store, { stream: id })) events.push(event)
    if (events.length === 0) throw BatonError.of('TASK_NOT_FOUND', { task_id: id })
    const ways = matched(events, await waysBack(baton.engine.store, id))
    // The events stay as they are in the chain; what messages said to them stands beside.
    if (baton.json) printJson({ task_id: id, events, ways_back: [...ways].map(([event, way]) => ({ event, ...way })) })
    else print(timeline(events, ways, screenOf(baton)))
  })
}

/** The way back that each step back was, by the number of its event. Events of before do not name their message. */
function matched(events: readonly StoredEvent[], ways: readonly WayBack[]): ReadonlyMap<number, WayBack> {
  const found = new Map<number, WayBack>()
  for (const { type, seq, at, data } of events) {
    if (type !== 'task:moved') continue
    const way = ways.find(({ message, ...one }) =>
      data.message === undefined
        ? one.at === at && one.status_from === data.from && one.status_to === data.to
        : message === data.message,
    )
    if (way) found.set(seq, way)
  }
  return found
}

function timeline(events: readonly StoredEvent[], ways: ReadonlyMap<number, WayBack>, screen: Screen): string {
  const { lang } = screen
  const rows = events.flatMap((event) => {
    const way = ways.get(event.seq)
    const asked = way ? [wayBackHead(way, lang), ...wayBackLines(way, lang)] : []
    return [
      [
        { text: String(event.seq) },
        { text: `${timeText(event.at, screen)}${event.simulated ? '*' : ''}` },
        { text: terminalText(event.actor) },
        { text: eventText(event, lang) },
      ],
      ...asked.map((line) => [{ text: '' }, { text: '' }, { text: '' }, { text: `  ${line}` }]),
    ]
  })
  const header = lang === 'ko' ? ['#', '시각', '누가', '무엇을'] : ['#', 'Time', 'Who', 'What']
  const simulated = lang === 'ko' ? '* --now 로 정한 시각' : '* under a clock that --now set'
  const note = events.some((event) => event.simulated) ? `${simulated}\n` : ''
  // What a person wrote is the point of a timeline: nothing is cut.
  return table(header, rows, undefined) + note
}
