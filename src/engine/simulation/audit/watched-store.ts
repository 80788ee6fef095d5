import type { ClaimKind, Store } from '../../../store/port.ts'
import type { Report } from './breach.ts'

/** A store whose claims are watched: one holder at a time, and a token that grows with each (I4). */
export function watchedStore(inner: Store, report: Report): Store {
  const leases = new Map<string, { token: number; until: number; open: boolean }>()
  const keyOf = (kind: ClaimKind, id: string) => `${kind} ${id}`
  return {
    ...inner,
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
