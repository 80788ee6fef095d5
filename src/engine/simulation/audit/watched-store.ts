import type { Changeset } from '../../../pipeline/changeset.ts'
import type { Committed, Store } from '../../../store/port.ts'
import type { Report } from './breach.ts'

/** How often what is due is asked for while nothing is done about it, before it is called a circle. */
const CIRCLE = 50

/**
 * A store whose claims are watched: one holder at a time, and a token that grows with each (I4). A loop that asks
 * for what is due for ever and changes nothing is stopped, because nothing else in a simulation would.
 */
export function watchedStore(inner: Store, report: Report): Store {
  const claims = new Map<string, { token: number; worker: string; open: boolean }>()
  const leases = new Map<string, number>()
  let asked = 0
  const settled = ({ fences }: Changeset) => {
    for (const fence of fences) {
      if (!('work' in fence)) continue
      const claim = claims.get(fence.work)
      if (claim?.token !== fence.token) report('I4', `${fence.work} was settled by a worker whose claim had ended`)
      else claim.open = false
    }
  }
  return {
    ...inner,
    commit: async (changesets) => {
      const committed = await inner.commit(changesets)
      if (committed.some(isCommitted)) asked = 0
      for (const [index, changeset] of changesets.entries()) if (isCommitted(committed[index])) settled(changeset)
      return committed
    },
    list: async (view, query) => {
      asked += view === 'due' ? 1 : 0
      if (asked > CIRCLE) throw new Error('what is due is asked for again and again, and nothing is done about it')
      return inner.list(view, query)
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
    claim: async (wanted) => {
      const claimed = await inner.claim(wanted)
      const now = await inner.now()
      for (const { row, token } of claimed) {
        const before = claims.get(row.id)
        const isHeld = before?.open && (leases.get(before.worker) ?? 0) > now
        if (isHeld) report('I4', `${row.id} was taken while ${before.worker} held it`)
        if (before && token <= before.token) report('I4', `${row.id}: token ${token} after ${before.token}`)
        claims.set(row.id, { token, worker: wanted.worker, open: true })
      }
      return claimed
    },
  }
}

const isCommitted = (one: Committed | undefined) => one?.outcome === 'committed'
