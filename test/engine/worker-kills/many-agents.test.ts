import { expect, test } from 'vitest'
import { workerCrowd } from '../../support/worker-crowd.ts'

test('200 agents at once on one worker take bounded memory and descriptors, and leave nothing of either behind', async () => {
  const { agents, before, peak, after, ...figures } = await workerCrowd(200)
  const size = ({ megabytes, descriptors }: typeof before) =>
    `${megabytes.toFixed(0)} MB and ${descriptors} descriptors`
  process.stdout.write(
    `${agents} agents in plain folders: all had asked after ${(figures.allAskedMs / 1000).toFixed(1)} s, all had ended after ${(figures.allEndedMs / 1000).toFixed(1)} s\n` +
      `the worker: ${size(before)} before, ${size(peak)} at most, ${size(after)} after\n`,
  )
  expect(figures.faults).toEqual([])
  expect(figures.completed).toBe(agents)
  expect(figures.questions).toBe(agents)
  // Three pipes each, and a handful for the store and whatever is read at that moment.
  expect(peak.descriptors).toBeLessThanOrEqual(before.descriptors + agents * 3 + 20)
  expect(after.descriptors).toBeLessThanOrEqual(before.descriptors)
  expect(peak.megabytes).toBeLessThanOrEqual(before.megabytes + 150)
  expect(after.megabytes).toBeLessThanOrEqual(before.megabytes + 50)
}, 180_000)
