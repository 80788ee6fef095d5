import { type BoundEvent, bindChangeset } from '../../pipeline/binding/bind-changeset.ts'
import type { Wrote } from '../../pipeline/binding/changed-fields.ts'
import type { Changeset, NewNotice, RecordWrite } from '../../pipeline/changeset.ts'
import type { RecordKey } from '../../pipeline/records.ts'
import { CHAIN_START, sealEvent } from '../chain.ts'
import { frozen, frozenCopy } from '../frozen-copy.ts'
import type { Committed } from '../port.ts'
import { recordDigest } from '../record-digest.ts'
import { assertStorable } from '../storable.ts'
import { changeWork } from './change-work.ts'
import { indexRun } from './index-run.ts'
import { indexTask } from './index-task.ts'
import { holds } from './lease.ts'
import { type MemoryRecord, type MemoryState, recordKey } from './state.ts'
import { writeRecord } from './write-record.ts'

export function commit(state: MemoryState, now: number, changesets: readonly Changeset[]): Committed[] {
  // Everything that can fail comes first: a batch that throws has written nothing.
  const copies = changesets.map((changeset) => {
    assertStorable(changeset)
    const { commandId, by, fences, reads, writes, events, notices, work, answer } = changeset
    return {
      commandId,
      by,
      fences,
      reads,
      writes: writes.map((write) => frozenWrite(state, write)),
      events: frozenCopy(events),
      notices: frozenCopy(notices),
      work: frozenCopy(work),
      answer: frozenCopy(answer),
      ...(changeset.anew ? { anew: changeset.anew } : {}),
    }
  })
  return copies.map((changeset) => apply(state, now, changeset))
}

/** What a record shares with its last version is frozen already and not looked into. */
function frozenWrite(state: MemoryState, write: RecordWrite): RecordWrite {
  return frozenCopy(write, { value: state.records.get(recordKey(write))?.value })
}

function apply(state: MemoryState, now: number, changeset: Changeset): Committed {
  const { commandId } = changeset
  const first = commandId === null ? undefined : state.commands.get(commandId)
  if (first) return { outcome: 'repeated', answer: first }
  const fence = changeset.fences.find((one) => !holds(state, one, now))
  if (fence) return { outcome: 'fenced', fence }
  const changed = changeset.reads.find((read) => (state.records.get(recordKey(read))?.version ?? 0) !== read.version)
  if (changed) return { outcome: 'conflict', key: { kind: changed.kind, id: changed.id } }
  const valueBefore = (key: RecordKey) => state.records.get(recordKey(key))?.value
  // The first of an id stays, and only that one is bound.
  const notices = changeset.notices.filter((notice) => addNotice(state, notice))
  const texts = {
    answer: JSON.stringify(changeset.answer),
    notices: notices.map((notice) => ({ id: notice.id, text: JSON.stringify(notice) })),
  }
  const events = bindChangeset(changeset, texts, valueBefore, recordDigest)
  changeWork(state, changeset.work, now)
  const written = changeset.writes.map((write) => writeRecord(state, write))
  // After all records, because a task is read by its definition, which may come with it.
  for (const record of written) {
    if (record.kind === 'task') indexTask(state, record as MemoryRecord<'task'>)
    if (record.kind === 'run') indexRun(state, record as MemoryRecord<'run'>)
  }
  if (commandId === null) return { outcome: 'committed', answer: changeset.answer, numbers: [] }
  const numbers = events.map((bound) => appendEvent(state, bound, commandId))
  state.commands.set(commandId, changeset.answer)
  return { outcome: 'committed', answer: changeset.answer, numbers }
}

function appendEvent(state: MemoryState, { event, wrote }: BoundEvent, commandId: string): number {
  const stream = state.streams.get(event.stream) ?? []
  const place = {
    number: state.events.length + 1,
    seq: stream.length + 1,
    commandId,
    previous: stream.at(-1)?.hash ?? CHAIN_START,
  }
  const { hash } = sealEvent(event, place, wrote)
  const written = wrote === undefined ? {} : { wrote: JSON.parse(wrote) as Wrote }
  frozen(written)
  const stored = Object.freeze({ ...frozenCopy(event), ...written, ...place, hash })
  stream.push(stored)
  state.streams.set(event.stream, stream)
  state.events.push(stored)
  return place.number
}

/** An id names one notice for good: false where it was there already. */
function addNotice({ notices }: MemoryState, notice: NewNotice): boolean {
  if (notices.has(notice.id)) return false
  notices.set(notice.id, { position: notices.size + 1, notice })
  return true
}
