import { describe, expect, it } from 'vitest'
import { isAlphanumeric, isAsciiCapital, isAsciiDigit, isAsciiLetter } from '../../../src/protocol/injection/ascii.ts'

const codes = Array.from({ length: 300 }, (_, code) => code)
const those = (kind: (code: number) => boolean) => String.fromCharCode(...codes.filter(kind))

describe('kinds of ASCII characters', () => {
  it('are these, and none beyond the end of a text', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    expect(those(isAsciiDigit)).toBe('0123456789')
    expect(those(isAsciiCapital)).toBe(letters)
    expect(those(isAsciiLetter)).toBe(letters + letters.toLowerCase())
    expect(those(isAlphanumeric)).toBe(`0123456789${letters}${letters.toLowerCase()}`)
    for (const kind of [isAsciiDigit, isAsciiCapital, isAsciiLetter, isAlphanumeric])
      expect(kind(undefined)).toBe(false)
  })
})
