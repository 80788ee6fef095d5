import { expect, test } from 'vitest'
import { untilDue } from '../../src/engine/executor/until-due.ts'
import { openVisitWorld } from '../support/visit-world.ts'

const SOON = { tasks: undefined, most: 5_000 }

test('a row that is tried again, and a run that does, wake a worker when they are due and not before', async () => {
  const world = await openVisitWorld()
  const { engine, clock } = world
  const [task_id, other] = [await world.start(1), await world.start(1)]
  expect(await untilDue(engine, SOON)).toBeUndefined()

  const claimed = await world.claim('enter', task_id)
  await engine.report(claimed, { op: 'retry', id: claimed.row.id, after_ms: 3_000, failure: 'locked' })
  expect(await untilDue(engine, SOON)).toBe(3_000)
  expect(await untilDue(engine, { ...SOON, tasks: new Set([task_id]) })).toBe(3_000)
  expect(await untilDue(engine, { ...SOON, tasks: new Set([other]) })).toBeUndefined()
  expect(await untilDue(engine, { ...SOON, most: 2_999 })).toBeUndefined()
  clock.advance(1_000)
  expect(await untilDue(engine, SOON)).toBe(2_000)
  // It is due, and whoever wakes takes it or leaves it for a reason that only a commit ends.
  clock.advance(2_000)
  expect(await untilDue(engine, SOON)).toBeUndefined()

  const held = await world.take(await world.begin(task_id), task_id)
  const error = { type: 'recoverable', message: 'the line was cut', recovery: 'pause_and_retry' } as const
  await world.run({ type: 'run_reported_error', ...held, error, checkpoint: null })
  const [due] = (await world.store.list('due_runs', { until: clock.now() + 86_400_000, limit: 1 })).rows
  const wait = Number(due?.due_at) - clock.now()
  expect(wait).toBeGreaterThan(0)
  expect(await untilDue(engine, { ...SOON, most: wait })).toBe(wait)
  await world.store.close()
})
