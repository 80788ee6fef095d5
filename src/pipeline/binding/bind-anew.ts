import type { RecordKind } from '../records.ts'
import { inOrder } from './bind-changeset.ts'
import { type BoundFields, boundValue, changedFields, type Digest, type Wrote } from './changed-fields.ts'

/** A stored row as it is found; without a value where it is gone. */
export interface FoundRow {
  readonly kind: string
  readonly id: string
  readonly value?: unknown
}

/** Rows that are bound whole: answers, notices and work are written once. */
const WHOLE: ReadonlySet<string> = new Set(['command', 'notice', 'work'])

/**
 * Binds rows as they are now, whatever events said of them before: when a store of an older schema is migrated, and when
 * the PO accepts what the audit found. A row that is gone is bound as gone.
 */
export function bindAnew(rows: readonly FoundRow[], digest: Digest): Wrote {
  const bound = Object.fromEntries(rows.map((row) => [`${row.kind} ${row.id}`, fieldsOf(row, digest)]))
  return inOrder(bound, (fields) => inOrder(fields, (value) => value))
}

function fieldsOf({ kind, value }: FoundRow, digest: Digest): BoundFields {
  if (value === undefined) return { '': null }
  if (WHOLE.has(kind)) return { '': boundValue(value, digest) }
  // The empty path first: it removes whatever was bound before.
  return { '': null, ...changedFields(kind as RecordKind, undefined, value, digest) }
}
