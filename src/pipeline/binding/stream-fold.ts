import type { StoredEvent } from '../changeset.ts'
import { ANSWER } from './bind-changeset.ts'

/** The event that last set a field. */
export interface Proof {
  readonly number: number
  readonly stream: string
  readonly seq: number
  readonly type: string
}

/** One field: what its event says of the value (`boundValue`), and that event. */
interface BoundField {
  readonly value: string
  readonly proof: Proof
}

/** A record as its events bind it: a field, or the fields below it by segment (`field-path.ts`). */
export type BoundTree = BoundField | Map<string, BoundTree>

/**
 * What the events of one stream say of every record that they bind, taken in the order of `seq`.
 *
 * 1. The newest event that names a field counts. A field that is set replaces whatever was below or above it.
 * 2. Nothing at the path of the whole record removes it: what was bound before counts no more (`bindAnew`).
 * 3. The content of `wrote` is not trusted to have its form: whether an event is genuine is the chain's question, and a
 *    forged one must not stop the audit.
 */
export class StreamFold {
  /** By `kind id`. */
  readonly records = new Map<string, BoundTree>()

  add({ number, stream, seq, type, commandId, wrote }: StoredEvent): void {
    const proof = { number, stream, seq, type }
    for (const [name, fields] of members(wrote)) {
      const record = name === ANSWER ? `${ANSWER} ${commandId}` : name
      for (const [path, value] of members(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const tree = this.records.get(record)
        const after = withField(tree, path.split('/').slice(1), value, proof)
        if (after) this.records.set(record, after)
        else this.records.delete(record)
      }
    }
  }
}

function members(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** The tree with one field set, or removed where no value is given. */
function withField(
  tree: BoundTree | undefined,
  [segment, ...below]: readonly string[],
  value: unknown,
  proof: Proof,
): BoundTree | undefined {
  if (segment === undefined) return typeof value === 'string' ? { value, proof } : undefined
  const fields = tree instanceof Map ? tree : new Map<string, BoundTree>()
  const after = withField(fields.get(segment), below, value, proof)
  if (after) fields.set(segment, after)
  else fields.delete(segment)
  return fields.size > 0 ? fields : undefined
}

/** The newest event that set anything in a tree. */
export function newestProof(tree: BoundTree): Proof | null {
  if (!(tree instanceof Map)) return tree.proof
  let newest: Proof | null = null
  for (const field of tree.values()) {
    const proof = newestProof(field)
    if (proof && (!newest || proof.number > newest.number)) newest = proof
  }
  return newest
}
