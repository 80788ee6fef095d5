import type { WorkerRecord } from '../pipeline/runs/run-record.ts'
import type { UnservedRow } from './port.ts'

/** How many workers are looked at, those believed to be alive for longest first: the others ended long ago. */
export const WORKERS_LOOKED_AT = 1_000

/** A row that could be claimed: it is ready, or the lease of its holder is over. */
export interface Claimable extends Pick<UnservedRow, 'id' | 'queue' | 'task_id' | 'visit'> {
  readonly position: number
  readonly ready_at: number
  readonly holder: string | null
}

/** Those of queues that no live worker serves, the one that waits longest first. */
export function unservedRows(
  rows: readonly Claimable[],
  workers: readonly WorkerRecord[],
  now: number,
  limit: number,
): UnservedRow[] {
  const served = new Map<string, number>()
  for (const { queues = [], until } of workers) {
    for (const queue of queues) served.set(queue, Math.max(until, served.get(queue) ?? 0))
  }
  const ends = new Map(workers.map(({ worker, until }) => [worker, until]))
  return rows
    .map(({ position, ready_at, holder, ...row }) => {
      const byTask = served.get(`task/${row.task_id}`) ?? 0
      const since = Math.max(ready_at, served.get(row.queue) ?? 0, byTask, ends.get(holder ?? '') ?? 0)
      return { position, row: { ...row, since, for_ms: now - since } }
    })
    .filter(({ row }) => row.for_ms >= 0)
    .sort((a, b) => a.row.since - b.row.since || a.position - b.position)
    .slice(0, limit)
    .map(({ row }) => row)
}
