import { describe, expect, it } from 'vitest'
import {
  FIRST_VOWEL,
  isSyllable,
  JAMO_COUNT,
  jamoLetters,
  syllableParts,
} from '../../../src/protocol/injection/hangul-jamo.ts'

const SIMPLE = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ'
const codeOf = (char: string) => char.codePointAt(0) as number
const shown = (letters: readonly number[] | undefined) => letters?.map((letter) => SIMPLE[letter]).join('')
const partsOf = (char: string) => syllableParts(codeOf(char)).map(shown)

describe('the simple letters', () => {
  it('are the consonants and then the vowels, each its own place', () => {
    expect(JAMO_COUNT).toBe(33)
    expect(FIRST_VOWEL).toBe(19)
    expect([...SIMPLE].map((char) => jamoLetters(codeOf(char)))).toEqual([...SIMPLE].map((_, index) => [index]))
  })
})

describe('syllableParts', () => {
  it.each([
    ['가', 'ㄱ ㅏ '],
    ['각', 'ㄱ ㅏ ㄱ'],
    ['뷁', 'ㅂ ㅜㅔ ㄹㄱ'],
    ['무', 'ㅁ ㅜ '],
    ['회', 'ㅎ ㅗㅣ '],
    ['값', 'ㄱ ㅏ ㅂㅅ'],
    ['힣', 'ㅎ ㅣ ㅎ'],
  ])('takes %s apart', (syllable, expected) => {
    expect(partsOf(syllable).join(' ')).toBe(expected)
  })

  it('agrees with Unicode on every initial, medial and final', () => {
    const syllables = Array.from({ length: 0xd7a4 - 0xac00 }, (_, index) => String.fromCodePoint(0xac00 + index))
    const decomposed = (char: string) => [...char.normalize('NFD')].map((jamo) => shown(jamoLetters(codeOf(jamo))))
    expect(syllables.filter((char) => partsOf(char).join('') !== decomposed(char).join(''))).toEqual([])
  })
})

describe('isSyllable', () => {
  it('holds from 가 to 힣', () => {
    expect([0xabff, 0xac00, 0xd7a3, 0xd7a4].map(isSyllable)).toEqual([false, true, true, false])
  })
})

describe('jamoLetters', () => {
  it.each([
    ['\u1100', 'ㄱ'],
    ['\u1112', 'ㅎ'],
    ['\u1161', 'ㅏ'],
    ['\u116a', 'ㅗㅏ'],
    ['\u116b', 'ㅗㅐ'],
    ['\u116c', 'ㅗㅣ'],
    ['\u116f', 'ㅜㅓ'],
    ['\u1170', 'ㅜㅔ'],
    ['\u1171', 'ㅜㅣ'],
    ['\u1174', 'ㅡㅣ'],
    ['\u1175', 'ㅣ'],
    ['\u11a8', 'ㄱ'],
    ['\u11aa', 'ㄱㅅ'],
    ['\u11ac', 'ㄴㅈ'],
    ['\u11ad', 'ㄴㅎ'],
    ['\u11c2', 'ㅎ'],
    ['ㅘ', 'ㅗㅏ'],
    ['ㅙ', 'ㅗㅐ'],
    ['ㅚ', 'ㅗㅣ'],
    ['ㅝ', 'ㅜㅓ'],
    ['ㅞ', 'ㅜㅔ'],
    ['ㅟ', 'ㅜㅣ'],
    ['ㅢ', 'ㅡㅣ'],
    ['ㄳ', 'ㄱㅅ'],
    ['ㄵ', 'ㄴㅈ'],
    ['ㄶ', 'ㄴㅎ'],
    ['ㄺ', 'ㄹㄱ'],
    ['ㄻ', 'ㄹㅁ'],
    ['ㄼ', 'ㄹㅂ'],
    ['ㄽ', 'ㄹㅅ'],
    ['ㄾ', 'ㄹㅌ'],
    ['ㄿ', 'ㄹㅍ'],
    ['ㅀ', 'ㄹㅎ'],
    ['ㅄ', 'ㅂㅅ'],
  ])('reads %s as %s', (jamo, expected) => {
    expect(shown(jamoLetters(codeOf(jamo)))).toBe(expected)
  })

  it.each(['\u10ff', '\u1113', '\u1160', '\u1176', '\u11a7', '\u11c3', '가', 'a', '\u3164'])(
    'knows no letters of %j',
    (char) => {
      expect(jamoLetters(codeOf(char))).toBeUndefined()
    },
  )
})
