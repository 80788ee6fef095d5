import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedFiles } from '../../scripts/generated-files.ts'
import { ROOT } from '../support/run-baton.ts'

const files = [...generatedFiles()]

test.each(files)('%s is up to date: else run `npm run generate`', (path, content) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(content)
})

test('schemas/ holds nothing but what is generated', () => {
  const made = files.map(([path]) => path).filter((path) => path.startsWith('schemas/'))
  expect(
    readdirSync(join(ROOT, 'schemas'))
      .map((name) => `schemas/${name}`)
      .sort(),
  ).toEqual(made.sort())
})
