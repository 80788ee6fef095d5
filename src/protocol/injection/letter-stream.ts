import { isHangulLetter, OTHER_LETTER } from './alphabet.ts'
import { CHARACTER, type CharacterClass, type CharacterClassifier } from './classify-character.ts'
import { hidingBit } from './hiding.ts'
import { lineMarker, MARKER } from './line-marker.ts'
import { LEET_LETTERS } from './look-alikes.ts'
import type { TextView } from './text-view.ts'

/**
 * A text as nothing but letters, and before each letter what parts it from the one before.
 *
 * Owns: which characters are letters, which are nothing, and where words, clauses and sentences end.
 * Does not own: words. Whether separate letters make one word is for whoever walks the stream.
 *
 * 1. Characters that are nothing (zero-width, combining marks) leave no cut: the letters around them touch.
 * 2. A line break is a space, unless a heading ends there, or a new block begins with a capital after words
 *    without one: then a sentence ends.
 * 3. A digit or sign that can be read as a letter is optional: a walk may read it or skip it.
 */
export interface LetterStream {
  readonly length: number
  readonly letter: Uint8Array
  /** What stands before the letter: bits of CUT. */
  readonly cut: Uint8Array
  readonly optional: Uint8Array
  /** Where the word that holds the letter begins. */
  readonly word: Int32Array
  /** The unit of the view that the letter came from. */
  readonly unit: Int32Array
  /** What had to be undone for the letter itself, and for what was dropped before it. */
  readonly hidden: Uint32Array
  readonly dropped: Uint32Array
}

/** The two lowest bits say how strongly two letters are parted; the others say what stands between them. */
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
}

const HOMOGLYPH = hidingBit('homoglyph')
const DOT = 0x2e
const CLOSING_SIGNS = [...'"\'*_`~'].map((sign) => sign.charCodeAt(0))
/** A syllable such as 뷁: initial, two vowels, two finals. */
const MOST_LETTERS_IN_ONE = 5

export function letterStreamOf(view: TextView, characters: CharacterClassifier): LetterStream {
  return new StreamWriter(view, characters).write()
}

class StreamWriter {
  private size = 0
  private readonly letter: Uint8Array
  private readonly cut: Uint8Array
  private readonly optional: Uint8Array
  private readonly word: Int32Array
  private readonly unit: Int32Array
  private readonly hidden: Uint32Array
  private readonly dropped: Uint32Array

  private pendingCut = 0
  private pendingDrop = 0
  private spaces = 0
  private newBlock = false
  private inHeading = false
  private headingEnded = false
  private wordIsLower = true

  private readonly view: TextView
  private readonly characters: CharacterClassifier

  constructor(view: TextView, characters: CharacterClassifier) {
    this.view = view
    this.characters = characters
    const room = mostLetters(view)
    this.letter = new Uint8Array(room)
    this.cut = new Uint8Array(room)
    this.optional = new Uint8Array(room)
    this.word = new Int32Array(room)
    this.unit = new Int32Array(room)
    this.hidden = new Uint32Array(room)
    this.dropped = new Uint32Array(room)
  }

  write(): LetterStream {
    const { code, length } = this.view
    let at = this.skipLineMarker(0)
    while (at < length) {
      const found = this.characters.classify(code[at] as number)
      at = found.kind === CHARACTER.letters ? this.letters(found, at, 0) : this.between(found, at)
    }
    return this.finish()
  }

  private letters(found: CharacterClass, at: number, optional: number): number {
    for (const letter of found.letters) this.push(letter, at, found.hidden, optional)
    return at + 1
  }

  private between(found: CharacterClass, at: number): number {
    switch (found.kind) {
      case CHARACTER.ignored:
        this.pendingDrop |= found.hidden | (this.view.hidden[at] as number)
        return at + 1
      case CHARACTER.digit:
        return this.digits(at)
      case CHARACTER.space:
        return this.space(at)
      case CHARACTER.newline:
        return this.newline(at)
      case CHARACTER.break:
        this.separate(CUT.sentence | CUT.break)
        return this.skipLineMarker(at + 1)
      default:
        return this.sign(found, at)
    }
  }

  private space(at: number): number {
    this.spaces += this.view.code[at] === 0x20 ? 1 : 2
    this.separate(CUT.word)
    return at + 1
  }

  private newline(at: number): number {
    const { code } = this.view
    if ((this.pendingCut & CUT.newline) !== 0) this.newBlock = true
    if (this.inHeading) this.headingEnded = true
    this.inHeading = false
    this.separate(CUT.word | CUT.newline)
    return this.skipLineMarker(code[at] === 0x0d && code[at + 1] === 0x0a ? at + 2 : at + 1)
  }

  private skipLineMarker(at: number): number {
    const marker = lineMarker(this.view.code, at)
    if (marker.kind === MARKER.none) return at
    if (marker.kind !== MARKER.quote) this.newBlock = true
    if (marker.kind === MARKER.heading) {
      this.inHeading = true
      this.headingEnded = false
    }
    this.separate(CUT.word | CUT.sign)
    return marker.end
  }

