import { BatonError } from '../../protocol/baton-error.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { messageCard } from '../present/message-card.ts'
import { screenOf } from '../present/screen.ts'
import { print, printJson } from '../report.ts'

/** `baton message show ID`: a message as it was accepted, whole. */
export async function messageShow(id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const [loaded] = await baton.engine.store.load([{ kind: 'message', id }])
    const message = loaded?.kind === 'message' ? loaded.value : undefined
    if (!message) throw BatonError.of('MESSAGE_NOT_FOUND', { message: id })
    const { task_id, type, accepted_at, body, result } = message
    if (baton.json) return printJson({ id, task_id, type, accepted_at, body, result })
    print(messageCard(id, message, screenOf(baton)))
  })
}
