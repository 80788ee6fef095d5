import type { Invariant } from '../../src/engine/simulation/audit/breach.ts'
import type { FaultSite } from '../../src/engine/simulation/faults.ts'
import type { Changeset, NewEvent } from '../../src/pipeline/changeset.ts'
import type { Loaded, Store } from '../../src/store/port.ts'

/** Ways to break a store, or an engine by what it is told, each with the invariant that must find it. */
export interface Sabotage {
  readonly breaks: Invariant
  /** A fresh one for every simulation: saboteurs count. */
  readonly sabotage: () => (store: Store) => Store
  readonly faults?: Partial<Record<FaultSite, number>>
}

const nth = (count: number) => {
  let seen = 0
  return () => {
    seen += 1
    return seen === count
  }
}

/** Passes each changeset through a hand; `undefined` drops it and says it was committed. */
function commits(change: (changeset: Changeset, store: Store) => Changeset | undefined) {
  return (store: Store): Store => ({
    ...store,
    commit: async (changesets) => {
      const answers = []
      for (const changeset of changesets) {
        const changed = change(changeset, store)
        const [answer] = changed ? await store.commit([changed]) : []
        answers.push(answer ?? ({ outcome: 'committed', answer: changeset.answer, numbers: [] } as const))
      }
      return answers
    },
  })
}

function loads(change: (loaded: Loaded) => Loaded) {
  return (store: Store): Store => ({
    ...store,
    load: async (keys) => (await store.load(keys)).map((one) => change(one as Loaded)) as never,
  })
}

function givenBack(ids: readonly string[]): Changeset {
  const by = { at: '', actor: '-', simulated: true }
  const nothing = { fences: [], reads: [], writes: [], events: [], notices: [] }
  const work = ids.map((id) => ({ op: 'release', id }) as const)
  return { commandId: null, by, ...nothing, work, answer: { ok: true, result: {} } }
}

const isEvent = (type: string) => (event: NewEvent) => event.type === type

export const SABOTAGE: Readonly<Record<string, Sabotage>> = {
  'an acknowledged commit is lost': {
    breaks: 'I1',
    sabotage: () => {
      const now = nth(70)
      return commits((changeset) => (changeset.writes.length > 0 && now() ? undefined : changeset))
    },
  },
  'an event is edited after it was written': {
    breaks: 'I2',
    sabotage: () => (store) => ({
      ...store,
      events: async (query) =>
        (await store.events(query)).map((event) => (event.number === 60 ? { ...event, actor: 'somebody' } : event)),
    }),
  },
  'an event is left out': {
    breaks: 'I2',
    sabotage: () => (store) => ({
      ...store,
      events: async (query) => (await store.events(query)).filter(({ number }) => number !== 60),
    }),
  },
  'an event of a step is dropped': {
    breaks: 'I3',
    sabotage: () => {
      const now = nth(5)
      return commits((changeset) => {
        const sent = changeset.events.some(isEvent('handoff:sent')) && now()
        return sent
          ? { ...changeset, events: changeset.events.filter((one) => one.type !== 'handoff:sent') }
          : changeset
      })
    },
  },
  'half of a step is written: its events, and not its record': {
    breaks: 'I3',
    sabotage: () => {
      const now = nth(20)
      return commits((changeset) =>
        changeset.events.some(isEvent('task:moved')) && now() ? { ...changeset, writes: [] } : changeset,
      )
    },
  },
  'a notice that somebody holds is given to another': {
    breaks: 'I4',
    sabotage: () => (store) => {
      const now = nth(3)
      return {
        ...store,
        // Rows that are given back behind the back of whoever has just claimed them.
        claim: async (wanted) => {
          const claimed = await store.claim(wanted)
          if (claimed.length > 0 && now()) await store.commit([givenBack(claimed.map(({ row }) => row.id))])
          return claimed
        },
      }
    },
  },
  'a command that is asked again hears something else': {
    breaks: 'I5',
    faults: { 'command sent again': 0.5 },
    sabotage: () => (store) => ({
      ...store,
      commit: async (changesets) =>
        (await store.commit(changesets)).map((one) =>
          one.outcome === 'repeated' ? { ...one, answer: { ok: true, result: { another: 'answer' } } } : one,
        ),
    }),
  },
  'an agent of another team picks up': {
    breaks: 'I6',
    sabotage: () => {
      const now = nth(10)
      return commits((changeset) => {
        const picked = changeset.events.some(({ data }) => data.action === 'pickup') && now()
        return picked
          ? { ...changeset, events: changeset.events.map((one) => ({ ...one, actor: 'kkomkkom' })) }
          : changeset
      })
    },
  },
  'a deadline fires early': {
    breaks: 'deadline',
    sabotage: () =>
      commits((changeset) => {
        if (!changeset.events.every(isEvent('handoff:reminded'))) return changeset
        const early = ({ at }: NewEvent) => new Date(Date.parse(at) - 3_600_000).toISOString()
        return { ...changeset, events: changeset.events.map((event) => ({ ...event, at: early(event) })) }
      }),
  },
  'a deadline fires twice': {
    breaks: 'deadline',
    sabotage: () => (store) => ({
      ...store,
      commit: async (changesets) => {
        const answers = await store.commit(changesets)
        const reminders = changesets.filter(({ events }) => events.some(isEvent('handoff:reminded')))
        const again = reminders.map((one) => ({ ...one, commandId: `${one.commandId}-again`, reads: [], notices: [] }))
        await store.commit(again)
        return answers
      },
    }),
  },
  'a deadline is missed': {
    breaks: 'deadline',
    sabotage: () => (store) => ({
      ...store,
      list: async (view, query) => (view === 'due' ? { rows: [] } : store.list(view, query)),
    }),
  },
  'a notification is forgotten': {
    breaks: 'notice',
    sabotage: () => {
      const now = nth(5)
      return commits((changeset) => (changeset.notices.length > 0 && now() ? { ...changeset, notices: [] } : changeset))
    },
  },
  'a package is stored that breaks its contract': {
    breaks: 'document',
    sabotage: () =>
      commits((changeset) => {
        const writes = changeset.writes.map((write) =>
          write.kind === 'task'
            ? { ...write, value: { ...write.value, task: { ...write.value.task, team_payloads: {} } } }
            : write,
        )
        return { ...changeset, writes: writes as Changeset['writes'] }
      }),
  },
  'what is legal is refused': {
    breaks: 'engine',
    sabotage: () =>
      loads((loaded) => (loaded.kind === 'control' ? { ...loaded, value: { stopped_at: 0, frozen_ms: 0 } } : loaded)),
  },
}
