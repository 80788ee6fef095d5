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

const folder = join(ROOT, 'prompts', 'en', 'skills')
const skills = readdirSync(folder).map((name): Skill => {
  const read = readSkill(name, readFileSync(join(folder, name), 'utf8'))
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

/** The rows of a table below its heading; comments begin with #. */
const linesOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'))

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

/** Each was written and labelled before it was run for the first time; the comment on top holds the first figures. */
describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])('the fresh requests of round %i', (round) => {
  // From round 15 on the mode is labelled too.
  const rows = linesOf(`fresh-${round}.tsv`).map(([lang, intent, size, skill = '', ...rest]) => {
    const request = (rest.at(-1) ?? '').replaceAll('\\n', '\n').replaceAll('\\t', '\t')
    const mode = rest.length > 1 ? rest[0] : undefined
    return { lang, intent, size, skill, mode, request, analysis: analyseRequest(request, skills) }
  })
  const wrong = (isRight: (row: (typeof rows)[number]) => boolean) =>
    rows.filter((row) => !isRight(row)).map(({ request }) => request)

  test.each(['en', 'ko'])('stay right in nine of ten cases: %s', (lang) => {
    // The rules have learned from the misses of every round.
    const most = Math.round(0.05 * rows.filter((row) => row.lang === lang).length)
    expect(rows.length).toBeGreaterThanOrEqual(60)
    expect(wrong((row) => row.lang !== lang || row.analysis.intent === row.intent).length).toBeLessThanOrEqual(most)
    expect(wrong((row) => row.lang !== lang || row.analysis.size === row.size).length).toBeLessThanOrEqual(most)
    const modeIsRight = ({ mode, analysis }: (typeof rows)[number]) => mode === undefined || analysis.mode === mode
    expect(wrong((row) => row.lang !== lang || modeIsRight(row)).length).toBeLessThanOrEqual(most)
  })

  test('trigger no skill that is not the work', () => {
    const isWanted = (skill: string) => skill !== '-' && !skill.startsWith('not ')
    expect(
      wrong(({ skill, analysis }) => analysis.skill.chosen?.name === (isWanted(skill) ? skill : undefined)),
    ).toEqual([])
  })
})

test('requests that hold the word of a skill, but not its work, trigger none', () => {
  const rows = linesOf('not-triggered.tsv').map(([, , request = '']) => request)
  expect(rows.length).toBeGreaterThanOrEqual(150)
  expect(rows.filter((request) => analyseRequest(request, skills).skill.chosen !== undefined)).toEqual([])
})

test('requests whose work a skill is trigger it', () => {
  const rows = linesOf('triggered.tsv').map(([, , , skill, , request = '']) => ({ skill, request }))
  expect(rows.length).toBeGreaterThanOrEqual(20)
  expect(rows.filter(({ skill, request }) => analyseRequest(request, skills).skill.chosen?.name !== skill)).toEqual([])
})

test.each([
  ['a noun that may follow', 'Add the login page', 'auth-flow'],
  ['two of them', 'Add a login API server', 'auth-flow'],
  ['another noun', 'Add a login carousel', undefined],
  ['a particle', '로그인을 만들어줘', 'auth-flow'],
  ['a syllable of another word', '인증샷을 올리게 해줘', undefined],
])('a skill with "follows" triggers by what comes after its keyword: %s', (_name, request, skill) => {
  expect(analyseRequest(request, skills).skill.chosen?.name).toBe(skill)
})

test.each([
  ['fix(auth): add the missing check of the token', 'bugfix'],
  ['[SHOP-12] feat: print the receipt', 'feature'],
  ['docs: explain the retry policy', 'other'],
  ['질문: 세션은 어디에 저장되나요', 'investigation'],
])('the label in front says the intent: %s', (request, intent) => {
  expect(analyseRequest(request, skills)).toMatchObject({ intent })
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

test.each([
  '가',
  '안 ',
  '연동',
  '이 가 ',
  'turn a ',
  'move a from ',
  '1에서 ',
  'a@',
  'i a and ',
  'would be nice ',
  'at x:1\n',
  'users ask ',
  '이 a요 ',
  'tests for ',
  '가 빼고 ',
  '가는 이미 ',
  'we already a ',
  'do not add a, ',
  'login page ',
  '로그인 화면',
  '\n',
  ' ',
])('a request of nothing but %j ends in bounded time', (unit) => {
  const start = process.cpuUsage()
  analyseRequest(unit.repeat(Math.ceil(1_000_000 / unit.length)), skills)
  const { user, system } = process.cpuUsage(start)
  // CPU time, an order of magnitude above what it takes, and below what the square of the text would.
  expect((user + system) / 1_000).toBeLessThan(5_000)
})
