import { type BoundEvent, bindChangeset, type WrittenTexts } from '../../pipeline/binding/bind-changeset.ts'
import type { Changeset } from '../../pipeline/changeset.ts'
import type { RecordKey } from '../../pipeline/records.ts'
import { sealEvent } from '../chain.ts'
import { frozenCopy } from '../frozen-copy.ts'
import type { Committed } from '../port.ts'
import { recordDigest } from '../record-digest.ts'
import { assertStorable } from '../storable.ts'
import { Batch, type BatchMemory } from './batch.ts'
import { changeWork } from './change-work.ts'
import { type Connection, parseBody } from './connection.ts'
import { indexRun } from './index-run.ts'
import { indexTask } from './index-task.ts'
import { indexItem, indexVisit } from './index-visit.ts'
import { holds } from './lease.ts'
import type { Witness } from './witness.ts'
import { writeRecord } from './write-record.ts'

/**
 * Writes changesets in one transaction and answers each.
 *
 * 1. A changeset is checked before any of its rows but the command's is written, so that one that conflicts or is
 *    fenced leaves nothing behind and the others of the batch stand.
 * 2. Whatever fails after that is not about one changeset (a full disk, a damaged file): nothing of the batch is
 *    written, none is answered.
 */
export async function commit(
  connection: Connection,
  witness: Witness,
  { memory, clock }: { readonly memory: BatchMemory; readonly clock: () => number },
  changesets: readonly Changeset[],
): Promise<Committed[]> {
  for (const changeset of changesets) assertStorable(changeset)
  const { answers } = await connection.write(
    () => {
      const batch = new Batch(connection, memory)
      // Under the write lock: no fence that holds now is broken by somebody else before the commit.
      const now = clock()
      const done = changesets.map((changeset) => apply(batch, changeset, now))
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

function apply(batch: Batch, changeset: Changeset, now: number): Committed {
  const { connection } = batch
  const { commandId, fences, reads, writes, work, answer } = changeset
  // As it will be answered again: JSON knows no -0, no NaN and no member without a value.
  const text = JSON.stringify(answer)
  const said = frozenCopy(answer)
  // The command's row first: it says whether there was one before, without being asked.
  const command = commandId === null ? null : connection.run(INSERT_COMMAND, commandId, text)
  if (command?.changes === 0) return { outcome: 'repeated', answer: firstAnswer(connection, commandId) }
  const fence = fences.find((one) => !holds(batch, one, now))
  const changed = fence ? undefined : reads.find((read) => batch.row(read).version !== read.version)
  if (fence || changed) {
    if (command) connection.run('DELETE FROM commands WHERE position = ?', command.lastInsertRowid)
    if (fence) return { outcome: 'fenced', fence }
  }
  if (changed) return { outcome: 'conflict', key: { kind: changed.kind, id: changed.id } }
  const notices = appendNotices(connection, changeset)
  const before = (key: RecordKey) => batch.value(key)
  const events = bindChangeset(changeset, { answer: text, notices }, before, recordDigest)
  changeWork(connection, work, now)
  for (const write of writes) writeRecord(batch, write)
  // After all records, because a task is read by its definition, which may come with it.
  for (const write of writes) {
    if (write.kind === 'task') indexTask(batch, write.id, write.value)
    if (write.kind === 'run') indexRun(batch, write.id, write.value)
    if (write.kind === 'visit') indexVisit(batch, write.id, write.value)
    if (write.kind === 'item') indexItem(batch, write.id, write.value)
  }
  // What is not remembered tells nothing.
  if (commandId === null) return { outcome: 'committed', answer: said, numbers: [] }
  const numbers = events.map((bound) => appendEvent(batch, bound, commandId))
  return { outcome: 'committed', answer: said, numbers }
}

const INSERT_COMMAND = 'INSERT INTO commands (command_id, answer) VALUES (?, ?) ON CONFLICT (command_id) DO NOTHING'

function firstAnswer(connection: Connection, commandId: string | null): Changeset['answer'] {
  const row = connection.get<{ answer: string }>('SELECT answer FROM commands WHERE command_id = ?', commandId)
  return parseBody(row?.answer ?? '', connection.path, `command ${commandId}`)
}

export function appendEvent(batch: Batch, { event, wrote }: BoundEvent, commandId: string): number {
  const head = batch.head(event.stream)
  const number = batch.before + batch.hashes.length + 1
  const sealed = sealEvent(event, { number, seq: head.seq + 1, commandId, previous: head.hash }, wrote)
  batch.connection.run(INSERT_EVENT, number, sealed.stream, sealed.seq, sealed.previous, sealed.hash, sealed.text)
  batch.setHead(event.stream, sealed)
  batch.hashes.push(sealed.hash)
  return number
}

const INSERT_EVENT = 'INSERT INTO events (number, stream, seq, previous, hash, body) VALUES (?, ?, ?, ?, ?, ?)'

/** An id names one notice for good: the first of an id stays, and only that one is bound. */
function appendNotices(connection: Connection, { notices }: Changeset): WrittenTexts['notices'] {
  return notices.flatMap((notice) => {
    const text = JSON.stringify(notice)
    return connection.run(INSERT_NOTICE, notice.id, notice.to, text).changes > 0 ? [{ id: notice.id, text }] : []
  })
}

const INSERT_NOTICE = 'INSERT INTO notices (id, receiver, body) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING'
