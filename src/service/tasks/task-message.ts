import { BatonError } from '../../protocol/baton-error.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { listMessages } from './list-messages.ts'
import type { MessageRecord } from './show-message.ts'

/** A message of one task; one of another task is not found. */
export async function taskMessage(
  service: WithEngine,
  caller: Caller,
  { task_id, message_id }: { readonly task_id: string; readonly message_id: string },
): Promise<MessageRecord['body']> {
  const found = (await listMessages(service, caller, { task_id })).find(({ id }) => id === message_id)
  if (!found) throw BatonError.of('MESSAGE_NOT_FOUND', { message: message_id.slice(0, 100) })
  return found.value.body
}
