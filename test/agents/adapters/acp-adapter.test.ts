import { describe, expect, test } from 'vitest'
import type { AdapterOptions, Heard } from '../../../src/agents/adapters/adapter.ts'
import { createAdapter } from '../../../src/agents/adapters/create-adapter.ts'
import { MCP_RULES } from '../../../src/agents/adapters/mcp-server.ts'

const OPTIONS = { nonce: { value: 'abc123', required: false }, workflow: { kind: 'dispatch' } } as const
const START = { prompt: 'do it', folder: '/clone', session: null }

/** A conversation with the adapter: lines of the agent in, what is heard of them out. */
function talk(options: Partial<AdapterOptions> = {}, session: string | null = null) {
  const adapter = createAdapter('acp', { ...OPTIONS, folder: '/clone', ...options })
  const { conversation } = adapter
  if (!conversation) throw new Error('the adapter has no conversation')
  const sent = [conversation.open({ ...START, session })]
  const heard: Heard[] = []
  const take = (all: readonly Heard[]) => {
    heard.push(...all)
    for (const one of all) if (one.kind === 'reply') sent.push(one.text)
  }
  const said = {
    adapter,
    heard,
    /** What was written to the agent, as objects. */
    sent: () => sent.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line)),
    push: (...lines: readonly object[]) => {
      take(adapter.push(Buffer.from(lines.map((line) => `${JSON.stringify({ jsonrpc: '2.0', ...line })}\n`).join(''))))
      return said
    },
    answer: (text: string | null, request: string) => {
      sent.push(
        conversation.encode({ type: 'question_answer', questionId: 'q_0123456789', answer: text }, request) ?? '',
      )
      return said
    },
    log: () => textOf(heard, 'log'),
    questions: () => heard.flatMap((one) => (one.kind === 'event' && one.event.kind === 'question' ? [one] : [])),
    isOver: () => heard.some(({ kind }) => kind === 'turn_over'),
    quiet: () => take(adapter.quiet()),
  }
  return said
}

const textOf = (heard: readonly Heard[], source: string) =>
  Buffer.concat(heard.flatMap((one) => (one.kind === 'text' && one.source === source ? [one.bytes] : []))).toString()

const initialized = (more: object = {}) => ({ id: 1, result: { protocolVersion: 1, agentCapabilities: {}, ...more } })
const created = { id: 2, result: { sessionId: 's-1' } }
const update = (fields: object) => ({ method: 'session/update', params: { sessionId: 's-1', update: fields } })
const words = (text: string, more: object = {}) =>
  update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text }, ...more })
const done = (more: object = {}) => ({ id: 3, result: { stopReason: 'end_turn', ...more } })
const USAGE = { usage: { inputTokens: 100, outputTokens: 20, totalTokens: 120 } }
const permission = (id: number, toolCall: object, kinds = ['allow_always', 'allow_once', 'reject_once']) => ({
  id,
  method: 'session/request_permission',
  params: { sessionId: 's-1', toolCall, options: kinds.map((kind) => ({ optionId: `o-${kind}`, name: kind, kind })) },
})
const begun = (options: Partial<AdapterOptions> = {}) => talk(options).push(initialized(), created)

