import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { until } from '../../agents/agent-world.ts'
import { useRunStage } from './run-stage.ts'

const stage = useRunStage()

const event = (value: unknown) => `printf '%s\\n' '${JSON.stringify(value)}'`
const says = (text: string) =>
  event({ type: 'assistant', parent_tool_use_id: null, message: { content: [{ type: 'text', text }] } })
const result = (summary: string) => says(`[AGENT_RESULT]\nsummary: ${summary}\nverdict: pass\n[/AGENT_RESULT]`)
const usage = { input_tokens: 12, output_tokens: 3 }
const ended = event({ type: 'result', is_error: false, usage, total_cost_usd: 0.25 })
const failed = (status: number | null, message: string) =>
  event({ type: 'result', subtype: 'success', is_error: true, api_error_status: status, result: message })

const plain = (summary: string) =>
  `printf '%s\\n' '[AGENT_RESULT]' 'summary: ${summary}' 'verdict: pass' '[/AGENT_RESULT]'`

const CLAUDE = { adapter: 'claude', workflow: { kind: 'dispatch' } } as const

describe.concurrent('an agent CLI with a stream of events', () => {
  test('reach.1 gets an end on its standard input: it does not wait for anything there', async () => {
    const run_id = await stage().bench.create(`cat > read.txt\n${result('done')}`, CLAUDE)
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'done' } })
  })

  test('has its events, its log lines and its block in the transcript, each once', async () => {
    const tool = event({ type: 'assistant', message: { content: [{ type: 'tool_use', name: 'Write', input: {} }] } })
    const run_id = await stage().bench.create(`${tool}\n${says('words')}\n${result('done')}\necho trouble >&2`, CLAUDE)
    await stage().play(run_id)
    const frames = await stage().bench.engine.store.readTranscript(run_id, { after: 0, limitBytes: 1024 * 1024 })
    const of = (source: string) =>
      Buffer.concat(frames.filter((frame) => frame.source === source).map(({ bytes }) => bytes)).toString()
    expect(of('log')).toBe('· Write\nwords\n')
    expect(of('block')).toBe('[AGENT_RESULT]\nsummary: done\nverdict: pass\n[/AGENT_RESULT]\n')
    expect(of('wire').match(/"type":"assistant"/g)).toHaveLength(3)
    expect([of('stdout'), of('stderr')]).toEqual(['', 'trouble\n'])
    const shown = stage().bench.events.flatMap((one) =>
      one.type === 'run:output' && one.run_id === run_id ? [one.source] : [],
    )
    expect(new Set(shown)).toEqual(new Set(['log', 'block', 'stderr']))
  })

  test.each([
    ['two results', `\n${result('last')}`, 'last'],
    ['one result and a tool after it', '', 'first'],
  ])('reach.8 is completed when it has exited, with %s and the work of its tools', async (_, more, summary) => {
    const tool = event({ type: 'assistant', message: { content: [{ type: 'tool_use', name: 'Write', input: {} }] } })
    const script = `${result('first')}\n${tool}\necho more > more.txt${more}\n${ended}`
    const run = await stage().play(await stage().bench.create(script, CLAUDE))
    expect(run).toMatchObject({
      state: 'completed',
      end: { summary, files: ['more.txt'], usage: { ...usage, cost_usd: 0.25 } },
    })
  })

  test('reach.4 waits and tries again when its API failed: that is no failed work', async () => {
    const again = `[ "$BATON_ATTEMPT" = 2 ] && { ${result('after the limit')}; exit 0; }`
    const script = `${again}\n${failed(429, 'rate limit, retry after 1 second')}\nexit 1`
    const run_id = await stage().bench.create(script, CLAUDE)
    expect(await stage().play(run_id)).toMatchObject({
      state: 'waiting_retry',
      end: null,
      error: { message: 'rate limit, retry after 1 second', details: 'HTTP 429' },
    })
    await until('it is due', async () => (await stage().bench.record(run_id)).state === 'queued')
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'after the limit' } })
  })

  test("reach.4 waits for a person with the API's own words and what to do, where waiting does not help", async () => {
    const run_id = await stage().bench.create(`${failed(401, 'Invalid API key: please run /login')}\nexit 1`, CLAUDE)
    const words =
      'Invalid API key: please run /login. Start claude in a terminal and type /login, or set ANTHROPIC_API_KEY.'
    expect(await stage().play(run_id)).toMatchObject({
      state: 'waiting_retry',
      retry_at: null,
      error: { message: words },
    })
    expect((await stage().noticeTexts(run_id)).join('\n')).toContain(words)
  })

  test('that exits without a result and without a fault has failed', async () => {
    const run = await stage().play(await stage().bench.create(`${says('I am done')}\n${ended}`, CLAUDE))
    expect(run).toMatchObject({ state: 'failed', end: { how: 'no_signal', usage } })
  })

  test('reach.3 says which tools were refused to its model', async () => {
    const denied = event({ type: 'system', subtype: 'permission_denied', tool_name: 'Bash', decision_reason: 'asks' })
    const run_id = await stage().bench.create(`${denied}\n${result('done')}`, CLAUDE)
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', notes: 1 })
    expect(await stage().events(run_id, 'run:noted')).toMatchObject([
      { kind: 'warning', tag: 'PERMISSION', text: expect.stringContaining('Bash: asks') },
    ])
  })

  test('reach.8 that ends with a question in plain words asks it, and is started anew with the answer', async () => {
    const again = `case "$BATON_PROMPT" in *"A: truncate"*) ${result('truncated')}; exit 0;; esac`
    const script = `${again}\n${says('I read it.\n\nRound or truncate?')}\n${ended}`
    const run_id = await stage().bench.create(script, CLAUDE)
    expect(await stage().play(run_id)).toMatchObject({ state: 'waiting_question', holder: null })
    const { questions } = await stage().bench.record(run_id)
    expect(questions).toMatchObject([{ question: { category: 'clarification', question: 'Round or truncate?' } }])
    await stage().bench.answer(run_id, 'truncate')
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'truncated' } })
  })

  test('reach.8 that asks the same again although it was answered has failed', async () => {
    const run_id = await stage().bench.create(`${says('Round or truncate?')}\n${ended}`, CLAUDE)
    expect(await stage().play(run_id)).toMatchObject({ state: 'waiting_question' })
    await stage().bench.answer(run_id, 'truncate')
    expect(await stage().play(run_id)).toMatchObject({ state: 'failed', end: { how: 'no_signal' } })
  })

  test.each([
    ['exits without a result', `echo 'Please run /login' >&2; exit 1`, null, 'code 1: Please run /login'],
    ['is killed from outside', 'kill -9 $$', expect.any(Number), 'killed from outside by SIGKILL'],
  ])('reach.4 that %s has not failed at its work', async (_, script, retry_at, message) => {
    const run = await stage().play(await stage().bench.create(script, CLAUDE))
    expect(run).toMatchObject({ state: 'waiting_retry', end: null, retry_at })
    expect(run.error?.message).toContain(message)
  })
})

