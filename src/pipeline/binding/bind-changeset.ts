import type { EventData } from '../../protocol/events/event-map.ts'
import type { Changeset, NewEvent } from '../changeset.ts'
import type { RecordKey, RecordKind } from '../records.ts'
import { fieldsOf, inOrder } from './bind-anew.ts'
import { type BoundFields, boundValue, changedFields, type Digest } from './changed-fields.ts'
import { isBound, isWhole, streamOf } from './record-stream.ts'

/** The key under which the answer of the event's own command is bound. */
export const ANSWER = 'command'

/**
 * The events of a changeset with the digests of everything that the changeset writes.
 *
 * 1. A record is bound by an event of its own stream (`record-stream.ts`), the last of the changeset. Where the decision
 *    tells nothing in that stream, a `record:written` is added: no record is written without an event.
 * 2. The answer and the notices are bound by the last event. A changeset without events and records has none.
 * 3. A changeset without `commandId` is not bound: it writes nothing that has to be.
 */
export function bindChangeset(
  changeset: Changeset,
  before: (key: RecordKey) => unknown,
  digest: Digest,
): readonly NewEvent[] {
  if (changeset.commandId === null) return []
  const events = [...changeset.events]
  const wrote = new Map<number, Record<string, BoundFields>>()
  const bind = (event: number, record: string, fields: BoundFields) => {
    const bound = wrote.get(event) ?? {}
    bound[record] = fields
    wrote.set(event, bound)
  }
  const eventOf = (stream: string, { kind, id }: { readonly kind: string; readonly id: string }) => {
    const at = events.findLastIndex((event) => event.stream === stream)
    if (at >= 0) return at
    const data: EventData['record:written'] = { kind, id }
    return events.push({ ...changeset.by, stream, type: 'record:written', data }) - 1
  }
  for (const { kind, id, value } of changeset.writes) {
    if (!isBound(kind)) continue
    const fields = changedFields(kind, before({ kind, id }), value, digest)
    if (Object.keys(fields).length === 0) continue
    bind(eventOf(streamOf(kind, id, value), { kind, id }), `${kind} ${id}`, fields)
  }
  for (const row of changeset.anew ?? []) {
    const value = isWhole(row.kind) ? row.value : before({ kind: row.kind as RecordKind, id: row.id })
    const own = isWhole(row.kind) ? '@store' : streamOf(row.kind as RecordKind, row.id, value ?? {})
    bind(eventOf(row.stream ?? own, row), `${row.kind} ${row.id}`, fieldsOf({ ...row, value }, digest))
  }
  const last = events.length - 1
  if (last >= 0) {
    const whole = (value: unknown) => ({ '': boundValue(value, digest) })
    bind(last, ANSWER, whole(changeset.answer))
    for (const notice of changeset.notices) bind(last, `notice ${notice.id}`, whole(notice))
  }
  return events.map((event, index) => {
    const bound = wrote.get(index)
    return bound ? { ...event, wrote: inOrder(bound, (fields) => inOrder(fields, (value) => value)) } : event
  })
}
