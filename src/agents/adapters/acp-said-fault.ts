import type { AdapterFault } from './adapter.ts'
import { type Fields, fieldsOf, numberOrNull, textOf } from './stream-adapter.ts'

/** `(HTTP 401)`, or `Last error: 500 …` after it has tried again. */
const STATUS = /\(HTTP ([45]\d\d)\)|\bLast error: ([45]\d\d)\b/
const OWN_WORDS = /^Error: (?:Failed to get response from the AI model|Could not connect to)\b/

/** Goose, as the whole of a message. */
const GOOSE = [
  /^Ran into this error: ([\s\S]+?)\.?\s*\n\s*\nPlease retry if you think this is a transient or recoverable error\.\s*$/,
  /^(Network error: [\s\S]+?)\s*\n\s*\nPlease resend your message to try again\.\s*$/,
] as const
const GOOSE_STATUS = /\bStatus: ([45]\d\d)\b|\(([45]\d\d)\b[^()]*\)/

/**
 * Copilot CLI (1.0.102) tells trouble of its API as words of the agent, and ends the turn with `end_turn` as if it were done:
 * `Info: … Retrying...` while it tries again, `Error: …` when it gives up. Goose (1.34.0) does so too, with words of its own.
 */
export class AcpSaidFault {
  #last = ''
  #goose: string | undefined

  /** Whether the update is such words; they are none of the agent's. */
  hear(agent: string, { sessionUpdate, content }: Fields): { readonly note: string } | undefined {
    if (agent === 'goose') return this.#hearGoose(sessionUpdate, content)
    if (agent !== 'Copilot') return undefined
    const text = sessionUpdate === 'agent_message_chunk' ? textOf(fieldsOf(content).text) : ''
    // After an error there are only figures; whatever else comes, the agent has gone on.
    if (text !== '' || sessionUpdate === 'tool_call') this.#last = ''
    if (text.startsWith('Info: ') && text.endsWith('Retrying...')) return { note: text.slice('Info: '.length) }
    if (!text.startsWith('Error: ')) return undefined
    this.#last = text
    // What it says in other words may be said by the model too: the end of the turn tells.
    return isOwn(text) ? { note: words(text) } : undefined
  }

  #hearGoose(kind: unknown, content: unknown): { readonly note: string } | undefined {
    const text = kind === 'agent_message_chunk' ? textOf(fieldsOf(content).text) : ''
    if (text === '' && kind !== 'tool_call') return undefined
    this.#goose = GOOSE.map((form) => form.exec(text)?.[1])
      .find((words) => words !== undefined)
      ?.replace(/\s+/g, ' ')
    return this.#goose === undefined ? undefined : { note: this.#goose }
  }

  /** What ended the turn; a model that was asked has used tokens. */
  take({ usage }: Fields): AdapterFault | undefined {
    const said = this.#goose
    this.#goose = undefined
    if (said !== undefined) {
      const [, named, last] = GOOSE_STATUS.exec(said) ?? []
      return { message: said, status: numberOrNull(Number(named ?? last ?? Number.NaN)) }
    }
    const text = this.#last
    this.#last = ''
    if (text === '' || (usage !== undefined && !isOwn(text))) return undefined
    const [, named, last] = STATUS.exec(text) ?? []
    return { message: words(text), status: numberOrNull(Number(named ?? last ?? Number.NaN)) }
  }
}

const isOwn = (text: string) => STATUS.test(text) || OWN_WORDS.test(text)

const words = (text: string) => text.slice('Error: '.length).replace(/\s+/g, ' ').trim()
