import { describe, expect, it } from 'vitest'
import {
  ALPHABET_SIZE,
  FIRST_AMBIGUOUS,
  FIRST_JAMO,
  isHangulLetter,
  isHangulVowel,
  latinLetter,
  lettersOf,
  OTHER_LETTER,
} from '../../../src/protocol/injection/alphabet.ts'

describe('the alphabet', () => {
  it('holds the Latin letters from one on, then Hangul, then one for every other', () => {
    expect([FIRST_JAMO, OTHER_LETTER, ALPHABET_SIZE, FIRST_AMBIGUOUS]).toEqual([27, 60, 64, 64])
    expect([...'abhijklmz'].map((char) => latinLetter(char.charCodeAt(0)))).toEqual([1, 2, 8, 9, 10, 11, 9, 13, 26])
  })

  it('tells Hangul from the rest, and its vowels from its consonants', () => {
    expect([26, 27, 45, 46, 59, 60].map(isHangulLetter)).toEqual([false, true, true, true, true, false])
    expect([26, 27, 45, 46, 59, 60].map(isHangulVowel)).toEqual([false, false, false, true, true, false])
  })
})

describe('lettersOf', () => {
  it.each([
    ['az', [1, 26]],
    ['il', [9, 9]],
    ['a b-c', [1, 2, 3]],
    ['AZ`{', []],
    ['무시', [33, 56, 36, 59]],
    ['값', [27, 46, 34, 36]],
    ['ㅘ', [54, 46]],
    ['a가', [1, 27, 46]],
    ['é漢1', []],
  ])('spells %s', (word, letters) => {
    expect(lettersOf(word)).toEqual(letters)
  })
})
