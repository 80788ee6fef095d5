import { describe, expect, test } from 'vitest'
import type { Heard } from '../../../src/agents/adapters/adapter.ts'
import { createAdapter } from '../../../src/agents/adapters/create-adapter.ts'
import { plainQuestion } from '../../../src/protocol/agent-blocks/plain-question.ts'

const BLOCK = ['[AGENT_RESULT]', 'run: abc123', 'summary: it works', 'verdict: pass', '[/AGENT_RESULT]']
const lines = (indent: string) => BLOCK.map((line) => `${indent}${line}`).join('\n')

/** How models write a report that they were asked to print as it is. */
const REPORTS: readonly (readonly [string, string])[] = [
  ['as it was asked for', lines('')],
  ['indented below a list item', `1. Done:\n\n${lines('   ')}`],
  ['in a code fence', `Here it is:\n\n\`\`\`\n${lines('')}\n\`\`\``],
  ['in a fence with a language, indented', `\`\`\`text\n${lines('  ')}\n\`\`\``],
  ['with words after it', `${lines('')}\n\nLet me know what you think.`],
]

interface Form {
  readonly adapter: 'claude' | 'codex-server' | 'acp'
  readonly before: readonly object[]
  readonly says: (text: string) => readonly object[]
  readonly tool: readonly object[]
  readonly over: readonly object[]
}

const update = (fields: object) => ({ method: 'session/update', params: { sessionId: 's', update: fields } })
const told = (method: string, item: object) => ({ method, params: { threadId: 't', item } })
const FORMS: readonly Form[] = [
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

function played({ adapter: name, before, over }: Form, said: readonly object[]) {
  const argv = name === 'claude' ? ['claude', '--input-format', 'stream-json'] : []
  const adapter = createAdapter(name, {
    nonce: { value: 'abc123', required: false },
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
  return { results, isOver: heard.some(({ kind }) => kind === 'turn_over'), lastWords: adapter.facts.lastWords }
}

describe.each(FORMS)('a report by $adapter', (form) => {
  test.each(REPORTS)('%s is heard once', (_, text) => {
    const { results, isOver } = played(form, form.says(text))
    expect(results).toMatchObject([{ summary: 'it works', verdict: 'pass' }])
    expect(isOver).toBe(true)
  })

  test('that is followed by more tool calls is heard, and the turn ends after them', () => {
    const { results, isOver } = played(form, [
      ...form.says(`${lines('')}\n`),
      ...form.tool,
      ...form.says('I looked once more.'),
    ])
    expect(results).toMatchObject([{ summary: 'it works' }])
    expect(isOver).toBe(true)
  })

  test('of another run, or an indented sample without the nonce, is none', () => {
    expect(played(form, form.says(lines('').replace('abc123', 'another'))).results).toEqual([])
    expect(played(form, form.says(lines('    ').replace('run: abc123', 'run: …'))).results).toEqual([])
  })

  test('that is missing leaves the last words, in which a question is found', () => {
    const { results, lastWords } = played(form, [
      ...form.says('I begin.'),
      ...form.tool,
      ...form.says('Round or truncate?'),
    ])
    expect(results).toEqual([])
    expect(plainQuestion(lastWords)).toBe('Round or truncate?')
  })
})
