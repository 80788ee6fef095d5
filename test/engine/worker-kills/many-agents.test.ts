import { expect, test } from 'vitest'
import { workerCrowd } from '../../support/worker-crowd.ts'
import type { WorkerRest, WorkerSize } from '../../support/worker-life.ts'

test('200 agents at once on one worker take bounded memory and descriptors, and the next 200 take no more', async () => {
  const { agents, before, first, second, ...figures } = await workerCrowd(200)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const size = ({ megabytes, descriptors }: WorkerSize) => `${megabytes.toFixed(0)} MB, ${descriptors} descriptors`
  const held = ({ heapMegabytes }: WorkerRest) => `${(heapMegabytes - before.heapMegabytes).toFixed(1)} MB`
  process.stdout.write(
    [first, second]
      .map(
        ({ allAskedMs, allEndedMs, peak, waiting, after }) =>
          `${agents} agents in plain folders: all had asked after ${seconds(allAskedMs)}, all had ended after ${seconds(allEndedMs)}; the worker: ${size(before)} before, ${size(peak)} at most, ${size(after)} after; beyond its own at the start it held ${held(waiting)} while all waited, ${held(after)} after\n`,
      )
      .join(''),
  )
  expect(figures.faults).toEqual([])
  expect(figures.completed).toBe(2 * agents)
  expect(figures.questions).toBe(2 * agents)
  // Three pipes each, and a handful for the store and for whatever is read at that moment.
  expect(first.peak.descriptors).toBeGreaterThanOrEqual(agents * 3)
  expect(second.peak.descriptors).toBeLessThanOrEqual(before.descriptors + agents * 3 + 20)
  expect(second.after.descriptors).toBeLessThanOrEqual(first.after.descriptors)
  // The system's count has garbage in it that Node had no reason to collect: 150 to 226 MB, as busy as the machine was.
  expect(Math.max(first.peak.megabytes, second.peak.megabytes)).toBeLessThanOrEqual(before.megabytes + 250)
  // What the worker holds on to is its own: 8.5 MB for 200 agents that wait, 43 KB for each.
  expect(first.waiting.heapMegabytes).toBeLessThanOrEqual(before.heapMegabytes + 16)
  expect(second.waiting.heapMegabytes).toBeLessThanOrEqual(before.heapMegabytes + 16)
  expect(first.after.heapMegabytes).toBeLessThanOrEqual(before.heapMegabytes + 10)
  // Twelve crowds in a row leave between 30 and 36 MB, now more and now less: 200 runs that kept 40 KB each would show.
  expect(second.after.heapMegabytes).toBeLessThanOrEqual(first.after.heapMegabytes + 8)
}, 180_000)
