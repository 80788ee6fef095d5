import { BatonError } from '../protocol/baton-error.ts'
import type { Store } from '../store/port.ts'

/**
 * Refuses to write to a store that its witness does not know as it is: deleted and made anew, put back to an older copy,
 * rewritten, or with the witness gone. The way out is a restore, or `baton audit accept`.
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
