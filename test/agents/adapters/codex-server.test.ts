import { describe, expect, test } from 'vitest'
import type { AdapterOptions, Heard } from '../../../src/agents/adapters/adapter.ts'
import { createAdapter } from '../../../src/agents/adapters/create-adapter.ts'

/** A conversation with `codex app-server`: its lines in, what is heard of them out. */
function talk(options: Partial<AdapterOptions> = {}, session: string | null = null) {
  const nonce = { value: 'abc123', required: false }
  const adapter = createAdapter('codex-server', {
    nonce,
    workflow: { kind: 'dispatch' },
    allowed: ['edit'],
    ...options,
  })
  const { conversation } = adapter
  if (!conversation) throw new Error('the adapter has no conversation')
  const sent = [conversation.open({ prompt: 'do it', folder: '/clone', session })]
  const heard: Heard[] = []
  const said = {
    adapter,
    heard,
    sent: () => sent.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line)),
    push: (...lines: readonly object[]) => {
      const all = adapter.push(Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')))
      heard.push(...all)
      for (const one of all) if (one.kind === 'reply') sent.push(one.text)
      return said
    },
    answer: (answer: string | null, request: string) => {
      sent.push(conversation.encode({ type: 'question_answer', questionId: 'q_0123456789', answer }, request) ?? '')
      return said
    },
    log: () => textOf(heard, 'log'),
    questions: () => heard.flatMap((one) => (one.kind === 'event' && one.event.kind === 'question' ? [one] : [])),
    isOver: () => heard.some(({ kind }) => kind === 'turn_over'),
  }
  return said
}

const textOf = (heard: readonly Heard[], source: string) =>
  Buffer.concat(heard.flatMap((one) => (one.kind === 'text' && one.source === source ? [one.bytes] : []))).toString()

const initialized = { id: 1, result: { userAgent: 'baton/0.166.0' } }
const thread = { id: 2, result: { thread: { id: 't-1' } } }
const turn = { id: 3, result: { turn: { id: 'u-1', status: 'inProgress' } } }
const told = (method: string, params: object) => ({ method, params: { threadId: 't-1', ...params } })
const item = (when: 'started' | 'completed', fields: object) => told(`item/${when}`, { item: { id: 'i-1', ...fields } })
const used = (total: number, last: number) =>
  told('thread/tokenUsage/updated', {
    tokenUsage: {
      total: { inputTokens: total * 100, outputTokens: total * 20 },
      last: { inputTokens: last * 100, outputTokens: last * 20 },
    },
  })
const completed = (more: object = {}) => told('turn/completed', { turn: { id: 'u-1', status: 'completed', ...more } })
const begun = (options: Partial<AdapterOptions> = {}) => talk(options).push(initialized, thread, turn)
const approval = (id: number, command: string) => ({
  id,
  method: 'item/commandExecution/requestApproval',
  params: { threadId: 't-1', itemId: 'i-1', command, reason: 'the network is needed' },
})

