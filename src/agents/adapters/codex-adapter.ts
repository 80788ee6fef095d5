import type { Adapter, AdapterFault, AdapterOptions } from './adapter.ts'
import { type Fields, fieldsOf, listOf, numberOrNull, streamAdapter, type Told, textOf } from './stream-adapter.ts'

/** `codex exec --json`. What the API says when it fails is JSON inside a message. */
export const codexAdapter = (options: AdapterOptions): Adapter => streamAdapter(read, options)

function read(event: Fields, told: Told): boolean {
  switch (event.type) {
    case 'thread.started':
      told.session(event.thread_id)
      return true
    case 'turn.started':
      return true
    case 'item.started':
    case 'item.updated':
    case 'item.completed':
      item(String(event.type), fieldsOf(event.item), told)
      return true
    case 'error':
      told.note('!', apiFault(event.message).message)
      return true
    case 'turn.failed': {
      const { message, status } = apiFault(fieldsOf(event.error).message)
      told.fault(message, status)
      told.note('!', message)
      return true
    }
    case 'turn.completed': {
      const { input_tokens, output_tokens } = fieldsOf(event.usage)
      const usage = { input_tokens: numberOrNull(input_tokens), output_tokens: numberOrNull(output_tokens) }
      told.usage({ ...usage, cost_usd: null })
      told.recovered()
      return true
    }
    default:
      return false
  }
}

function item(when: string, { type, text, command, exit_code, changes, message }: Fields, told: Told): void {
  const isDone = when === 'item.completed'
  if (type === 'agent_message' && isDone) told.say(`${textOf(text)}\n`)
  if (type === 'command_execution' && when === 'item.started') told.note('·', `$ ${textOf(command)}`)
  if (type === 'command_execution' && isDone && exit_code !== 0) told.note('!', `exit code ${String(exit_code)}`)
  if (type === 'file_change' && isDone) {
    told.note(
      '·',
      `edit ${listOf(changes)
        .map(({ path }) => textOf(path))
        .join(', ')}`,
    )
  }
  if (type === 'error' && isDone) told.note('!', textOf(message))
}

/** The OpenAI API names its errors; Codex passes on the body of a 400 without the status. */
const STATUSES: Readonly<Record<string, number>> = { invalid_request_error: 400, authentication_error: 401 }

/** The API's own words and status, out of the JSON that they come in; else the status as it stands in the text. */
export function apiFault(said: unknown): AdapterFault {
  const text = textOf(said)
  const named = /\b([45]\d\d)\b/.exec(text)?.[1]
  const status = named === undefined ? null : Number(named)
  try {
    const value = fieldsOf(JSON.parse(text))
    const error = fieldsOf(value.error)
    const told = numberOrNull(error.code) ?? STATUSES[textOf(error.type)] ?? status
    return { message: textOf(error.message) || text, status: told }
  } catch {
    return { message: text, status }
  }
}
