import type { Escalation } from '../../pipeline/records.ts'
import type { ViewQuery } from '../../store/port.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export type ListedEscalation = Escalation & { readonly task_id: string }

/** A page of what waits for a decision; with `all` also what was decided. */
export async function listEscalations(
  { engine }: WithEngine,
  _caller: Caller,
  query: ViewQuery['escalations'],
): Promise<{ readonly escalations: readonly ListedEscalation[]; readonly cursor?: string | undefined }> {
  const { rows, cursor } = await engine.store.list('escalations', query)
  return { escalations: rows.map(({ task_id, escalation }) => ({ task_id, ...escalation })), cursor }
}
