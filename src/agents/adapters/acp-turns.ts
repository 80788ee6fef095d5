import { type Fields, fieldsOf, textOf } from './stream-adapter.ts'

/** What a model says, in words or by a tool. */
const ANSWERS: ReadonlySet<unknown> = new Set(['agent_message_chunk', 'agent_thought_chunk', 'tool_call'])

/**
 * Counts calls of the model. ACP does not tell them, but after a tool has ended the model is called again. Tools that one
 * answer asks for, and that the agent runs one after the other, are counted as one call each.
 */
export class AcpTurns {
  #all = 0
  #inTurn = 0
  #isAnswering = false

  /** A prompt was sent. */
  begin(): void {
    this.#inTurn = 0
    this.#isAnswering = false
  }

  hear({ sessionUpdate, status, content }: Fields): void {
    // Qwen tells the usage of an answer in an empty piece of text, after the answer.
    const isEmpty = sessionUpdate === 'agent_message_chunk' && textOf(fieldsOf(content).text) === ''
    if (ANSWERS.has(sessionUpdate) && !isEmpty && !this.#isAnswering) {
      this.#isAnswering = true
      this.#all += 1
      this.#inTurn += 1
    }
    const isTool = sessionUpdate === 'tool_call' || sessionUpdate === 'tool_call_update'
    if (isTool && (textOf(status) === 'completed' || textOf(status) === 'failed')) this.#isAnswering = false
  }

  /** A tool was refused: the model is called again, and not every agent tells that the tool is over. */
  refused(): void {
    this.#isAnswering = false
  }

  get all(): number {
    return this.#all
  }

  /** Since the last prompt. */
  get inTurn(): number {
    return this.#inTurn
  }
}
