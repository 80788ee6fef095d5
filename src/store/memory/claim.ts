import type { Claim, Claimed, ClaimKind } from '../port.ts'
import { type MemoryState, queueOf } from './state.ts'

export function claim<Kind extends ClaimKind>(state: MemoryState, kind: Kind, wanted: Claim): Claimed<Kind>[] {
  const { holder, now, until, limit } = wanted
  const ready = [...queueOf(state, kind).open]
    .filter(({ ready_at }) => ready_at <= now)
    .sort((a, b) => a.ready_at - b.ready_at || a.position - b.position)
    .slice(0, limit)
  for (const queued of ready) {
    queued.attempts += 1
    queued.ready_at = until
    queued.held_until = until
    queued.holder = holder
  }
  return ready.map(({ item, attempts }) => ({ item, attempts, token: attempts }) as Claimed<Kind>)
}
