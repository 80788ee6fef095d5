import { canonicalJson } from '../../protocol/canonical-json.ts'
import type { RecordKind } from '../records.ts'
import { membersOf } from './field-path.ts'
import { memberShape, type Shape, shapeOf } from './record-shape.ts'

/** Digests by the path of the field; null where the field was removed. */
export type FieldDigests = Readonly<Record<string, string | null>>

/** Turns canonical JSON into a short digest. An argument, because this layer has no cryptography. */
export type Digest = (text: string) => string

/**
 * The fields of a record that differ from before, with the digests of their new values. Decisions share what they do
 * not change with what they read, so most of a record is skipped by comparing references.
 *
 * A field that has the same content as before is left out even when it was built anew: a value that somebody edited in
 * the store's file is not bound by copying it.
 */
export function changedFields(kind: RecordKind, before: unknown, after: unknown, digest: Digest): FieldDigests {
  const changed: Record<string, string | null> = {}
  compare(changed, '', before, after, shapeOf(kind), digest)
  return changed
}

function compare(
  changed: Record<string, string | null>,
  path: string,
  before: unknown,
  after: unknown,
  shape: Shape,
  digest: Digest,
): void {
  if (before === after) return
  const members = shape === 'leaf' ? undefined : membersOf(after)
  if (shape === 'leaf' || !members) {
    const text = canonicalJson(after)
    if (before === undefined || canonicalJson(before) !== text) changed[path] = digest(text)
    return
  }
  const earlier = new Map(membersOf(before)?.map(([segment, , value]) => [segment, value]))
  for (const [segment, key, value] of members) {
    compare(changed, `${path}/${segment}`, earlier.get(segment), value, memberShape(shape, key), digest)
    earlier.delete(segment)
  }
  for (const segment of earlier.keys()) changed[`${path}/${segment}`] = null
}
