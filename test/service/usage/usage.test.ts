import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usageText } from '../../../src/cli/present/run/usage-text.ts'
import { NO_END, type RunEnd } from '../../../src/pipeline/runs/run-record.ts'
import { usage } from '../../../src/service/usage/usage.ts'
import { SPEC } from '../../support/run-world.ts'
import { PO, ServiceWorld } from '../../support/service-world.ts'

let world: ServiceWorld
let number = 0
let workers = 0

/** A run that was taken by a worker and ended with what its agent told. */
async function ended(spec: Partial<typeof SPEC>, told: Partial<NonNullable<RunEnd['usage']>>): Promise<string> {
  number += 1
  const run_id = `RUN-20261115-10${number}-abcd`
  await world.do({ type: 'create_run', run_id, spec: { ...SPEC, ...spec } }, 'song-po')
  await end(run_id, told)
  return run_id
}

async function end(run_id: string, told: Partial<NonNullable<RunEnd['usage']>>): Promise<void> {
  workers += 1
  const worker = `w${workers}`
  await world.service.engine.store.renew({ worker, host: 'elsewhere', pid: 1, started: '1', queues: [] }, 60_000)
  const { attempt } = await world.do({ type: 'take_run', run_id, worker, token_hash: 't' })
  const nothing = { run_ms: 1_000, output_bytes: 1, input_tokens: null, output_tokens: null, cost_usd: null }
  const held = { run_id, worker, attempt, checkpoint: null }
  const how = { ...NO_END, how: 'completed', usage: { ...nothing, ...told } } as const
  await world.do({ type: 'run_ended', ...held, end: how })
  await world.do({ type: 'release_run', ...held, to: 'ended' })
}

const by = (group: Parameters<typeof usage>[2]['by'], task_id?: string) =>
  usage({ ...world.service, config: { ...world.service.config, prices: PRICES } }, PO, { by: group, task_id })
const PRICES = { codex: { input: 2, output: 4 } }

describe('agents.5 what runs took', () => {
  let task_id: string
  let again: string
  beforeAll(async () => {
    world = await ServiceWorld.open()
    task_id = await world.taskIn('DEV_IN_PROGRESS')
    const claude = { argv: ['claude', '--model', 'opus'], agent: 'jarvis', stage: 'DEV', task_id }
    again = await ended(claude, { input_tokens: 100, output_tokens: 10, cost_usd: 0.5, turns: 3 })
    await world.do({ type: 'follow_up', run_id: again, text: 'more' }, 'song-po')
    world.clock.advance(24 * 3_600_000)
    await end(again, { input_tokens: 50, output_tokens: 5, cost_usd: 0.25, turns: 1 })
    await ended({ argv: ['codex'], agent: 'kimqa' }, { input_tokens: 1_000_000, output_tokens: 500_000 })
    await ended({ argv: ['sh'], agent: 'kimqa' }, {})
  })
  afterAll(() => world[Symbol.asyncDispose]())

  test('is summed over every end of a run', async () => {
    const { rows, total } = await by('task')
    expect(rows).toEqual([
      expect.objectContaining({ key: '-', ends: 2, input_tokens: 1_000_000, cost_usd: 4, estimated_usd: 4, untold: 1 }),
      expect.objectContaining({ key: task_id, ends: 2, run_ms: 2_000, input_tokens: 150, cost_usd: 0.75, turns: 4 }),
    ])
    expect(total).toMatchObject({ ends: 4, input_tokens: 1_000_150, output_tokens: 500_015, cost_usd: 4.75, untold: 1 })
    expect((await by('task', task_id)).total.cost_usd).toBe(0.75)
  })

  test.each([
    ['stage', ['-', 'DEV']],
    ['agent', ['jarvis', 'kimqa']],
    ['model', ['codex', 'opus', 'sh']],
    ['day', ['2026-11-15', '2026-11-16']],
  ] as const)('by %s', async (group, keys) => {
    expect((await by(group)).rows.map(({ key }) => key)).toEqual(keys)
  })

  test('by run and by attempt', async () => {
    expect((await by('run')).rows.map(({ key }) => key)).toContain(again)
    const attempts = (await by('attempt')).rows.filter(({ key }) => key.startsWith(again))
    expect(attempts.map(({ key, cost_usd }) => [key, cost_usd])).toEqual([
      [`${again} #1`, 0.5],
      [`${again} #2`, 0.25],
    ])
  })

  test('is shown with what was reckoned and what was not told', async () => {
    const text = usageText(await by('stage'), { lang: 'en', width: undefined })
    expect(text).toBe(
      [
        'Stage  Runs  Time  Input tokens  Output tokens  Turns  Cost',
        '-      2     2 s   1,000,000     500,000        -      ~$4.00',
        'DEV    2     2 s   150           15             4      $0.7500',
        'Total  4     4 s   1,000,150     500,015        4      ~$4.75',
        '~ is calculated with prices of baton.config.json.',
        '1 of 4 ended runs told no tokens.',
        '',
      ].join('\n'),
    )
    expect(usageText(await by('stage'), { lang: 'ko', width: undefined })).toMatch(/합계 +4 +4초 +1,000,150/)
    expect(usageText(await by('stage', 'TASK-1'), { lang: 'ko', width: undefined })).toBe('끝난 실행이 없습니다.\n')
  })

  test('counts what a killed process had told, and by attempt shows it apart', async () => {
    number += 1
    const run_id = `RUN-20261115-10${number}-abcd`
    await world.do({ type: 'create_run', run_id, spec: { ...SPEC, argv: ['codex'], agent: 'killed' } }, 'song-po')
    const { store } = world.service.engine
    await store.renew({ worker: 'dead', host: 'elsewhere', pid: 1, started: '1', queues: [] }, 60_000)
    const { attempt } = await world.do({ type: 'take_run', run_id, worker: 'dead', token_hash: 't' })
    const told = (input_tokens: number, turns: number) => ({ input_tokens, output_tokens: 1, cost_usd: null, turns })
    const used = { type: 'run_used', run_id, worker: 'dead', attempt } as const
    await world.do({ ...used, used: told(100, 1) })
    await world.do({ ...used, used: told(300, 3) })
    const mine = async (group: Parameters<typeof by>[0]) =>
      (await by(group)).rows.filter(({ key }) => key.startsWith(group === 'agent' ? 'killed' : run_id))
    // It has not ended, and its worker is killed.
    expect(await mine('agent')).toMatchObject([{ ends: 0, input_tokens: 300, turns: 3 }])
    await store.endLease('dead')
    await end(run_id, told(50, 2))
    expect(await mine('agent')).toMatchObject([{ ends: 1, input_tokens: 350, output_tokens: 2, turns: 5 }])
    expect(await mine('attempt')).toMatchObject([
      { key: `${run_id} #1`, ends: 0, input_tokens: 300, turns: 3 },
      { key: `${run_id} #2`, ends: 1, input_tokens: 50, turns: 2 },
    ])
  })
})
