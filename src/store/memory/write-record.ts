import type { RecordWrite } from '../../pipeline/changeset.ts'
import { type MemoryRecord, type MemoryState, recordKey } from './state.ts'

export function writeRecord(state: MemoryState, { kind, id, value }: RecordWrite): MemoryRecord {
  const key = recordKey({ kind, id })
  const existing = state.records.get(key)
  if (existing) {
    existing.version += 1
    existing.value = value
    return existing
  }
  const record: MemoryRecord = { position: state.records.size + 1, kind, id, version: 1, value }
  state.records.set(key, record)
  const ofKind = state.byKind.get(kind)
  if (ofKind) ofKind.push(record)
  else state.byKind.set(kind, [record])
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
