import { expect, test } from 'vitest'
import { workerCrowd } from '../../support/worker-crowd.ts'
import type { WorkerSize } from '../../support/worker-life.ts'

test('200 agents at once on one worker take bounded memory and descriptors, and the next 200 take no more', async () => {
  const { agents, before, first, second, ...figures } = await workerCrowd(200)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const size = ({ megabytes, descriptors }: WorkerSize) => `${megabytes.toFixed(0)} MB, ${descriptors} descriptors`
  process.stdout.write(
    [first, second]
      .map(
        ({ allAskedMs, allEndedMs, peak, after }) =>
          `${agents} agents in plain folders: all had asked after ${seconds(allAskedMs)}, all had ended after ${seconds(allEndedMs)}; the worker: ${size(before)} before, ${size(peak)} at most, ${size(after)} after, ${(after.heapMegabytes - before.heapMegabytes).toFixed(1)} MB of it held\n`,
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
  expect(Math.max(first.peak.megabytes, second.peak.megabytes)).toBeLessThanOrEqual(before.megabytes + 150)
  // The system's count stays where Node once needed it; what the worker holds on to is its own.
  expect(first.after.heapMegabytes).toBeLessThanOrEqual(before.heapMegabytes + 10)
  // Twelve crowds in a row leave between 30 and 36 MB, now more and now less: 200 runs that kept 40 KB each would show.
  expect(second.after.heapMegabytes).toBeLessThanOrEqual(first.after.heapMegabytes + 8)
}, 180_000)
