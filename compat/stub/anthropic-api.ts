import { type Conversation, offered, type Turn } from './conversation.ts'
import { type Json, list, text } from './json.ts'

/** The Anthropic Messages API, as far as Claude Code uses it. */
export function readMessages(body: Json): Conversation {
  const parts = list(body.messages).flatMap((message) => {
    const { content } = message
    return typeof content === 'string' ? [{ type: 'text', text: content }] : list(content)
  })
  const prompt = [...list(body.system), ...parts].map((part) => text(part.text)).join('\n')
  return {
    prompt,
    folder: /Primary working directory: (.+)$/m.exec(prompt)?.[1] ?? '.',
    results: parts.filter(({ type }) => type === 'tool_result').map(({ content }) => JSON.stringify(content ?? '')),
    tools: list(body.tools).map(({ name }) => text(name)),
  }
}

/** The events of one streamed answer, in the order in which the API sends them. */
export function messageEvents(turn: Turn, conversation: Conversation, id: string): readonly [string, Json][] {
  const block = blockOf(turn, conversation, id)
  const stop_reason = block.type === 'text' ? 'end_turn' : 'tool_use'
  const usage = { input_tokens: 100, output_tokens: 20, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 }
  const message = { id: `msg_${id}`, type: 'message', role: 'assistant', model: 'stub', content: [], usage }
  const delta =
    block.type === 'text'
      ? { type: 'text_delta', text: turn.kind === 'say' ? turn.text : '' }
      : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) }
  const start = block.type === 'text' ? { type: 'text', text: '' } : { ...block, input: {} }
  return [
    ['message_start', { type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null } }],
    ['content_block_start', { type: 'content_block_start', index: 0, content_block: start }],
    ['content_block_delta', { type: 'content_block_delta', index: 0, delta }],
    ['content_block_stop', { type: 'content_block_stop', index: 0 }],
    ['message_delta', { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage }],
    ['message_stop', { type: 'message_stop' }],
  ]
}

function blockOf(turn: Turn, { folder, tools }: Conversation, id: string): Json {
  if (turn.kind === 'say' && turn.options && tools.includes('AskUserQuestion')) {
    const options = turn.options.map((label) => ({ label, description: `take ${label}` }))
    const questions = [{ question: turn.text, header: 'Choice', multiSelect: false, options }]
    return { type: 'tool_use', id: `toolu_${id}`, name: 'AskUserQuestion', input: { questions } }
  }
  if (turn.kind === 'say') return { type: 'text' }
  if (turn.kind === 'tool') {
    return { type: 'tool_use', id: `toolu_${id}`, name: offered(tools, turn.tool) ?? turn.tool, input: turn.input }
  }
  if (turn.kind === 'shell')
    return { type: 'tool_use', id: `toolu_${id}`, name: 'Bash', input: { command: turn.command } }
  const input = { file_path: `${folder}/${turn.path}`, content: turn.content }
  return { type: 'tool_use', id: `toolu_${id}`, name: 'Write', input }
}
