import type { RecordKind } from '../records.ts'
import { type BoundFields, boundValue, changedFields, type Digest, type Wrote } from './changed-fields.ts'
import { isWhole } from './record-stream.ts'

/** A stored row as it is found; without a value where it is gone. */
export interface FoundRow {
  readonly kind: string
  readonly id: string
  readonly value?: unknown
  /** The stream whose events have bound it; undefined where no event has. */
  readonly stream?: string | undefined
}

/**
 * Binds rows as they are now, whatever events said of them before: when a store of an older schema is migrated, and when
 * the PO accepts what the audit found. A row that is gone is bound as gone.
 */
export function bindAnew(rows: readonly FoundRow[], digest: Digest): Wrote {
  const bound = Object.fromEntries(rows.map((row) => [`${row.kind} ${row.id}`, fieldsOf(row, digest)]))
  return inOrder(bound, (fields) => inOrder(fields, (value) => value))
}

export function fieldsOf({ kind, value }: FoundRow, digest: Digest): BoundFields {
  if (value === undefined) return { '': null }
  if (isWhole(kind)) return { '': boundValue(value, digest) }
  // The empty path first: it removes whatever was bound before.
  return { '': null, ...changedFields(kind as RecordKind, undefined, value, digest) }
}

/** The same with its keys sorted, as canonical JSON has them: the chain then takes it as it is. */
export function inOrder<Value, Other>(members: Readonly<Record<string, Value>>, each: (value: Value) => Other) {
  const sorted: Record<string, Other> = {}
  for (const key of Object.keys(members).sort()) sorted[key] = each(members[key] as Value)
  return sorted
}
