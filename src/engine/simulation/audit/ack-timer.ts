/**
 * The time that a team has to answer a handoff, counted by the audit itself: milliseconds that pass only while the
 * pipeline runs and the task is not held.
 */
export class AckTimer {
  readonly #minutes: number
  #counted = 0
  #since: number | null

  constructor(minutes: number, at: number) {
    this.#minutes = minutes
    this.#since = at
  }

  get running(): boolean {
    return this.#since !== null
  }

  get since(): number | null {
    return this.#since
  }

  /** A clock that was set back takes nothing away that had counted. */
  counted(at: number): number {
    return this.#counted + (this.#since === null ? 0 : Math.max(0, at - this.#since))
  }

  get countedBefore(): number {
    return this.#counted
  }

  stop(at: number): void {
    this.#counted = this.counted(at)
    this.#since = null
  }

  goOn(at: number): void {
    this.#since = at
  }

  /** The share of the limit in whole minutes, as milliseconds: 50 % of 15 minutes are 7. */
  after(share: number): number {
    return Math.floor((this.#minutes * share) / 100) * 60_000
  }
}

export const SHARES = { reminder: 50, overdue: 100, l1: 150, l2: 200 } as const
export type Deadline = keyof typeof SHARES
export const DEADLINES = Object.keys(SHARES) as readonly Deadline[]
