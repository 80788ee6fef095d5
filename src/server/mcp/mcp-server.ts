import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { CallToolResult, ReadResourceResult } from '@modelcontextprotocol/sdk/types.js'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang } from '../../protocol/lang.ts'
import { ChannelError } from '../../service/channel/call-channel.ts'
import type { Desk, Tool, ToolContext } from './tool.ts'

export interface McpOptions {
  readonly version: string
  readonly lang: Lang
}

/** A longer message ends the connection. */
const LONGEST_MESSAGE = 4 * 1024 * 1024
/** How long a person may take at the client. */
const ELICIT_MS = 24 * 3_600_000

/** The desk as an MCP server that is connected to nothing yet. */
export function mcpServer(desk: Desk, { version, lang }: McpOptions): McpServer {
  const server = new McpServer({ name: 'baton', version }, { instructions: desk.instructions })
  for (const one of desk.tools) addTool(server, one, lang)
  for (const { uri, name, description, read } of desk.resources) {
    server.registerResource(name, uri, { description, mimeType: JSON_TYPE }, (at) => document(at, read, lang))
  }
  for (const { uri, name, description, read } of desk.templates) {
    const template = new ResourceTemplate(uri, { list: undefined })
    server.registerResource(name, template, { description, mimeType: JSON_TYPE }, (at, { id }) =>
      document(at, () => read(String(id)), lang),
    )
  }
  return server
}

/** Serves standard input and output until the client closes either of them. */
export async function serveMcp(desk: Desk, options: McpOptions): Promise<void> {
  const server = mcpServer(desk, options)
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: LONGEST_MESSAGE })
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve
  })
  process.stdin.once('end', () => void transport.close())
  await server.connect(transport)
  await closed
}

function addTool(server: McpServer, { name, title, description, readOnly, input, call }: Tool, lang: Lang): void {
  const annotations = { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false }
  server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given, { signal }) => {
    try {
      return answered(await call(given as never, contextOf(server, signal)))
    } catch (error) {
      return { ...answered({ error: errorBody(error, lang) }), isError: true }
    }
  })
}

function contextOf({ server }: McpServer, signal: AbortSignal): ToolContext {
  if (!server.getClientCapabilities()?.elicitation) return { signal }
  return { signal, elicit: (form) => server.elicitInput(form, { signal, timeout: ELICIT_MS }) }
}

const JSON_TYPE = 'application/json'

const answered = (value: unknown): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value ?? null, null, 2) }],
})

async function document(at: URL, read: () => Promise<unknown>, lang: Lang): Promise<ReadResourceResult> {
  const value = await read().catch((error: unknown) => {
    const { code, message } = errorBody(error, lang)
    throw new Error(`${message} [${code}]`)
  })
  return { contents: [{ uri: at.href, mimeType: JSON_TYPE, text: JSON.stringify(value, null, 2) }] }
}

/** What a caller is told: an entry of the catalogue, never a stack. */
function errorBody(error: unknown, lang: Lang): { readonly code: string; readonly message: string } {
  if (error instanceof ChannelError) return { code: error.code, message: error.message }
  const known = error instanceof BatonError ? error : BatonError.of('INTERNAL', { reason: String(error) })
  const { code, message } = known.toBody(lang).error
  return { code, message }
}
