import { describe, expect, test } from 'vitest'
import { type LabelledRequest, labelledRequests } from '../../../scripts/weights/labelled-requests.ts'
import { learnWeights } from '../../../scripts/weights/learn-weights.ts'
import { analyseRequest } from '../../../src/dispatch/analysis/analyse-request.ts'
import { readWeights } from '../../../src/dispatch/analysis/weigh.ts'
import { builtInSkills } from '../skills/built-in-skills.ts'

const LEAST = 0.9

const rows = labelledRequests()
const skills = builtInSkills()
const tables = [...new Set(rows.map(({ table }) => table))].filter((table) => table.startsWith('writer-'))

/** Each writer's requests, judged by weights that were learned from everybody else's. */
const judged = tables.flatMap((table) => {
  const weights = readWeights(learnWeights(rows.filter((row) => row.table !== table)))
  return rows
    .filter((row) => row.table === table)
    .map((row) => ({ row, analysis: analyseRequest(row.request, skills, weights) }))
})

type Judged = (typeof judged)[number]

const share = (of: readonly Judged[], isRight: (one: Judged) => boolean) => of.filter(isRight).length / of.length

describe.each(['ko', 'en'])('requests in %s of a writer whom the weights do not know', (lang) => {
  const own = judged.filter(({ row }) => row.lang === lang)

  test('are judged right in nine of ten cases', () => {
    expect(own.length).toBeGreaterThanOrEqual(700)
    expect(share(own, ({ row, analysis }) => analysis.intent === row.intent)).toBeGreaterThanOrEqual(LEAST)
    expect(share(own, ({ row, analysis }) => analysis.size === row.size)).toBeGreaterThanOrEqual(LEAST)
  })

  test('trigger no skill that is not the work, and nearly always the one that is', () => {
    const wanted = ({ row }: Judged) => (row.skill === '-' ? undefined : row.skill)
    const triggered = own.filter(({ analysis }) => analysis.skill.chosen !== undefined)
    expect(
      triggered.filter((one) => one.analysis.skill.chosen?.name !== wanted(one)).map(({ row }) => row.request),
    ).toEqual([])
    const isWork = own.filter((one) => wanted(one) !== undefined)
    expect(share(isWork, (one) => one.analysis.skill.chosen?.name === wanted(one))).toBeGreaterThanOrEqual(LEAST)
  })
})

test('the same requests teach the same weights, whatever object holds them', () => {
  const some = rows.filter((_, at) => at % 20 === 0)
  const copy = some.map((row): LabelledRequest => ({ ...row }))
  expect(learnWeights(copy)).toBe(learnWeights(some))
})
