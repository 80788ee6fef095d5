import type { Heard } from '../../../src/agents/adapters/adapter.ts'
import { createAdapter } from '../../../src/agents/adapters/create-adapter.ts'
import type { BlockEvent } from '../../../src/protocol/agent-blocks/block-events.ts'

/** The nonce of the runs in these tests. */
export const NONCE = 'abc123'

/** How the CLI of one adapter prints what its model says, as lines of its protocol. */
export interface Form {
  readonly adapter: 'claude' | 'codex-server' | 'acp'
  readonly before: readonly object[]
  readonly says: (text: string) => readonly object[]
  readonly tool: readonly object[]
  readonly over: readonly object[]
}

const update = (fields: object) => ({ method: 'session/update', params: { sessionId: 's', update: fields } })
const told = (method: string, item: object) => ({ method, params: { threadId: 't', item } })
export const FORMS: readonly Form[] = [
  {
    adapter: 'claude',
    before: [{ type: 'system', subtype: 'init', session_id: 's' }],
    says: (text) => [{ type: 'assistant', message: { id: text, content: [{ type: 'text', text }] } }],
    tool: [
      {
        type: 'assistant',
        message: { id: 't', content: [{ type: 'tool_use', name: 'Bash', input: { command: 'ls' } }] },
      },
    ],
    over: [{ type: 'result', subtype: 'success', is_error: false }],
  },
  {
    adapter: 'codex-server',
    before: [
      { id: 1, result: {} },
      { id: 2, result: { thread: { id: 't' } } },
      { id: 3, result: { turn: { id: 'u' } } },
    ],
    says: (text) => [told('item/completed', { id: text, type: 'agentMessage', text })],
    tool: [told('item/started', { id: 'c', type: 'commandExecution', command: 'ls' })],
    over: [{ method: 'turn/completed', params: { threadId: 't', turn: { id: 'u', status: 'completed' } } }],
  },
  {
    adapter: 'acp',
    before: [
      { id: 1, result: { protocolVersion: 1 } },
      { id: 2, result: { sessionId: 's' } },
    ],
    // A few characters at a time, as models speak.
    says: (text) =>
      (text.match(/[\s\S]{1,7}/g) ?? []).map((piece) =>
        update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: piece } }),
      ),
    tool: [
      update({
        sessionUpdate: 'tool_call',
        toolCallId: 'c',
        title: 'ls',
        kind: 'execute',
        rawInput: { command: 'ls' },
      }),
    ],
    over: [{ id: 3, result: { stopReason: 'end_turn', usage: { inputTokens: 1, outputTokens: 1 } } }],
  },
]

/** What is heard of one turn. */
export function played({ adapter: name, before, over }: Form, said: readonly object[], required = false) {
  const argv = name === 'claude' ? ['claude', '--input-format', 'stream-json'] : []
  const adapter = createAdapter(name, {
    nonce: { value: NONCE, required },
    workflow: { kind: 'dispatch' },
    argv,
  })
  adapter.conversation?.open({ prompt: 'do it', folder: '/clone', session: null })
  const heard: Heard[] = [...before, ...said, ...over].flatMap((line) =>
    adapter.push(Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', ...line })}\n`)),
  )
  const results = heard.flatMap((one) =>
    one.kind === 'event' && one.event.kind === 'agent_result' ? [one.event.result] : [],
  )
  const judged: readonly BlockEvent[] = heard.flatMap((one) =>
    one.kind === 'event' && (one.event.kind === 'agent_result' || one.event.kind === 'invalid') ? [one.event] : [],
  )
  return { results, judged, isOver: heard.some(({ kind }) => kind === 'turn_over'), lastWords: adapter.facts.lastWords }
}
