import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRun } from '../../src/engine/runs/new-run.ts'
import { ROOT } from '../support/run-baton.ts'
import { taskIn, withEngine } from '../support/task-steps.ts'
import { BIN, type Desk, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

describe('truth.2 inside a run the token acts', { timeout: 180_000 }, () => {
  let desk: Desk
  let task_id: string
  let out: string
  const said = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'))

  beforeAll(async () => {
    desk = world().desk('token')
    out = join(world().folder, 'token-tries')
    mkdirSync(out)
    await withEngine(desk.store, async (engine) => {
      task_id = await taskIn(engine, 'QA_IN_PROGRESS')
      const other = await taskIn(engine, 'QA_IN_PROGRESS')
      const script = join(ROOT, 'test', 'fixtures', 'runs', 'acts-by-token.sh')
      const argv = ['sh', script, process.execPath, BIN, desk.store, task_id, other, out]
      await createRun(engine, { agent: 'kimqa', stage: 'QA', task_id, argv }, { actor: 'song-po' })
    })
    const ran = await desk.run(['worker', '--until-idle'])
    expect(ran.code, ran.stderr).toBe(0)
  })

  test('as the agent of its team, for its task', async () => {
    expect(said('reject')).toMatchObject({ task_id, status: 'DEV_REVISION' })
    const history = JSON.parse((await desk.run(['task', 'history', task_id, '--json'])).stdout)
    const moved = history.events.findLast(({ type }: { type: string }) => type === 'task:moved')
    expect(moved).toMatchObject({ actor: 'kimqa', data: { by_run: readFileSync(join(out, 'run'), 'utf8') } })
  })

  test.each([
    ['approve', 'RUN_CANNOT_ACT'],
    ['other', 'RUN_CANNOT_ACT'],
  ])('not to %s', (name, code) => {
    expect(said(name).error).toMatchObject({ code })
  })

  test('and no more once the run has ended', async () => {
    const env = {
      BATON_RUN_TOKEN: readFileSync(join(out, 'token'), 'utf8'),
      BATON_RUN: readFileSync(join(out, 'run'), 'utf8'),
    }
    const ran = await desk.run(['task', 'escalate', task_id, '--reason', 'x', '--json'], env)
    expect(ran.code).toBe(6)
    expect(JSON.parse(ran.stderr).error.code).toBe('RUN_TOKEN_REFUSED')
  })
})
