import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** A message between teams, which does what the command of its name does. */
export function receiveMessage(
  { engine }: WithEngine,
  caller: Caller,
  { message }: { readonly message: Readonly<Record<string, unknown>> },
): Promise<Results['receive_message']> {
  return engine.execute({ type: 'receive_message', message }, askedBy(caller))
}
