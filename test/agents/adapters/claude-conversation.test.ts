import { describe, expect, test } from 'vitest'
import type { AdapterOptions, Heard } from '../../../src/agents/adapters/adapter.ts'
import { claudeAdapter } from '../../../src/agents/adapters/claude-adapter.ts'
import { sessionArguments } from '../../../src/agents/adapters/session-arguments.ts'

const ARGV = ['claude', '-p', '--input-format', 'stream-json']

const adapterWith = (more: Partial<AdapterOptions> = {}) =>
  claudeAdapter({ nonce: { value: 'abc', required: false }, argv: ARGV, folder: '/work/clone', ...more })
type Adapter = ReturnType<typeof adapterWith>

const hear = (adapter: Adapter, ...events: unknown[]): Heard[] =>
  adapter.push(Buffer.from(events.map((event) => `${JSON.stringify(event)}\n`).join('')))

const canUse = (id: string, tool_name: string, input: unknown) => ({
  type: 'control_request',
  request_id: id,
  request: { subtype: 'can_use_tool', tool_name, input, permission_suggestions: [], tool_use_id: `toolu_${id}` },
})
const result = (more = {}) => ({ type: 'result', subtype: 'success', is_error: false, ...more })
const says = (text: string) => ({
  type: 'assistant',
  parent_tool_use_id: null,
  message: { content: [{ type: 'text', text }] },
})

const kinds = (heard: readonly Heard[]) => heard.flatMap((one) => (one.kind === 'text' ? [] : [one.kind]))
const questions = (heard: readonly Heard[]) => heard.flatMap((one) => (one.kind === 'event' ? [one] : []))
const replies = (heard: readonly Heard[]) =>
  heard.flatMap((one) => (one.kind === 'reply' ? [JSON.parse(one.text)] : []))

function answer(adapter: Adapter, id: string, text: string | null): unknown {
  const line = adapter.conversation?.encode({ type: 'question_answer', questionId: 'q_1', answer: text }, id)
  return line === undefined ? undefined : JSON.parse(line).response
}

describe('Claude Code as a conversation', () => {
  test('is one only where it was started so', () => {
    expect(adapterWith().conversation).toBeDefined()
    expect(adapterWith({ argv: ['claude', '-p', '{prompt}'] }).conversation).toBeUndefined()
    expect(kinds(hear(adapterWith({ argv: ['claude'] }), result()))).toEqual([])
  })

  test('begins with the request as the message of a user', () => {
    const line = adapterWith().conversation?.open({ prompt: 'a\nb', folder: '/work/clone', session: null })
    expect(line).toMatch(/^[^\n]+\n$/)
    expect(JSON.parse(line ?? '')).toEqual({
      type: 'user',
      message: { role: 'user', content: [{ type: 'text', text: 'a\nb' }] },
    })
  })

  test('a block is heard before the turn is over', () => {
    const block = '[AGENT_RESULT]\nsummary: s\nverdict: pass\n[/AGENT_RESULT]'
    expect(kinds(hear(adapterWith(), says(block), result()))).toEqual(['event', 'turn_over'])
  })

  test('an indented block at the end of the last words is heard before the turn is over', () => {
    const block = '  [AGENT_RESULT]\n  run: abc\n  summary: s\n  verdict: pass\n  [/AGENT_RESULT]'
    expect(kinds(hear(adapterWith(), says(block), result()))).toEqual(['event', 'turn_over'])
  })

  test('the turn is not over while a task works in the background', () => {
    const adapter = adapterWith()
    const background = (...tasks: unknown[]) => ({ type: 'system', subtype: 'background_tasks_changed', tasks })
    expect(kinds(hear(adapter, background({ task_id: 't' }), result()))).toEqual([])
    expect(kinds(hear(adapter, background(), result()))).toEqual(['turn_over'])
  })

  test('an unknown control request is refused: Claude Code would wait for ever', () => {
    const request = { type: 'control_request', request_id: 'r', request: { subtype: 'new_thing' } }
    expect(replies(hear(adapterWith(), request))).toMatchObject([
      { response: { subtype: 'error', request_id: 'r', error: 'not supported: new_thing' } },
    ])
  })

  test('a session that is not there is told, and is no session of the run', () => {
    const adapter = adapterWith()
    const errors = ['No conversation found with session ID: 1-2']
    hear(adapter, result({ subtype: 'error_during_execution', is_error: true, errors, session_id: 'other' }))
    expect(adapter.facts).toMatchObject({ session: null, isSessionGone: true })
  })

  test('tokens are those of its turns, and what the session had cost before is not counted again', () => {
    const adapter = adapterWith({ usedBefore: { input_tokens: 200, output_tokens: 40, cost_usd: 0.5 } })
    const turn = (total_cost_usd: number) => result({ usage: { input_tokens: 100, output_tokens: 20 }, total_cost_usd })
    hear(adapter, turn(0.75), turn(1))
    expect(adapter.facts.usage).toEqual({ input_tokens: 200, output_tokens: 40, cost_usd: 0.5 })
  })

  test('a turn that is not finished counts by its messages, each once', () => {
    const adapter = adapterWith()
    const message = (id: string) => ({
      type: 'assistant',
      message: { id, content: [{ type: 'text', text: 'x' }], usage: { input_tokens: 100, output_tokens: 1 } },
    })
    hear(adapter, message('m1'), message('m1'), message('m2'))
    expect(adapter.facts.usage).toEqual({ input_tokens: 200, output_tokens: 2, cost_usd: null, turns: 2 })
    hear(adapter, result({ usage: { input_tokens: 200, output_tokens: 40 }, total_cost_usd: 1 }))
    expect(adapter.facts.usage).toEqual({ input_tokens: 200, output_tokens: 40, cost_usd: 1, turns: 2 })
  })
})

