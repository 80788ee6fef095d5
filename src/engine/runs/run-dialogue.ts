import type { RunQuestion } from '../../pipeline/runs/run-record.ts'
import type { HeldRun } from './held-run.ts'
import type { CliRequest, RunProcess } from './run-process.ts'

/**
 * What the process of a run is told by people: answers and follow-ups, and what the record says of their delivery.
 *
 * 1. Where something cannot be said to the process, the answer is false and nothing is recorded: the next process begins
 *    with it.
 */
export class RunDialogue {
  readonly #held: HeldRun
  /** The requests of the CLI that questions of this process came from. */
  readonly #requests = new Map<string, CliRequest>()

  /** The usage that was recorded last. */
  #told = ''

  constructor(held: HeldRun) {
    this.#held = held
  }

  /** How many follow-ups no process has got. */
  get undelivered(): number {
    return this.#held.record.follow_ups.filter(({ delivered }) => delivered === undefined).length
  }

  /** This question of the record is asked by a request of the CLI, which waits for the answer in its turn. */
  isAskedBy(question_id: string | null, request: CliRequest | undefined): void {
    if (question_id !== null && request) this.#requests.set(question_id, request)
  }

  answer(process: RunProcess, { id, answer = null }: RunQuestion): boolean {
    return process.send({ type: 'question_answer', questionId: id, answer }, this.#requests.get(id)?.id)
  }

  /** The follow-ups that no process has got. A CLI gets all of them as one message. */
  followUps(process: RunProcess): boolean {
    const { follow_ups } = this.#held.record
    const texts = follow_ups.slice(follow_ups.length - this.undelivered).map(({ text }) => text)
    if (texts.length === 0) return true
    const messages = process.hasConversation ? [texts.join('\n\n')] : texts
    return messages.every((text) => process.send({ type: 'follow_up', text }))
  }

  async delivered(answers: readonly string[] = []): Promise<void> {
    const { follow_ups } = this.#held.record
    await this.#held.do({ type: 'run_resumed', answers, follow_ups: follow_ups.length })
    await this.#held.tellState()
  }

  /** The session of the CLI, once it is known: the next process can go on with it. */
  async keepSession({ hasConversation, facts }: RunProcess): Promise<boolean> {
    const { session } = facts
    if (!hasConversation || session === null || session === (this.#held.record.session?.id ?? null)) return false
    await this.#setSession(session)
    return true
  }

  /** What the process has used, as it tells it: of a worker that is killed, nothing else would be known. */
  async keepUsage({ facts }: RunProcess): Promise<boolean> {
    const { usage } = facts
    if (!usage || JSON.stringify(usage) === this.#told) return false
    this.#told = JSON.stringify(usage)
    await this.#held.do({ type: 'run_used', used: usage })
    await this.#held.reload()
    return true
  }

  forgetSession(): Promise<void> {
    return this.#setSession(null)
  }

  async #setSession(session: string | null): Promise<void> {
    await this.#held.do({ type: 'run_session', session })
    await this.#held.reload()
  }
}