describe('a conversation with codex app-server', () => {
  test.each([
    [['edit'], 'workspace-write'],
    [['read'], 'read-only'],
  ])('begins a thread in the clone, with the sandbox of the permissions %j', (allowed, sandbox) => {
    expect(begun({ allowed }).sent()).toMatchObject([
      { method: 'initialize' },
      { method: 'initialized' },
      { method: 'thread/start', params: { cwd: '/clone', approvalPolicy: 'on-request', sandbox } },
      { method: 'turn/start', params: { threadId: 't-1', input: [{ type: 'text', text: 'do it' }] } },
    ])
  })

  test('goes on with a thread; one that is gone ends the turn', () => {
    const said = talk({}, 't-1').push(initialized)
    expect(said.sent().at(-1)).toMatchObject({ method: 'thread/resume', params: { threadId: 't-1' } })
    said.push({ id: 2, error: { code: -32600, message: 'no rollout found for thread id t-1' } })
    expect(said.adapter.facts).toMatchObject({ isSessionGone: true, session: null })
    expect(said.isOver()).toBe(true)
  })

  test('tells words, commands, edits and the plan as lines, and ends with its block and the turn', () => {
    const said = begun().push(
      item('started', { type: 'commandExecution', command: "/bin/bash -lc 'npm test'" }),
      item('completed', {
        type: 'commandExecution',
        command: "/bin/bash -lc 'npm test'",
        status: 'failed',
        exitCode: 1,
      }),
      item('started', { type: 'fileChange', changes: [{ path: 'a.txt' }], status: 'inProgress' }),
      item('completed', { type: 'fileChange', changes: [{ path: 'a.txt' }], status: 'completed' }),
      told('turn/plan/updated', { plan: [{ step: 'write', status: 'completed' }] }),
      told('item/agentMessage/delta', { delta: 'Do' }),
      item('completed', {
        type: 'agentMessage',
        text: 'Done.\n[AGENT_RESULT]\nsummary: s\nverdict: pass\n[/AGENT_RESULT]',
      }),
      completed(),
    )
    expect(said.log()).toBe('· baton/0.166.0\n· $ npm test\n! exit code 1\n· edit a.txt\n· plan, done: write\nDone.\n')
    expect(said.heard.at(-1)).toEqual({ kind: 'turn_over' })
    expect(said.heard.at(-2)).toMatchObject({ kind: 'event', event: { kind: 'agent_result' } })
  })

  test('is interrupted by its turn', () => {
    const text = begun().adapter.conversation?.interrupt?.() ?? ''
    expect(JSON.parse(text)).toMatchObject({ method: 'turn/interrupt', params: { threadId: 't-1', turnId: 'u-1' } })
  })

  test('a thread of a subagent neither speaks for the run nor ends its turn', () => {
    const other = { threadId: 't-2' }
    const said = begun().push(
      {
        method: 'item/completed',
        params: {
          ...other,
          item: { type: 'agentMessage', text: '[AGENT_RESULT]\nsummary: s\nverdict: pass\n[/AGENT_RESULT]' },
        },
      },
      { method: 'turn/completed', params: { ...other, turn: { status: 'completed' } } },
    )
    expect(said.isOver()).toBe(false)
    expect(said.heard.some(({ kind }) => kind === 'event')).toBe(false)
  })

  test('is told its model and system prompt, and is interrupted at the limit of its turns', () => {
    const options = { model: 'gpt-5-mini', system_prompt: 'Be brief.', max_turns: 2 }
    const said = begun({ options })
    const opened = said.sent().find(({ method }) => method === 'thread/start')
    expect(opened.params).toMatchObject({ model: 'gpt-5-mini', developerInstructions: 'Be brief.' })
    said.push(used(1, 1))
    expect(said.sent().at(-1)).toMatchObject({ method: 'turn/start' })
    said.push(used(2, 1))
    expect(said.sent().at(-1)).toMatchObject({ method: 'turn/interrupt', params: { threadId: 't-1', turnId: 'u-1' } })
    said.push(completed({ status: 'interrupted' }))
    expect(said.log()).toContain('! the limit of 2 calls of the model is reached')
    expect(said.isOver()).toBe(true)
  })

  test('counts what this process added to a thread, told before the turn or not', () => {
    const fresh = begun().push(used(1, 1), used(2, 1), completed())
    expect(fresh.adapter.facts.usage).toEqual({ input_tokens: 200, output_tokens: 40, cost_usd: null, turns: 2 })
    const silent = talk({}, 't-1').push(initialized, thread, turn, used(4, 1), used(5, 1))
    expect(silent.adapter.facts.usage).toMatchObject({ input_tokens: 200, output_tokens: 40 })
    const spoken = talk({}, 't-1').push(
      initialized,
      { ...used(3, 1), params: { ...used(3, 1).params } },
      thread,
      turn,
      used(4, 1),
    )
    expect(spoken.adapter.facts.usage).toMatchObject({ input_tokens: 100, output_tokens: 20 })
  })

  test.each([
    [{ message: 'Bad key.', codexErrorInfo: 'unauthorized' }, 401, 'Bad key. Run codex login, or set CODEX_API_KEY.'],
    [{ message: 'Limit.', codexErrorInfo: { responseTooManyFailedAttempts: { httpStatusCode: 429 } } }, 429, 'Limit.'],
    [{ message: '{"error":{"message":"No such model.","type":"invalid_request_error"}}' }, 400, 'No such model.'],
  ])('of %j is a fault', (error, status, message) => {
    const said = begun().push(completed({ status: 'failed', error }))
    expect(said.adapter.facts.fault).toEqual({ message, status })
    expect(said.isOver()).toBe(true)
  })

  test('that finds no network three times in a row is ended, so that the delay of Baton takes over (codex 0.166.0)', () => {
    const error = {
      message: 'Reconnecting... waiting for network',
      codexErrorInfo: { responseStreamDisconnected: { httpStatusCode: null } },
      additionalDetails: 'Connection failed: error sending request',
      misalignment: null,
    }
    const lost = told('error', { error, willRetry: true, turnId: 'u-1' })
    const said = begun().push(lost, lost)
    expect(said.isOver()).toBe(false)
    said.push(lost)
    expect(said.isOver()).toBe(true)
    expect(said.adapter.facts.fault).toEqual({ message: 'Connection failed: error sending request', status: null })
    expect(said.sent().at(-1)).toMatchObject({ method: 'turn/interrupt' })
  })

  test('a retry of its own says why, as codex 0.166.0 tells a 429 with a retry-after', () => {
    const error = {
      message: 'Reconnecting... 1/5',
      codexErrorInfo: { responseStreamDisconnected: { httpStatusCode: 429 } },
      additionalDetails: 'exceeded retry limit, last status: 429 Too Many Requests',
      misalignment: null,
    }
    const said = begun().push(told('error', { error, willRetry: true, turnId: 'u-1' }))
    expect(said.log()).toContain(
      '! exceeded retry limit, last status: 429 Too Many Requests (Codex waits as long as the API says and tries again: Reconnecting... 1/5)',
    )
    expect(said.isOver()).toBe(false)
    expect(said.adapter.facts.fault).toBeNull()
  })
})

