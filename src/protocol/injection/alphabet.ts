import { FIRST_VOWEL, isSyllable, JAMO_COUNT, jamoLetters, syllableParts } from './hangul-jamo.ts'

/**
 * The letters that phrases are written in after folding: Latin without case, simple Hangul letters, and one
 * letter for everything else that is a letter.
 *
 * `i` and `l` are one letter: with `1`, `I`, `|` and `!` they look alike in too many typefaces to be told apart,
 * and no two words of the vocabulary differ in them alone.
 */
export const ALPHABET_SIZE = 64
export const FIRST_JAMO = 27
export const OTHER_LETTER = FIRST_JAMO + JAMO_COUNT

/** Codes from here on stand for a character that can be read as several letters (`ambiguousLetters` in look-alikes.ts). */
export const FIRST_AMBIGUOUS = ALPHABET_SIZE

const LETTER_A = 0x61
const LETTER_I = 9
const LETTER_L = 12

/** The letter for a lower-case ASCII character. */
export function latinLetter(code: number): number {
  const letter = code - LETTER_A + 1
  return letter === LETTER_L ? LETTER_I : letter
}

export const isHangulLetter = (letter: number) => letter >= FIRST_JAMO && letter < OTHER_LETTER
export const isHangulVowel = (letter: number) => letter >= FIRST_JAMO + FIRST_VOWEL && letter < OTHER_LETTER

/** A word of the vocabulary as letters. Anything that is neither a Latin letter nor Hangul is left out. */
export function lettersOf(word: string): number[] {
  return [...word].flatMap((char) => {
    const code = char.codePointAt(0) as number
    if (char >= 'a' && char <= 'z') return [latinLetter(code)]
    const jamo = isSyllable(code) ? syllableParts(code).flat() : (jamoLetters(code) ?? [])
    return jamo.map((letter) => FIRST_JAMO + letter)
  })
}
