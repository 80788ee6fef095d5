import type { Fence } from '../../pipeline/changeset.ts'
import type { WorkerRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Batch } from './batch.ts'
import type { Connection } from './connection.ts'

const UNTIL = "SELECT json_extract(body, '$.until') AS until FROM records WHERE kind = 'worker' AND id = ?"

/** Whether a worker's lease is live at a moment. To be asked in a transaction. */
export function isLive(connection: Connection, worker: string, now: number): boolean {
  return (connection.get<{ until: number }>(UNTIL, worker)?.until ?? 0) > now
}

export function requireLive(connection: Connection, worker: string, now: number): void {
  if (!isLive(connection, worker, now)) throw BatonError.of('LEASE_LOST', { run_id: '-', worker })
}

export function holds(batch: Batch, fence: Fence, now: number): boolean {
  if ('worker' in fence) return isLiveIn(batch, fence.worker, now)
  if ('lapsed' in fence) return !isLiveIn(batch, fence.lapsed, now)
  const sql = "SELECT holder FROM queue WHERE id = ? AND token = ? AND state = 'claimed' AND suspended = 0"
  const holder = batch.connection.get<{ holder: string }>(sql, fence.work, fence.token)?.holder
  return holder !== undefined && isLiveIn(batch, holder, now)
}

/** The same by what the batch remembers: workers that commit often renew seldom. */
function isLiveIn(batch: Batch, worker: string, now: number): boolean {
  return ((batch.value({ kind: 'worker', id: worker }) as WorkerRecord | undefined)?.until ?? 0) > now
}
