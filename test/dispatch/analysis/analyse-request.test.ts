import { describe, expect, test } from 'vitest'
import { labelledRequests } from '../../../scripts/weights/labelled-requests.ts'
import { analyseRequest } from '../../../src/dispatch/analysis/analyse-request.ts'
import { INTENTS, SIZES } from '../../../src/dispatch/analysis/intent.ts'
import { shippedWeights } from '../../../src/dispatch/analysis/weigh.ts'
import { builtInSkills } from '../skills/built-in-skills.ts'

const rows = labelledRequests()
const skills = builtInSkills()
const weights = shippedWeights()
const analyse = (request: string) => analyseRequest(request, skills, weights)

describe('the labelled requests', () => {
  test('are of every intent and size, at least 120 in each language, and none is there twice', () => {
    for (const lang of ['ko', 'en']) {
      const own = rows.filter((row) => row.table === 'first' && row.lang === lang)
      expect(own.length).toBeGreaterThanOrEqual(120)
      expect(new Set(own.map(({ intent }) => intent))).toEqual(new Set(INTENTS))
      expect(new Set(own.map(({ size }) => size))).toEqual(new Set(SIZES))
    }
    expect(rows.filter(({ intent, size }) => !INTENTS.includes(intent) || !SIZES.includes(size))).toEqual([])
  })

  test('get a reason for intent, size and mode', () => {
    for (const { request } of rows.filter((_, at) => at % 10 === 0)) {
      const { reasons } = analyse(request)
      expect(reasons.map(({ about }) => about)).toEqual(['intent', 'size', 'mode'])
      for (const { rule } of reasons) expect([rule.ko, rule.en]).not.toContain('')
    }
  })

  test('get the mode of the table of the document', () => {
    const labelled = rows.filter(({ mode }) => mode !== '-')
    expect(labelled.length).toBeGreaterThanOrEqual(240)
    const wrong = labelled.filter(({ request, mode }) => analyse(request).mode !== mode)
    expect(wrong.length / labelled.length).toBeLessThanOrEqual(0.05)
  })
})

test.each([
  ['fix(auth): add the missing check of the token', 'bugfix'],
  ['[SHOP-12] feat: print the receipt', 'feature'],
  ['docs: explain the retry policy', 'other'],
  ['질문: 세션은 어디에 저장되나요', 'investigation'],
])('the label in front says the intent: %s', (request, intent) => {
  expect(analyse(request)).toMatchObject({ intent, reasons: [{ rule: { en: 'the label in front' } }, {}, {}] })
})

test('the reason names the words that weighed most, and what they have in common', () => {
  const { intent, reasons } = analyse('목록 화면이 너무 느려요. 3초 안에 뜨게 빠르게 해주세요')
  expect(intent).toBe('refactor')
  expect(reasons[0]?.rule.ko).toContain('속도')
  expect(reasons[0]?.words).toContain('느려')
})

test.each(['', ' ', '\n\n', '…', '🙂', '\u0000'])('a request without words is judged too: %j', (request) => {
  expect(analyse(request)).toMatchObject({ intent: 'other', size: 'small' })
})

test('what is behind the first thousands of characters changes nothing', () => {
  expect(analyse('fix the login '.repeat(8_000)).intent).toBe('bugfix')
})

test.each(['constructor', '__proto__', 'toString valueOf hasOwnProperty', '[constructor] __proto__: x'])(
  'names that every object has are words like others: %s',
  (request) => {
    expect(INTENTS).toContain(analyse(request).intent)
    expect(analyse(request).skill.chosen).toBeUndefined()
  },
)

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
  '"a" ',
  "'",
  'a.',
  'a_',
  'A_',
  'aA',
  '1.1',
  'change ',
  'put ',
  'without ',
  '전체',
  'build a ',
  '[a',
  'connect ',
  '\n',
  ' ',
])('a request of nothing but %j ends in bounded time', (unit) => {
  const request = unit.repeat(Math.ceil(1_000_000 / unit.length))
  const start = process.cpuUsage()
  analyse(request)
  const { user, system } = process.cpuUsage(start)
  // CPU time; what is behind the first few thousand characters is not read.
  expect((user + system) / 1_000).toBeLessThan(250)
})
