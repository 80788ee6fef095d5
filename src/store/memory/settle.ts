import type { ClaimKind, Settlement } from '../port.ts'
import { type MemoryState, queueOf } from './state.ts'

export function settle(state: MemoryState, kind: ClaimKind, settled: readonly Settlement[]): boolean[] {
  return settled.map((settlement) => settleOne(state, kind, settlement))
}

function settleOne(state: MemoryState, kind: ClaimKind, settlement: Settlement): boolean {
  const { id, token, now, done, again_at = now, failure = null } = settlement
  const queue = queueOf(state, kind)
  const queued = queue.all.get(id)
  if (!queued || queued.attempts !== token || queued.held_until === null || queued.held_until <= now) return false
  queued.held_until = null
  queued.holder = null
  queued.failure = failure
  queued.ready_at = again_at
  if (done) {
    queued.done_at = now
    queue.open.delete(queued)
  }
  return true
}
