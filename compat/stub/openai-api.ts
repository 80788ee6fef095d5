import { type Conversation, offered, type Turn } from './conversation.ts'
import { type Json, list, text } from './json.ts'

/** The OpenAI Responses API, as far as Codex uses it. */
export function readInput(body: Json): Conversation {
  const items = list(body.input)
  const prompt = items
    .filter(({ type }) => type === 'message')
    .flatMap(({ content }) => list(content))
    .map((part) => text(part.text))
    .join('\n')
  return {
    prompt,
    folder: /<cwd>(.+?)<\/cwd>/.exec(prompt)?.[1] ?? '.',
    results: items.filter(({ type }) => type === 'function_call_output').map(({ output }) => JSON.stringify(output)),
    // Tools of MCP servers stand in a namespace.
    tools: list(body.tools).flatMap(({ name, type, tools }) =>
      Array.isArray(tools) ? list(tools).map((one) => `${text(name)} ${text(one.name)}`) : [text(name ?? type)],
    ),
  }
}

export function responseEvents(turn: Turn, conversation: Conversation, id: string): readonly [string, Json][] {
  const item = itemOf(turn, conversation, id)
  const usage = {
    input_tokens: 100,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 20,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 120,
  }
  const events: [string, Json][] = [
    ['response.created', { type: 'response.created', response: { id: `resp_${id}` } }],
    ['response.output_item.done', { type: 'response.output_item.done', output_index: 0, item }],
    ['response.completed', { type: 'response.completed', response: { id: `resp_${id}`, output: [item], usage } }],
  ]
  return events
}

/** Codex writes files by its shell too. */
function itemOf(turn: Turn, { tools }: Conversation, id: string): Json {
  if (turn.kind === 'say') {
    return { type: 'message', role: 'assistant', id: `msg_${id}`, content: [{ type: 'output_text', text: turn.text }] }
  }
  if (turn.kind === 'tool') {
    const [namespace, name] = (offered(tools, turn.tool) ?? turn.tool).split(' ')
    const called = name === undefined ? { name: namespace } : { namespace, name }
    const call = { type: 'function_call', id: `fc_${id}`, call_id: `call_${id}`, ...called }
    return { ...call, arguments: JSON.stringify(turn.input) }
  }
  const cmd = turn.kind === 'shell' ? turn.command : heredoc(turn.path, turn.content)
  return {
    type: 'function_call',
    id: `fc_${id}`,
    call_id: `call_${id}`,
    name: 'exec_command',
    arguments: JSON.stringify({ cmd, ...(turn.kind === 'shell' && turn.escalated ? ESCALATED : {}) }),
  }
}

const ESCALATED = { sandbox_permissions: 'require_escalated', justification: 'the stub wants to' } as const

const heredoc = (path: string, content: string) =>
  `mkdir -p "$(dirname '${path}')" && cat > '${path}' <<'END_OF_FILE'\n${content}END_OF_FILE\n`
