import { describe, expect, it } from 'vitest'
import { testCountsIn } from '../../../src/protocol/check-output/test-counts-in.ts'
import { recorded, recordedChecks, recordedRuns } from '../../support/check-outputs.ts'
import { JUNK } from './junk.ts'

const counts = (passed: number, failed: number, skipped: number) => ({
  ...{ run: passed + failed, passed, failed, skipped },
})

/** By recorded output; compared with the projects by a person. */
const RECORDED: Readonly<Record<string, ReturnType<typeof counts>>> = {
  ava: counts(1, 4, 3),
  'ava-tap': counts(2, 7, 2),
  cargo: counts(1, 3, 1),
  'go-v': counts(2, 2, 1),
  jasmine: counts(1, 2, 0),
  jest: counts(3, 4, 2),
  'jest-missing': counts(0, 0, 0),
  mocha: counts(2, 4, 2),
  'mocha-tap': counts(2, 4, 2),
  'node-test': counts(3, 7, 2),
  'node-test-tap': counts(3, 7, 2),
  pytest: counts(2, 4, 2),
  'pytest-broken': counts(0, 1, 0),
  'pytest-q': counts(2, 5, 2),
  tap: counts(1, 2, 1),
  'tap-tap': counts(1, 2, 1),
  tape: counts(1, 4, 0),
  unittest: counts(0, 5, 1),
  uvu: counts(1, 3, 0),
  vitest: counts(3, 4, 2),
  'vitest-dot': counts(3, 4, 2),
  'vitest-missing': counts(0, 0, 0),
}

const lines = (...text: readonly string[]) => `${text.join('\n')}\n`

describe('how many tests a check counts', () => {
  it.each(recordedChecks)('is read from each output of %s, with colours and without', (name) => {
    for (const { text } of recordedRuns(name)) expect(testCountsIn(text)).toEqual(RECORDED[name])
  })

  it.each([
    ['node:test', lines('ℹ tests 3', 'ℹ suites 0', 'ℹ pass 2', 'ℹ fail 0', 'ℹ cancelled 0', 'ℹ skipped 1', 'ℹ todo 0')],
    [
      'node:test as TAP',
      lines('TAP version 13', '1..3', '# tests 3', '# pass 2', '# fail 0', '# skipped 1', '# todo 0'),
    ],
    ['vitest', '      Tests  2 passed | 1 skipped (3)\n'],
    ['jest', 'Tests:       1 skipped, 2 passed, 3 total\n'],
    ['mocha', lines('  2 passing (3ms)', '  1 pending')],
    ['ava', lines('  2 tests passed', '  1 test skipped')],
    ['uvu', lines('  Total:     2', '  Passed:    2', '  Skipped:   1')],
    ['pytest', '==== 2 passed, 1 skipped, 4 warnings in 65.10s (0:01:05) ====\n'],
    ['pytest -q', '2 passed, 1 skipped in 0.10s\n'],
    ['unittest', lines('Ran 3 tests in 0.001s', '', 'OK (skipped=1)')],
    [
      'go test -v',
      lines('=== RUN   TestA', '--- PASS: TestA (0.00s)', '--- SKIP: TestB (0.00s)', '--- PASS: TestC (0.00s)'),
    ],
    ['cargo test', 'test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.06s\n'],
    ['jasmine', '3 specs, 0 failures, 1 pending spec\n'],
    ['TAP without a summary', lines('1..3', 'ok 1 - a', 'ok 2 - b # SKIP no network', 'ok 3 - c')],
    ['TAP without numbers', lines('TAP version 14', 'ok - a', 'ok - b', 'not ok - c # TODO later')],
  ])('is read where everything passes: %s', (_, text) => {
    expect(testCountsIn(text)).toEqual(counts(2, 0, 1))
  })

  it.each([
    ['node:test', lines('ℹ tests 0', 'ℹ pass 0', 'ℹ fail 0')],
    ['vitest', 'No test files found, exiting with code 0\n'],
    ['vitest with an empty file', '      Tests  no tests\n'],
    ['jest', 'No tests found, exiting with code 0\n'],
    ['mocha', '  0 passing (1ms)\n'],
    ['pytest', '==== no tests ran in 0.01s ====\n'],
    ['pytest that left out all', '==== 4 deselected in 0.01s ====\n'],
    ['unittest', lines('Ran 0 tests in 0.000s', '', 'NO TESTS RAN')],
    ['TAP', lines('TAP version 13', '1..0')],
    ['cargo', 'test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 4 filtered out; finished in 0.00s\n'],
  ])('is nought where no test ran: %s', (_, text) => {
    expect(testCountsIn(text)).toEqual(counts(0, 0, 0))
  })

  it('is added up over the packages of a workspace, whoever prints them', () => {
    const { text } = recorded('vitest')
    expect(testCountsIn(text + text)).toEqual(counts(6, 8, 4))
    expect(testCountsIn(text + recorded('pytest').text)).toEqual(counts(5, 8, 4))
    const tap = recorded('node-test-tap').text
    expect(testCountsIn(tap + tap)).toEqual(counts(6, 14, 4))
    expect(testCountsIn(recorded('ava').text + recorded('ava').text)).toEqual(counts(2, 8, 6))
  })

  it('is found behind the name of a package, as pnpm and turbo print it', () => {
    expect(testCountsIn('packages/a test:  Tests  2 passed (2)\npackages/b test:   3 passing (1ms)\n')).toEqual(
      counts(5, 0, 0),
    )
    expect(testCountsIn('@x/web:test: Tests:       2 passed, 2 total\napi:test: ℹ pass 1\n')).toEqual(counts(3, 0, 0))
  })

  it('counts the tests inside a test, not the test around them', () => {
    const nested = lines(
      '# Subtest: a',
      '    ok 1 - b',
      '    ok 2 - c # SKIP',
      '    1..2',
      'ok 1 - a',
      'ok 2 - d',
      '1..2',
    )
    expect(testCountsIn(nested)).toEqual(counts(2, 0, 1))
    const braced = lines('ok 1 - a # time=1ms {', '    ok 1 - b', '    ok 2 - c', '    1..2', '}', '', '1..1')
    expect(testCountsIn(braced)).toEqual(counts(2, 0, 0))
  })

  it('is not taken from the details of a failure', () => {
    const detailed = lines('not ok 1 - a', '  ---', '  found: |', '    ok 1 - b', '  ...', 'ok 2 - c...', '1..2')
    expect(testCountsIn(detailed)).toEqual(counts(1, 1, 0))
  })

  it.each([
    '',
    'all good\n',
    'ok  \texample.com/p\t0.2s\n',
    'added 12 packages in 3s\n',
    '3 files in 0.2s\n',
    '1..5\n',
  ])('is unknown where no runner counts: %j', (text) => {
    expect(testCountsIn(text)).toBeUndefined()
  })
})

describe('bounds', () => {
  const more = { words: '1 passed, ', prefixes: 'a:b', 'words of pytest': '1 passed passed ', ticks: '  ✔ a\n' }
  it.each(Object.entries({ ...JUNK, ...more }))('the time is linear, whatever it says: 4 MB of %s', (_, junk) => {
    testCountsIn(junk.repeat(Math.ceil(4e6 / junk.length)))
  })
})