describe('a conversation by ACP', () => {
  test('begins with the version, without files and terminals, then a session, then the prompt', () => {
    expect(begun().sent()).toMatchObject([
      {
        method: 'initialize',
        params: {
          protocolVersion: 1,
          clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
        },
      },
      { method: 'session/new', params: { cwd: '/clone', mcpServers: [] } },
      { method: 'session/prompt', params: { sessionId: 's-1', prompt: [{ type: 'text', text: 'do it' }] } },
    ])
  })

  test.each([
    ['session/resume', { sessionCapabilities: { resume: {} }, loadSession: true }],
    ['session/load', { loadSession: true }],
  ])('goes on with a session by %s; what was said before is not heard again', (method, agentCapabilities) => {
    const said = talk({}, 's-1').push(initialized({ agentCapabilities }), words('of the past\n'), { id: 2, result: {} })
    expect(said.sent()[1]).toMatchObject({ method, params: { sessionId: 's-1', cwd: '/clone' } })
    expect(said.sent()[2]).toMatchObject({ method: 'session/prompt', params: { sessionId: 's-1' } })
    expect(said.log()).toBe('')
    expect(said.adapter.facts.session).toBe('s-1')
  })

  test.each([
    ['cannot be loaded', [initialized()]],
    [
      'is gone',
      [
        initialized({ agentCapabilities: { loadSession: true } }),
        { id: 2, error: { code: -32002, message: 'no s-1' } },
      ],
    ],
  ])('a session that %s ends the turn: the next process begins a new one', (_, lines) => {
    const said = talk({}, 's-1').push(...lines)
    expect(said.adapter.facts).toMatchObject({ isSessionGone: true, session: null })
    expect(said.isOver()).toBe(true)
    expect(said.sent().map(({ method }) => method)).not.toContain('session/prompt')
  })

  test('of another version of the protocol is a fault', () => {
    const said = talk().push({ id: 1, result: { protocolVersion: 9 } })
    expect(said.adapter.facts.fault?.message).toContain('version 9')
    expect(said.isOver()).toBe(true)
  })

  test('without a login says how to log in', () => {
    const authMethods = [{ id: 'key', name: 'API key', description: 'set SAMPLE_KEY' }]
    const said = talk().push(initialized({ authMethods, agentInfo: { name: 'sample', version: '1' } }), {
      id: 2,
      error: { code: -32000, message: 'Authentication required' },
    })
    expect(said.adapter.facts.fault).toEqual({
      message: 'sample is not logged in. Start it in a terminal and log in. Ways to log in: API key (set SAMPLE_KEY).',
      status: 401,
    })
  })

  test('answers a method that it does not have', () => {
    const said = begun().push({ id: 'a', method: 'fs/read_text_file', params: { path: '/clone/a' } })
    expect(said.sent().at(-1)).toMatchObject({ id: 'a', error: { code: -32601 } })
  })

  test('is interrupted by a notification, and a permission that waits is cancelled', () => {
    const said = begun().push(permission(7, { toolCallId: 'b', kind: 'execute', rawInput: { command: 'x' } }))
    const lines = (said.adapter.conversation?.interrupt?.() ?? '').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'session/cancel', params: { sessionId: 's-1' } },
      { id: 7, result: { outcome: { outcome: 'cancelled' } } },
    ])
  })

  test('goes on with a message as the next prompt', () => {
    const said = begun().push(done(USAGE))
    const text = said.adapter.conversation?.encode({ type: 'follow_up', text: 'and now?' })
    expect(JSON.parse(text ?? '')).toMatchObject({
      method: 'session/prompt',
      params: { prompt: [{ text: 'and now?' }] },
    })
  })
})

