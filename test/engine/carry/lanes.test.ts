import { afterEach, beforeEach, expect, test } from 'vitest'
import { allEvents } from '../../../src/store/all-events.ts'
import { RelayWorld } from '../../support/relay-world.ts'

/** 20 by `BATON_LANE_TASKS=20 npx vitest run test/engine/carry/lanes.test.ts`. */
const TASKS = Number(process.env.BATON_LANE_TASKS ?? 4)

let world: RelayWorld
beforeEach(async () => {
  world = await RelayWorld.open()
})
afterEach(() => world[Symbol.asyncDispose]())

test('two workers with one place for each stage never work on two tasks in one stage at once', {
  timeout: 600_000,
}, async () => {
  await world.crew.stop()
  const crews = [await world.anotherCrew({ concurrency: 1 }), await world.anotherCrew({ concurrency: 1 })]
  const tasks = await Promise.all(
    Array.from({ length: TASKS }, (_, number) => world.task('good', `work/own-${number}.txt: good ${number}`)),
  )
  const carried = await Promise.all(tasks.map((task, number) => crews[number % 2]?.carry(task)))
  for (const crew of crews) await crew.stop()
  expect(carried.map((one) => one?.status)).toEqual(tasks.map(() => 'DEPLOY_READY'))
  const inside = new Map<string, string>()
  let entered = 0
  for await (const { type, data } of allEvents(world.engine.store, {})) {
    const [lane, visit] = [String(data.lane), String(data.visit)]
    if (type === 'lane:entered') {
      expect(inside.get(lane), `${visit} enters ${lane}`).toBeUndefined()
      inside.set(lane, visit)
      entered += 1
    }
    if (type === 'lane:left') inside.delete(lane)
  }
  expect(entered).toBeGreaterThanOrEqual(TASKS * 5)
  expect(inside.size).toBe(0)
  // A visit that was refused a place wrote nothing that the chain does not prove.
  expect(await world.engine.store.check()).toEqual([])
})
