import type { Store } from '../../store/port.ts'
import type { FaultSite } from './faults.ts'

/** The simulated process that used the store has crashed. */
export class SimulatedCrash extends Error {
  override readonly name = 'SimulatedCrash'
}

/** An injected error of the store, which no rule causes. */
export class SimulatedFailure extends Error {
  override readonly name = 'SimulatedFailure'
}

/**
 * A store as one process sees it, until that process dies.
 *
 * 1. What was committed before the crash is in the inner store; the rest is lost.
 * 2. After the crash every call fails, so the dead process changes nothing more.
 */
export function crashingStore(inner: Store, faults: { readonly fires: (site: FaultSite) => boolean }): Store {
  let dead = false
  const alive = () => {
    if (dead) throw new SimulatedCrash('a dead process called')
  }
  const maybeDie = (site: FaultSite) => {
    alive()
    if (!faults.fires(site)) return
    dead = true
    throw new SimulatedCrash(site)
  }
  return {
    load: async (keys) => {
      maybeDie('crash while reading')
      const loaded = await inner.load(keys)
      alive()
      return loaded
    },
    commit: async (changesets) => {
      const settles = changesets.every(({ commandId }) => commandId === null)
      maybeDie(settles ? 'crash before settling' : 'crash before commit')
      if (faults.fires('commit fails')) throw new SimulatedFailure('commit fails')
      const committed = await inner.commit(changesets)
      maybeDie(settles ? 'crash after settling' : 'crash after commit')
      return committed
    },
    renew: async (worker, ms) => {
      alive()
      return inner.renew(worker, ms)
    },
    endLease: async (worker) => {
      alive()
      return inner.endLease(worker)
    },
    now: () => inner.now(),
    watch: (signal) => inner.watch(signal),
    witnessed: () => inner.witnessed(),
    accepted: () => inner.accepted(),
    reserve: async (day, count) => {
      alive()
      const first = await inner.reserve(day, count)
      maybeDie('crash after reserving a number')
      return first
    },
    list: async (view, query) => {
      alive()
      return inner.list(view, query)
    },
    events: async (query) => {
      alive()
      return inner.events(query)
    },
    claim: async (wanted) => {
      alive()
      const claimed = await inner.claim(wanted)
      if (claimed.length > 0) maybeDie('crash after taking work or notices')
      return claimed
    },
    appendTranscript: async (run_id, frames) => {
      alive()
      return inner.appendTranscript(run_id, frames)
    },
    readTranscript: inner.readTranscript,
    transcriptFacts: inner.transcriptFacts,
    pruneTranscripts: inner.pruneTranscripts,
    pruneWork: inner.pruneWork,
    check: inner.check,
    backup: inner.backup,
    facts: inner.facts,
    close: async () => {},
  }
}
