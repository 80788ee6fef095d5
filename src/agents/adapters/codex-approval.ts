import type { Question } from '../../protocol/agent-blocks/block-schemas.ts'
import type { PermissionAsk } from '../../protocol/permissions/permission-rule.ts'
import { type CodexItems, plainCommand } from './codex-items.ts'
import type { RpcId } from './json-rpc.ts'
import { type Fields, fieldsOf, listOf, textOf } from './stream-adapter.ts'

/** What Codex waits for in its turn. */
export type CodexRequest =
  | {
      readonly kind: 'permission'
      readonly id: RpcId
      readonly ask: PermissionAsk
      /** The files of an edit, to see whether all of them lie in the clone. */
      readonly paths: readonly string[]
      readonly answer: (isAllowed: boolean) => Fields
    }
  | { readonly kind: 'input'; readonly id: RpcId; readonly questions: readonly Fields[] }

/** Undefined for a request that Baton has no answer to. */
export function codexRequest(
  { id, method, params }: { readonly id: RpcId; readonly method: string; readonly params: Fields },
  items: CodexItems,
): CodexRequest | undefined {
  switch (method) {
    case 'item/commandExecution/requestApproval': {
      const command = plainCommand(textOf(params.command))
      const { host } = fieldsOf(params.networkApprovalContext)
      const ask: PermissionAsk =
        command === '' && host !== undefined
          ? { kind: 'web', subject: textOf(host), tool: 'network' }
          : { kind: 'run', subject: command, tool: reasonOf(params, 'command') }
      return { kind: 'permission', id, ask, paths: [], answer: decision }
    }
    case 'item/fileChange/requestApproval': {
      const paths = items.pathsOf(params.itemId)
      const subject = paths.join(', ') || textOf(params.grantRoot)
      return {
        kind: 'permission',
        id,
        ask: { kind: 'edit', subject, tool: reasonOf(params, 'edit') },
        paths,
        answer: decision,
      }
    }
    case 'mcpServer/elicitation/request': {
      // A tool of an MCP server; a form of the server's own is not for a run.
      const meta = fieldsOf(params._meta ?? params.meta)
      if (meta.codex_approval_kind !== 'mcp_tool_call') return undefined
      const ask = {
        kind: 'tool',
        subject: `${textOf(params.serverName)}: ${textOf(params.message)}`,
        tool: 'mcp',
      } as const
      const answer = (isAllowed: boolean): Fields =>
        isAllowed ? { action: 'accept', content: {} } : { action: 'decline', content: null }
      return { kind: 'permission', id, ask, paths: [], answer }
    }
    case 'item/tool/requestUserInput':
      return { kind: 'input', id, questions: listOf(params.questions) }
    default:
      return undefined
  }
}

const decision = (isAllowed: boolean): Fields => ({ decision: isAllowed ? 'accept' : 'decline' })

/** Why the model needs more than its sandbox. */
const reasonOf = ({ reason }: Fields, otherwise: string): string => textOf(reason) || otherwise

/** A question of the model itself, as a question to a person. */
export function inputQuestion({ header, question, options }: Fields): Question {
  const labels = listOf(options).map(({ label }) => textOf(label))
  const head = textOf(header)
  return {
    category: labels.length > 0 ? 'choice' : 'clarification',
    question: head === '' ? textOf(question) : `${head}: ${textOf(question)}`,
    options: labels,
    required: true,
  }
}