describe('what an agent tells by ACP', () => {
  test('is its words with its block, one line a tool, and the steps of its plan that changed', () => {
    const entries = (status: string) => [{ content: 'write sum.mjs', priority: 'high', status }]
    const said = begun().push(
      words('I beg'),
      words('in.'),
      update({
        sessionUpdate: 'tool_call',
        toolCallId: 'a',
        title: 'write',
        kind: 'edit',
        status: 'pending',
        rawInput: {},
      }),
      update({ sessionUpdate: 'tool_call_update', toolCallId: 'a', rawInput: { filePath: '/clone/sum.mjs' } }),
      update({ sessionUpdate: 'tool_call_update', toolCallId: 'a', status: 'completed' }),
      update({ sessionUpdate: 'plan', entries: entries('in_progress') }),
      update({ sessionUpdate: 'plan', entries: entries('in_progress') }),
      update({ sessionUpdate: 'plan', entries: entries('completed') }),
      update({
        sessionUpdate: 'tool_call',
        toolCallId: 'b',
        title: 'npm test',
        kind: 'execute',
        rawInput: { command: 'npm test' },
      }),
      update({
        sessionUpdate: 'tool_call_update',
        toolCallId: 'b',
        status: 'failed',
        content: [{ type: 'content', content: { type: 'text', text: 'no such\nscript' } }],
      }),
      update({ sessionUpdate: 'available_commands_update', availableCommands: [] }),
      words('[AGENT_RESULT]\nsummary: done\nverdict: pass\n[/AGENT_RESULT]'),
      done(USAGE),
    )
    expect(said.log().split('\n')).toEqual([
      'I begin.',
      '· write sum.mjs',
      '· plan, now: write sum.mjs',
      '· plan, done: write sum.mjs',
      '· $ npm test',
      '! $ npm test: no such script',
      '',
    ])
    const kinds = said.heard.map((one) => (one.kind === 'event' ? one.event.kind : one.kind))
    expect(kinds.slice(-2)).toEqual(['agent_result', 'turn_over'])
  })

  test('that is not known is shown as it was printed', () => {
    const line = update({ sessionUpdate: 'new_thing', n: 1 })
    expect(begun().push(line).log()).toBe(`${JSON.stringify({ jsonrpc: '2.0', ...line })}\n`)
  })

  test.each([
    ['by the result', [done(USAGE)]],
    [
      'by the quota of Gemini CLI',
      [done({ _meta: { quota: { token_count: { input_tokens: 100, output_tokens: 20 } } } })],
    ],
    ['by Qwen, after the result', [done(), words('', { _meta: USAGE })]],
  ])('of its usage is told %s', (_, lines) => {
    const said = begun().push(...lines)
    expect(said.adapter.facts.usage).toEqual({ input_tokens: 100, output_tokens: 20, cost_usd: null })
    expect(said.isOver()).toBe(true)
  })

  test('of its turns is counted by what comes after a tool, and ended at the limit', () => {
    const tool = (status: string) => update({ sessionUpdate: 'tool_call_update', toolCallId: 't', status })
    const call = update({ sessionUpdate: 'tool_call', toolCallId: 't', title: 'Read' })
    const said = begun({ options: { max_turns: 2 } }).push(
      words('I look.'),
      call,
      tool('completed'),
      words('So.'),
      call,
    )
    expect(said.adapter.facts.usage).toMatchObject({ input_tokens: null, turns: 2 })
    expect(said.sent().at(-1)).toMatchObject({ method: 'session/prompt' })
    said.push(tool('failed'), words('Once more.'))
    expect(said.sent().at(-1)).toMatchObject({ method: 'session/cancel' })
    expect(said.log()).toContain('! the limit of 2 calls of the model is reached')
  })

  test.each([
    [
      'an option of the session',
      { configOptions: [{ id: 'm', category: 'model', options: [{ value: 'big' }] }] },
      'session/set_config_option',
      { configId: 'm', value: 'big' },
    ],
    [
      'an option in a group',
      { configOptions: [{ id: 'm', category: 'model', options: [{ group: 'g', options: [{ value: 'big' }] }] }] },
      'session/set_config_option',
      { configId: 'm', value: 'big' },
    ],
    [
      'a model of the session',
      { models: { availableModels: [{ modelId: 'big' }] } },
      'session/set_model',
      { modelId: 'big' },
    ],
  ])('offers to choose its model is told it, by %s', (_, session, method, params) => {
    const said = talk({ options: { model: 'big' } }).push(initialized(), {
      id: 2,
      result: { sessionId: 's-1', ...session },
    })
    expect(said.sent().at(-1)).toMatchObject({ method, params: { sessionId: 's-1', ...params } })
    said.push({ id: 3, result: {} })
    expect(said.sent().at(-1)).toMatchObject({ method: 'session/prompt' })
  })

  test('does not offer the model of the configuration is a fault that lasts', () => {
    const said = begun({ options: { model: 'big' } })
    expect(said.adapter.facts.fault).toEqual({ message: 'the agent does not offer the model big', status: 404 })
    expect(said.isOver()).toBe(true)
  })

  test('asks whether it may use baton mcp is answered at once, and only where it was given that', () => {
    const mcp = { command: '/node', args: ['/baton.js', 'mcp'], env: { BATON_RUN_TOKEN: 't' } }
    const ask = permission(9, { toolCallId: 'm', title: 'ask_person (baton MCP Server)', kind: 'other' })
    const gemini = initialized({ agentInfo: { name: 'gemini-cli', title: 'Gemini CLI' } })
    const given = talk({ mcp, allowed: MCP_RULES }).push(gemini, created, ask)
    expect(given.sent().find(({ method }) => method === 'session/new').params.mcpServers).toEqual([
      { name: 'baton', ...mcp, env: [{ name: 'BATON_RUN_TOKEN', value: 't' }] },
    ])
    expect(given.questions()).toEqual([])
    expect(given.sent().at(-1)).toMatchObject({ id: 9, result: { outcome: { optionId: 'o-allow_once' } } })
    expect(talk().push(gemini, created, ask).questions()).toHaveLength(1)
  })

  test('of its cost is what this process added to the session', () => {
    const cost = (amount: number) =>
      update({ sessionUpdate: 'usage_update', used: 9, size: 99, cost: { amount, currency: 'USD' } })
    const said = talk({}, 's-1').push(initialized({ agentCapabilities: { loadSession: true } }), cost(0.5), {
      id: 2,
      result: {},
    })
    expect(said.adapter.facts.usage).toBeNull()
    said.push(cost(0.75), done(USAGE))
    expect(said.adapter.facts.usage).toMatchObject({ input_tokens: 100, cost_usd: 0.25 })
  })

  test('last is what it said in its last turn', () => {
    const said = begun().push(words('Round or truncate?'), done(USAGE))
    expect(said.adapter.facts.lastWords).toBe('Round or truncate?')
    said.push(words('And now?'))
    expect(said.adapter.facts.lastWords).toBe('And now?')
  })

  test('without any usage ends the turn when it is quiet', () => {
    const said = begun().push(done())
    expect(said.isOver()).toBe(false)
    said.quiet()
    expect(said.isOver()).toBe(true)
  })

  test.each(['max_tokens', 'max_turn_requests', 'refusal', 'cancelled'])('as %s is no silent success', (stopReason) => {
    const said = begun().push(done({ stopReason, ...USAGE }))
    expect(said.log()).toMatch(/^! .+\n$/)
    expect(said.isOver()).toBe(true)
  })

  test.each([
    [
      { code: 429, message: 'Rate limit exceeded.' },
      { message: 'Rate limit exceeded.', status: 429 },
    ],
    [
      {
        code: -32603,
        message: 'Internal error',
        data: { details: '{"error":{"code":400,"message":"No such model."}}' },
      },
      { message: 'No such model.', status: 400 },
    ],
    [
      { code: -32603, message: 'connect ECONNREFUSED' },
      { message: 'connect ECONNREFUSED', status: null },
    ],
  ])('of an error is a fault with its status and its words', (error, fault) => {
    const said = begun().push({ id: 3, error })
    expect(said.adapter.facts.fault).toEqual(fault)
    expect(said.isOver()).toBe(true)
  })
})

