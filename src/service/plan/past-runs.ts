import type { PastRun } from '../../dispatch/graph/estimate-plan.ts'
import { estimatedCost } from '../../protocol/usage/price-of.ts'
import { allRows } from '../../store/all-rows.ts'
import { findRun } from '../runs/find-run.ts'
import type { Service } from '../service.ts'

/** The newest ones count; a plan does not read a store of years. */
const MOST_RUNS = 200

/** What the runs of a store took that came to their end. */
export async function pastRuns(service: Pick<Service, 'engine' | 'config'>): Promise<readonly PastRun[]> {
  const ended: string[] = []
  for await (const { run_id, state } of allRows(service.engine.store, 'runs', {}))
    if (state === 'completed') ended.push(run_id)
  const runs = await Promise.all(
    ended
      .toSorted()
      .slice(-MOST_RUNS)
      .map((run_id) => findRun(service, run_id)),
  )
  return runs.flatMap(({ node, agent, argv, end }) => {
    const used = end?.usage
    if (!used) return []
    const usd = used.cost_usd ?? estimatedCost(used, argv, service.config.prices) ?? null
    return [{ agent: node ?? agent, ms: used.run_ms, usd }]
  })
}
