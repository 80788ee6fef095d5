import { bindChangeset } from '../../pipeline/binding/bind-changeset.ts'
import type { Changeset, NewEvent, NewNotice, NewWork, RecordWrite } from '../../pipeline/changeset.ts'
import type { RecordKey } from '../../pipeline/records.ts'
import { CHAIN_START, sealEvent } from '../chain.ts'
import { frozenCopy } from '../frozen-copy.ts'
import type { Committed } from '../port.ts'
import { recordDigest } from '../record-digest.ts'
import { assertStorable } from '../storable.ts'
import { indexRun } from './index-run.ts'
import { indexTask } from './index-task.ts'
import { type MemoryRecord, type MemoryState, type Queue, recordKey } from './state.ts'

export function commit(state: MemoryState, changesets: readonly Changeset[]): Committed[] {
  // Everything that can fail comes first: a batch that throws has written nothing.
  const copies = changesets.map((changeset) => {
    assertStorable(changeset)
    const { commandId, by, reads, writes, events, notices, work, answer } = changeset
    return {
      commandId,
      by,
      reads,
      writes: frozenCopy(writes),
      events: frozenCopy(events),
      notices: frozenCopy(notices),
      work: frozenCopy(work),
      answer: frozenCopy(answer),
      ...(changeset.anew ? { anew: changeset.anew } : {}),
    }
  })
  return copies.map((changeset) => apply(state, changeset))
}

function apply(state: MemoryState, changeset: Changeset): Committed {
  const { commandId } = changeset
  const first = commandId === null ? undefined : state.commands.get(commandId)
  if (first) return { outcome: 'repeated', answer: first }
  const changed = changeset.reads.find((read) => (state.records.get(recordKey(read))?.version ?? 0) !== read.version)
  if (changed) return { outcome: 'conflict', key: { kind: changed.kind, id: changed.id } }
  const valueBefore = (key: RecordKey) => state.records.get(recordKey(key))?.value
  // The first of an id stays, and only that one is bound.
  const sent = {
    notices: changeset.notices.filter((notice) => enqueue(state.queues.notice, notice)),
    work: changeset.work.filter((work) => enqueue(state.queues.work, work)),
  }
  const events = bindChangeset({ ...changeset, ...sent }, valueBefore, recordDigest)
  const written = changeset.writes.map((write) => writeRecord(state, write))
  // After all records, because a task is read by its definition, which may come with it.
  for (const record of written) {
    if (record.kind === 'task') indexTask(state, record as MemoryRecord<'task'>)
    if (record.kind === 'run') indexRun(state, record as MemoryRecord<'run'>)
  }
  if (commandId === null) return { outcome: 'committed', answer: changeset.answer, numbers: [] }
  const numbers = events.map((event) => appendEvent(state, event, commandId))
  state.commands.set(commandId, changeset.answer)
  return { outcome: 'committed', answer: changeset.answer, numbers }
}

function writeRecord(state: MemoryState, { kind, id, value }: RecordWrite): MemoryRecord {
  const key = recordKey({ kind, id })
  const existing = state.records.get(key)
  if (existing) {
    existing.version += 1
    existing.value = value
    return existing
  }
  const record: MemoryRecord = { position: state.records.size + 1, kind, id, version: 1, value }
  state.records.set(key, record)
  if (kind === 'message') indexMessage(state, record as MemoryRecord<'message'>)
  return record
}

/** Once: a message is accepted and never moved to another task. */
function indexMessage(state: MemoryState, record: MemoryRecord<'message'>): void {
  const { task_id } = record.value
  const ofTask = state.messages.get(task_id) ?? []
  ofTask.push(record)
  state.messages.set(task_id, ofTask)
}

function appendEvent(state: MemoryState, event: NewEvent, commandId: string): number {
  const stream = state.streams.get(event.stream) ?? []
  const place = {
    number: state.events.length + 1,
    seq: stream.length + 1,
    commandId,
    previous: stream.at(-1)?.hash ?? CHAIN_START,
  }
  const { hash } = sealEvent(event, place)
  const stored = frozenCopy({ ...event, ...place, hash })
  stream.push(stored)
  state.streams.set(event.stream, stream)
  state.events.push(stored)
  return place.number
}

/** An id names one notice, one piece of work, for good: false where it was there already. */
function enqueue<Item extends NewNotice | NewWork>(queue: Queue<Item>, item: Item): boolean {
  if (queue.all.has(item.id)) return false
  const queued = {
    position: queue.all.size + 1,
    item,
    attempts: 0,
    ready_at: 0,
    held_until: null,
    holder: null,
    done_at: null,
    failure: null,
  }
  queue.all.set(item.id, queued)
  queue.open.add(queued)
  return true
}
