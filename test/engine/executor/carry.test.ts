import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workOn } from '../../../src/engine/executor/crew.ts'
import { Executor } from '../../../src/engine/executor/executor.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
let executor: Executor

beforeEach(async () => {
  world = await RelayWorld.open()
  world.format = 2
  executor = await Executor.start({
    engine: world.engine,
    home: join(world.folder, 'runs'),
    onEvent: () => {},
    prompt: (relay) => relay.spec.request,
    lanes: {},
    restMs: 0,
  })
})
afterEach(async () => {
  await executor.stop()
  await world[Symbol.asyncDispose]()
})

/** Works on a task and confirms plans, until it waits for something else. */
async function carry(task_id: string) {
  const { engine } = world
  return workOn(executor, engine, task_id, {
    signal: new AbortController().signal,
    answers: async () => {
      const { rows } = await engine.store.list('items', { task_id, open: true, limit: 10 })
      const plan = rows.find(({ confirmable }) => confirmable)
      if (!plan) return false
      await world.answer(task_id, plan.options[0]?.choice ?? '', { how: 'yes', key: plan.item })
      return true
    },
  })
}

describe('a task that visits play', () => {
  test('goes through all teams to the approval', async () => {
    const task = await world.task('good')
    expect(await carry(task)).toMatchObject({ status: 'DEPLOY_READY', wait: null })
    expect(await world.way(task)).toEqual([
      'PLAN_IN_PROGRESS',
      'DEV_PENDING',
      'DEV_IN_PROGRESS',
      'QA_PENDING',
      'QA_IN_PROGRESS',
      'HARDEN_PENDING',
      'HARDEN_IN_PROGRESS',
      'DOC_PENDING',
      'DOC_IN_PROGRESS',
      'DEPLOY_READY',
    ])
  })
})
