import type { StoredEvent } from '../../pipeline/changeset.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allEvents } from '../../store/all-events.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { eventText } from '../present/event-text.ts'
import { type Screen, screenOf } from '../present/screen.ts'
import { table } from '../present/table.ts'
import { timeText } from '../present/time-text.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton task history ID`: everything that happened to a task, in order. */
export async function taskHistory(id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const events: StoredEvent[] = []
    for await (const event of allEvents(baton.engine.store, { stream: id })) events.push(event)
    if (events.length === 0) throw BatonError.of('TASK_NOT_FOUND', { task_id: id })
    if (baton.json) printJson({ task_id: id, events })
    else print(timeline(events, screenOf(baton)))
  })
}

function timeline(events: readonly StoredEvent[], screen: Screen): string {
  const { lang } = screen
  const rows = events.map((event) => [
    { text: String(event.seq) },
    { text: `${timeText(event.at, screen)}${event.simulated ? '*' : ''}` },
    { text: terminalText(event.actor) },
    { text: eventText(event, lang) },
  ])
  const header = lang === 'ko' ? ['#', '시각', '누가', '무엇을'] : ['#', 'Time', 'Who', 'What']
  const simulated = lang === 'ko' ? '* --now 로 정한 시각' : '* under a clock that --now set'
  const note = events.some((event) => event.simulated) ? `${simulated}\n` : ''
  // What a person wrote is the point of a timeline: nothing is cut.
  return table(header, rows, undefined) + note
}
