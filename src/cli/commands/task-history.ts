import { taskHistory as historyOf, type StoredEvent, type WayBack } from '../../service/tasks/task-history.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { eventText } from '../present/events/event-text.ts'
import { type Screen, screenOf } from '../present/screen/screen.ts'
import { table } from '../present/screen/table.ts'
import { timeText } from '../present/screen/time-text.ts'
import { wayBackHead, wayBackLines } from '../present/task/way-back-lines.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton task history ID`: everything that happened to a task, in order. */
export async function taskHistory(id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { events, ways } = await historyOf(baton.service, baton.caller, { task_id: id })
    // The events stay as they are in the chain; the messages of each are added beside it.
    if (baton.json) printJson({ task_id: id, events, ways_back: [...ways].map(([event, way]) => ({ event, ...way })) })
    else print(timeline(events, ways, screenOf(baton)))
  })
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
  const simulated = lang === 'ko' ? '* --now 로 정한 시각' : '* time set with --now'
  const note = events.some((event) => event.simulated) ? `${simulated}\n` : ''
  // What a person wrote is the point of a timeline: nothing is cut.
  return table(header, rows, undefined) + note
}
