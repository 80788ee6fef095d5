import { expect, test } from 'vitest'
import { describeWorkerFreezes, workerFreezes } from '../../support/worker-freezes.ts'

const ROUNDS = Number(process.env.BATON_WORKER_FREEZES ?? 10)
/** Each round waits for a lease to run out: half of the rounds are on one store, and at the same time half on another. */
const SCENES = [
  { rounds: Math.ceil(ROUNDS / 2), seed: 20_260_228 },
  { rounds: Math.floor(ROUNDS / 2), seed: 20_260_229 },
]

test(
  `${ROUNDS} times a worker sleeps past its lease: when it wakes it writes nothing, and no run runs twice`,
  async () => {
    const all = await Promise.all(SCENES.map(({ rounds, seed }) => workerFreezes(rounds, seed)))
    for (const figures of all) {
      process.stdout.write(`${describeWorkerFreezes(figures)}\n`)
      expect(figures.broken).toEqual([])
      expect(figures.late).toEqual([])
      expect(figures.faults).toEqual([])
      expect(figures.failed).toEqual([])
      expect(figures.completed).toBe(figures.runs)
      expect(figures.takenOver).toBeGreaterThan(figures.rounds)
      expect(figures.lost).toBeGreaterThan(figures.rounds)
    }
  },
  10 * 60_000,
)
