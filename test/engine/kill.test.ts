import { expect, test } from 'vitest'
import { describeFigures, killRounds } from '../support/kill-rounds.ts'

const KILLS = Number(process.env.BATON_KILLS ?? 50)

test(
  `${KILLS} times kill -9 of a process with commands under way: nothing acknowledged is lost, nothing is half done`,
  async () => {
    const figures = await killRounds({ kills: KILLS, seed: 20_260_228 })
    process.stdout.write(`${describeFigures(figures)}\n`)
    expect(figures.broken).toEqual([])
    expect(figures.breaches).toEqual([])
    expect(figures.acknowledged).toBeGreaterThan(KILLS * 5)
    expect(figures.unheard).toBeGreaterThan(0)
    expect(figures.readyMs.worst).toBeLessThanOrEqual(5_000)
  },
  10 * 60_000,
)
