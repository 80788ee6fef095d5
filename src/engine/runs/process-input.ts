import type { Conversation, ConversationStart } from '../../agents/adapters/adapter.ts'
import { stdinMessageText } from '../../protocol/agent-blocks/stdin-message-text.ts'
import { encodeStdinMessage, type StdinMessage } from '../../protocol/agent-blocks/stdin-messages.ts'
import type { Lang } from '../../protocol/lang.ts'

export interface ProcessInputOptions {
  /** Without it: lines of the text protocol. */
  readonly conversation: Conversation | undefined
  readonly lang: Lang
  /** Not waited for: a frozen agent reads only once it goes on. */
  readonly write: (text: string) => void
  readonly close: () => void
  /** Keeps what was said in the transcript. */
  readonly keep: (text: string) => void
}

/**
 * What is said to the process of a run, as lines of the text protocol or in the form of its CLI.
 *
 * 1. A CLI is told nothing new while it works on its turn, except the answers that it waits for in the turn. What is said
 *    meanwhile is held and becomes its next turn.
 * 2. One write begins one turn: several held messages are sent as one.
 */
export class ProcessInput {
  readonly #options: ProcessInputOptions
  #held: StdinMessage[] = []
  #isTurnOver = false
  #isClosed = false

  constructor(options: ProcessInputOptions) {
    this.#options = options
  }

  /** The request, which the record of the run has: the transcript does not repeat it. */
  open(start: ConversationStart): void {
    const { conversation, write } = this.#options
    if (conversation) write(conversation.open(start))
  }

  /** Nothing that is said arrives any more. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** The CLI has done what it was asked and waits for more. */
  get isTurnOver(): boolean {
    return this.#isTurnOver
  }

  /** Whether what is said now is read now, and not after the turn. */
  get isListening(): boolean {
    return !this.#isClosed && (!this.#options.conversation || this.#isTurnOver)
  }

  /** Whether something was said that the CLI has not got. */
  get hasHeld(): boolean {
    return this.#held.length > 0
  }

  /**
   * `request` is the one of the CLI that this answers. False where the CLI has no such message: its process is to be
   * ended, and the next one begins with what was said.
   */
  send(message: StdinMessage, request?: string): boolean {
    const { conversation } = this.#options
    if (!conversation) {
      this.#say(encodeStdinMessage(message))
      return true
    }
    if (request === undefined && !this.#isTurnOver) {
      this.#held.push(message)
      return true
    }
    const text = conversation.encode(message, request)
    if (text === undefined) return false
    this.#isTurnOver = false
    this.#say(text)
    return true
  }

  /** The adapter's own answer to its CLI. */
  reply(text: string): void {
    this.#say(text)
  }

  /** Whether the turn ends the work for now: false where something was held that begins the next turn. */
  turnOver(): boolean {
    this.#isTurnOver = true
    const held = this.#held
    if (held.length === 0) return true
    this.#held = []
    const { lang } = this.#options
    const text = held.map((message) => stdinMessageText(message, lang)).join('\n\n')
    const [only] = held
    if (this.send(held.length === 1 && only ? only : { type: 'follow_up', text })) return false
    this.#held = held
    return true
  }

  close(): void {
    this.#isClosed = true
    this.#options.close()
  }

  #say(text: string): void {
    this.#options.keep(text)
    this.#options.write(text)
  }
}
