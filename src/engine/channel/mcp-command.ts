import { fileURLToPath } from 'node:url'
import type { McpServer } from '../../agents/adapters/mcp-server.ts'
import { NONCE_MARK, RUN_MARK, WORKER_MARK } from '../../agents/process-row.ts'

const BATON = fileURLToPath(new URL('../../../bin/baton.js', import.meta.url))

interface McpOfAttempt {
  readonly run: { readonly run_id: string; readonly nonce: string }
  readonly worker: string
  readonly token: string
  /** The environment of the run's channel; without a channel there is no server. */
  readonly channel: Readonly<Record<string, string>> | undefined
}

/** `baton mcp` as an agent CLI starts it for one attempt at a run. */
export function mcpCommand({ run, worker, token, channel = {} }: McpOfAttempt): McpServer | undefined {
  if (Object.keys(channel).length === 0) return undefined
  const env = { [RUN_MARK]: run.run_id, [NONCE_MARK]: run.nonce, [WORKER_MARK]: worker, BATON_RUN_TOKEN: token }
  return { command: process.execPath, args: [BATON, 'mcp'], env: { ...env, ...channel } }
}