test.each([
  [
    'the list of commands',
    (said: ReturnType<typeof talk>) => said.push(update({ sessionUpdate: 'available_commands_update' })),
  ],
  ['a second of silence', (said: ReturnType<typeof talk>) => said.quiet()],
])('the past that Gemini CLI tells after it has loaded a session is not heard again; %s ends it', (_, end) => {
  const said = talk({}, 's-1')
  const past = '[AGENT_RESULT]\nrun: abc123\nsummary: of before\nverdict: pass\n[/AGENT_RESULT]\n'
  const agentCapabilities = { loadSession: true }
  said.push(initialized({ agentCapabilities, agentInfo: { name: 'gemini-cli', title: 'Gemini CLI' } }), {
    id: 2,
    result: {},
  })
  said.push(
    update({ sessionUpdate: 'tool_call', toolCallId: 'a', status: 'completed', title: 'WriteFile' }),
    words(past),
  )
  expect(said.sent().map(({ method }) => method)).not.toContain('session/prompt')
  end(said)
  expect(said.sent().at(-1)).toMatchObject({ method: 'session/prompt', params: { sessionId: 's-1' } })
  said.push(words('I go on.'), done(USAGE))
  expect(said.heard.filter((one) => one.kind === 'event')).toEqual([])
  expect(said.adapter.facts).toMatchObject({ usage: { turns: 1 }, lastWords: 'I go on.' })
  expect(said.isOver()).toBe(true)
})

