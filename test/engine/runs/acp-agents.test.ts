import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { NewRun } from '../../../src/engine/runs/new-run.ts'
import { until } from '../../agents/agent-world.ts'
import { useRunStage } from './run-stage.ts'

const stage = useRunStage()

let homes = 0
const ACP = { adapter: 'acp', workflow: { kind: 'dispatch' } } as const

/** A run of the agent of `test/fixtures/acp`, which is the protocol's own SDK, with these steps. */
function create(steps: readonly string[], words: readonly string[] = [], more: Partial<NewRun> = {}) {
  homes += 1
  const home = join(stage().bench.folder, `acp-${homes}`)
  const prompt = steps.map((step) => `do: ${step}`).join('\n')
  const made = stage().create('acp/agent.js', [home, ...words], { ...ACP, prompt, ...more })
  return made.then((run_id) => ({ run_id, home }))
}

const options = (name: string) => ({ question: { question: expect.stringContaining(name), default: 'refuse' } })

describe.concurrent('an agent that speaks ACP', () => {
  test('gets the request as a prompt, and its result counts when the turn is over', async () => {
    const { run_id } = await create(['say hello', 'read a.txt', 'result'])
    const run = await stage().play(run_id)
    expect(run).toMatchObject({
      state: 'completed',
      // A file is not read for it: it was told so, and reads by itself.
      end: { summary: 'read -32601, 1 prompts', usage: { input_tokens: 100, output_tokens: 20 } },
    })
    expect(await stage().bench.transcript(run_id)).toContain('log: · sample 1.0.0\n')
  })

  test('asks a person for a permission; allowed once, the tool is used in the same turn', async () => {
    const { run_id } = await create(['edit a.txt', 'result'])
    const played = stage().play(run_id)
    const { question } = await stage().asked(run_id)
    expect(question).toMatchObject(options('a.txt'))
    await stage().bench.answer(run_id, 'allow once')
    expect(await played).toMatchObject({
      state: 'completed',
      end: { summary: 'a.txt allowed, 1 prompts', files: ['a.txt'] },
      attempt: 1,
    })
  })

  test('is told why a person refused, after its turn', async () => {
    const { run_id, home } = await create(['run rm -rf x'])
    const played = stage().play(run_id)
    await stage().asked(run_id)
    await stage().bench.answer(run_id, 'that folder is needed')
    expect(await played).toMatchObject({ state: 'failed', end: { how: 'no_signal' } })
    expect(heard(home)).toEqual([expect.stringContaining('do: run'), expect.stringContaining('that folder is needed')])
  })

  test('is asked about once what is allowed for the run', async () => {
    const { run_id } = await create(['run npm test', 'run npm test', 'run npm publish', 'result'])
    const played = stage().play(run_id)
    await stage().asked(run_id, 'npm test')
    await stage().bench.answer(run_id, 'allow for this run')
    await stage().asked(run_id, 'npm publish')
    await stage().bench.answer(run_id, 'refuse')
    const summary = 'npm test allowed, npm test allowed, npm publish refused, 1 prompts'
    expect(await played).toMatchObject({ state: 'completed', end: { summary } })
    expect((await stage().bench.record(run_id)).questions).toHaveLength(2)
  })

  test('goes on with its own session after it was killed; what it said before is not heard again', async () => {
    const { run_id } = await create(['say begun', 'crash', 'result'])
    expect(await stage().play(run_id)).toMatchObject({ state: 'waiting_retry' })
    await until('it is due', async () => (await stage().bench.record(run_id)).state === 'queued')
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: '2 prompts' } })
  })

  test.each([
    ['cannot load one', ['no-load']],
    ['has lost it', []],
  ])('begins a new session with everything that was said where it %s', async (_, words) => {
    const { run_id, home } = await create(['crash', 'result'], words)
    expect(await stage().play(run_id)).toMatchObject({ state: 'waiting_retry' })
    if (words.length === 0) rmSync(home, { recursive: true })
    await until('it is due', async () => (await stage().bench.record(run_id)).state === 'queued')
    await stage().play(run_id)
    expect((await stage().bench.record(run_id)).session ?? null).toBeNull()
    expect(await stage().bench.transcript(run_id)).toContain('! the session of before is gone')
  })

  test('that is not logged in waits for a person, who reads how to log in', async () => {
    const { run_id } = await create(['result'], ['login'])
    expect(await stage().play(run_id)).toMatchObject({
      state: 'waiting_retry',
      retry_at: null,
      error: { message: expect.stringContaining('sample is not logged in'), details: 'HTTP 401' },
    })
    expect((await stage().noticeTexts(run_id)).join('\n')).toContain('API key (set SAMPLE_KEY)')
  })

  test('whose API has a limit is tried again, with the words of the API', async () => {
    const { run_id } = await create(['result'], ['error-429'])
    expect(await stage().play(run_id)).toMatchObject({
      state: 'waiting_retry',
      retry_at: expect.any(Number),
      error: { message: 'Rate limit reached for sample.', details: 'HTTP 429' },
    })
  })

  test('that tells its usage after the result of the prompt has it counted', async () => {
    const { run_id } = await create(['result'], ['late-usage'])
    expect(await stage().play(run_id)).toMatchObject({
      state: 'completed',
      end: { usage: { input_tokens: 100, output_tokens: 20 } },
    })
  })
})

/** The prompts that the agent got in its first session. */
function heard(home: string): readonly string[] {
  const [name] = readdirSync(home)
  return name === undefined ? [] : JSON.parse(readFileSync(join(home, name), 'utf8')).prompts
}
