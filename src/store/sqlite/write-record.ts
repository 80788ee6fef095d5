import type { RecordWrite } from '../../pipeline/changeset.ts'
import { frozenCopy } from '../frozen-copy.ts'
import type { Batch } from './batch.ts'

export function writeRecord(batch: Batch, { kind, id, value }: RecordWrite): void {
  const { connection } = batch
  const body = JSON.stringify(value)
  const row = batch.version({ kind, id })
  if (row.version > 0) {
    const version = row.version + 1
    connection.run('UPDATE records SET version = ?, body = ? WHERE position = ?', version, body, row.position)
    batch.setVersion({ kind, id }, { ...row, version })
    batch.setValue({ kind, id }, { version, value: frozenCopy(value) })
    return
  }
  const sql = 'INSERT INTO records (kind, id, version, body) VALUES (?, ?, 1, ?)'
  const { lastInsertRowid: position } = connection.run(sql, kind, id, body)
  batch.setVersion({ kind, id }, { position, version: 1, listed: null })
  batch.setValue({ kind, id }, { version: 1, value: frozenCopy(value) })
  // Once: a message is accepted and never moved to another task.
  if (kind === 'message')
    connection.run('INSERT INTO messages (task_id, position) VALUES (?, ?)', value.task_id, position)
}
