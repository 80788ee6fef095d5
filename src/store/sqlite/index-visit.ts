import type { ItemRecord, VisitRecord } from '../../pipeline/visits/visit-record.ts'
import type { Batch } from './batch.ts'

const VISIT = `INSERT INTO visits (position, task_id, open, due_at) VALUES (?, ?, ?, ?)
  ON CONFLICT (position) DO UPDATE SET task_id = excluded.task_id, open = excluded.open, due_at = excluded.due_at`

const ITEM = `INSERT INTO items (position, task_id, open) VALUES (?, ?, ?)
  ON CONFLICT (position) DO UPDATE SET task_id = excluded.task_id, open = excluded.open`

/** Brings what the lists know of a visit up to its record. */
export function indexVisit(batch: Batch, id: string, record: VisitRecord): void {
  const { task_id, open, due_at } = listedVisit(record)
  batch.connection.run(VISIT, batch.row({ kind: 'visit', id }).position, task_id, open, due_at)
}

export function indexItem(batch: Batch, id: string, record: ItemRecord): void {
  const { task_id, open } = listedItem(record)
  batch.connection.run(ITEM, batch.row({ kind: 'item', id }).position, task_id, open)
}

export const listedVisit = ({ task_id, state, due_at }: VisitRecord) => ({
  task_id: task_id.toWellFormed(),
  open: Number(state !== 'closed'),
  due_at,
})

export const listedItem = ({ task_id, open }: ItemRecord) => ({ task_id: task_id.toWellFormed(), open: Number(open) })
