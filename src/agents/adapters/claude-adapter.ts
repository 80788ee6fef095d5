import type { Adapter, AdapterOptions } from './adapter.ts'
import { type Fields, fieldsOf, listOf, numberOrNull, streamAdapter, type Told, textOf } from './stream-adapter.ts'

/**
 * `claude -p … --output-format stream-json --verbose`. A `result` line is not the end: a subagent in the background
 * brings a second one. `subtype` is "success" even for an API error; `is_error` tells.
 */
export const claudeAdapter = (options: AdapterOptions): Adapter => streamAdapter(read, options)

function read(event: Fields, told: Told): boolean {
  switch (event.type) {
    case 'system':
      return system(event, told)
    case 'assistant':
      assistant(event, told)
      return true
    case 'user':
      for (const part of listOf(fieldsOf(event.message).content)) toolResult(part, told)
      return true
    case 'result':
      return result(event, told)
    // Shows in what follows.
    case 'tool_progress':
    case 'control_response':
    case 'stream_event':
      return true
    default:
      return false
  }
}

function system(event: Fields, told: Told): boolean {
  told.session(event.session_id)
  if (event.subtype === 'init') told.note('·', `claude ${textOf(event.claude_code_version)} ${textOf(event.model)}`)
  if (event.subtype === 'permission_denied') {
    const [tool, reason] = [textOf(event.tool_name), textOf(event.decision_reason)]
    told.refused(tool, reason)
    told.note('!', `permission denied: ${tool}: ${reason}`)
  }
  if (event.subtype === 'api_retry') {
    const { error_status, status, attempt, error } = event
    told.note('!', `API error ${String(error_status ?? status ?? textOf(error))}, retry ${String(attempt ?? '')}`)
  }
  return true
}

/** What a subagent says is its own: its blocks are not those of the run. */
function assistant({ message, parent_tool_use_id }: Fields, told: Told): void {
  for (const part of listOf(fieldsOf(message).content)) {
    if (part.type === 'tool_use') told.note('·', `${textOf(part.name)} ${subject(fieldsOf(part.input))}`)
    if (part.type !== 'text') continue
    if (typeof parent_tool_use_id === 'string') told.note('·', `subagent: ${textOf(part.text)}`)
    else told.say(`${textOf(part.text)}\n`)
  }
}

/** What a tool is used on, in a few words. */
function subject(input: Fields): string {
  return textOf(input.file_path ?? input.command ?? input.pattern ?? input.path ?? input.description ?? input.prompt)
}

function toolResult(part: Fields, told: Told): void {
  if (part.is_error !== true) return
  const { content } = part
  const text =
    typeof content === 'string'
      ? content
      : listOf(content)
          .map((one) => textOf(one.text))
          .join(' ')
  told.note('!', text)
}

function result(event: Fields, told: Told): boolean {
  const { input_tokens, output_tokens } = fieldsOf(event.usage)
  told.session(event.session_id)
  told.usage({
    input_tokens: numberOrNull(input_tokens),
    output_tokens: numberOrNull(output_tokens),
    cost_usd: numberOrNull(event.total_cost_usd),
  })
  if (event.is_error !== true) told.recovered()
  else {
    const message = textOf(event.result) || textOf(event.subtype)
    // A limit of turns or of cost ends work that was not done; the API is not to blame for it.
    if (!textOf(event.subtype).startsWith('error_max')) told.fault(message, event.api_error_status)
    told.note('!', message)
  }
  return true
}
