import { expect, test } from 'vitest'
import { describeWorkerFreezes, workerFreezes } from '../../support/worker-freezes.ts'

const ROUNDS = Number(process.env.BATON_WORKER_FREEZES ?? 10)

test(
  `${ROUNDS} times a worker sleeps past its lease: when it wakes it writes nothing, and no run runs twice`,
  async () => {
    const figures = await workerFreezes(ROUNDS, 20_260_228)
    process.stdout.write(`${describeWorkerFreezes(figures)}\n`)
    expect(figures.broken).toEqual([])
    expect(figures.late).toEqual([])
    expect(figures.faults).toEqual([])
    expect(figures.failed).toEqual([])
    expect(figures.completed).toBe(figures.runs)
    expect(figures.takenOver).toBeGreaterThan(ROUNDS)
    expect(figures.lost).toBeGreaterThan(ROUNDS)
  },
  10 * 60_000,
)
