import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../support/run-baton.ts'
import { useRunStage } from './run-stage.ts'

const stage = useRunStage()

const PROGRAM = join(ROOT, 'test', 'fixtures', 'runs', 'duplex-claude.mjs')
const ends = (verdict: string) => ({ say: `[AGENT_RESULT]\nsummary: ${verdict}\nverdict: ${verdict}\n[/AGENT_RESULT]` })

type Step = Readonly<Record<string, unknown>>

/** A run of the stand-in; its model does one list of steps for each message. */
const create = (turns: readonly (readonly Step[])[]) =>
  stage().bench.create('', {
    argv: [process.execPath, PROGRAM, JSON.stringify(turns), '--input-format', 'stream-json'],
    adapter: 'claude',
    workflow: { kind: 'dispatch' },
    prompt: 'do it',
  })

describe.concurrent('the result of an agent CLI', () => {
  test('that was followed by one in the wrong form does not count', async () => {
    const run_id = await create([[ends('pass'), ends('failed')], [{ say: 'Sorry.' }]])
    expect(await stage().play(run_id)).toMatchObject({ state: 'failed', end: { how: 'no_signal', verdict: null } })
  })

  test('that follows one in the wrong form counts', async () => {
    const run_id = await create([[ends('failed'), ends('pass')], [{ say: 'I have printed it.' }]])
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { verdict: 'pass' } })
  })

  test('that breaks off takes back the one before, and is asked for again in the same session', async () => {
    const run_id = await create([
      [ends('pass'), { say: 'One test fails.\n\n[AGENT_RESULT]\nsummary: one test fails' }],
      [ends('fail')],
    ])
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 1, end: { verdict: 'fail' } })
  })

  test('after which the API failed is none: the session goes on', async () => {
    const run_id = await create([[ends('pass'), { fail: 500 }], [ends('fail')]])
    expect(await stage().play(run_id)).toMatchObject({ state: 'waiting_retry', end: null })
  })

  test('that is wrong in every turn ends the run, after a few corrections', async () => {
    const run_id = await create(Array.from({ length: 20 }, () => [ends('passed')]))
    expect(await stage().play(run_id)).toMatchObject({
      state: 'failed',
      end: { how: 'no_signal', usage: { turns: 6 } },
    })
  })
})
