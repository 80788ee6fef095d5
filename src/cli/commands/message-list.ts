import { BatonError } from '../../protocol/baton-error.ts'
import { allRows } from '../../store/all-rows.ts'
import type { ViewRow } from '../../store/port.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { messageLine, messageParties } from '../present/message-card.ts'
import { screenOf } from '../present/screen.ts'
import { table } from '../present/table.ts'
import { timeText } from '../present/time-text.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton message list TASK`: every message about a task, with the id by which `message show` finds it. */
export async function messageList(task_id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { engine, json } = baton
    const [task] = await engine.store.load([{ kind: 'task', id: task_id }])
    if (!task?.value) throw BatonError.of('TASK_NOT_FOUND', { task_id })
    const rows: ViewRow['messages'][] = []
    for await (const row of allRows(engine.store, 'messages', { task_id })) rows.push(row)
    if (json) {
      const messages = rows.map(({ id, value: { type, accepted_at, body } }) => ({ id, type, accepted_at, body }))
      return printJson({ task_id, messages })
    }
    const screen = screenOf(baton)
    const cells = rows.map(({ id, value }) => [
      { text: terminalText(id) },
      { text: terminalText(value.type) },
      { text: timeText(value.accepted_at, screen) },
      { text: messageParties(value) },
      { text: messageLine(value, screen.lang) },
    ])
    // The ids are there to be pasted: nothing is cut.
    print(table(HEADER[screen.lang], cells, undefined))
  })
}

const HEADER = {
  ko: ['메시지', '종류', '시각', '누가 누구에게', '내용'],
  en: ['Message', 'Type', 'Time', 'From and to', 'What'],
} as const