describe('a permission of Claude Code', () => {
  test('becomes a question that carries what is asked', () => {
    const [asked] = questions(hear(adapterWith(), canUse('r1', 'Bash', { command: 'npm i' })))
    expect(asked).toMatchObject({ request: 'r1', permission: { kind: 'run', subject: 'npm i', tool: 'Bash' } })
  })

  test.each([
    ['Write', { file_path: '/work/clone/docs/a.md' }, { kind: 'edit', subject: 'docs/a.md' }],
    ['Edit', { file_path: '/etc/hosts' }, { kind: 'edit', subject: '/etc/hosts' }],
    ['Read', { file_path: '/etc/hosts' }, { kind: 'read', subject: '/etc/hosts' }],
    ['WebFetch', { url: 'https://a.example' }, { kind: 'web', subject: 'https://a.example' }],
    ['mcp__jira__search', { q: 1 }, { kind: 'tool', subject: 'mcp__jira__search' }],
  ])('%s is asked for in words of every CLI', (tool, input, permission) => {
    expect(questions(hear(adapterWith(), canUse('r', tool, input)))).toMatchObject([{ permission }])
  })

  test('is allowed with its own input, once', () => {
    const adapter = adapterWith()
    hear(adapter, canUse('r1', 'Bash', { command: 'make', timeout: 5 }))
    expect(answer(adapter, 'r1', 'allow once')).toEqual({
      subtype: 'success',
      request_id: 'r1',
      response: { behavior: 'allow', updatedInput: { command: 'make', timeout: 5 } },
    })
    expect(answer(adapter, 'r1', 'allow once')).toBeUndefined()
    expect(kinds(hear(adapter, canUse('r2', 'Bash', { command: 'make' })))).toEqual(['event'])
  })

  test('that is allowed for the run is answered without a question from then on', () => {
    const adapter = adapterWith()
    hear(adapter, canUse('r1', 'Bash', { command: 'make' }))
    answer(adapter, 'r1', 'allow for this run')
    const heard = hear(adapter, canUse('r2', 'Bash', { command: 'make' }))
    expect(replies(heard)).toMatchObject([{ response: { request_id: 'r2', response: { behavior: 'allow' } } }])
    expect(questions(heard)).toEqual([])
  })

  test.each([
    ['refuse', 'This was refused. Go on without it.'],
    ['not now', 'This was refused. Go on without it. Reason: not now'],
    [null, 'This was refused. Go on without it.'],
  ])('that is answered with %j is denied with words', (text, message) => {
    const adapter = adapterWith()
    hear(adapter, canUse('r1', 'Bash', { command: 'make' }))
    expect(answer(adapter, 'r1', text)).toMatchObject({ response: { behavior: 'deny', message } })
  })

  test('that a rule covers is allowed at once', () => {
    const heard = hear(adapterWith({ allowed: ['run make *'] }), canUse('r1', 'Bash', { command: 'make all' }))
    expect(kinds(heard)).toEqual(['reply'])
  })
})

describe('AskUserQuestion of Claude Code', () => {
  const input = {
    questions: [
      { question: 'Round?', header: 'h', options: [{ label: 'Yes', description: 'half up' }, { label: 'No' }] },
    ],
  }

  test("is the agent's own question, answered by its label or by text", () => {
    const adapter = adapterWith()
    const [asked] = questions(hear(adapter, canUse('r1', 'AskUserQuestion', input)))
    expect(asked?.permission).toBeUndefined()
    expect(asked?.event).toMatchObject({
      question: { question: 'Round?\n- Yes: half up', options: ['Yes', 'No'], required: true },
    })
    expect(answer(adapter, 'r1', 'only for money')).toMatchObject({
      response: { behavior: 'allow', updatedInput: { ...input, answers: { 'Round?': 'only for money' } } },
    })
  })

  test('with several questions is one text, and its answer is given to each', () => {
    const adapter = adapterWith()
    const two = { questions: [...input.questions, { question: 'Where?', options: [{ label: 'here' }] }] }
    const [asked] = questions(hear(adapter, canUse('r1', 'AskUserQuestion', two)))
    expect(asked?.event).toMatchObject({ question: { question: 'Round?\n- Yes: half up\nWhere? (here)', options: [] } })
    expect(answer(adapter, 'r1', 'yes, here')).toMatchObject({
      response: { updatedInput: { answers: { 'Round?': 'yes, here', 'Where?': 'yes, here' } } },
    })
  })

  test('that nobody answers is denied, so that the agent decides', () => {
    const adapter = adapterWith()
    hear(adapter, canUse('r1', 'AskUserQuestion', input))
    expect(answer(adapter, 'r1', null)).toMatchObject({ response: { behavior: 'deny' } })
  })
})

describe('the session of Claude Code', () => {
  const run = { run_id: 'RUN-1', attempt: 1, argv: ARGV, adapter: 'claude' } as const

  test('has an id that follows from the run and its attempt', () => {
    const [flag, id] = sessionArguments(run, null)
    expect(flag).toBe('--session-id')
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(sessionArguments(run, null)).toEqual([flag, id])
    expect(sessionArguments({ ...run, attempt: 2 }, null)[1]).not.toBe(id)
  })

  test('is gone on with by its id, and only in a conversation', () => {
    expect(sessionArguments(run, 'x')).toEqual(['--resume', 'x'])
    expect(sessionArguments({ ...run, argv: ['claude', '-p'] }, 'x')).toEqual([])
    expect(sessionArguments({ ...run, adapter: 'gemini' }, 'x')).toEqual([])
  })
})