describe('an approval that codex asks for', () => {
  test('is a question; accepted and declined by the answer', () => {
    const said = begun().push(approval(7, "/bin/bash -lc 'npm publish'"), approval(8, 'rm x'))
    expect(said.questions()).toMatchObject([
      { request: '7', permission: { kind: 'run', subject: 'npm publish', tool: 'the network is needed' } },
      { request: '8', permission: { kind: 'run', subject: 'rm x' } },
    ])
    expect(said.answer('allow once', '7').sent().at(-1)).toEqual({ id: 7, result: { decision: 'accept' } })
    expect(said.answer('refuse', '8').sent().at(-1)).toEqual({ id: 8, result: { decision: 'decline' } })
  })

  test.each([
    ["/bin/bash -lc 'npm test'", true],
    ['npm test', true],
    [`/bin/bash -lc 'npm test' evil`, false],
    [`/bin/bash -lc 'npm test; rm x'`, false],
    [`/bin/bash -lc "npm $(rm x)"`, false],
  ])('of a command that a rule covers is accepted at once (%s: %s)', (command, isAllowed) => {
    const said = begun({ allowed: ['edit', 'run npm test'] }).push(approval(7, command))
    expect(said.questions()).toHaveLength(isAllowed ? 0 : 1)
    if (isAllowed) expect(said.sent().at(-1)).toEqual({ id: 7, result: { decision: 'accept' } })
  })

  test('of an edit names its files; in the clone it is accepted where the stage may edit', () => {
    const edit = (id: number, path: string) => [
      item('started', { type: 'fileChange', changes: [{ path }], status: 'inProgress' }),
      { id, method: 'item/fileChange/requestApproval', params: { threadId: 't-1', itemId: 'i-1' } },
    ]
    const said = begun().push(...edit(7, '/clone/a.txt'), ...edit(8, '/etc/passwd'))
    expect(said.questions()).toMatchObject([{ request: '8', permission: { kind: 'edit', subject: '/etc/passwd' } }])
  })

  test('for the network names the host', () => {
    const params = { threadId: 't-1', itemId: 'i-1', networkApprovalContext: { host: 'example.com' } }
    const said = begun().push({ id: 7, method: 'item/commandExecution/requestApproval', params })
    expect(said.questions()).toMatchObject([{ permission: { kind: 'web', subject: 'example.com' } }])
  })

  test('of several questions at once is answered when all are', () => {
    const questions = [
      { id: 'a', header: 'Form', question: 'Round?', options: [{ label: 'yes' }, { label: 'no' }] },
      { id: 'b', header: '', question: 'Why?', options: null },
    ]
    const said = begun().push({ id: 7, method: 'item/tool/requestUserInput', params: { threadId: 't-1', questions } })
    expect(said.questions().map(({ request }) => request)).toEqual(['7/0', '7/1'])
    said.answer('yes', '7/0')
    expect(said.sent().at(-1)).toMatchObject({ method: 'turn/start' })
    said.answer('because', '7/1')
    expect(said.sent().at(-1)).toEqual({
      id: 7,
      result: { answers: { a: { answers: ['yes'] }, b: { answers: ['because'] } } },
    })
  })

  test('by a method that Baton does not have is refused', () => {
    const said = begun().push({ id: 7, method: 'item/permissions/requestApproval', params: { threadId: 't-1' } })
    expect(said.sent().at(-1)).toMatchObject({ id: 7, error: { code: -32601 } })
  })
})
