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

const CLAUDE = { adapter: 'claude', workflow: { kind: 'dispatch' } } as const

describe.concurrent('an agent CLI with a stream of events', () => {
  test('gets an end on its standard input: it does not wait for anything there', async () => {
    const run_id = await stage().bench.create(`cat > read.txt\n${result('done')}`, CLAUDE)
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'done' } })
  })

  test('is completed by its last result when it has exited, with the work of the tools between', async () => {
    const script = `${result('first')}\necho more > more.txt\n${result('last')}\n${ended}`
    const run = await stage().play(await stage().bench.create(script, CLAUDE))
    expect(run).toMatchObject({
      state: 'completed',
      end: { summary: 'last', files: ['more.txt'], usage: { ...usage, cost_usd: 0.25 } },
    })
  })

  test('waits and tries again when its API failed: that is no failed work', async () => {
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

  test("waits for a person with the API's own words where waiting does not help", async () => {
    const run_id = await stage().bench.create(`${failed(401, 'Invalid API key: please run /login')}\nexit 1`, CLAUDE)
    expect(await stage().play(run_id)).toMatchObject({
      state: 'waiting_retry',
      retry_at: null,
      error: { message: 'Invalid API key: please run /login' },
    })
    expect((await stage().noticeTexts(run_id)).join('\n')).toContain('Invalid API key: please run /login')
  })

  test('that exits without a result and without a fault has failed', async () => {
    const run = await stage().play(await stage().bench.create(`${says('I am done')}\n${ended}`, CLAUDE))
    expect(run).toMatchObject({ state: 'failed', end: { how: 'no_signal', usage } })
  })

  test('says which tools were refused to its model', async () => {
    const denied = event({ type: 'system', subtype: 'permission_denied', tool_name: 'Bash', decision_reason: 'asks' })
    const run_id = await stage().bench.create(`${denied}\n${result('done')}`, CLAUDE)
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', notes: 1 })
    expect(await stage().events(run_id, 'run:noted')).toMatchObject([
      { kind: 'warning', tag: 'PERMISSION', text: expect.stringContaining('Bash: asks') },
    ])
  })
})
