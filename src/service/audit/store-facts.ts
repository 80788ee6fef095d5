import type { StoreFacts } from '../../store/port.ts'
import type { WithEngine } from '../service.ts'

/** Which store it is, and how much is in it. */
export function storeFacts({ engine }: WithEngine): Promise<StoreFacts> {
  return engine.store.facts()
}
