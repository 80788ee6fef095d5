import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** How many tasks have a deadline that is due and that nobody has carried out; at most `limit` are counted. */
export async function countDue(
  { engine }: WithEngine,
  _caller: Caller,
  { limit }: { readonly limit: number },
): Promise<number> {
  const { rows } = await engine.store.list('due', { until: await engine.pipelineNow(), limit })
  return rows.length
}
