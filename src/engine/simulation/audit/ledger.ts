import type { CommandResult } from '../../../pipeline/records.ts'
import type { Report } from './breach.ts'
import { sorted } from './log-audit.ts'

/** One command and its answer, as its sender saw them. */
export interface LedgerEntry {
  readonly id: string
  readonly type: string
  /** The message that it carried, by id; copies of one message share it. */
  readonly message: string | undefined
  /** What was acknowledged. */
  answer?: string
  answeredAt?: number
  refusal?: string
  refusedAt?: number
  /** What was heard after the answer and is not the same. */
  contradiction?: string
}

/** A refusal that is a record itself: it raised an escalation. */
const RECORDED_REFUSAL = 'DEFERRAL_LIMIT'
/** Commands that may find everything said already, and then change nothing. */
const MAY_REPEAT = ['acknowledge', 'receive_message', 'watch_task']

/** All commands that were sent and their answers, kept independently of the store. */
export class Ledger {
  readonly entries = new Map<string, LedgerEntry>()
  readonly #report: Report

  constructor(report: Report) {
    this.#report = report
  }

  sent(id: string, type: string, message?: string): void {
    if (!this.entries.has(id)) this.entries.set(id, { id, type, message })
  }

  answered(id: string, result: CommandResult, step: number): void {
    const entry = this.#entry(id)
    const answer = sorted(result)
    if (entry.answer !== undefined && entry.answer !== answer) entry.contradiction ??= answer
    entry.answer ??= answer
    entry.answeredAt ??= step
  }

  refused(id: string, code: string, step: number): void {
    const entry = this.#entry(id)
    if (entry.answer !== undefined) entry.contradiction ??= code
    entry.refusal = code
    entry.refusedAt = step
  }

  /**
   * Against the log: `has` says whether a command left events. `kept` are the results of stored messages, `deferred`
   * the handoffs that somebody deferred: the answer to a later ACK takes the place of the one before.
   */
  check(has: (id: string) => boolean, kept: ReadonlySet<string>, deferred: ReadonlySet<string>): void {
    const known = new Set(kept)
    for (const { id, answer } of this.entries.values()) if (answer !== undefined && has(id)) known.add(answer)
    // A command that is in the log and whose answer nobody heard may be what a later one of its kind repeats.
    const unheard = new Set<string>()
    for (const { id, type, answer } of this.entries.values()) if (answer === undefined && has(id)) unheard.add(type)
    const repeats = (answer: string, type: string) =>
      known.has(answer) || isDeferral(answer, deferred) || (type === 'watch_task' && unheard.has(type))
    for (const entry of this.entries.values()) this.#checkEntry(entry, has(entry.id), repeats)
    const copies = Map.groupBy(this.entries.values(), ({ message }) => message)
    for (const [message, entries] of copies) if (message !== undefined) this.#checkCopies(message, entries, has)
  }

  #checkEntry(
    { id, type, answer, refusal, contradiction }: LedgerEntry,
    logged: boolean,
    repeats: (answer: string, type: string) => boolean,
  ): void {
    // A command that found everything said already left nothing behind; asked again, it is asked anew.
    if (logged && contradiction !== undefined) {
      this.#report('I5', `${id} (${type}) was answered ${answer}, and later ${contradiction}`)
    }
    if (answer !== undefined && !logged && !(MAY_REPEAT.includes(type) && repeats(answer, type))) {
      this.#report('I1', `${id} (${type}) was acknowledged and is not in the log: ${answer}`)
    }
    if (answer === undefined && logged && refusal !== undefined && refusal !== RECORDED_REFUSAL) {
      this.#report('I5', `${id} (${type}) is in the log and was refused when it was sent again: ${refusal}`)
    }
  }

  /** A message has one effect, however often it comes; once it was taken, a copy gets the same answer. */
  #checkCopies(message: string, entries: readonly LedgerEntry[], has: (id: string) => boolean): void {
    const ack = message.includes('/ack#')
    const effects = entries.filter(({ id, answer }) => answer !== undefined && has(id))
    // A deferral says the same words again after the redelivery, and means it again.
    if (effects.length > 1 && !ack) this.#report('I5', `message ${message} took effect ${effects.length} times`)
    const first = Math.min(...effects.map(({ answeredAt = Number.POSITIVE_INFINITY }) => answeredAt))
    const late = entries.filter(({ refusal, refusedAt = 0, answer }) => refusal && !answer && refusedAt > first)
    if (late.length > 0 && !ack) {
      this.#report('I5', `message ${message} was taken, and a copy of it refused: ${late[0]?.refusal}`)
    }
  }

  #entry(id: string): LedgerEntry {
    const entry = this.entries.get(id)
    if (!entry) throw new Error(`the ledger heard of ${id}, which nobody sent`)
    return entry
  }
}

function isDeferral(answer: string, deferred: ReadonlySet<string>): boolean {
  const { ack, handoff_id } = JSON.parse(answer) as { ack?: unknown; handoff_id?: unknown }
  return ack === 'deferred' && typeof handoff_id === 'string' && deferred.has(handoff_id)
}
