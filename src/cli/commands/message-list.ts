import { listMessages } from '../../service/tasks/list-messages.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { screenOf } from '../present/screen/screen.ts'
import { table } from '../present/screen/table.ts'
import { timeText } from '../present/screen/time-text.ts'
import { messageLine, messageParties } from '../present/task/message-card.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton message list TASK`: every message about a task, with the id by which `message show` finds it. */
export async function messageList(task_id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { service, caller, json } = baton
    const rows = await listMessages(service, caller, { task_id })
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
