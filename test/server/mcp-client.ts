import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { type ElicitRequest, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { BIN, type Desk } from '../cli/runs-world.ts'

/** The text of a tool's answer, as the value that it is. */
export function answerValue(answer: unknown): Record<string, unknown> {
  const { content } = answer as { readonly content: readonly { readonly text: string }[] }
  return JSON.parse(content[0]?.text ?? 'null')
}

/** A client of the SDK with a `baton mcp` of its own, as an agent CLI of a person starts it. */
export class McpClient implements AsyncDisposable {
  readonly client: Client
  readonly transport: StdioClientTransport

  private constructor(client: Client, transport: StdioClientTransport) {
    this.client = client
    this.transport = transport
  }

  /** With `answer` it can show forms, and fills them so. */
  static async open(desk: Desk, answer?: (asked: ElicitRequest['params']) => string | null): Promise<McpClient> {
    const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LANG: 'en_US.UTF-8', ...desk.env }
    const transport = new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'], env, cwd: desk.cwd })
    const capabilities = answer ? { elicitation: { form: {} } } : {}
    const client = new Client({ name: 'test', version: '1' }, { capabilities })
    if (answer) {
      client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
        const given = answer(params)
        return given === null
          ? { action: 'decline' as const }
          : { action: 'accept' as const, content: { answer: given } }
      })
    }
    await client.connect(transport)
    return new McpClient(client, transport)
  }

  /** The value that a tool answers; `error` stands in it where it was refused. */
  async call(name: string, input: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return answerValue(await this.client.callTool({ name, arguments: input }))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client.close()
  }
}
