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
    expect(figures.readyMs.median).toBeLessThanOrEqual(5_000)
  },
  10 * 60_000,
)

test('a process that acknowledges before it has done anything is found out by the same harness', async () => {
  const { breaches } = await killRounds({ kills: 4, seed: 7, lies: true })
  expect(breaches.map(({ invariant }) => invariant)).toContain('I1')
}, 120_000)
