import process from 'node:process'
import type { AgentError } from '../protocol/agent-blocks/block-schemas.ts'
import type { StdinMessage } from '../protocol/agent-blocks/stdin-messages.ts'
import {
  type AskedQuestion,
  encodeCustomTaskComplete,
  encodeError,
  encodePhaseComplete,
  encodeQuestion,
  encodeResult,
  type PhaseDetails,
  type ReportedResult,
  type TaskDetails,
} from './encode-block.ts'
import { Inbox, type MessageInput } from './inbox.ts'

/** The environment variable in which the platform gives an agent the nonce of its run. */
export const NONCE_VARIABLE = 'BATON_NONCE'

export interface AgentStreams {
  readonly input?: MessageInput
  readonly output?: { write(text: string): unknown }
  /** Without one, blocks carry no `run:`. */
  readonly nonce?: string | undefined
}

/** What an agent says to the platform, and hears from it. */
export interface Agent {
  /** Asks a person; null where nobody answered an optional question in time. One question is asked at a time. */
  ask(question: AskedQuestion): Promise<string | null>
  error(error: AgentError): void
  phaseComplete(phase: number, details?: PhaseDetails): void
  customTaskComplete(details?: TaskDetails): void
  result(result: ReportedResult): void
  /** Every message from now on, and first those that nobody has heard yet. The answer stops listening. */
  onMessage(listener: (message: StdinMessage) => void): () => void
}

/**
 * An agent on its standard streams, or on others.
 *
 * 1. Nothing is read before somebody waits for a message, and stdin does not keep the process alive after that.
 * 2. Each block leaves in one write.
 */
export function createAgent(streams: AgentStreams = {}): Agent {
  const inbox = new Inbox(() => streams.input ?? process.stdin)
  const nonce = () => ('nonce' in streams ? streams.nonce : process.env[NONCE_VARIABLE]) || undefined
  const say = (text: string) => {
    const output = streams.output ?? process.stdout
    output.write(text)
  }
  const askNow = (question: AskedQuestion) => {
    const answer = inbox.next('question_answer').then((message) => message.answer)
    say(encodeQuestion(question, nonce()))
    return answer
  }
  let lastAsked: Promise<unknown> = Promise.resolve()
  return {
    ask(question) {
      const answer = lastAsked.then(() => askNow(question))
      // A question that could not be answered must not keep the next one from being asked.
      lastAsked = answer.catch(() => undefined)
      return answer
    },
    error: (error) => say(encodeError(error, nonce())),
    phaseComplete: (phase, details) => say(encodePhaseComplete(phase, details, nonce())),
    customTaskComplete: (details) => say(encodeCustomTaskComplete(details, nonce())),
    result: (result) => say(encodeResult(result, nonce())),
    onMessage: (listener) => inbox.listen(listener),
  }
}
