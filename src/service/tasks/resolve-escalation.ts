import { doHouseQueueOnce } from '../../engine/due-work.ts'
import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export interface Resolution {
  readonly escalation: string
  readonly decision: 'continue' | 'hold' | 'cancel' | 'raise'
  readonly note: string | null
}

/** A person decides how a task goes on that was escalated. */
export async function resolveEscalation(
  { engine }: WithEngine,
  caller: Caller,
  input: Resolution,
): Promise<Results['resolve_escalation']> {
  const result = await engine.execute({ type: 'resolve_escalation', ...input }, askedBy(caller))
  if (input.decision === 'cancel') await doHouseQueueOnce(engine)
  return result
}