describe('a permission that an agent asks for by ACP', () => {
  const edit = (path: string) => ({ toolCallId: 'a', title: 'Write', kind: 'edit', locations: [{ path }] })
  const run = (command: string) => ({ toolCallId: 'b', title: 'Shell', kind: 'execute', rawInput: { command } })
  const chosen = (said: ReturnType<typeof talk>) => said.sent().at(-1)?.result?.outcome

  test('is a question with the tool and what it is used on, known from before', () => {
    const said = begun().push(
      update({ sessionUpdate: 'tool_call', ...run('npm publish') }),
      permission(7, { toolCallId: 'b' }),
    )
    expect(said.questions()).toMatchObject([
      {
        request: '7',
        permission: { kind: 'run', subject: 'npm publish', tool: 'Shell' },
        event: { question: { question: 'The agent wants to run: npm publish (Shell)', default: 'refuse' } },
      },
    ])
  })

  test.each([
    ['allow once', 'o-allow_once'],
    ['allow for this run', 'o-allow_once'],
    ['allow for this stage', 'o-allow_once'],
    ['refuse', 'o-reject_once'],
    ['no, never', 'o-reject_once'],
    [null, 'o-reject_once'],
  ])('answered with %j chooses the narrowest option of the agent', (answer, optionId) => {
    const said = begun()
      .push(permission(7, run('npm publish')))
      .answer(answer, '7')
    expect(said.sent().at(-1)).toMatchObject({ id: 7, result: { outcome: { outcome: 'selected', optionId } } })
  })

  test('of an agent that offers no way to refuse is cancelled', () => {
    const said = begun()
      .push(permission(7, run('npm publish'), ['allow_once']))
      .answer('refuse', '7')
    expect(chosen(said)).toEqual({ outcome: 'cancelled' })
  })

  test.each([
    [['edit'], edit('/clone/a.txt'), true],
    [['edit'], edit('a.txt'), true],
    [['edit'], edit('/clone/../etc/passwd'), false],
    [['edit'], edit('/elsewhere'), false],
    [['read'], edit('/clone/a.txt'), false],
    [['edit'], run('mkdir -p docs/plan'), true],
    [['edit'], run('mkdir -p ../other'), false],
    [['edit'], run('mkdir -p docs && rm -rf x'), false],
    [['edit'], run('mkdir $(rm x)'), false],
    [[], run('mkdir docs'), false],
    [['run npm test'], run('npm test'), true],
    [['run npm test'], run('npm test && rm -rf /'), false],
    [[], edit('/clone/a.txt'), false],
    // A model that names two, to be judged by the one and to use the other.
    [['edit'], { ...edit('/clone/a.txt'), rawInput: { file_path: '/clone/a.txt', path: '/etc/passwd' } }, false],
    [['run npm test'], { ...run('npm test'), rawInput: { command: 'npm test', commands: ['rm', '-rf', '/'] } }, false],
  ])('that the rules %j cover is answered at once (%j: %j)', (allowed, tool, isAllowed) => {
    const said = begun({ allowed }).push(permission(7, tool))
    expect(said.questions()).toHaveLength(isAllowed ? 0 : 1)
    if (isAllowed) expect(chosen(said)).toEqual({ outcome: 'selected', optionId: 'o-allow_once' })
  })

  test('that is known by a title alone, which a model may write, is asked about, except of Gemini CLI', () => {
    const tool = { toolCallId: 'c', title: 'npm test', kind: 'execute' }
    const asked = (name: string) =>
      talk({ allowed: ['run npm test'] })
        .push(initialized({ agentInfo: { name, version: '1' } }), created, permission(7, tool))
        .questions()
    expect(asked('sample')).toHaveLength(1)
    expect(asked('Gemini CLI')).toHaveLength(0)
  })

  test('by an agent that does not say who it is, and is not logged in: it is called by its program', () => {
    const said = talk({ argv: ['/usr/bin/goose', 'acp'] }).push(initialized(), { id: 2, error: { code: -32000 } })
    expect(said.adapter.facts.fault?.message).toMatch(/^goose is not logged in/)
  })

  test.each([
    ['write', { path: '/clone/a.txt' }, 0],
    ['write', { path: '/etc/passwd' }, 1],
    ['shell', { command: 'npm test' }, 0],
    ['shell', { command: 'npm publish' }, 1],
    ['extensionmanager__manage_extensions', { action: 'enable' }, 1],
  ])('of Goose, which tells %s as `other` and writes its titles by its model: %j', (toolName, rawInput, questions) => {
    const _meta = { goose: { toolCall: { toolName, extensionName: 'developer' } } }
    const said = begun({ allowed: ['edit', 'run npm test'] }).push(
      update({ sessionUpdate: 'tool_call', toolCallId: 'g', title: `${toolName} · …`, rawInput, _meta }),
      update({ sessionUpdate: 'tool_call_update', toolCallId: 'g', title: 'npm test', _meta }),
      permission(7, { toolCallId: 'g', kind: 'other', status: 'pending', title: toolName, rawInput }),
    )
    expect(said.questions()).toHaveLength(questions)
  })

  test('of Goose for a tool of `baton mcp` needs no person, whatever title its model gave it', () => {
    const _meta = { goose: { toolCall: { toolName: 'baton__ask_person', extensionName: 'baton' } } }
    const asked = (toolName: string) => {
      const said = talk({ allowed: MCP_RULES, argv: ['goose', 'acp'] }).push(initialized(), created)
      said.push(update({ sessionUpdate: 'tool_call', toolCallId: 'g', title: 'asking', _meta }))
      said.push(update({ sessionUpdate: 'tool_call_update', toolCallId: 'g', title: 'baton__ask_person' }))
      return said.push(
        permission(7, {
          toolCallId: 'g',
          kind: 'other',
          title: toolName,
          _meta: { goose: { toolCall: { toolName } } },
        }),
      )
    }
    expect(asked('baton__ask_person').questions()).toHaveLength(0)
    expect(asked('crm__delete').questions()).toHaveLength(1)
  })

  test('of a tool of another extension of Goose is no edit, whatever it is called', () => {
    const _meta = { goose: { toolCall: { toolName: 'write', extensionName: 'crm' } } }
    const call = { toolCallId: 'g', title: 'write', rawInput: { path: '/clone/a.txt' } }
    const said = begun({ allowed: ['edit'] }).push(
      update({ sessionUpdate: 'tool_call', ...call, _meta }),
      permission(7, { ...call, kind: 'other' }),
    )
    expect(said.questions()).toHaveLength(1)
  })

  test('allowed for the run is not asked about again, another one is', () => {
    const said = begun()
      .push(permission(7, run('npm publish')))
      .answer('allow for this run', '7')
    said.push(permission(8, run('npm publish')), permission(9, run('npm unpublish')))
    expect(said.questions().map(({ request }) => request)).toEqual(['7', '9'])
  })

  test('refused with a reason: the agent hears the reason as its next prompt, before the turn counts as over', () => {
    const said = begun()
      .push(permission(7, run('rm x')))
      .answer('x is needed', '7')
      .push(done(USAGE))
    expect(said.sent().at(-1)).toMatchObject({ method: 'session/prompt' })
    expect(JSON.stringify(said.sent().at(-1))).toContain('x is needed')
    expect(said.isOver()).toBe(false)
  })
})
