import { allRows } from '../../store/all-rows.ts'
import type { WithEngine } from '../service.ts'

export interface InterruptedTask {
  readonly task_id: string
  readonly request: string
}

/** Those that end last come first, so one that is alive is among them. */
const MOST_WORKERS = 100

/** Tasks that agents began and on which nobody works: no worker is alive, and no person is waited for. */
export async function interruptedWork({ engine }: WithEngine, now: number): Promise<readonly InterruptedTask[]> {
  const { rows } = await engine.store.list('workers', { limit: MOST_WORKERS })
  if (rows.some(({ until }) => until > now)) return []
  const found: InterruptedTask[] = []
  for await (const { task_id, spec, open, waiting } of allRows(engine.store, 'relays', {}))
    if (open && waiting === null) found.push({ task_id, request: spec.request })
  return found
}
