import type { StoredEvent } from '../../../../pipeline/changeset.ts'
import type { VisitRecord } from '../../../../pipeline/visits/visit-record.ts'
import type { Store } from '../../../../store/port.ts'
import type { CarriedReport } from './carried-breach.ts'

/** Who is in which lane, as `lane:entered` and `lane:left` tell it. */
export class LaneFold {
  readonly holders = new Map<string, Set<string>>()
  readonly #limitOf: (lane: string) => number
  readonly #report: CarriedReport
  /** How many were in a lane together at most, and how many entered. */
  readonly most = new Map<string, number>()
  entered = 0

  constructor(limitOf: (lane: string) => number, report: CarriedReport) {
    this.#limitOf = limitOf
    this.#report = report
  }

  read({ type, data, number }: StoredEvent): void {
    if (type !== 'lane:entered' && type !== 'lane:left') return
    const { visit, lane } = data as { visit: string; lane: string }
    const inside = this.holders.get(lane) ?? new Set()
    this.holders.set(lane, inside)
    if (type === 'lane:left') {
      if (!inside.delete(visit)) this.#report('lane', `event ${number}: ${visit} left ${lane}, where it was not`)
      return
    }
    if (inside.has(visit)) this.#report('lane', `event ${number}: ${visit} entered ${lane} twice`)
    inside.add(visit)
    this.entered += 1
    this.most.set(lane, Math.max(this.most.get(lane) ?? 0, inside.size))
    const limit = this.#limitOf(lane)
    if (inside.size > limit)
      this.#report('lane', `event ${number}: ${[...inside].join(', ')} are in ${lane}, which takes ${limit}`)
  }

  isFull(lane: string): boolean {
    return (this.holders.get(lane)?.size ?? 0) >= this.#limitOf(lane)
  }

  /** The records say the same, and holders are exactly the open visits. */
  async compare(store: Store, visits: readonly VisitRecord[], laneOf: (visit: VisitRecord) => string): Promise<void> {
    const keys = [...this.holders.keys()].map((id) => ({ kind: 'lane' as const, id }))
    for (const { id, value } of await store.load(keys)) {
      const told = [...(this.holders.get(id) ?? [])].toSorted().join(', ')
      const stored = [...(value?.holders ?? [])].toSorted().join(', ')
      if (told !== stored)
        this.#report('lane', `${id} holds ${stored || 'nobody'}, its events tell of ${told || 'nobody'}`)
    }
    const open = new Set(visits.filter(({ state }) => state === 'open').map(({ visit }) => visit))
    for (const [lane, inside] of this.holders) {
      for (const visit of inside) if (!open.has(visit)) this.#report('lane', `${visit} is in ${lane} and not open`)
    }
    for (const visit of visits) {
      const isInside = this.holders.get(laneOf(visit))?.has(visit.visit) ?? false
      if (visit.state === 'open' && !isInside) this.#report('lane', `${visit.visit} is open and not in its lane`)
    }
  }
}