  private sign(found: CharacterClass, at: number): number {
    const leet = LEET_LETTERS[this.view.code[at] as number] ?? 0
    if (leet !== 0 && this.touchesLetter(at) && !(found.kind === CHARACTER.stop && this.spaceFollows(at))) {
      this.push(leet, at, HOMOGLYPH, 1)
      return at + 1
    }
    this.separate(this.strengthOf(found, at) | CUT.sign)
    if (found.kind === CHARACTER.opening) this.separate(CUT.opening)
    if (found.kind === CHARACTER.closing) this.separate(CUT.closing)
    return at + 1
  }

  private strengthOf(found: CharacterClass, at: number): number {
    if (found.kind === CHARACTER.stop && this.spaceFollows(at) && !this.isSpelling(at)) return CUT.sentence
    if (found.kind === CHARACTER.comma && this.spaceFollows(at)) return CUT.clause
    return CUT.word
  }

  /** A dot after a single letter (`i. g. n.`, `e.g.`) or beside another dot ends nothing. */
  private isSpelling(at: number): boolean {
    const { code } = this.view
    if (code[at] !== DOT) return false
    if (code[at - 1] === DOT || code[at + 1] === DOT) return true
    return this.size > 0 && this.pendingCut === 0 && this.size - (this.word[this.size - 1] as number) === 1
  }

  /** Digits and signs beside letters, or alone, may be letters; a longer number is only a number. */
  private digits(at: number): number {
    const { code, length } = this.view
    let end = at
    while (end < length && this.characters.classify(code[end] as number).kind === CHARACTER.digit) end += 1
    const readable = end - at === 1 || this.insideWord() || this.isLetter(end)
    for (let digit = at; digit < end; digit += 1) {
      const found = this.characters.classify(code[digit] as number)
      if (readable && found.letters[0] !== 0) this.letters({ ...found, hidden: HOMOGLYPH }, digit, 1)
      else this.separate(CUT.word | CUT.sign)
    }
    return end
  }

  private insideWord(): boolean {
    return this.size > 0 && this.pendingCut === 0
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
      if (kind !== CHARACTER.closing && !CLOSING_SIGNS.includes(code)) return false
    }
    return false
  }

  private separate(bits: number): void {
    const strength = Math.max(this.pendingCut & CUT.strength, bits & CUT.strength)
    this.pendingCut = ((this.pendingCut | bits) & ~CUT.strength) | strength
  }

  private push(letter: number, at: number, hidden: number, optional: number): void {
    const index = this.size
    this.changeOfScript(letter)
    if (this.pendingCut !== 0) this.endSentenceAtBlock(at)
    this.cut[index] = this.spaces === 1 && this.pendingCut === CUT.word ? CUT.word | CUT.oneSpace : this.pendingCut
    const startsWord = this.pendingCut !== 0 || index === 0
    this.word[index] = startsWord ? index : (this.word[index - 1] as number)
    this.wordIsLower = (startsWord || this.wordIsLower) && !isUpper(this.view.code[at] as number)
    this.letter[index] = letter
    this.unit[index] = at
    this.optional[index] = optional
    this.hidden[index] = hidden | (this.view.hidden[at] as number)
    this.dropped[index] = this.pendingDrop
    this.size = index + 1
    this.pendingCut = 0
    this.pendingDrop = 0
    this.spaces = 0
    this.newBlock = false
    this.headingEnded = false
  }

  /** Korean takes its particles without a space, also after a Latin word. */
  private changeOfScript(letter: number): void {
    if (this.size === 0 || this.pendingCut !== 0) return
    const before = this.letter[this.size - 1] as number
    if (before === OTHER_LETTER || letter === OTHER_LETTER) return
    if (isHangulLetter(before) !== isHangulLetter(letter)) this.separate(CUT.word)
  }

  private endSentenceAtBlock(at: number): void {
    if (this.headingEnded) this.separate(CUT.sentence)
    if (!this.newBlock || !this.wordIsLower) return
    const { code } = this.view
    if (isUpper(code[at] as number) && isLower(code[at + 1] ?? 0)) this.separate(CUT.sentence)
  }

  private finish(): LetterStream {
    return {
      length: this.size,
      letter: this.letter,
      cut: this.cut,
      optional: this.optional,
      word: this.word,
      unit: this.unit,
      hidden: this.hidden,
      dropped: this.dropped,
    }
  }
}

function mostLetters(view: TextView): number {
  let room = view.length
  for (let at = 0; at < view.length; at += 1) if ((view.code[at] as number) > 0x7f) room += MOST_LETTERS_IN_ONE - 1
  return room
}

const isUpper = (code: number) => code >= 0x41 && code <= 0x5a
const isLower = (code: number) => code >= 0x61 && code <= 0x7a
