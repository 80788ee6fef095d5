import { describe, expect, it } from 'vitest'
import { withoutNoise } from '../../../src/protocol/check-output/without-noise.ts'
import { recordedChecks, recordedRuns } from '../../support/check-outputs.ts'
import { JUNK } from './junk.ts'

describe('output without noise', () => {
  it.each(recordedChecks)('is the same for two runs in two folders: %s', (name) => {
    const [one, two] = recordedRuns(name).filter(({ folder }) => !folder.includes('color'))
    if (one && two) expect(withoutNoise(two.text, two.folder)).toBe(withoutNoise(one.text, one.folder))
  })

  it.each([
    ['a time', 'at 2026-11-20T00:10:11.123Z', 'at 2026-11-21T07:00:00Z'],
    ['a clock', 'Start at 00:10:11', 'Start at 13:00:01'],
    ['durations', 'Done in 2.31s', 'Done in 14ms'],
    ['a long duration', 'took 1m 2.3s', 'took 59s'],
    ['an id of a process', 'worker pid 4711 died', 'worker pid 12 died'],
    ['a port', 'connect ECONNREFUSED 127.0.0.1:34567', 'connect ECONNREFUSED 127.0.0.1:41000'],
    ['a port after a name', 'address in use :::34567', 'address in use :::41000'],
    ['an address', '<Cart object at 0x7fb4605dc750>', '<Cart object at 0x7f0000000000>'],
    ['a temporary path', "open '/tmp/test-abc123/x.txt'", "open '/var/folders/q1/T/x.txt'"],
    ['the log of npm', 'npm error A complete log of this run can be found in: /home/me/.npm/_logs/1.log', ''],
    ['progress', 'downloading 1%\rdownloading 100%', 'downloading 50%\rdownloading 100%'],
    ['the order of tests', 'not ok 1 - a\nnot ok 2 - b', 'not ok 1 - b\nnot ok 2 - a'],
    ['letters of progress', '.F.s', 's..F'],
    ['colours', '\u001b[31mred\u001b[0m', 'red'],
  ])('does not contain %s', (_, one, two) => {
    expect(withoutNoise(one, '/work/a')).toBe(withoutNoise(two, '/work/a'))
  })

  it.each([
    ['another message', 'expected 2 to be 3', 'expected 2 to be 4'],
    ['another coverage', 'Coverage 84.1 % is below 90 %', 'Coverage 86.0 % is below 90 %'],
    ['one failure more', 'not ok 1 - a', 'not ok 1 - a\nnot ok 2 - a'],
    ['another file of the folder', '/work/a/src/x.ts', '/work/a/src/y.ts'],
  ])('tells %s apart', (_, one, two) => {
    expect(withoutNoise(one, '/work/a')).not.toBe(withoutNoise(two, '/work/a'))
  })

  it.each(Object.entries(JUNK))('the time is linear, whatever it says: 4 MB of %s', (_, junk) => {
    expect(withoutNoise(junk.repeat(Math.ceil(4e6 / junk.length)), '/work/a').length).toBeLessThan(8e6)
  })
})
