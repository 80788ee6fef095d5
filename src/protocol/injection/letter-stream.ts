import { FIRST_JAMO, isHangulLetter, isHangulVowel, latinLetter, OTHER_LETTER } from './alphabet.ts'
import { isAsciiCapital, isAsciiLetter } from './ascii.ts'
import { CHARACTER, type CharacterClass, type CharacterClassifier } from './classify-character.ts'
import { isSyllable } from './hangul-jamo.ts'
import { lineMarker, MARKER } from './line-marker.ts'
import { leetLetters } from './look-alikes.ts'
import { NO_TEXT, type TextView } from './text-view.ts'

/**
 * A text as nothing but letters, and before each letter what parts it from the one before.
 *
 * Owns: which characters are letters, which are nothing, and where words, clauses and sentences end.
 * Does not own: words. Whether separate letters make one word is decided by `match-phrases.ts`.
 *
 * 1. Characters that are nothing (zero-width, combining marks) leave no cut: the letters around them touch.
 * 2. A line break is a space, unless a heading ends there, or a new block begins with a capital after a word
 *    without one: then a sentence ends.
 * 3. A digit or sign that can be read as a letter is optional: a word can begin after it or end before it. With
 *    a cut before it, it can also be skipped as decoration (`i|g|n|o|r|e`); inside a word it cannot (`system32`).
 */
export interface LetterStream {
  readonly length: number
  /** Letters of `alphabet.ts`, with the bit OPTIONAL. */
  readonly letter: Uint8Array
  /** What comes before the letter: bits of CUT. */
  readonly cut: Uint16Array
  /** The unit of the view that the letter came from. */
  readonly unit: Int32Array
}

export const OPTIONAL = 128

/** The two lowest bits say how strongly two letters are parted; the others say which characters are between them. */
export const CUT = {
  none: 0,
  word: 1,
  clause: 2,
  sentence: 3,
  strength: 3,
  newline: 4,
  opening: 8,
  closing: 16,
  sign: 32,
  oneSpace: 64,
  break: 128,
  /** Nothing but hyphens. */
  hyphen: 256,
  /** A comma or dash, which can enclose an insertion. */
  comma: 512,
  /** One sign, spaces aside. */
  oneSign: 1024,
} as const

const SPACE = 0x20
const DOT = 0x2e
const EQUALS = 0x3d
const DASHES = new Set([0x2d, 0x2010, 0x2011, 0x2012, 0x2013])
const CLOSING_SIGNS = Uint8Array.from({ length: 128 }, (_, code) =>
  '"\'*_`~'.includes(String.fromCharCode(code)) ? 1 : 0,
)
/** A syllable such as 뷁: initial, two vowels, two finals. */
const MOST_LETTERS_IN_ONE = 5
/** A word longer than this is none that a sentence could begin after. */
const LONGEST_WORD = 32

/** The letter of each ASCII letter, and of each digit that can be one; 0 for what is none. */
const ASCII_LETTERS = Uint8Array.from({ length: 128 }, (_, code) => {
  if (isAsciiLetter(code)) return latinLetter(code | 0x20)
  const leet = code >= 0x30 && code <= 0x39 ? (leetLetters()[code] as number) : 0
  return leet === 0 ? 0 : leet | OPTIONAL
})

/** Reads one view after another into the same memory: a stream is good until the next one is read. */
export class LetterReader {
  private readonly characters: CharacterClassifier
  private view: TextView = NO_TEXT
  private size = 0
  private letter = new Uint8Array(0)
  private cut = new Uint16Array(0)
  private unit = new Int32Array(0)

  private pending: number = CUT.none
  private spaces = 0
  private signs = 0
  private newBlock = false
  private inHeading = false
  private headingEnded = false

  constructor(characters: CharacterClassifier) {
    this.characters = characters
  }

  read(view: TextView): LetterStream {
    this.restart(view)
    const { code, length } = view
    for (let at = this.skipLineMarker(0); at < length; ) {
      const unit = code[at] as number
      const letter = unit < 0x80 ? (ASCII_LETTERS[unit] as number) : 0
      // A digit inside a word is read at once; any other digit depends on what is around it.
      if (letter !== 0 && (letter < OPTIONAL || this.insideWord())) {
        this.push(letter, at)
        at += 1
      } else at = this.other(unit, at)
    }
    const { letter, cut, unit } = this
    return { length: this.size, letter, cut, unit }
  }

  private restart(view: TextView): void {
    this.view = view
    this.size = 0
    this.pending = CUT.none
    this.spaces = 0
    this.signs = 0
    this.newBlock = false
    this.inHeading = false
    this.headingEnded = false
    if (view.length * MOST_LETTERS_IN_ONE <= this.letter.length) return
    const room = mostLetters(view)
    if (room <= this.letter.length) return
    this.letter = new Uint8Array(room)
    this.cut = new Uint16Array(room)
    this.unit = new Int32Array(room)
  }

