import type { RecordKind } from '../records.ts'
import { type BoundField, boundValue, changedFields, type Digest } from './changed-fields.ts'
import { isWhole } from './record-stream.ts'
import { WroteText } from './wrote-text.ts'

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
 * the PO accepts what the audit found. A row that is gone is bound as gone. Answers with the canonical JSON of `wrote`.
 */
export function bindAnew(rows: readonly FoundRow[], digest: Digest): string {
  const wrote = new WroteText()
  for (const row of rows) wrote.bind(`${row.kind} ${row.id}`, fieldsOf(row, digest))
  return wrote.text()
}

export function fieldsOf({ kind, value }: FoundRow, digest: Digest): readonly BoundField[] {
  if (value === undefined) return [['', null]]
  if (isWhole(kind)) return [['', boundValue(value, digest)]]
  const fields = changedFields(kind as RecordKind, undefined, value, digest)
  // The empty path removes whatever was bound before, unless the value itself stands there.
  return fields.some(([path]) => path === '') ? fields : [['', null], ...fields]
}
