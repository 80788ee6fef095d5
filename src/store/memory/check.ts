import { verifyChain } from '../chain.ts'
import type { StoreFault } from '../port.ts'
import type { MemoryState } from './state.ts'

/** Only the chains: there is no file that could be damaged. */
export function check(state: MemoryState): StoreFault[] {
  return verifyChain(state.events, { whole: true })
}
