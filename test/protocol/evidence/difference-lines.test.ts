import { describe, expect, test } from 'vitest'
import { type ComparedCheck, differenceLines } from '../../../src/protocol/evidence/difference-lines.ts'
import { ownCommand } from '../../../src/protocol/evidence/evidence-word.ts'

const check = (name: string, passed: boolean, more: Partial<ComparedCheck> = {}): ComparedCheck => ({
  name,
  command: ['sh', 'check.sh'],
  passed,
  waived: false,
  code: passed ? 0 : 1,
  signal: null,
  ...more,
})

describe('truth.9 a difference between the checks as changed and with the files of the base', () => {
  test('is told check by check, with how each ended', () => {
    const changed = [check('test', true), check('lint', true), check('build', true)]
    const base = [check('test', false), check('lint', true), check('build', false, { code: null, signal: 'SIGKILL' })]
    expect(differenceLines(changed, base, 'en')).toEqual([
      "test: as changed passed, with the base's files failed (exit 1)",
      "build: as changed passed, with the base's files failed (SIGKILL)",
    ])
    expect(differenceLines(changed.slice(0, 1), base, 'ko')).toEqual([
      'test: 바뀐 대로 통과, 원래 파일로 실패 (exit 1)',
    ])
  })

  test('is also one where a check failed as changed, was waived, or was not run with the files of the base', () => {
    expect(differenceLines([check('test', false)], [check('test', true)], 'en')).toEqual([
      "test: as changed failed (exit 1), with the base's files passed",
    ])
    expect(differenceLines([check('test', false, { waived: true })], [], 'en')).toEqual([
      "test: as changed waived (exit 1), with the base's files not run",
    ])
    expect(differenceLines([check('test', true)], [], 'ko')).toEqual(['test: 바뀐 대로 통과, 원래 파일로 실행 안 함'])
  })

  test('is none of the checks that are Baton’s own, nor where both came to the same end', () => {
    expect(differenceLines([check('written', true, { command: ownCommand('written') })], [], 'en')).toEqual([])
    expect(differenceLines([check('test', false)], [check('test', false, { code: 2 })], 'en')).toEqual([])
  })
})
