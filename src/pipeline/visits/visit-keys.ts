import type { RecordKey, RecordKind, Records } from '../records.ts'
import { askedItems, laneOf, type VisitRecord, visitId } from './visit-record.ts'

/** What has been read for a decision so far. */
interface KnownRecords {
  readonly has: (key: RecordKey) => boolean
  readonly get: <Kind extends RecordKind>(kind: Kind, id: string) => Records[Kind] | undefined
}

/** The records of a carried task that whatever moves it must see: its relay, its visit, the next one, lane and items. */
export function carriedKeys(facts: KnownRecords, task_id: string): RecordKey[] {
  const task = facts.has({ kind: 'task', id: task_id }) ? facts.get('task', task_id) : undefined
  if (!task?.carried) return []
  const { visit } = task.carried
  return [
    { kind: 'relay', id: task_id },
    ...(visit === 0 ? [] : visitKeys(facts, visitId(task_id, visit))),
    { kind: 'visit', id: visitId(task_id, visit + 1) },
  ]
}

/** A visit with what it holds: its place in a lane, and the items that it waits for. */
export function visitKeys(facts: KnownRecords, id: string): RecordKey[] {
  const keys: RecordKey[] = [{ kind: 'visit', id }]
  const visit = read(facts, id)
  const relay = visit && facts.has({ kind: 'relay', id: visit.task_id }) ? facts.get('relay', visit.task_id) : undefined
  if (!visit || !relay) return keys
  keys.push({ kind: 'lane', id: laneOf(visit, relay.spec.target) })
  return [...keys, ...askedItems(visit).map((item): RecordKey => ({ kind: 'item', id: item }))]
}

const read = (facts: KnownRecords, id: string): VisitRecord | undefined =>
  facts.has({ kind: 'visit', id }) ? facts.get('visit', id) : undefined
