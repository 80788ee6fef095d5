import type { MessageRecord } from '../../pipeline/records.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export type { MessageRecord } from '../../pipeline/records.ts'

/** A message as it was accepted. */
export async function showMessage(
  { engine }: WithEngine,
  _caller: Caller,
  { id }: { readonly id: string },
): Promise<MessageRecord> {
  const [loaded] = await engine.store.load([{ kind: 'message', id }])
  if (!loaded.value) throw BatonError.of('MESSAGE_NOT_FOUND', { message: id })
  return loaded.value
}
