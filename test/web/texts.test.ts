import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ONE_EN } from '../../web/src/i18n/en/one.ts'
import { EN } from '../../web/src/i18n/en.ts'
import { KO } from '../../web/src/i18n/ko.ts'
import { ROOT } from '../support/run-baton.ts'

const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'))
const used = sources.flatMap((text) => [...text.matchAll(/\bt\('([^']+)'/g)].map(([, key]) => key ?? ''))

test('every text that the page names exists in both languages', () => {
  expect(used.length).toBeGreaterThan(200)
  expect([...new Set(used)].filter((key) => !(key in KO) || !(key in EN))).toEqual([])
  expect(Object.keys(EN).toSorted()).toEqual(Object.keys(KO).toSorted())
})

test('both languages take the same values', () => {
  const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
  const differ = Object.entries(KO).filter(
    ([key, text]) => String(values(text)) !== String(values(EN[key as keyof typeof KO])),
  )
  expect(differ.map(([key]) => key)).toEqual([])
})

test('every English text with a plural after its count has one for a count of one', () => {
  const plurals = Object.keys(EN).filter((key) => /\{\{count\}\} [a-z]+s\b/.test(EN[key as keyof typeof KO]))
  expect(plurals.length).toBeGreaterThan(10)
  expect(Object.keys(ONE_EN).toSorted()).toEqual(plurals.map((key) => `${key}_one`).toSorted())
})

test('no Korean particle follows a value', () => {
  const wrong = Object.entries(KO).filter(([, text]) => /\}\}(?:을|를|은|는|이|가|와|과|으로|로)(?![가-힣])/.test(text))
  expect(wrong.map(([key]) => key)).toEqual([])
})

test('nothing of the page is made of raw markup', () => {
  expect(
    sources.filter((text) => /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write/.test(text)),
  ).toEqual([])
})
