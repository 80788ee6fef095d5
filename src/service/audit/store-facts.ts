import type { StoreFacts } from '../../store/port.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Which store it is, and how much is in it. */
export function storeFacts({ engine }: WithEngine, _caller: Caller): Promise<StoreFacts> {
  return engine.store.facts()
}
