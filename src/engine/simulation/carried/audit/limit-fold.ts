import type { StoredEvent } from '../../../../pipeline/changeset.ts'
import type { CarriedReport } from './carried-breach.ts'

/** What the limits of one visit rest on, counted from the log alone. */
interface Counted {
  coders: number
  stages: number
  /** Answers by which a person lets an agent try again, allows more attempts, or wants a plan changed. */
  retries: number
  relaxed: number
  changes: number
}

export interface FoldLimits {
  readonly attempts: number
  readonly relaxedAttempts: number
  readonly failures: number
}

/** The loop makes no more attempts, and a single agent no more tries, than is allowed without a person. */
export class LimitFold {
  readonly #visits = new Map<string, Counted>()
  readonly #limits: FoldLimits
  readonly #report: CarriedReport

  constructor(limits: FoldLimits, report: CarriedReport) {
    this.#limits = limits
    this.#report = report
  }

  read({ type, data }: StoredEvent): void {
    if (type === 'stage:run') this.#run(String(data.visit ?? ''), data)
    if (type === 'visit:joined') this.#run(String(data.visit), data)
    if (type === 'item:answered') this.#answered(String(data.key).split('/', 2).join('/'), data)
  }

  #of(visit: string): Counted {
    const counted = this.#visits.get(visit) ?? { coders: 0, stages: 0, retries: 0, relaxed: 0, changes: 0 }
    this.#visits.set(visit, counted)
    return counted
  }

  #run(visit: string, { role }: StoredEvent['data']): void {
    if (visit === '') return
    const counted = this.#of(visit)
    const { attempts, relaxedAttempts, failures } = this.#limits
    if (role === 'coder') {
      counted.coders += 1
      const most = attempts + relaxedAttempts * counted.relaxed + counted.retries
      if (counted.coders > most)
        this.#report('limit', `${visit}: ${counted.coders} attempts of a coder, ${most} are allowed`)
    }
    if (role === 'stage') {
      counted.stages += 1
      const most = failures * (1 + counted.retries) + counted.changes
      if (counted.stages > most)
        this.#report('limit', `${visit}: an agent tried ${counted.stages} times, ${most} are allowed`)
    }
  }

  #answered(visit: string, { kind, choice }: StoredEvent['data']): void {
    const counted = this.#of(visit)
    if (kind === 'gave_up' && choice === 'retry') counted.retries += 1
    if (kind === 'choice' && choice === 'B') counted.relaxed += 1
    if (kind === 'plan' && choice === 'change') counted.changes += 1
  }
}