describe.concurrent('an agent of a relay', () => {
  const DISPATCH = { workflow: { kind: 'dispatch' } } as const

  test('reach.4 whose command is not there waits for a person, and no work has failed', async () => {
    const run_id = await stage().bench.create('', { ...DISPATCH, argv: ['/nowhere/agent'] })
    expect(await stage().play(run_id)).toMatchObject({
      state: 'waiting_retry',
      retry_at: null,
      error: { message: expect.stringContaining('the command /nowhere/agent is not there') },
    })
  })

  test('whose command is not there is replaced by the fallback at once, on the record', async () => {
    const other = stage().file('other.sh', plain('taken over'))
    const player = { argv: ['sh', other], pass: [], nonce_required: false, limits: {} }
    const run_id = await stage().bench.create('', {
      ...DISPATCH,
      argv: ['/nowhere/agent'],
      player: 'first',
      fallback: [{ ...player, name: 'second' }],
    })
    await stage().play(run_id)
    await until('it is offered again', async () => (await stage().bench.record(run_id)).state === 'queued')
    expect(await stage().play(run_id)).toMatchObject({
      state: 'completed',
      player: 'second',
      fallback: [],
      fell_back: [{ from: 'first', to: 'second', cause: 'missing' }],
      end: { summary: 'taken over' },
    })
    expect(await stage().events(run_id, 'agent:replaced')).toMatchObject([
      { from: 'first', agent: 'second', cause: 'missing', reason: expect.stringContaining('/nowhere/agent') },
    ])
  })

  test('reach.4 that is killed from outside is started again after a while', async () => {
    const script = `[ "$BATON_ATTEMPT" = 1 ] && kill -TERM $$\n${plain('alive')}`
    const run_id = await stage().bench.create(script, DISPATCH)
    expect(await stage().play(run_id)).toMatchObject({ state: 'waiting_retry', retries: 1 })
  })

  test.each([
    ['its processes use the CPU', ':'],
    ['files change', 'date > tick; sleep 0.05'],
  ])('reach.5 that prints nothing is not taken for stuck while %s', async (_, work) => {
    const script = `until [ -e stop ]; do ${work}; done\n${plain('worked silently')}`
    const run_id = await stage().bench.create(script, { ...DISPATCH, limits: { silence_minutes: 0.1 } })
    const played = stage().play(run_id)
    await until('it was seen to work, or ended', async () => {
      const { state } = await stage().bench.record(run_id)
      return state === 'failed' || (await stage().bench.transcript(run_id)).includes('but it works')
    })
    writeFileSync(join((await stage().bench.record(run_id)).workspace?.folder ?? '', 'stop'), '')
    expect(await played).toMatchObject({ state: 'completed', end: { summary: 'worked silently' } })
  })

  test('reach.5 that does nothing is taken for stuck', async () => {
    const run_id = await stage().bench.create('sleep 600', { ...DISPATCH, limits: { silence_minutes: 1 / 100 } })
    expect(await stage().play(run_id)).toMatchObject({ state: 'failed', end: { how: 'silent' } })
  })
})
