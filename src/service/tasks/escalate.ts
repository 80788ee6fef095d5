import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** The owning team calls for the PO. */
export function escalate(
  { engine }: WithEngine,
  caller: Caller,
  input: { readonly task_id: string; readonly reason: string },
): Promise<Results['escalate']> {
  return engine.execute({ type: 'escalate', ...input }, askedBy(caller))
}
