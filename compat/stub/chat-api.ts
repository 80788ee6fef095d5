import { type Conversation, offered, type Turn } from './conversation.ts'
import { type Json, list, text } from './json.ts'

/** The OpenAI Chat Completions API, as far as OpenCode, Qwen Code, Copilot CLI and Goose use it. */
export function readChat(body: Json): Conversation {
  const messages = list(body.messages)
  const prompt = messages
    .filter(({ role }) => role !== 'tool' && role !== 'assistant')
    .map(({ content }) => wordsOf(content))
    .join('\n')
  return {
    prompt,
    folder: folderIn(prompt),
    results: messages
      .filter(({ role, tool_call_id }) => role === 'tool' && !text(tool_call_id).startsWith(FOLDER))
      .map(({ content }) => wordsOf(content)),
    folders: messages
      .flatMap(({ tool_calls }) => list(tool_calls))
      .filter(({ id }) => text(id).startsWith(FOLDER))
      .map((call) => text((call.function as Json | undefined)?.arguments)),
    tools: list(body.tools).map(({ function: tool }) => text((tool as Json | undefined)?.name)),
  }
}

const wordsOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : list(content)
        .map((part) => text(part.text))
        .join('\n')

/** Each CLI tells its model the folder in words of its own. */
function folderIn(prompt: string): string {
  const found =
    /(?:[Ww]orking directory|[Cc]urrent working directory|working in the directory|<cwd>|cwd)[:>]?\s*`?(\/[^\s`<]+)/.exec(
      prompt,
    )
  return found?.[1] ?? '.'
}

/** The pieces of one streamed answer. A request without tools asks for a title or a summary. */
export function chatChunks(turn: Turn, conversation: Conversation, id: string): readonly [undefined, Json][] {
  const isAside = conversation.tools.length === 0
  const call = isAside || turn.kind === 'say' ? undefined : toolCall(turn, conversation, id)
  const content = isAside ? 'adding numbers' : turn.kind === 'say' ? turn.text : null
  const delta = call
    ? { role: 'assistant', content: null, tool_calls: [{ index: 0, ...call }] }
    : { role: 'assistant', content }
  const head = { id: `chatcmpl-${id}`, object: 'chat.completion.chunk', created: 1_763_000_000, model: 'stub-model' }
  const finish_reason = call ? 'tool_calls' : 'stop'
  return [
    [undefined, { ...head, choices: [{ index: 0, delta, finish_reason: null }] }],
    [undefined, { ...head, choices: [{ index: 0, delta: {}, finish_reason }] }],
    [undefined, { ...head, choices: [], usage: USAGE }],
  ]
}

/** A call that only makes a folder. */
const FOLDER = 'call_folder_'

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }

/** The same answer at once. */
export function chatAnswer(turn: Turn, conversation: Conversation, id: string): Json {
  const [first, last] = chatChunks(turn, conversation, id).map(([, chunk]) => list(chunk.choices)[0])
  const { delta: message } = first ?? {}
  const choice = { index: 0, message, finish_reason: last?.finish_reason }
  return { id: `chatcmpl-${id}`, object: 'chat.completion', created: 1_763_000_000, choices: [choice], usage: USAGE }
}

function callOf(
  turn: Exclude<Turn, { kind: 'say' }>,
  folder: string,
  tools: readonly string[],
): readonly [string, Json] {
  if (turn.kind === 'tool') return [offered(tools, turn.tool) ?? turn.tool, turn.input]
  return turn.kind === 'shell' ? shell(turn.command, tools) : write(turn, folder, tools)
}

function toolCall(turn: Exclude<Turn, { kind: 'say' }>, conversation: Conversation, id: string): Json {
  const { folder, tools, folders = [] } = conversation
  // `create` of Copilot CLI wants the folder to be there.
  const parent = turn.kind === 'write' && tools.includes('create') ? /^(.+)\/[^/]+$/.exec(turn.path)?.[1] : undefined
  if (parent !== undefined && !folders.some((made) => made.includes(parent))) {
    const [name, input] = shell(`mkdir -p ${parent}`, tools)
    return { id: `${FOLDER}${id}`, type: 'function', function: { name, arguments: JSON.stringify(input) } }
  }
  const [name, input] = callOf(turn, folder, tools)
  return { id: `call_${id}`, type: 'function', function: { name, arguments: JSON.stringify(input) } }
}

function shell(command: string, tools: readonly string[]): readonly [string, Json] {
  const name = firstOf(tools, ['bash', 'run_shell_command', 'shell', 'developer__shell'])
  const more = name === 'run_shell_command' ? { is_background: false } : {}
  return [name, { command, description: 'run the tests', ...more }]
}

function write(
  { path, content }: Extract<Turn, { kind: 'write' }>,
  folder: string,
  tools: readonly string[],
): readonly [string, Json] {
  const file = `${folder}/${path}`
  const name = firstOf(tools, ['write', 'write_file', 'create', 'developer__write', 'developer__text_editor'])
  switch (name) {
    case 'write':
      return [name, { filePath: file, path: file, content }]
    case 'create':
      return [name, { path: file, file_text: content }]
    case 'developer__text_editor':
      return [name, { command: 'write', path: file, file_text: content }]
    default:
      return [name, { file_path: file, path: file, content }]
  }
}

const firstOf = (tools: readonly string[], names: readonly string[]): string =>
  names.find((name) => tools.includes(name)) ?? names[0] ?? ''
