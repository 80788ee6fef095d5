import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyseRequest } from '../../../src/dispatch/analysis/analyse-request.ts'
import { readSkill } from '../../../src/dispatch/skills/read-skill.ts'
import type { Skill } from '../../../src/dispatch/skills/skill.ts'
import { ROOT } from '../../support/run-baton.ts'

interface Row {
  readonly intent: string
  readonly size: string
  readonly skill: string
  readonly mode: string
  readonly request: string
  /** Every third row was not looked at while the rules were written. */
  readonly held: boolean
}

const skills = readdirSync(join(ROOT, 'prompts', 'skills')).map((name): Skill => {
  const read = readSkill(name, readFileSync(join(ROOT, 'prompts', 'skills', name), 'utf8'))
  if ('problem' in read) throw new Error(`${name}: ${read.problem.en}`)
  return read
})

const rowsOf = (lang: string): Row[] =>
  readFileSync(join(import.meta.dirname, `requests.${lang}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, at) => {
      const [intent = '', size = '', skill = '', mode = '', request = ''] = line.split('\t')
      return { intent, size, skill, mode, request, held: at % 3 === 2 }
    })

const LEAST = 0.9

describe.each(['ko', 'en'])('the requests in %s', (lang) => {
  const rows = rowsOf(lang)
  const judged = rows.map((row) => ({ row, analysis: analyseRequest(row.request, skills) }))
  const share = (part: boolean, isRight: (one: (typeof judged)[number]) => boolean) => {
    const of = judged.filter(({ row }) => row.held === part)
    return of.filter(isRight).length / of.length
  }

  test('are at least 120, of every intent and size', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120)
    expect(new Set(rows.map(({ intent }) => intent)).size).toBe(7)
    expect(new Set(rows.map(({ size }) => size)).size).toBe(4)
  })

  test.each([
    ['the part that the rules were written with', false],
    ['the part that was held out', true],
  ])('are judged right in nine of ten cases: %s', (_name, held) => {
    expect(share(held, ({ row, analysis }) => analysis.intent === row.intent)).toBeGreaterThanOrEqual(LEAST)
    expect(share(held, ({ row, analysis }) => analysis.size === row.size)).toBeGreaterThanOrEqual(LEAST)
    expect(share(held, ({ row, analysis }) => analysis.mode === row.mode)).toBeGreaterThanOrEqual(LEAST)
  })

  test('never trigger a skill that is not the work, and always the one that is', () => {
    const wrong = judged.flatMap(({ row, analysis }) => {
      const wanted = row.skill === '-' || row.skill.startsWith('not ') ? undefined : row.skill
      return analysis.skill.chosen?.name === wanted ? [] : [row.request]
    })
    expect(wrong).toEqual([])
  })

  test('give a reason for intent, size and mode', () => {
    for (const { analysis } of judged)
      expect(analysis.reasons.map(({ about }) => about)).toEqual(['intent', 'size', 'mode'])
  })
})

test('a skill that does not trigger says why', () => {
  const { skill, leftAlone } = analyseRequest('Leave the login alone and just add a banner to the home page', skills)
  expect(leftAlone).toEqual(['Leave the login alone'])
  expect(skill.refused).toEqual([expect.objectContaining({ name: 'auth-flow', words: 'login' })])
})

test('an empty request and one of 100,000 characters are judged too', () => {
  expect(analyseRequest('', skills)).toMatchObject({ intent: 'other', size: 'small' })
  expect(analyseRequest('fix the login '.repeat(8_000), skills).intent).toBe('bugfix')
})
