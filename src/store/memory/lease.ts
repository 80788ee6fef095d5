import type { Fence } from '../../pipeline/changeset.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { type MemoryRecord, type MemoryState, recordKey } from './state.ts'

/** Whether a worker's lease is live at a moment. */
export function isLive(state: MemoryState, worker: string, now: number): boolean {
  const record = state.records.get(recordKey({ kind: 'worker', id: worker })) as MemoryRecord<'worker'> | undefined
  return record !== undefined && record.value.until > now
}

export function requireLive(state: MemoryState, worker: string, now: number): void {
  if (!isLive(state, worker, now)) throw BatonError.of('LEASE_LOST', { run_id: '-', worker })
}

export function holds(state: MemoryState, fence: Fence, now: number): boolean {
  if ('worker' in fence) return isLive(state, fence.worker, now)
  if ('lapsed' in fence) return !isLive(state, fence.lapsed, now)
  const work = state.work.all.get(fence.work)
  if (work?.state !== 'claimed' || work.suspended || work.token !== fence.token) return false
  return work.holder !== null && isLive(state, work.holder, now)
}
