import type { Adapter, AdapterOptions } from './adapter.ts'
import { type Fields, fieldsOf, numberOrNull, streamAdapter, type Told, textOf } from './stream-adapter.ts'

/** `gemini -p … --output-format stream-json`. Words come in pieces (`delta`), which belong together. */
export const geminiAdapter = (options: AdapterOptions): Adapter => streamAdapter(read, options)

function read(event: Fields, told: Told): boolean {
  switch (event.type) {
    case 'init':
      told.session(event.session_id)
      told.note('·', `gemini ${textOf(event.model)}`)
      return true
    case 'message':
      if (event.role === 'assistant')
        told.say(event.delta === true ? textOf(event.content) : `${textOf(event.content)}\n`)
      return true
    case 'tool_use': {
      const { file_path, command, dir_path, pattern } = fieldsOf(event.parameters)
      told.note('·', `${textOf(event.tool_name)} ${textOf(file_path ?? command ?? dir_path ?? pattern)}`)
      return true
    }
    case 'tool_result':
      if (event.status === 'error') told.note('!', textOf(fieldsOf(event.error).message) || textOf(event.output))
      return true
    case 'error':
      told.note('!', textOf(event.message))
      return true
    case 'result':
      return result(event, told)
    default:
      return false
  }
}

function result(event: Fields, told: Told): boolean {
  const { input_tokens, output_tokens } = fieldsOf(event.stats)
  told.usage({
    input_tokens: numberOrNull(input_tokens),
    output_tokens: numberOrNull(output_tokens),
    cost_usd: null,
  })
  if (event.status === 'error') {
    const message = textOf(fieldsOf(event.error).message).slice(0, 4_000)
    const status = /"code":\s*(\d{3})/.exec(message)?.[1]
    told.fault(apiWords(message), status === undefined ? null : Number(status))
    told.note('!', apiWords(message))
  } else told.recovered()
  return true
}

/**
 * `[API Error: {…}]` with JSON in it, sometimes JSON in JSON: the words in the middle. Advice of the CLI that follows is
 * left out: it names logins even where a limit is the trouble.
 */
function apiWords(message: string): string {
  const found = [...message.matchAll(/\\*"message\\*":\s*\\*"((?:[^"\\]|\\.)*?)\\*"/g)].at(-1)?.[1]
  return found ?? /^\[API Error: (.*)\]$/m.exec(message)?.[1] ?? message
}
