import { once } from '../once.ts'
import { FIRST_JAMO, latinLetter, OTHER_LETTER } from './alphabet.ts'
import { isSyllable, jamoLetters, syllableParts } from './hangul-jamo.ts'
import { hidingBit } from './hiding.ts'
import { leetLetters, lookAlike } from './look-alikes.ts'
import { BREAK } from './text-view.ts'

/** What a character is to a reader who only wants the words. */
export const CHARACTER = {
  letters: 0,
  ignored: 1,
  digit: 2,
  space: 3,
  newline: 4,
  /** Ends a sentence when a space follows. */
  stop: 5,
  /** Parts clauses when a space follows; a pair of them encloses an insertion. */
  comma: 6,
  /** Parts clauses or labels when a space follows. */
  colon: 7,
  opening: 8,
  closing: 9,
  sign: 10,
  break: 11,
} as const

export interface CharacterClass {
  readonly kind: (typeof CHARACTER)[keyof typeof CHARACTER]
  readonly letters: readonly number[]
  readonly hidden: number
}

const HOMOGLYPH = hidingBit('homoglyph')
const COMBINING = hidingBit('combining-mark')
const ZERO_WIDTH = hidingBit('zero-width')
const JAMO = hidingBit('jamo')

const FIRST_ENCLOSED = 0x1f100

// Each is tried on one character.
const mark = once(() => /\p{M}/u)
// U+0640 is a stroke that lengthens Arabic words and shows in no other script.
const invisible = once(() => /[\p{Default_Ignorable_Code_Point}\p{Cf}\u0640]/u)
const space = once(() => /[\p{Zs}\u2800]/u)
const word = once(() => /[\p{L}\p{N}]/u)

/** More letters than this in one character (U+FDFA is a whole sentence) say nothing about a word. */
const LONGEST_LIGATURE = 4

/**
 * Classifies each distinct character once. One classifier serves one text: its memory is bounded by the number
 * of distinct characters in it.
 */
export class CharacterClassifier {
  // Filled from the start: a sparse array would be a hash table.
  private readonly pages: (Page | undefined)[] = new Array(PAGES).fill(undefined)

  classify(code: number): CharacterClass {
    return this.pages[code >> 8]?.[code & 0xff] ?? this.learn(code)
  }

  private learn(code: number): CharacterClass {
    const page: Page = this.pages[code >> 8] ?? new Array(256).fill(undefined)
    const found = classifyCharacter(code)
    page[code & 0xff] = found
    this.pages[code >> 8] = page
    return found
  }
}

/** One page more than Unicode has, for BREAK. */
const PAGES = 0x1101
type Page = (CharacterClass | undefined)[]

function classifyCharacter(code: number): CharacterClass {
  if (code === BREAK) return plain(CHARACTER.break)
  if (code < 0x80) return classifyAscii(code)
  if (isIdeograph(code)) return letters([OTHER_LETTER], 0)
  if (isSyllable(code)) return letters(syllableParts(code).flat().map(hangul), 0)
  const alike = lookAlike(code)
  const char = String.fromCodePoint(code)
  if (alike !== undefined) {
    // A sign such as ● or € is a letter only inside a word, like a digit; letters in dark circles always are.
    const isLetter = word().test(char) || code >= FIRST_ENCLOSED
    return { kind: isLetter ? CHARACTER.letters : CHARACTER.digit, letters: [alike], hidden: HOMOGLYPH }
  }
  if (mark().test(char))
    return { kind: CHARACTER.ignored, letters: [], hidden: invisible().test(char) ? ZERO_WIDTH : COMBINING }
  if (invisible().test(char)) return { kind: CHARACTER.ignored, letters: [], hidden: ZERO_WIDTH }
  if (space().test(char)) return plain(CHARACTER.space)
  return namedSigns().get(char) ?? classifyNormalized(code, char)
}

/** The blocks that hold most characters and nothing that looks like a letter of the phrases. */
function isIdeograph(code: number): boolean {
  return (code >= 0x3400 && code <= 0x9fff) || (code >= 0x20000 && code <= 0x3ffff)
}

const namedSigns = once(
  (): ReadonlyMap<string, CharacterClass> =>
    new Map([
      ...[...'\u0085\u2028\u2029'].map((char) => [char, plain(CHARACTER.newline)] as const),
      ...[...'。｡'].map((char) => [char, plain(CHARACTER.stop)] as const),
      ...[...'、—―'].map((char) => [char, plain(CHARACTER.comma)] as const),
      ...[...'「『【〈《〔“‘«‹'].map((char) => [char, plain(CHARACTER.opening)] as const),
      ...[...'」』】〉》〕”’»›'].map((char) => [char, plain(CHARACTER.closing)] as const),
    ]),
)

function classifyAscii(code: number): CharacterClass {
  const char = String.fromCharCode(code)
  if (char >= 'a' && char <= 'z') return letters([latinLetter(code)], 0)
  if (char >= 'A' && char <= 'Z') return letters([latinLetter(code + 0x20)], 0)
  if (char >= '0' && char <= '9') return { kind: CHARACTER.digit, letters: [leetLetters()[code] as number], hidden: 0 }
  if (char === '\n' || char === '\r' || char === '\u000b' || char === '\f') return plain(CHARACTER.newline)
  if (char === ' ' || char === '\t') return plain(CHARACTER.space)
  if ('.!?;'.includes(char)) return plain(CHARACTER.stop)
  if (char === ',') return plain(CHARACTER.comma)
  if (':=/<>'.includes(char)) return plain(CHARACTER.colon)
  if ('([{'.includes(char)) return plain(CHARACTER.opening)
  if (')]}'.includes(char)) return plain(CHARACTER.closing)
  return plain(CHARACTER.sign)
}

/** The letters inside a compatibility character: ⓘ, 𝕚, ﬁ, é, ⒤, ㈎. */
function classifyNormalized(code: number, char: string): CharacterClass {
  const jamo = jamoLetters(code)
  if (jamo) return letters(jamo.map(hangul), JAMO)
  const parts = [...char.normalize('NFKD')].filter((part) => !mark().test(part))
  const found = parts.flatMap((part) => lettersOfPart(part, char))
  if (found.length > 0 && found.length <= LONGEST_LIGATURE) return letters(found, HOMOGLYPH)
  const [first = char, ...rest] = parts
  if (rest.length === 0 && first < '\u0080') return { ...classifyAscii(first.charCodeAt(0)), hidden: HOMOGLYPH }
  return word().test(char) ? letters([OTHER_LETTER], 0) : plain(CHARACTER.sign)
}

function lettersOfPart(part: string, whole: string): readonly number[] {
  const lower = part.toLowerCase()
  const code = lower.codePointAt(0) as number
  if (lower >= 'a' && lower <= 'z') return [latinLetter(code)]
  if (part === whole) return []
  const alike = lookAlike(code)
  if (alike !== undefined) return [alike]
  const jamo = isSyllable(code) ? syllableParts(code).flat() : jamoLetters(code)
  return (jamo ?? []).map(hangul)
}

const hangul = (letter: number) => FIRST_JAMO + letter

function letters(found: readonly number[], hidden: number): CharacterClass {
  return { kind: CHARACTER.letters, letters: found, hidden }
}

function plain(kind: CharacterClass['kind']): CharacterClass {
  return { kind, letters: [], hidden: 0 }
}
