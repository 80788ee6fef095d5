import type { ApiEvent, InboxEntry } from '../../../src/protocol/api/api-types.ts'

/** Who decided something, and whether by a person, by `--yes` or by its time limit. */
export interface Decision {
  readonly who: string
  readonly how: 'person' | 'yes' | 'time_limit'
}

/** Events that decide an entry of the inbox, by its kind. Kinds that are absent have no such event. */
const DECIDING: Readonly<Partial<Record<InboxEntry['kind'], readonly string[]>>> = {
  question: ['question:answered'],
  item: ['item:answered'],
  choice: ['item:answered', 'loop:chosen'],
  document: ['item:answered'],
  escalation: ['escalation:resolved'],
  handoff: ['handoff:acknowledged', 'handoff:deferred', 'task:moved'],
  approval: ['approval:taken', 'task:moved'],
  hold: ['task:moved'],
  cancelled_dependency: ['task:edited', 'task:moved'],
  revision: ['task:moved'],
}

const TYPES: ReadonlySet<string> = new Set(Object.values(DECIDING).flat())
const MOST = 500

/** The newest decisions that were told while the page was open, by the type of the event and what it is about. */
export class Decisions {
  readonly #known = new Map<string, Decision>()
  readonly #listeners = new Set<() => void>()

  add(events: readonly Pick<ApiEvent, 'type' | 'stream' | 'actor' | 'data'>[]): void {
    let isNew = false
    for (const { type, stream, actor, data } of events) {
      if (!TYPES.has(type)) continue
      const how = data.how === 'yes' || data.how === 'time_limit' ? data.how : 'person'
      const decision = { who: typeof data.by === 'string' ? data.by : actor, how } as const
      // An escalation is named by its id: a task may have several.
      const about = type === 'escalation:resolved' ? String(data.escalation) : stream
      this.#known.delete(`${type} ${about}`)
      this.#known.set(`${type} ${about}`, decision)
      isNew = true
    }
    for (const key of this.#known.keys()) {
      if (this.#known.size <= MOST) break
      this.#known.delete(key)
    }
    if (isNew) for (const listener of this.#listeners) listener()
  }

  /** Undefined where no event says who it was. */
  of({ kind, id, task_id, facts }: Pick<InboxEntry, 'kind' | 'id' | 'task_id' | 'facts'>): Decision | undefined {
    const abouts = kind === 'question' ? [facts.run_id, id] : [id, task_id]
    for (const type of DECIDING[kind] ?? []) {
      for (const about of abouts) {
        const found = this.#known.get(`${type} ${about}`)
        if (found) return found
      }
    }
    return undefined
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Those of this page. */
export const decisions = new Decisions()
