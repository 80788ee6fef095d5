import { lettersOf } from './alphabet.ts'
import { isAsciiCapital } from './ascii.ts'
import { CHARACTER, type CharacterClassifier } from './classify-character.ts'
import { hidingBit } from './hiding.ts'
import { CUT, isUnparted, type LetterStream, OPTIONAL } from './letter-stream.ts'
import type { PhraseFound } from './match-phrases.ts'
import { PHRASES } from './phrases.ts'
import type { TextView } from './text-view.ts'

const CASE = hidingBit('case')
const SPACING = hidingBit('spacing')
const LINE_BREAK = hidingBit('line-break')
const PUNCTUATION = hidingBit('punctuation')
const WORDS_BETWEEN = hidingBit('words-between')
const WORDING = hidingBit('wording')
const HOMOGLYPH = hidingBit('homoglyph')

/** A stretch of signs between two letters longer than this is not looked through for what was dropped in it. */
const LONGEST_LOOK = 64

/** Everything that had to be undone to read a phrase, as bits of `hiding.ts`. */
export function hiddenBits(
  found: PhraseFound,
  stream: LetterStream,
  view: TextView,
  characters: CharacterClassifier,
): number {
  let bits = found.disguise === undefined ? 0 : hidingBit(found.disguise)
  for (let at = found.first; at < found.end; at += 1) {
    const unit = stream.unit[at] as number
    bits |= unitBits(view, unit, characters)
    if ((stream.letter[at] as number) >= OPTIONAL) bits |= HOMOGLYPH
    if (at === found.first) continue
    bits |= cutBits(stream.cut[at] as number)
    const before = Math.max(stream.unit[at - 1] as number, unit - LONGEST_LOOK)
    for (let between = before + 1; between < unit; between += 1) bits |= unitBits(view, between, characters)
  }
  return bits | wordBits(found, stream) | wordingBits(found, stream, view)
}

function unitBits(view: TextView, unit: number, characters: CharacterClassifier): number {
  const code = view.code[unit] as number
  const { kind, hidden } = characters.classify(code)
  const bits = view.hidden[unit] as number
  if (isAsciiCapital(code)) return bits | CASE
  return kind === CHARACTER.letters || kind === CHARACTER.ignored ? bits | hidden : bits
}

function cutBits(cut: number): number {
  if (cut === CUT.none || (cut & CUT.oneSpace) !== 0) return 0
  if ((cut & (CUT.newline | CUT.sign)) === 0) return SPACING
  return ((cut & CUT.newline) === 0 ? 0 : LINE_BREAK) | ((cut & CUT.sign) === 0 ? 0 : PUNCTUATION)
}

/** Words in pieces, words run together, and words in between. */
function wordBits(found: PhraseFound, stream: LetterStream): number {
  let bits = 0
  let before = found.first
  for (const [start, end] of found.words) {
    if (!isUnparted(stream, start, end) && found.disguise === undefined) bits |= SPACING
    if (start > found.first && found.lang === 'en' && stream.cut[start] === CUT.none) bits |= SPACING
    if (hasWords(found, stream, before, start)) bits |= WORDS_BETWEEN
    before = end
  }
  return bits
}

/** Korean particles belong to the word before them. */
function hasWords(found: PhraseFound, stream: LetterStream, from: number, to: number): boolean {
  return from < to && (found.lang === 'en' || !isUnparted(stream, from - 1, to))
}

/** Of an English phrase: other words than those of the list, or other letters that only look like them. */
function wordingBits(found: PhraseFound, stream: LetterStream, view: TextView): number {
  if (found.lang !== 'en' || found.disguise !== undefined) return 0
  const wording = PHRASES[found.phrase].en.replaceAll(' ', '')
  const expected = lettersOf(wording)
  const written = found.words.flatMap(([start, end]) =>
    Array.from({ length: end - start }, (_, index) => start + index),
  )
  if (written.length !== expected.length) return WORDING
  let bits = 0
  for (const [index, at] of written.entries()) {
    const letter = (stream.letter[at] as number) & ~OPTIONAL
    if (letter < LATIN_END && letter !== expected[index]) return WORDING
    const code = (view.code[stream.unit[at] as number] as number) | 0x20
    if (code !== wording.charCodeAt(index)) bits |= HOMOGLYPH
  }
  return bits
}

const LATIN_END = 27
