/**
 * Hangul as the keys one would press for it: every syllable, conjoining, compatibility or half-width letter
 * becomes a row of simple letters, so `무시`, its decomposed form and `ㅁㅜㅅㅣ` are the same row.
 */
const CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ'
const SIMPLE = CONSONANTS + VOWELS

const COMPOUND: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

// The orders of the Unicode blocks: U+1100…, U+1161…, U+11A8….
const INITIALS = [...CONSONANTS]
const MEDIALS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3

/** How many simple letters there are; the code of a letter is its place among them. */
export const JAMO_COUNT = SIMPLE.length
export const FIRST_VOWEL = CONSONANTS.length

const INITIAL_CODES = INITIALS.map(codesOfJamo)
const MEDIAL_CODES = MEDIALS.map(codesOfJamo)
const FINAL_CODES = FINALS.map(codesOfJamo)
const COMPATIBILITY_CODES = new Map([...SIMPLE, ...Object.keys(COMPOUND)].map((jamo) => [jamo, codesOfJamo(jamo)]))

export function isSyllable(code: number): boolean {
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE
}

/** The simple letters of a syllable: its initial, its medial, and its final, which may be empty. */
export function syllableParts(code: number): readonly (readonly number[])[] {
  const index = code - FIRST_SYLLABLE
  return [
    INITIAL_CODES[Math.floor(index / 588)] ?? [],
    MEDIAL_CODES[Math.floor((index % 588) / 28)] ?? [],
    FINAL_CODES[index % 28] ?? [],
  ]
}

/** The simple letters of a single jamo, conjoining or compatibility; undefined for anything else. */
export function jamoLetters(code: number): readonly number[] | undefined {
  if (code >= 0x1100 && code <= 0x1112) return INITIAL_CODES[code - 0x1100]
  if (code >= 0x1161 && code <= 0x1175) return MEDIAL_CODES[code - 0x1161]
  if (code >= 0x11a8 && code <= 0x11c2) return FINAL_CODES[code - 0x11a7]
  return COMPATIBILITY_CODES.get(String.fromCodePoint(code))
}

function codesOfJamo(jamo: string): number[] {
  return [...(COMPOUND[jamo] ?? jamo)].map((simple) => SIMPLE.indexOf(simple))
}
