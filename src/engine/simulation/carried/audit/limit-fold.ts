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
  /** Feedback loops of a graph, and answers by which a person allows one more. */
  loops: number
  allowed: number
}

export interface FoldLimits {
  readonly attempts: number
  readonly relaxedAttempts: number
  readonly failures: number
  readonly loops: number
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
    if (type === 'graph:looped' || type === 'graph:moved') this.#graph(type, data)
    if (type === 'item:answered') this.#answered(String(data.key).split('/', 2).join('/'), data)
  }

  #of(visit: string): Counted {
    const counted = this.#visits.get(visit) ?? {
      coders: 0,
      stages: 0,
      retries: 0,
      relaxed: 0,
      changes: 0,
      loops: 0,
      allowed: 0,
    }
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

  #graph(type: string, { visit, failures, agent }: StoredEvent['data']): void {
    const counted = this.#of(String(visit))
    if (type === 'graph:moved' && Number(failures) > this.#limits.failures)
      this.#report('limit', `${String(visit)}: ${String(agent)} failed ${String(failures)} times in a row`)
    if (type !== 'graph:looped') return
    counted.loops += 1
    const most = this.#limits.loops + counted.allowed
    if (counted.loops > most)
      this.#report('limit', `${String(visit)}: ${counted.loops} feedback loops, ${most} are allowed`)
  }

  #answered(visit: string, { kind, choice }: StoredEvent['data']): void {
    const counted = this.#of(visit)
    if ((kind === 'gave_up' || kind === 'same_failure') && choice === 'retry') counted.retries += 1
    const isGraph = kind === 'findings' || kind === 'security'
    if (isGraph && choice !== 'accept' && choice !== 'stop') counted.allowed += 1
    if (kind === 'choice' && choice === 'B') counted.relaxed += 1
    if (kind === 'plan' && choice === 'change') counted.changes += 1
  }
}
