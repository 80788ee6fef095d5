import type { ClaimKind, Store } from '../../../store/port.ts'
import type { Report } from './breach.ts'

/** How often what is due is asked for while nothing is done about it, before it is called a circle. */
const CIRCLE = 50

/**
 * A store whose claims are watched: one holder at a time, and a token that grows with each (I4). A loop that asks
 * for what is due for ever and changes nothing is stopped, because nothing else in a simulation would.
 */
export function watchedStore(inner: Store, report: Report): Store {
  const leases = new Map<string, { token: number; until: number; open: boolean }>()
  const keyOf = (kind: ClaimKind, id: string) => `${kind} ${id}`
  let asked = 0
  return {
    ...inner,
    commit: async (changesets) => {
      const committed = await inner.commit(changesets)
      if (committed.some(({ outcome }) => outcome === 'committed')) asked = 0
      return committed
    },
    list: async (view, query) => {
      asked += view === 'due' ? 1 : 0
      if (asked > CIRCLE) throw new Error('what is due is asked for again and again, and nothing is done about it')
      return inner.list(view, query)
    },
    claim: async (kind, wanted) => {
      const claimed = await inner.claim(kind, wanted)
      for (const { item, token } of claimed) {
        const key = keyOf(kind, item.id)
        const before = leases.get(key)
        if (before?.open && before.until > wanted.now) report('I4', `${key} was taken while somebody held it`)
        if (before && token <= before.token) report('I4', `${key}: token ${token} after ${before.token}`)
        leases.set(key, { token, until: wanted.until, open: true })
      }
      return claimed
    },
    settle: async (kind, settled) => {
      const answers = await inner.settle(kind, settled)
      for (const [index, { id, token, done }] of settled.entries()) {
        const lease = leases.get(keyOf(kind, id))
        if (!answers[index] || !lease) continue
        if (lease.token !== token) report('I4', `${kind} ${id} was settled by a holder whose claim had ended`)
        lease.open = false
        if (done) lease.until = Number.POSITIVE_INFINITY
      }
      return answers
    },
  }
}
