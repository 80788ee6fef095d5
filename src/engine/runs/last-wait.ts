import type { ProcessEnd } from '../../agents/launch-agent.ts'
import type { RunState } from '../../pipeline/runs/run-record.ts'

/** An agent that exits after it ran for less than this did nothing with the reply that it got. */
const ON_ITS_WAY_MS = 5_000

/**
 * What a process waited for last, and how long it had run by then. An agent that asks or reports an error and exits may be
 * frozen before it is gone. It then exits when it is thawed, and has not read the reply.
 * A CLI with a conversation says by its protocol what it has read, and needs none of this.
 */
export class LastWait {
  #wait: { readonly state: RunState; readonly ranMs: number } | undefined

  waits(state: RunState, ranMs: number): void {
    this.#wait = { state, ranMs }
  }

  /** It said something else. */
  forget(): void {
    this.#wait = undefined
  }

  /** Whether a process that has exited was frozen on its way out, and is started again for the reply. */
  isLeft(end: ProcessEnd, ranMs: number): boolean {
    if (!this.#wait || ranMs - this.#wait.ranMs >= ON_ITS_WAY_MS || end.how !== 'exited') return false
    return isStartedAgain(this.#wait.state, end, false)
  }
}

/**
 * Whether an agent whose process ended while it waited is started again: with the answer to what it asked, or, after an
 * error that it reported, after its delay or when a person says so.
 */
export function isStartedAgain(state: RunState, end: ProcessEnd, isRetried: boolean): boolean {
  if (state === 'waiting_question') return end.how === 'exited' && end.code === 0
  return state === 'waiting_retry' && (isRetried || end.how === 'exited')
}
