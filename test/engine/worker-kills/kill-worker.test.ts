import { expect, test } from 'vitest'
import { describeWorkerKills, workerKills } from '../../support/worker-kills.ts'

const KILLS = Number(process.env.BATON_WORKER_KILLS ?? 10)

test(
  `${KILLS} times kill -9 of a worker with 20 agents: nothing is orphaned, lost, asked twice or run twice`,
  async () => {
    const figures = await workerKills({ kills: KILLS, seed: 20_260_228 })
    process.stdout.write(`${describeWorkerKills(figures)}\n`)
    expect(figures.broken).toEqual([])
    expect(figures.faults).toEqual([])
    expect(figures.orphans).toBe(0)
    expect(figures.failed).toEqual([])
    expect(figures.completed).toBe(figures.runs)
    expect(figures.orphaned).toBeGreaterThan(KILLS * 5)
    expect(figures.takenUp).toBeGreaterThan(KILLS * 10)
    expect(figures.checkpoints).toBeGreaterThan(20)
    expect(figures.questions).toBeGreaterThan(10)
    expect(figures.readyMs.median).toBeLessThanOrEqual(5_000)
  },
  10 * 60_000,
)
