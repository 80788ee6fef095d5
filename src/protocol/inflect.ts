import { endsInConsonant, endsInRieul } from './korean-ending.ts'

/**
 * Texts whose words change with what is filled in: Korean particles, and the English plural after a number.
 *
 * Owns: the marks of a text and what becomes of them. Does not own: how a word ends when it is read aloud
 * (`korean-ending.ts`).
 *
 * 1. Marks: 은(는) 이(가) 을(를) 와(과) 과(와) (으)로 이(라) for Korean, `(s)` after an English word.
 * 2. A particle follows the word before it, `(s)` the last number that was filled in; without a number it stays.
 * 3. A full stop after a value that ends its own sentence is left out.
 * 4. Only the text itself is changed: a value that contains a mark is shown as it is.
 */
export function inflect(texts: readonly string[], ...values: readonly (string | number)[]): string {
  let whole = ''
  let count: number | undefined
  for (const [index, text] of texts.entries()) {
    const isClosed = index > 0 && /[.?!…]$/.test(whole) && /^\.(?:\s|$)/.test(text)
    whole += resolveMarks(isClosed ? text.slice(1) : text, whole, count)
    const value = values[index]
    if (value === undefined) continue
    if (isNumber(value)) count = Number(value)
    whole += String(value)
  }
  return whole
}

const isNumber = (value: string | number): boolean => typeof value === 'number' || /^\d+$/.test(value)

/** The two forms of each particle: after a vowel, after a consonant. */
const PARTICLES: Readonly<Record<string, readonly [string, string]>> = {
  '은(는)': ['는', '은'],
  '이(가)': ['가', '이'],
  '을(를)': ['를', '을'],
  '와(과)': ['와', '과'],
  '과(와)': ['와', '과'],
  '(으)로': ['로', '으로'],
  '이(라)': ['라', '이라'],
}
const MARK = /( ?)(은\(는\)|이\(가\)|을\(를\)|와\(과\)|과\(와\)|\(으\)로|이\(라\))|(?<=[a-z])\(s\)/g
const HANGUL = /[가-힣]$/

function resolveMarks(text: string, before: string, count: number | undefined): string {
  return text.replace(MARK, (mark, space: string | undefined, particle: string | undefined, offset: number) => {
    if (particle === undefined) return count === undefined ? mark : count === 1 ? '' : 's'
    const word = before + text.slice(0, offset)
    const [afterVowel, afterConsonant] = PARTICLES[particle] ?? [particle, particle]
    const isOpen = particle === '(으)로' && endsInRieul(word)
    // A particle is written onto a Korean word; after other letters Baton's texts leave a space.
    return `${HANGUL.test(word) ? '' : space}${endsInConsonant(word) && !isOpen ? afterConsonant : afterVowel}`
  })
}
