import { stdinMessageText } from '../../protocol/agent-blocks/stdin-message-text.ts'
import type { StdinMessage } from '../../protocol/agent-blocks/stdin-messages.ts'
import type { Adapter, AdapterOptions, Conversation } from './adapter.ts'
import { ClaudeRequests } from './claude-requests.ts'
import { ClaudeUsage } from './claude-usage.ts'
import { withAdvice } from './fault-advice.ts'
import { type Fields, fieldsOf, listOf, numberOrNull, streamAdapter, type Told, textOf } from './stream-adapter.ts'

const LOGIN = 'Start claude in a terminal and type /login, or set ANTHROPIC_API_KEY.'

/** Whether Claude Code was started to read messages while it works, and not with one request alone. */
export const isDuplex = (argv: readonly string[]): boolean => argv.includes('--input-format')

/**
 * `claude -p … --output-format stream-json --verbose`, with `--input-format stream-json` as a conversation. A `result` line
 * is not the end: a subagent in the background brings a second one. `subtype` is "success" even for an API error;
 * `is_error` tells.
 */
export function claudeAdapter(options: AdapterOptions): Adapter {
  const { lang = 'en', folder = '', allowed = [], argv = [], usedBefore = null } = options
  const state: ClaudeState = {
    requests: new ClaudeRequests({ lang, folder, allowed }),
    background: new Set(),
    isDuplex: isDuplex(argv),
    used: new ClaudeUsage(usedBefore?.cost_usd ?? 0),
  }
  const read = (event: Fields, told: Told) => readEvent(event, told, state)
  return streamAdapter(read, options, state.isDuplex ? conversationOf(state, lang) : undefined)
}

interface ClaudeState {
  readonly requests: ClaudeRequests
  /** Tasks that run beside the turn, by their ids: a turn is over when none is left. */
  readonly background: Set<string>
  readonly isDuplex: boolean
  readonly used: ClaudeUsage
}

/** A session is chosen by the flags of the command (`session-arguments.ts`). */
function conversationOf({ requests }: ClaudeState, lang: 'ko' | 'en'): Conversation {
  const says = (text: string) =>
    `${JSON.stringify({ type: 'user', message: { role: 'user', content: [{ type: 'text', text }] } })}\n`
  return {
    open: ({ prompt }) => says(prompt),
    encode: (message: StdinMessage, request?: string) =>
      request === undefined ? says(stdinMessageText(message, lang)) : requests.answer(message, request),
  }
}

function readEvent(event: Fields, told: Told, state: ClaudeState): boolean {
  switch (event.type) {
    case 'system':
      return system(event, told, state)
    case 'assistant':
      assistant(event, told)
      told.usage(state.used.message(fieldsOf(event.message)))
      return true
    case 'user':
      for (const part of listOf(fieldsOf(event.message).content)) toolResult(part, told)
      return true
    case 'result':
      return result(event, told, state)
    case 'control_request':
      state.requests.hear(event, told)
      return true
    case 'control_cancel_request':
      state.requests.cancelled(textOf(event.request_id))
      return true
    // Shows in what follows.
    case 'tool_progress':
    case 'control_response':
    case 'stream_event':
      return true
    default:
      return false
  }
}

function system(event: Fields, told: Told, { background }: ClaudeState): boolean {
  told.session(event.session_id)
  if (event.subtype === 'init') told.note('·', `claude ${textOf(event.claude_code_version)} ${textOf(event.model)}`)
  if (event.subtype === 'permission_denied') {
    const [tool, reason] = [textOf(event.tool_name), textOf(event.decision_reason)]
    told.refused(tool, reason)
    told.note('!', `permission denied: ${tool}: ${reason}`)
  }
  if (event.subtype === 'background_tasks_changed') {
    background.clear()
    for (const { task_id, id } of listOf(event.tasks)) background.add(textOf(task_id ?? id))
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

function result(event: Fields, told: Told, state: ClaudeState): boolean {
  if (isUnknownSession(event)) told.sessionGone()
  else told.session(event.session_id)
  told.usage(state.used.turn(event))
  if (event.is_error !== true) told.recovered()
  else {
    const said = textOf(event.result) || errorsOf(event) || textOf(event.subtype)
    const { message, status } = withAdvice({ message: said, status: numberOrNull(event.api_error_status) }, LOGIN)
    // A limit of turns or of cost ends work that was not done; the API is not to blame for it.
    if (!textOf(event.subtype).startsWith('error_max')) told.fault(message, status)
    told.note('!', message)
  }
  if (state.isDuplex && state.background.size === 0) told.turnOver()
  return true
}

const errorsOf = ({ errors }: Fields): string => (Array.isArray(errors) ? errors.map(String).join('; ') : '')

/** `--resume` with a session that was removed, or that another folder has. */
const isUnknownSession = (event: Fields): boolean =>
  event.is_error === true && /No conversation found with session ID/i.test(`${textOf(event.result)} ${errorsOf(event)}`)
