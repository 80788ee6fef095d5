import { boundValue, type Digest } from './changed-fields.ts'
import { membersOf } from './field-path.ts'
import { type BoundTree, newestProof, type Proof } from './stream-fold.ts'

/** A field of a stored record that is not what its events bind. */
export interface FieldFault {
  /** The path of the field; empty for the whole record. */
  readonly field: string
  /** `added`: the record has a field that no event wrote. `removed`: the field is gone. */
  readonly found: 'changed' | 'added' | 'removed'
  /** The JSON of the value that was written, where it is short enough for the event to hold it. */
  readonly proved?: string
  /** The last event that proves what the field was. */
  readonly proof: Proof | null
}

/** Every field in which a stored value differs from what its events bind. */
export function compareFields(tree: BoundTree, value: unknown, digest: Digest): FieldFault[] {
  const faults: FieldFault[] = []
  compare(faults, '', tree, value, digest)
  return faults
}

function compare(faults: FieldFault[], field: string, tree: BoundTree, value: unknown, digest: Digest): void {
  if (!(tree instanceof Map)) {
    if (boundValue(value, digest) !== tree.value)
      faults.push({ field, found: 'changed', ...literal(tree), proof: tree.proof })
    return
  }
  const members = membersOf(value)
  const known = members?.some(([segment]) => tree.has(segment)) ?? false
  // Not an object any more, or another one altogether: one fault instead of one for each member.
  if (!members || !known) {
    if (members || tree.size > 0) faults.push({ field, found: 'changed', proof: newestProof(tree) })
    return
  }
  const stored = new Set<string>()
  for (const [segment, member] of members) {
    stored.add(segment)
    const path = `${field}/${segment}`
    const bound = tree.get(segment)
    if (bound) compare(faults, path, bound, member, digest)
    else faults.push({ field: path, found: 'added', proof: newestProof(tree) })
  }
  for (const [segment, bound] of tree) {
    if (!stored.has(segment))
      faults.push({ field: `${field}/${segment}`, found: 'removed', ...literal(bound), proof: newestProof(bound) })
  }
}

function literal(tree: BoundTree): { readonly proved?: string } {
  return !(tree instanceof Map) && tree.value.startsWith('=') ? { proved: tree.value.slice(1) } : {}
}
