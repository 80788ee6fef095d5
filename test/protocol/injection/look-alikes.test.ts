import { describe, expect, it } from 'vitest'
import { FIRST_AMBIGUOUS, latinLetter } from '../../../src/protocol/injection/alphabet.ts'
import { ambiguousLetters, leetLetters, lookAlike } from '../../../src/protocol/injection/look-alikes.ts'

/** The Latin letters that a letter of the alphabet can be read as. */
function readings(letter: number | undefined): string {
  if (letter === undefined || letter === 0) return ''
  const letters = letter < FIRST_AMBIGUOUS ? [letter] : (ambiguousLetters()[letter - FIRST_AMBIGUOUS] ?? [])
  return letters.map((code) => String.fromCharCode(0x60 + code)).join('')
}

const of = (char: string) => readings(lookAlike(char.codePointAt(0) as number))

describe('lookAlike', () => {
  it('knows look-alikes of every letter', () => {
    const samples = 'аьсԁеƒɡһіјкмПорԛгѕтսѵԝхуᴢ'
    expect([...samples].map(of).join('')).toBe('abcdefghijkmnopqrstuvwxyz')
  })

  it('reads some characters in two or three ways', () => {
    const samples = 'νυσηγμнНиИпρωλʍɯƃոßɔзЗ'
    expect([...samples].map(of).join(' ')).toBe('vn uyv so nh yg um hn hn nu nu np pr wo ia wm mw gb nu bs co ez ez')
  })

  it('knows letters in dark circles, in dark squares and on flags', () => {
    expect([...'🅐🅑🅩🅰🅱🆉🇦🇧🇿'].map(of).join('')).toBe('abzabzabz')
    expect(of('🅻')).toBe('i')
    for (const first of [0x1f150, 0x1f170, 0x1f1e6]) {
      expect([lookAlike(first - 1), lookAlike(first + 26)]).toEqual([undefined, undefined])
    }
  })

  it('knows nothing of letters themselves', () => {
    expect([...'aZé漢무 '].map(of)).toEqual(['', '', '', '', '', ''])
  })
})

describe('ambiguousLetters', () => {
  it('lists each set of readings once', () => {
    const sets = ambiguousLetters().map((_, index) => readings(FIRST_AMBIGUOUS + index))
    expect(sets.join(' ')).toBe('vn uyv so nh yg um hn nu np pr wo ia wm mw gb bs co ez')
  })
})

describe('leetLetters', () => {
  it('reads digits and signs as letters', () => {
    const read = leetLetters().flatMap((letter, code) =>
      letter === 0 ? [] : [`${String.fromCharCode(code)}${readings(letter)}`],
    )
    expect(leetLetters().length).toBe(128)
    expect(read.join(' ')).toBe('!i $s 0o 1i 3e 4a 5s 6gb 7t 8b 9g @a |i')
    expect(leetLetters()[0x31]).toBe(latinLetter(0x69))
  })
})
