import type { WorkerRecord } from '../../pipeline/runs/run-record.ts'
import { pageOf, placeOf } from '../page.ts'
import type { Page, RowQuery, UnservedRow, WorkRow } from '../port.ts'
import { unservedRows, WORKERS_LOOKED_AT } from '../unserved.ts'
import { isLive } from './lease.ts'
import type { MemoryRecord, MemoryState, MemoryWork } from './state.ts'

export function listRows(state: MemoryState, query: RowQuery): Page<WorkRow> {
  const { worker, task_id, state: asked, key, cursor, limit } = query
  const after = placeOf('rows', cursor, 0)
  const found = [...state.work.open].filter(
    (work) =>
      work.position > after &&
      (worker === undefined || work.holder === worker) &&
      (task_id === undefined || work.row.task_id === task_id) &&
      (asked === undefined || work.state === asked) &&
      (key === undefined || work.keys.has(key)),
  )
  return pageOf('rows', found, limit, rowOf)
}

function rowOf(work: MemoryWork): WorkRow {
  const { row, suspended, token, claims, failures, failure, holder, ready_at, keys } = work
  const state = work.state as WorkRow['state']
  return { ...row, suspended, state, token, claims, failures, failure, holder, ready_at, keys: [...keys].sort() }
}

export function listUnserved(
  state: MemoryState,
  { limit }: { readonly limit: number },
  now: number,
): Page<UnservedRow> {
  const claimable = [...state.work.open]
    .filter(({ holder, state: at }) => at === 'ready' || (holder !== null && !isLive(state, holder, now)))
    .filter(({ suspended }) => !suspended)
    .map(({ position, row: { id, queue, task_id, visit }, ready_at, holder }) => {
      return { position, id, queue, task_id, visit, ready_at, holder }
    })
  return { rows: unservedRows(claimable, listWorkers(state, WORKERS_LOOKED_AT), now, limit) }
}

/** The one believed to be alive for longest first. */
export function listWorkers(state: MemoryState, limit: number): WorkerRecord[] {
  const workers = (state.byKind.get('worker') ?? []) as readonly MemoryRecord<'worker'>[]
  const newest = workers.toSorted((a, b) => b.value.until - a.value.until || b.position - a.position)
  return newest.slice(0, limit).map(({ value }) => value)
}
