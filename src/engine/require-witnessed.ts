import { BatonError } from '../protocol/baton-error.ts'
import type { Store } from '../store/port.ts'

/**
 * Refuses to write to a store that differs from its witness, the file beside the store with its newest events: the store
 * was deleted and created again, replaced by an older copy or rewritten, or the witness is missing. Then `baton restore`
 * or `baton audit accept` is needed.
 */
export async function requireWitnessed(store: Store, path: string): Promise<void> {
  const { state, faults, found } = await store.witnessed()
  if (state === 'missing') throw BatonError.of('WITNESS_MISSING', { store: path, events: found })
  const [first] = faults
  if (first) {
    throw BatonError.of(
      'STORE_ROLLED_BACK',
      { store: path, reason: `${first.place}: ${first.problem}` },
      { list: faults },
    )
  }
}
