import { expect, test } from 'vitest'
import { taskRest } from '../../../src/engine/executor/task-rest.ts'
import type { Store } from '../../../src/store/port.ts'
import { RelayWorld } from '../../support/relay-world.ts'

test('a task that moves on while its records are read is not taken for ended', { timeout: 60_000 }, async () => {
  await using world = await RelayWorld.open()
  const task_id = await world.task('good', 'work/own.txt: good')
  let hasMoved = false
  // Everything happens between the read of the task and the read of its visit.
  const load: Store['load'] = async (keys) => {
    if (!hasMoved && keys.some(({ kind }) => kind === 'visit')) {
      hasMoved = true
      await world.crew.carry(task_id)
    }
    return world.engine.store.load(keys)
  }
  const store = new Proxy(world.engine.store, {
    get: (real, name) => (name === 'load' ? load : Reflect.get(real, name)),
  })
  const rest = await taskRest(Object.create(world.engine, { store: { value: store } }), task_id)
  expect(hasMoved).toBe(true)
  expect(rest).toEqual({ status: 'DEPLOY_READY', wait: null })
})
