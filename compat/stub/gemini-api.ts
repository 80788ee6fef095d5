import { type Conversation, offered, type Turn } from './conversation.ts'
import { type Json, list, text } from './json.ts'

/** The Gemini API (streamGenerateContent), as far as Gemini CLI uses it. */
export function readContents(body: Json): Conversation {
  const parts = list(body.contents).flatMap(({ parts }) => list(parts))
  const prompt = parts.map((part) => text(part.text)).join('\n')
  return {
    prompt,
    folder: /Workspace Directories:\*\*\n {2}- (.+)$/m.exec(prompt)?.[1] ?? '.',
    results: parts.filter((part) => part.functionResponse).map((part) => JSON.stringify(part.functionResponse)),
    tools: list(body.tools).flatMap((tool) => list(tool.functionDeclarations).map(({ name }) => text(name))),
  }
}

export function contentChunk(turn: Turn, { folder, tools }: Conversation): Json {
  const finishReason = 'STOP'
  const part = partOf(turn, folder, tools)
  const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 }
  return { candidates: [{ index: 0, content: { role: 'model', parts: [part] }, finishReason }], usageMetadata }
}

/** A shell is offered only where the CLI was told that it may use it; a model without one goes on without. */
function partOf(turn: Turn, folder: string, tools: readonly string[]): Json {
  if (turn.kind === 'say') return { text: turn.text }
  if (turn.kind === 'tool') return { functionCall: { name: offered(tools, turn.tool) ?? turn.tool, args: turn.input } }
  if (turn.kind === 'write') {
    return {
      functionCall: { name: 'write_file', args: { file_path: `${folder}/${turn.path}`, content: turn.content } },
    }
  }
  if (tools.includes('run_shell_command')) {
    return {
      functionCall: { name: 'run_shell_command', args: { command: turn.command, description: 'run the tests' } },
    }
  }
  return { functionCall: { name: 'list_directory', args: { dir_path: folder } } }
}
