import { idleTasks } from '../../engine/worked-on.ts'
import { allRows } from '../../store/all-rows.ts'
import type { WithEngine } from '../service.ts'

export interface InterruptedTask {
  readonly task_id: string
  readonly request: string
}

/** Those that end last come first, so one that is alive is among them. */
const MOST_WORKERS = 100

/** Tasks that agents began, that could go on and on which nobody works: no worker is alive, no person is waited for. */
export async function interruptedWork({ engine }: WithEngine, now: number): Promise<readonly InterruptedTask[]> {
  const { rows } = await engine.store.list('workers', { limit: MOST_WORKERS })
  if (rows.some(({ until }) => until > now)) return []
  const found: InterruptedTask[] = []
  const idle = new Set(await idleTasks(engine))
  for await (const { task_id, spec, open } of allRows(engine.store, 'relays', {}))
    if (open && idle.has(task_id)) found.push({ task_id, request: spec.request })
  return found
}
