import type { EventData } from '../../protocol/events/event-map.ts'
import type { Changeset, NewEvent } from '../changeset.ts'
import type { RecordKey, RecordKind } from '../records.ts'
import { fieldsOf } from './bind-anew.ts'
import { type BoundField, boundText, changedFields, type Digest } from './changed-fields.ts'
import { isBound, isWhole, streamOf } from './record-stream.ts'
import { WroteText } from './wrote-text.ts'

/** The key under which the answer of the event's own command is bound. */
export const ANSWER = 'command'

/** An event and the canonical JSON of what it binds; undefined where it binds nothing. */
export interface BoundEvent {
  readonly event: NewEvent
  readonly wrote: string | undefined
}

/** The JSON of what is written besides records, as it is stored: made once, for the rows and for the digests. */
export interface WrittenTexts {
  readonly answer: string
  readonly notices: readonly { readonly id: string; readonly text: string }[]
}

/**
 * The events of a changeset with the digests of everything that the changeset writes.
 *
 * 1. A record is bound by an event of its own stream (`record-stream.ts`), the last of the changeset. Where the decision
 *    tells nothing in that stream, a `record:written` is added: no record is written without an event.
 * 2. The answer and the notices are bound by the last event. Where a changeset writes something and no event would bind
 *    it, because every record stays as it was or is of a kind that is not bound, a `record:written` is added for that.
 * 3. A changeset without `commandId` is not bound: it writes nothing that has to be.
 */
export function bindChangeset(
  changeset: Pick<Changeset, 'commandId' | 'by' | 'writes' | 'events' | 'anew'>,
  texts: WrittenTexts,
  before: (key: RecordKey) => unknown,
  digest: Digest,
): readonly BoundEvent[] {
  if (changeset.commandId === null) return []
  const bound: Binding[] = changeset.events.map((event) => ({ event, wrote: undefined }))
  const eventOf = (stream: string, { kind, id }: { readonly kind: string; readonly id: string }): Binding => {
    for (let index = bound.length - 1; index >= 0; index -= 1) {
      const known = bound[index]
      if (known?.event.stream === stream) return known
    }
    const data: EventData['record:written'] = { kind, id }
    const added = { event: { ...changeset.by, stream, type: 'record:written', data }, wrote: undefined }
    bound.push(added)
    return added
  }
  for (const { kind, id, value } of changeset.writes) {
    if (!isBound(kind)) continue
    const fields = changedFields(kind, before({ kind, id }), value, digest)
    if (fields.length > 0) bind(eventOf(streamOf(kind, id, value), { kind, id }), `${kind} ${id}`, fields)
  }
  for (const row of changeset.anew ?? []) {
    const value = isWhole(row.kind) ? row.value : before({ kind: row.kind as RecordKind, id: row.id })
    const own = isWhole(row.kind) ? '@store' : streamOf(row.kind as RecordKind, row.id, value ?? {})
    bind(eventOf(row.stream ?? own, row), `${row.kind} ${row.id}`, fieldsOf({ ...row, value }, digest))
  }
  const [first] = changeset.writes
  if (bound.length === 0 && first) eventOf(streamOf(first.kind, first.id, first.value), first)
  const last = bound.at(-1)
  if (last) {
    bind(last, ANSWER, [['', boundText(texts.answer, digest)]])
    for (const { id, text } of texts.notices) bind(last, `notice ${id}`, [['', boundText(text, digest)]])
  }
  return bound.map(({ event, wrote }) => ({ event, wrote: wrote?.text() }))
}

interface Binding {
  readonly event: NewEvent
  wrote: WroteText | undefined
}

function bind(to: Binding, record: string, fields: readonly BoundField[]): void {
  to.wrote ??= new WroteText()
  to.wrote.bind(record, fields)
}
