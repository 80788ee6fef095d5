import { showMessage } from '../../service/tasks/show-message.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { screenOf } from '../present/screen/screen.ts'
import { messageCard } from '../present/task/message-card.ts'
import { print, printJson } from '../report.ts'

/** `baton message show ID`: a message as it was accepted, whole. */
export async function messageShow(id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const message = await showMessage(baton.service, baton.caller, { id })
    const { task_id, type, accepted_at, body, result } = message
    if (baton.json) return printJson({ id, task_id, type, accepted_at, body, result })
    print(messageCard(id, message, screenOf(baton)))
  })
}
