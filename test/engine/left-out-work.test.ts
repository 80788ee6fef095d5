import { expect, test } from 'vitest'
import { leftOutWork } from '../../src/engine/left-out-work.ts'
import { startCarriedTask } from '../../src/engine/simulation/carried/carried-tasks.ts'
import type { LeftOut } from '../../src/pipeline/runs/run-record.ts'
import { NO_END } from '../../src/protocol/plays/run-end.ts'
import { openVisitWorld, platform } from '../support/visit-world.ts'

const LARGE: LeftOut = { count: 1, files: [{ path: 'data.bin', why: 'too_large' }] }

test('a file of a specialist that no checkpoint takes is named until a later run of the specialist does not leave it out', async () => {
  const world = await openVisitWorld()
  const { engine, store } = world
  const task_id = await startCarriedTask(engine, world.git, { modes: { DEV: 'graph' }, from: 1 })
  const first = await world.begin(task_id)
  await fail(first, LARGE)
  expect(await leftOutWork(engine, task_id)).toEqual(LARGE)

  const [second] = (await store.list('runs', { task_id, open: true, limit: 5 })).rows
  const again = await world.runOf(second?.run_id ?? '')
  expect(again?.node).toBe((await world.runOf(first))?.node)
  await fail(second?.run_id ?? '', undefined)
  expect(await leftOutWork(engine, task_id)).toEqual({ count: 0, files: [] })
  await store.close()

  /** The run fails, with a checkpoint that leaves these files out. */
  async function fail(run_id: string, left_out: LeftOut | undefined): Promise<void> {
    const held = await world.take(run_id, task_id)
    const made = { why: 'failed', commit: null, tree: null, phase: null, transcript: 0, session: null } as const
    const checkpoint = { ...made, ...(left_out ? { left_out } : {}) }
    const end = { ...NO_END, how: 'exit_code', code: 1 } as const
    await engine.execute({ type: 'run_ended', ...held, end, checkpoint }, platform)
  }
})
