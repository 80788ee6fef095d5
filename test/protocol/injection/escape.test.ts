import { describe, expect, it } from 'vitest'
import { hexDigit, readNumber } from '../../../src/protocol/injection/escape.ts'
import { viewOf } from '../../../src/protocol/injection/text-view.ts'

const codes = Array.from({ length: 300 }, (_, code) => code)
const those = (kind: (code: number) => boolean) => String.fromCharCode(...codes.filter(kind))

describe('hexDigit', () => {
  it('values sixteen digits in both cases, and nothing else', () => {
    expect(those((code) => hexDigit(code) >= 0)).toBe('0123456789ABCDEFabcdef')
    expect([...'0123456789ABCDEFabcdef'].map((char) => hexDigit(char.charCodeAt(0)))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 10, 11, 12, 13, 14, 15,
    ])
    expect(codes.filter((code) => hexDigit(code) < -1)).toEqual([])
    expect(hexDigit(undefined)).toBe(-1)
  })
})

describe('readNumber', () => {
  it.each([
    ['105;', 10, 8, 105, 3],
    ['69;', 16, 8, 0x69, 2],
    ['1a', 10, 8, 1, 1],
    ['9a', 16, 8, 0x9a, 2],
    ['9', 10, 8, 9, 1],
    ['12345', 10, 3, 123, 3],
    ['x', 16, 8, 0, 0],
    ['', 10, 8, 0, 0],
  ] as const)('reads %s to base %d, at most %d digits', (text, base, longest, value, end) => {
    expect(readNumber(viewOf(text).code, 0, base, longest)).toEqual({ value, end })
    expect(readNumber(viewOf(`ab${text}`).code, 2, base, longest)).toEqual({ value, end: end + 2 })
  })
})
