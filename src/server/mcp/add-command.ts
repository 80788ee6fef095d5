/** The agent CLIs to which Baton can be added by one command. */
export const MCP_CLIENTS = ['claude', 'codex', 'gemini'] as const
export type McpClient = (typeof MCP_CLIENTS)[number]

/** The command that adds `baton mcp` to an agent CLI; `words` start the server, each as it is typed. */
export function addCommand(client: McpClient, words: readonly string[]): string {
  return [...ADD[client], ...words].join(' ')
}

/** Gemini takes options that it does not know as those of the server. */
const ADD: Readonly<Record<McpClient, readonly string[]>> = {
  claude: ['claude', 'mcp', 'add', 'baton', '--'],
  codex: ['codex', 'mcp', 'add', 'baton', '--'],
  gemini: ['gemini', 'mcp', 'add', 'baton'],
}
