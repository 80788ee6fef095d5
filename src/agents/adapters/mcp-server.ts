import type { AdapterName } from '../../protocol/adapter-names.ts'
import type { PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import type { AgentOptions } from '../../protocol/project-config/agent-options.ts'

/** `baton mcp` for one attempt at a run: by it an agent asks people and reports its result. */
export interface McpServer {
  readonly command: string
  readonly args: readonly string[]
  /** The marks and the token of the attempt, which limit what it may do. */
  readonly env: Readonly<Record<string, string>>
}

/** How the CLIs call the server. */
export const MCP_NAME = 'baton'

/** Those that cannot ask a person otherwise than by their last words. Claude Code has a tool for it. */
const WITHOUT_A_WAY: readonly AdapterName[] = ['codex-server', 'acp']

/** Those that can be given a server for one run. */
const ABLE: readonly AdapterName[] = [...WITHOUT_A_WAY, 'claude']

/** Whether a run is given the server: as the configuration says, else where its CLI has no other way. */
export const wantsMcp = (adapter: AdapterName, { mcp }: AgentOptions = {}): boolean =>
  ABLE.includes(adapter) && (mcp ?? WITHOUT_A_WAY.includes(adapter))

/**
 * The arguments that name the server to Claude Code; the others are told in the conversation. The token is not in them:
 * Claude Code passes its own environment on.
 */
export function mcpArguments(adapter: AdapterName, server: McpServer | undefined): readonly string[] {
  if (adapter !== 'claude' || !server) return []
  const { command, args } = server
  return ['--mcp-config', JSON.stringify({ mcpServers: { [MCP_NAME]: { type: 'stdio', command, args } } })]
}

/** What the server offers inside a run (`run-desk.ts`). */
const TOOLS = ['ask_person', 'report_result', 'read_task', 'read_message', 'read_answers', 'task_step'] as const

/** What each CLI calls the tools of the server when it asks whether it may use them. Nobody is asked about these. */
export const MCP_RULES: readonly PermissionRule[] = [
  // Codex tells the server, and then a sentence.
  `tool ${MCP_NAME}: *`,
  ...TOOLS.flatMap((tool) => [
    // Claude Code; Gemini CLI and Qwen Code; OpenCode; Copilot CLI; Goose.
    `tool mcp__${MCP_NAME}__${tool}`,
    `tool ${tool} (${MCP_NAME} MCP Server)`,
    `tool ${MCP_NAME}_${tool}`,
    `tool ${MCP_NAME}-${tool}`,
    `tool ${MCP_NAME}__${tool}`,
  ]),
]
