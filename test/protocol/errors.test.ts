import { describe, expect, test } from 'vitest'
import { placeholdersOf } from '../../src/protocol/fill-template.ts'
import { BatonError, ERRORS, type ErrorEntry, type ViolationRule, violationRules } from '../../src/protocol/index.ts'

describe.each(Object.entries<ErrorEntry>(ERRORS))('the error %s', (_code, { message, http, exit }) => {
  test('says the same in both languages, with the same values', () => {
    expect(message.ko).toMatch(/[가-힣]/)
    expect(message.en).not.toMatch(/[가-힣]/)
    expect(placeholdersOf(message.ko).sort()).toEqual(placeholdersOf(message.en).sort())
  })

  test('has an exit code that fits its HTTP status', () => {
    const fitting: Readonly<Record<number, readonly number[]>> = {
      1: [429, 500, 503, 507],
      2: [400],
      3: [400, 413, 415, 422],
      4: [409],
      5: [404],
      // 401: sign in first; 421: the request is for another host.
      6: [401, 403, 421],
      7: [409],
    }
    expect(fitting[exit]).toContain(http)
  })
})

describe.each(Object.entries<ViolationRule>(violationRules()))('the rule %s', (_rule, { message }) => {
  test('says the same in both languages', () => {
    expect(message.ko).toMatch(/[가-힣]/)
    expect(message.en).not.toMatch(/[가-힣]/)
    // English may add a value that Korean leaves to the pointer, never the other way round.
    expect(placeholdersOf(message.en)).toEqual(expect.arrayContaining(placeholdersOf(message.ko)))
  })
})

describe('an error', () => {
  const error = BatonError.of('NOT_A_FILE', { source: '/x', found: { ko: '디렉터리', en: 'a directory' } }, { more: 1 })

  test('is described in either language', () => {
    expect(error.message).toBe('/x is a directory, not a file. Name a file, or - for standard input.')
    expect(error.describe('ko')).toBe('/x: 파일이 아니라 디렉터리입니다. 파일 경로를 지정하세요 (표준 입력은 -).')
  })

  test('carries its code, exit code, HTTP status and plain details', () => {
    expect([error.name, error.code, error.exitCode, error.httpStatus, error.retryable]).toEqual([
      'BatonError',
      'NOT_A_FILE',
      3,
      422,
      false,
    ])
    expect(error.toBody('ko')).toEqual({
      error: {
        code: 'NOT_A_FILE',
        message: error.describe('ko'),
        details: { source: '/x', found: '디렉터리', more: 1 },
      },
    })
  })
})
