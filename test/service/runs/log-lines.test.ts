import { afterEach, beforeEach, expect, test } from 'vitest'
import { LogLines } from '../../../src/service/runs/log-lines.ts'
import { ServiceWorld } from '../../support/service-world.ts'

let world: ServiceWorld
beforeEach(async () => {
  world = await ServiceWorld.open()
})
afterEach(() => world[Symbol.asyncDispose]())

test('whoever searches a long log does not keep others waiting', async () => {
  const { run_id } = await world.askingRun()
  const bytes = Buffer.from(`${'x'.repeat(99)}\n`.repeat(2_000))
  const frame = { source: 'stdout', bytes, at: 0 } as const
  for (let n = 0; n < 20; n += 1) await world.service.engine.store.appendTranscript(run_id, [frame])
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  const log = new LogLines(world.service, run_id)
  // The first call reads the log, the second searches it: other work gets turns during each of them.
  for (const wanted of ['nowhere', 'not here either']) {
    turns = 0
    isOver = false
    setImmediate(turn)
    expect(await log.search(wanted, 1, 10)).toEqual([])
    isOver = true
    expect(turns).toBeGreaterThan(5)
  }
  expect(await log.search('xxx', 39_999, 10)).toEqual([39_999, 40_000])
})
