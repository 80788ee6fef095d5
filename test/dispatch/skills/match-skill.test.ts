import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { labelledRequests } from '../../../scripts/weights/labelled-requests.ts'
import { analyseRequest } from '../../../src/dispatch/analysis/analyse-request.ts'
import { shippedWeights } from '../../../src/dispatch/analysis/weigh.ts'
import { builtInSkills } from './built-in-skills.ts'

const skills = builtInSkills()
const weights = shippedWeights()
const linesOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const chosen = (request: string) => analyseRequest(request, skills, weights).skill.chosen?.name

test('requests that hold the word of a skill, but not its work, trigger none', () => {
  const requests = linesOf('not-triggered.tsv').map(([, , request = '']) => request)
  expect(requests.length).toBeGreaterThanOrEqual(500)
  expect(requests.filter((request) => chosen(request) !== undefined)).toEqual([])
})

test('requests whose work a skill is trigger it', () => {
  const rows = linesOf('triggered.tsv').map(([, skill, request = '']) => ({ skill, request }))
  expect(rows.length).toBeGreaterThanOrEqual(40)
  expect(rows.filter(({ skill, request }) => chosen(request) !== skill)).toEqual([])
})

test('the labelled requests trigger the skill that is their work, and no other', () => {
  const rows = labelledRequests().map(({ skill, request }) => ({
    skill: skill === '-' || skill.startsWith('not ') ? undefined : skill,
    request,
  }))
  const due = rows.filter(({ skill }) => skill !== undefined).length
  expect(due).toBeGreaterThanOrEqual(300)
  const wrong = rows.filter(({ skill, request }) => chosen(request) !== skill)
  expect(wrong.filter(({ request }) => chosen(request) !== undefined)).toEqual([])
  expect(wrong.length / due).toBeLessThanOrEqual(0.03)
})

test.each([
  ['a noun that may follow', 'Add the login page', 'auth-flow'],
  ['two of them', 'Add a login API server', 'auth-flow'],
  ['another noun', 'Add a login carousel', undefined],
  ['a particle', '로그인을 만들어줘', 'auth-flow'],
  ['a syllable of another word', '인증샷을 올리게 해줘', undefined],
])('a skill with "follows" triggers by what comes after its keyword: %s', (_name, request, skill) => {
  expect(chosen(request)).toBe(skill)
})

test('a skill that does not trigger says why', () => {
  const { skill, leftAlone } = analyseRequest('Leave the login alone and just add a banner to the home page', skills)
  expect(leftAlone).toEqual(['Leave the login alone'])
  expect(skill.refused).toEqual([expect.objectContaining({ name: 'auth-flow', words: 'login' })])
})

test.each([
  ['Add a login with email and password, with a page and an API', 'auth-flow', {}],
  [
    'Vehicles need CRUD: create, edit and delete vehicles, with table and forms',
    'crud-feature',
    { resource: 'vehicles' },
  ],
  ['쿠폰 CRUD 기능을 만들어 주세요', 'crud-feature', { resource: '쿠폰' }],
  ['Add an integration with Stripe so that orders are paid', 'api-integration', { service: 'Stripe' }],
])('a skill takes from the request what it needs, and no more: %s', (request, name, parameters) => {
  expect(analyseRequest(request, skills).skill.chosen).toMatchObject({ name })
  expect(analyseRequest(request, skills).skill.chosen?.parameters).toEqual(parameters)
})
