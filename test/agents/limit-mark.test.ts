import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { canSetLimit, hasLimitMark, withLimitMark } from '../../src/agents/limit-mark.ts'

const limits = (hard: string) =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax file locks            ${hard}            ${hard}            locks\n`

describe('the limit of file locks that marks processes of a run', () => {
  test('is our value or a lower one, which a process of a run may have set itself', () => {
    for (const hard of ['47728', '47727', '0']) expect(hasLimitMark(limits(hard))).toBe(true)
  })

  test('is not a higher one: the system was configured so, and no run can raise it', () => {
    for (const hard of ['unlimited', '47729', '1000000']) expect(hasLimitMark(limits(hard))).toBe(false)
    expect(hasLimitMark('')).toBe(false)
  })

  test('goes before a command that is there, and leaves one alone that is not', () => {
    const where = { env: { PATH: '/usr/bin:/bin' }, cwd: '/' }
    expect(withLimitMark(['true', '--x'], where).slice(-2)).toEqual(['true', '--x'])
    expect(withLimitMark(['no-such-program'], where)).toEqual(['no-such-program'])
  })

  test('is set by a shell where prlimit fails, and the command runs where that fails too', () => {
    expect(canSetLimit('/bin/false')).toBe(false)
    expect(canSetLimit('/no/prlimit')).toBe(false)
    const where = { env: { PATH: '/usr/bin:/bin' }, cwd: '/' }
    const [file, ...args] = withLimitMark(['cat', '/proc/self/limits'], where, () => null)
    expect(file).toBe('/bin/sh')
    const limits = execFileSync(file, args, { encoding: 'utf8' })
    expect(limits).toContain('Max file locks')
    expect(hasLimitMark(limits)).toBe(true)
  })
})
