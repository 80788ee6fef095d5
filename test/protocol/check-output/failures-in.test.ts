import { describe, expect, it } from 'vitest'
import { failuresIn } from '../../../src/protocol/check-output/failures-in.ts'
import { recorded, recordedChecks, recordedFailures, recordedRuns } from '../../support/check-outputs.ts'
import { JUNK } from './junk.ts'

const sorted = (names: readonly string[]) => names.toSorted()

describe('the names of what failed', () => {
  it.each(recordedChecks)('are found in the output of %s', (name) => {
    const { text, folder } = recorded(name)
    expect(failuresIn(text, folder)).toEqual(recordedFailures[name] ?? [])
  })

  it.each(recordedChecks)('are the same in each run, with colours and without: %s', (name) => {
    for (const { text, folder } of recordedRuns(name))
      expect(sorted(failuresIn(text, folder))).toEqual(sorted(recordedFailures[name] ?? []))
  })

  it('contain no absolute folder, no time and no number of a line', () => {
    for (const name of Object.values(recordedFailures).flat()) {
      expect(name).not.toMatch(/\/work\/clone/)
      expect(name).not.toMatch(/\d(?:ms|s)\)?$/)
      expect(name).not.toMatch(/\.\w+:\d+/)
    }
  })

  it('can be compared as sets: one more finding of a kind is new, one less is not', () => {
    const finding = (line: number) => `src/a.ts(${line},7): error TS2322: Type 'string' is not assignable.\n`
    const base = new Set(failuresIn(finding(1) + finding(9)))
    const news = (text: string) => failuresIn(text).filter((name) => !base.has(name))
    expect(news(finding(3) + finding(12))).toEqual([])
    expect(news(finding(3))).toEqual([])
    expect(news(finding(1) + finding(4) + finding(9))).toEqual(["src/a.ts TS2322 Type 'string' is not assignable. ×3"])
  })

  it('come from each part of a check that runs several tools', () => {
    const both = `${recorded('xo').text}\n${recorded('ava').text}`.replaceAll('/work/clone-1/p/', '')
    expect(failuresIn(both)).toEqual(expect.arrayContaining([...(recordedFailures.xo ?? [])]))
    expect(failuresIn(both)).toContain('math › adds two numbers')
    expect(failuresIn(both)).toHaveLength([recordedFailures.xo, recordedFailures.ava].flat().length)
  })

  it('are none where everything passed or nobody knows the output', () => {
    const passed = [
      'TAP version 13\nok 1 - a\n1..1\n',
      '  2 passing (3ms)\n',
      'Test Suites: 1 passed, 1 total\n',
      'all good',
    ]
    for (const text of ['', ...passed]) expect(failuresIn(text)).toEqual([])
  })

  it('leave out tests that are to be done or skipped, which TAP calls not ok', () => {
    expect(failuresIn('not ok 1 - later # TODO\nnot ok 2 - never # skip no network\nnot ok 3 - now\n')).toEqual(['now'])
  })

  it('count the warnings of ESLint where they are too many', () => {
    const warned = '/p/a.js\n  3:9  warning  Unexpected  eqeqeq\n\n✖ 1 problem (0 errors, 1 warning)\n'
    expect(failuresIn(warned, '/p')).toEqual([])
    expect(failuresIn(`${warned}\nESLint found too many warnings (maximum: 0).\n`, '/p')).toEqual([
      'a.js eqeqeq Unexpected',
    ])
  })
})

describe('bounds', () => {
  it('at most 500 names of at most 300 letters', () => {
    const many = failuresIn('not ok 1 - x\n'.repeat(2000))
    expect(many).toHaveLength(500)
    expect(new Set(many).size).toBe(500)
    expect(failuresIn(`not ok 1 - ${'x'.repeat(10_000)}`)[0]?.length).toBeLessThanOrEqual(300)
  })

  it.each(Object.entries(JUNK))('the time is linear, whatever it says: 4 MB of %s', (_, junk) => {
    const names = failuresIn(junk.repeat(Math.ceil(4e6 / junk.length)))
    expect(names.length).toBeLessThanOrEqual(500)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(300)
  })
})