  private other(code: number, at: number): number {
    if (code === SPACE) return this.space(1, at)
    const found = this.characters.classify(code)
    switch (found.kind) {
      case CHARACTER.letters:
        return this.pushAll(found.letters, at)
      case CHARACTER.ignored:
        return at + 1
      case CHARACTER.digit:
        return this.digits(at)
      case CHARACTER.space:
        return this.space(2, at)
      case CHARACTER.newline:
        return this.newline(at)
      case CHARACTER.break:
        this.separate(CUT.sentence | CUT.break)
        return this.skipLineMarker(at + 1)
      default:
        return this.sign(found, at)
    }
  }

  private space(width: number, at: number): number {
    this.spaces += width
    this.separate(CUT.word)
    return at + 1
  }

  private newline(at: number): number {
    const { code } = this.view
    if ((this.pending & CUT.newline) !== 0) this.newBlock = true
    if (this.inHeading) this.headingEnded = true
    this.inHeading = false
    this.separate(CUT.word | CUT.newline)
    return this.skipLineMarker(code[at] === 0x0d && code[at + 1] === 0x0a ? at + 2 : at + 1)
  }

  private skipLineMarker(at: number): number {
    const marker = lineMarker(this.view.code, at)
    const kind = marker & MARKER.kind
    if (kind === MARKER.none) return at
    if (kind !== MARKER.quote) this.newBlock = true
    if (kind === MARKER.heading) {
      this.inHeading = true
      this.headingEnded = false
    }
    this.separate(CUT.word | CUT.sign)
    return (marker - kind) / 4
  }

  private sign(found: CharacterClass, at: number): number {
    const leet = leetLetters()[this.view.code[at] as number] ?? 0
    if (leet !== 0 && this.touchesLetter(at) && !(found.kind === CHARACTER.stop && this.spaceFollows(at))) {
      this.separate(CUT.word | CUT.sign)
      this.push(leet | OPTIONAL, at)
      return at + 1
    }
    this.separate(this.strengthOf(found, at) | CUT.sign | this.shapeOf(found, at))
    this.signs += 1
    return at + 1
  }

  private shapeOf(found: CharacterClass, at: number): number {
    if (found.kind === CHARACTER.opening) return CUT.opening
    if (found.kind === CHARACTER.closing) return CUT.closing
    if (found.kind === CHARACTER.comma) return CUT.comma
    if (!DASHES.has(this.view.code[at] as number)) return 0
    return this.pending === CUT.none ? CUT.hyphen | CUT.comma : CUT.comma
  }

  private strengthOf(found: CharacterClass, at: number): number {
    const isStop = found.kind === CHARACTER.stop
    const isComma = found.kind === CHARACTER.comma || found.kind === CHARACTER.colon
    const parts = this.spaceFollows(at) || this.view.code[at] === EQUALS
    if (!(isStop || isComma) || !parts || this.isSpelling()) return CUT.word
    return isStop && !this.isLoose(at) ? CUT.sentence : isComma ? CUT.clause : CUT.word
  }

  /** A stop after a space, or a dot after another dot, ends nothing. */
  private isLoose(at: number): boolean {
    const { code } = this.view
    return this.spaces > 0 || (code[at] === DOT && code[at - 1] === DOT)
  }

  /** A sign after a single letter (`i. g. n.`, `e.g.`), or after a syllable with a sign before it, spells a word. */
  private isSpelling(): boolean {
    if (!this.insideWord()) return false
    const last = this.size - 1
    if (!isHangulLetter(this.letter[last] as number)) return last === 0 || this.cut[last] !== CUT.none
    const first = this.syllableStart(last)
    return first === 0 || ((this.cut[first] as number) & CUT.sign) !== 0
  }

  /** The first letter of the last syllable, in whatever units it is written. */
  private syllableStart(last: number): number {
    let first = last
    while (this.hasLetterBefore(first) && !isHangulVowel(this.letter[first] as number)) first -= 1
    while (this.hasLetterBefore(first) && isHangulVowel(this.letter[first] as number)) first -= 1
    return first
  }

  private hasLetterBefore(index: number): boolean {
    return index > 0 && this.cut[index] === CUT.none
  }

  /** Digits and signs beside letters, or alone, may be letters; a longer number is only a number. */
  private digits(at: number): number {
    const { code, length } = this.view
    let end = at
    while (end < length && this.characters.classify(code[end] as number).kind === CHARACTER.digit) end += 1
    const readable = end - at === 1 || this.insideWord() || this.isLetter(end)
    for (let digit = at; digit < end; digit += 1) {
      const letter = this.characters.classify(code[digit] as number).letters[0] ?? 0
      if (readable && letter !== 0) this.push(letter | OPTIONAL, digit)
      else this.separate(CUT.word | CUT.sign)
    }
    return end
  }

  private insideWord(): boolean {
    return this.size > 0 && this.pending === CUT.none
  }

