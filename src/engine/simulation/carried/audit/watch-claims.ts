import type { Changeset, WorkOp } from '../../../../pipeline/changeset.ts'
import type { Store } from '../../../../store/port.ts'
import type { CarriedReport } from './carried-breach.ts'

interface KnownClaim {
  readonly visit: string | null
  readonly worker: string
  readonly token: number
  isOpen: boolean
}

/**
 * A store whose claims are kept count of by other means than its own: a token grows with each claim, a report counts
 * under the newest claim alone, and a suspension of its visit ends a claim.
 */
export function watchClaims(inner: Store, report: CarriedReport): Store {
  const claims = new Map<string, KnownClaim>()
  const leases = new Map<string, number>()
  const ended = (op: WorkOp) => {
    if (op.op === 'wake' || op.op === 'add' || op.op === 'resume') return
    for (const [id, claim] of claims) {
      const isMeant = 'visit' in op ? claim.visit === op.visit : id === op.id
      if (isMeant) claim.isOpen = false
    }
  }
  const judge = ({ fences, work, commandId }: Changeset, now: number) => {
    for (const fence of fences) {
      if (!('work' in fence)) continue
      const claim = claims.get(fence.work)
      const why = !claim
        ? 'nobody claimed it'
        : claim.token !== fence.token
          ? `the newest claim has token ${claim.token}`
          : !claim.isOpen
            ? 'that claim was ended'
            : (leases.get(claim.worker) ?? 0) <= now
              ? `the lease of ${claim.worker} was over`
              : undefined
      if (why !== undefined)
        report('claim', `${commandId}: a report on ${fence.work} with token ${fence.token} was taken: ${why}`)
    }
    for (const op of work) ended(op)
  }
  return {
    ...inner,
    commit: async (changesets) => {
      const now = await inner.now()
      const committed = await inner.commit(changesets)
      for (const [index, one] of committed.entries()) {
        const changeset = changesets[index]
        if (one.outcome === 'committed' && changeset) judge(changeset, now)
      }
      return committed
    },
    claim: async (wanted) => {
      const claimed = await inner.claim(wanted)
      const now = await inner.now()
      for (const { row, token } of claimed) {
        const before = claims.get(row.id)
        const isHeld = before?.isOpen && (leases.get(before.worker) ?? 0) > now
        if (isHeld) report('claim', `${row.id} was given to ${wanted.worker} while ${before.worker} had it`)
        if (before && token <= before.token) report('claim', `${row.id}: token ${token} after ${before.token}`)
        claims.set(row.id, { visit: row.visit, worker: wanted.worker, token, isOpen: true })
      }
      return claimed
    },
    renew: async (worker, ms) => {
      const lease = await inner.renew(worker, ms)
      leases.set(worker.worker, lease.until)
      return lease
    },
    endLease: async (worker) => {
      await inner.endLease(worker)
      leases.delete(worker)
    },
  }
}
