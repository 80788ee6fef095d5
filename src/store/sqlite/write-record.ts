import type { RecordWrite } from '../../pipeline/changeset.ts'
import { frozenCopy } from '../frozen-copy.ts'
import type { Batch } from './batch.ts'

export function writeRecord(batch: Batch, write: RecordWrite): void {
  const { kind, id, value } = write
  const { connection } = batch
  const body = JSON.stringify(value)
  const row = batch.row(write)
  const version = row.version + 1
  const before = batch.value(write)
  if (row.version > 0) {
    connection.run(UPDATE, version, body, row.position)
    batch.setRow(write, { position: row.position, version, listed: row.listed })
  } else {
    const { lastInsertRowid: position } = connection.run(INSERT, kind, id, body)
    batch.setRow(write, { position, version, listed: null })
    // Once: a message is accepted and never moved to another task.
    if (kind === 'message') connection.run(INSERT_MESSAGE, value.task_id, position)
  }
  // A message is seldom read again: it is not kept in memory.
  batch.setValue(
    write,
    kind === 'message' ? undefined : { version, value: frozenCopy(value, before), chars: body.length },
  )
}

const UPDATE = 'UPDATE records SET version = ?, body = ? WHERE position = ?'
const INSERT = 'INSERT INTO records (kind, id, version, body) VALUES (?, ?, 1, ?)'
const INSERT_MESSAGE = 'INSERT INTO messages (task_id, position) VALUES (?, ?)'