  private touchesLetter(at: number): boolean {
    return this.insideWord() || this.isLetter(at + 1)
  }

  private isLetter(at: number): boolean {
    if (at >= this.view.length) return false
    const { kind } = this.characters.classify(this.view.code[at] as number)
    return kind === CHARACTER.letters || kind === CHARACTER.digit
  }

  /** Whether white space or the end follows, a few closing signs aside. */
  private spaceFollows(at: number): boolean {
    for (let next = at + 1; next <= at + 4; next += 1) {
      if (next >= this.view.length) return true
      const code = this.view.code[next] as number
      const { kind } = this.characters.classify(code)
      if (kind === CHARACTER.space || kind === CHARACTER.newline || kind === CHARACTER.break) return true
      if (kind !== CHARACTER.closing && CLOSING_SIGNS[code] !== 1) return false
    }
    return false
  }

  private separate(bits: number): void {
    const before = this.pending
    const strength = (before & CUT.strength) > (bits & CUT.strength) ? before & CUT.strength : bits & CUT.strength
    this.pending = ((before | bits) & ~CUT.strength) | strength
  }

  private pushAll(letters: readonly number[], at: number): number {
    this.push(letters[0] as number, at)
    for (let index = 1; index < letters.length; index += 1) {
      this.letter[this.size] = letters[index] as number
      this.unit[this.size] = at
      this.cut[this.size] = CUT.none
      this.size += 1
    }
    return at + 1
  }

  private push(letter: number, at: number): void {
    const index = this.size
    this.letter[index] = letter
    this.unit[index] = at
    this.size = index + 1
    if (this.pending === CUT.none) {
      this.cut[index] = index > 0 && this.changesScript(letter, index) ? CUT.word : CUT.none
      return
    }
    this.endSentenceAtBlock(at, index)
    this.cut[index] = this.finishedCut()
    this.pending = CUT.none
    this.spaces = 0
    this.signs = 0
    this.newBlock = false
    this.headingEnded = false
  }

  private finishedCut(): number {
    if (this.spaces === 1 && this.pending === CUT.word) return CUT.word | CUT.oneSpace
    const cut = this.signs === 1 ? this.pending | CUT.oneSign : this.pending
    return this.spaces === 0 ? cut : cut & ~CUT.hyphen
  }

  /** Korean takes its particles without a space, also after a Latin word; other scripts are only filling. */
  private changesScript(letter: number, index: number): boolean {
    return scriptOf(this.letter[index - 1] as number) !== scriptOf(letter)
  }

  private endSentenceAtBlock(at: number, index: number): void {
    if (this.headingEnded) this.separate(CUT.sentence)
    if (!this.newBlock) return
    const { code } = this.view
    const capital = isAsciiCapital(code[at]) && isAsciiLetter(code[at + 1]) && !isAsciiCapital(code[at + 1])
    if (capital && this.isLowerWord(index - 1)) this.separate(CUT.sentence)
  }

  private isLowerWord(last: number): boolean {
    for (let index = last; index >= 0 && index > last - LONGEST_WORD; index -= 1) {
      if (isAsciiCapital(this.view.code[this.unit[index] as number] as number)) return false
      if (this.cut[index] !== CUT.none) return true
    }
    return true
  }
}

/** How many letters a view can have: a syllable without a final has three at most, any other character five. */
function mostLetters(view: TextView): number {
  let room = view.length
  for (let at = 0; at < view.length; at += 1) {
    const code = view.code[at] as number
    if (code > 0x7f) room += isSyllable(code) && (code - 0xac00) % 28 === 0 ? 2 : MOST_LETTERS_IN_ONE - 1
  }
  return room
}

/** Latin, which all ambiguous and optional letters are; Hangul; or another. */
function scriptOf(letter: number): number {
  if (letter < FIRST_JAMO || letter > OTHER_LETTER) return 0
  return letter === OTHER_LETTER ? 2 : 1
}

/** Whether a word begins at a letter; a digit or sign before it may be decoration. */
export function startsWord(stream: LetterStream, at: number): boolean {
  return at === 0 || stream.cut[at] !== CUT.none || (stream.letter[at - 1] as number) >= OPTIONAL
}

/** Whether a word ends before a letter. */
export function endsWord(stream: LetterStream, end: number): boolean {
  return end >= stream.length || stream.cut[end] !== CUT.none || (stream.letter[end] as number) >= OPTIONAL
}

/** Whether nothing parts the letters from `first` up to `end`. */
export function isUnparted(stream: LetterStream, first: number, end: number): boolean {
  for (let at = first + 1; at < end; at += 1) if (stream.cut[at] !== CUT.none) return false
  return true
}

/** Whether the letter is a digit or sign that a walk may skip. */
export function isDecoration(stream: LetterStream, at: number): boolean {
  return (stream.letter[at] as number) >= OPTIONAL && stream.cut[at] !== CUT.none
}
