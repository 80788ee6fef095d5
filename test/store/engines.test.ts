import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'

const folder = join(ROOT, 'src', 'store')
const engines = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('there is more than one engine', () => {
  expect(engines.length).toBeGreaterThan(1)
})

test.each(engines)('the engine %s runs the suite of all stores', (engine) => {
  const own = readFileSync(join(ROOT, 'test', 'store', `${engine}.test.ts`), 'utf8')
  expect(own).toContain(`describeStore('${engine}', {`)
  expect(own).not.toMatch(/\.(?:skip|only|todo|runIf|skipIf)\b/)
})

const OPERATIONS = [
  'append-transcript',
  'backup',
  'check',
  'claim',
  'commit',
  'events',
  'facts',
  'list',
  'load',
  'open',
  'renew',
  'change-work',
  'prune-transcripts',
  'read-transcript',
  'reserve',
  'transcript-facts',
]

test.each(engines)('the engine %s has a file for each operation, named like those of the others', (engine) => {
  expect(readdirSync(join(folder, engine))).toEqual(expect.arrayContaining(OPERATIONS.map((name) => `${name}.ts`)))
})
