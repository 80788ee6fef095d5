import type { WorkerIdentity } from '../../pipeline/runs/run-record.ts'
import { frozenCopy } from '../frozen-copy.ts'
import type { Lease } from '../port.ts'
import { assertKey } from '../storable.ts'
import { isLive, requireLive } from './lease.ts'
import { type MemoryRecord, type MemoryState, recordKey } from './state.ts'
import { writeRecord } from './write-record.ts'

export function renew(state: MemoryState, now: number, worker: WorkerIdentity, ms: number): Lease {
  assertKey(worker.worker)
  if (state.records.has(recordKey({ kind: 'worker', id: worker.worker }))) requireLive(state, worker.worker, now)
  const until = now + ms
  writeRecord(state, { kind: 'worker', id: worker.worker, value: frozenCopy({ ...worker, until }) })
  return { now, until }
}

export function endLease(state: MemoryState, now: number, worker: string): void {
  if (!isLive(state, worker, now)) return
  const { value } = state.records.get(recordKey({ kind: 'worker', id: worker })) as MemoryRecord<'worker'>
  writeRecord(state, { kind: 'worker', id: worker, value: frozenCopy({ ...value, until: now }) })
}
