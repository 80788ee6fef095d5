import { expect, test } from 'vitest'
import { changesTogether } from '../../../src/dispatch/graph/changes-together.ts'
import { estimatePlan } from '../../../src/dispatch/graph/estimate-plan.ts'

const AGENTS = [
  { name: 'backend', scope: ['src/api/**'] },
  { name: 'frontend', scope: ['src/ui/**'] },
  { name: 'reviewer', scope: [] },
]

test('files of two agents that three commits changed together are named, the most frequent pair of each two', () => {
  const often = Array.from({ length: 4 }, () => ['src/api/a.ts', 'src/ui/a.tsx', 'README.md'])
  const rarely = Array.from({ length: 3 }, () => ['src/ui/b.tsx', 'src/api/b.ts'])
  const alone = Array.from({ length: 9 }, () => ['src/api/a.ts', 'src/api/b.ts'])
  expect(changesTogether(AGENTS, [...often, ...rarely, ...alone])).toEqual([
    { agents: ['backend', 'frontend'], files: ['src/api/a.ts', 'src/ui/a.tsx'], times: 4 },
  ])
  expect(changesTogether(AGENTS, often.slice(2))).toEqual([])
})

test('a plan takes the slowest agent of each level, and the cost of all', () => {
  const run = (agent: string, ms: number, usd: number | null) => ({ agent, ms, usd })
  const past = [run('a', 10, 1), run('b', 30, 2), run('c', 5, 4)]
  expect(estimatePlan([['a', 'b'], ['c']], past)).toEqual({
    runs: 3,
    ms: { low: 35, high: 35 },
    usd: { low: 7, high: 7 },
  })
})

test('an agent without runs takes the range of all runs; a cost that nobody told is not known', () => {
  const past = Array.from({ length: 11 }, (_, at) => ({ agent: 'x', ms: at, usd: null }))
  expect(estimatePlan([['new']], past)).toEqual({ runs: 11, ms: { low: 1, high: 9 }, usd: null })
  expect(estimatePlan([['new']], [])).toBeUndefined()
})
