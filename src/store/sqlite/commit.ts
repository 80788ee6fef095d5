import { bindChangeset } from '../../pipeline/binding/bind-changeset.ts'
import type { Changeset, NewEvent, NewNotice, NewWork, RecordWrite } from '../../pipeline/changeset.ts'
import { sealEvent } from '../chain.ts'
import { frozenCopy } from '../frozen-copy.ts'
import type { Committed } from '../port.ts'
import { recordDigest } from '../record-digest.ts'
import { assertStorable } from '../storable.ts'
import { type Batch, type BatchMemory, openBatch } from './batch.ts'
import { type Connection, parseBody } from './connection.ts'
import { indexRun } from './index-run.ts'
import { indexTask } from './index-task.ts'
import type { Witness } from './witness.ts'

/**
 * Writes changesets in one transaction and answers each.
 *
 * 1. A changeset is checked before any of its rows but the command's is written, so that one that conflicts leaves
 *    nothing behind and the others of the batch stand.
 * 2. Whatever fails after that is not about one changeset (a full disk, a damaged file): nothing of the batch is
 *    written, none is answered.
 */
export async function commit(
  connection: Connection,
  witness: Witness,
  memory: BatchMemory,
  changesets: readonly Changeset[],
): Promise<Committed[]> {
  for (const changeset of changesets) assertStorable(changeset)
  const { answers } = await connection.write(
    () => {
      const batch = openBatch(connection, memory)
      const done = changesets.map((changeset) => apply(batch, changeset))
      if (batch.hashes.length > 0) connection.run(COUNT_EVENTS, batch.before + batch.hashes.length, witness.place())
      return { answers: done, batch }
    },
    ({ batch }) => {
      batch.keep()
      if (batch.hashes.length > 0) witness.committed(batch.store, batch.before + 1, batch.hashes)
    },
  )
  return answers
}

/** With the place of the witness, where there is one: a witness that is removed later is missed. */
const COUNT_EVENTS = 'UPDATE store SET events = ?, witness_place = coalesce(?, witness_place)'

function apply(batch: Batch, changeset: Changeset): Committed {
  const { connection } = batch
  const { commandId, reads, writes, notices, work, answer } = changeset
  // As it will be answered again: JSON knows no -0, no NaN and no member without a value.
  const text = JSON.stringify(answer)
  const said = JSON.parse(text) as Changeset['answer']
  // The command's row first: it says whether there was one before, without being asked.
  const command = commandId === null ? null : connection.run(INSERT_COMMAND, commandId, text)
  if (command?.changes === 0) return { outcome: 'repeated', answer: firstAnswer(connection, commandId) }
  const changed = reads.find((read) => batch.version(read).version !== read.version)
  if (changed) {
    if (command) connection.run('DELETE FROM commands WHERE position = ?', command.lastInsertRowid)
    return { outcome: 'conflict', key: { kind: changed.kind, id: changed.id } }
  }
  // The first of an id stays, and only that one is bound.
  const sent = {
    notices: notices.filter((notice) => appendNotice(connection, notice)),
    work: work.filter((item) => appendWork(connection, item)),
  }
  const events = bindChangeset({ ...changeset, ...sent, answer: said }, batch.value, recordDigest)
  for (const write of writes) writeRecord(batch, write)
  // After all records, because a task is read by its definition, which may come with it.
  for (const write of writes) {
    if (write.kind === 'task') indexTask(batch, write.id, write.value)
    if (write.kind === 'run') indexRun(batch, write.id, write.value)
  }
  // What is not remembered has nothing but records.
  if (commandId === null) return { outcome: 'committed', answer: said, numbers: [] }
  const numbers = events.map((event) => appendEvent(batch, event, commandId))
  return { outcome: 'committed', answer: said, numbers }
}

const INSERT_COMMAND = 'INSERT INTO commands (command_id, answer) VALUES (?, ?) ON CONFLICT (command_id) DO NOTHING'

function firstAnswer(connection: Connection, commandId: string | null): Changeset['answer'] {
  const row = connection.get<{ answer: string }>('SELECT answer FROM commands WHERE command_id = ?', commandId)
  return parseBody(row?.answer ?? '', connection.path, `command ${commandId}`)
}

function writeRecord(batch: Batch, { kind, id, value }: RecordWrite): void {
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

export function appendEvent(batch: Batch, event: NewEvent, commandId: string): number {
  const head = batch.head(event.stream)
  const number = batch.before + batch.hashes.length + 1
  const sealed = sealEvent(event, { number, seq: head.seq + 1, commandId, previous: head.hash })
  batch.connection.run(
    'INSERT INTO events (number, stream, seq, previous, hash, body) VALUES (?, ?, ?, ?, ?, ?)',
    number,
    sealed.stream,
    sealed.seq,
    sealed.previous,
    sealed.hash,
    sealed.text,
  )
  batch.setHead(event.stream, sealed)
  batch.hashes.push(sealed.hash)
  return number
}

/** An id names one notice, one piece of work, for good: false where it was there already. */
function appendNotice(connection: Connection, notice: NewNotice): boolean {
  const sql = 'INSERT INTO notices (id, receiver, body) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING'
  return connection.run(sql, notice.id, notice.to, JSON.stringify(notice)).changes > 0
}

function appendWork(connection: Connection, work: NewWork): boolean {
  const sql = 'INSERT INTO work (id, body) VALUES (?, ?) ON CONFLICT (id) DO NOTHING'
  return connection.run(sql, work.id, JSON.stringify(work)).changes > 0
}
