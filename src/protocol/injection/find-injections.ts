import { CharacterClassifier } from './classify-character.ts'
import { decodeEscapes } from './decode-escapes.ts'
import { embeddedText } from './embedded-text.ts'
import { hidingBit, hidingsOf } from './hiding.ts'
import { type InjectionMatch, wordingOf } from './injection-match.ts'
import { CUT, type LetterStream, letterStreamOf } from './letter-stream.ts'
import { matchPhrases, type PhraseFound } from './match-phrases.ts'
import type { PhraseId } from './phrases.ts'
import { PositionFinder } from './position-finder.ts'
import { stripMarkup } from './strip-markup.ts'
import { type TextView, viewOf } from './text-view.ts'

/**
 * The injection filter: finds the five phrases in a text, however they are hidden, and says where.
 *
 * Owns: the order of the steps. Does not own: what is done about a match. A match is refused whatever is meant
 * by it; a person can let a document through, which is the engine's to record.
 *
 * The steps, each a file of its own:
 *   1. the text as code points with their places in the original    text-view
 *   2. escapes undone, layer by layer to a fixed depth              decode-escapes
 *   3. markup and comments left out                                 strip-markup
 *   4. text inside base64 and hexadecimal, as a text of its own     embedded-text
 *   5. characters folded to letters, with what parts them           letter-stream
 *   6. words, however their letters are parted                      word-trie
 *   7. words in a row, with what may stand between them             match-phrases, gap-reader
 *
 * 1. The text is matched as it stands, again with its escapes undone, and again without its markup: undoing can
 *    destroy a phrase as well as show it.
 * 2. Every step is one pass, and a text is followed into itself at most MOST_EMBEDDED times, so the cost is linear.
 * 3. One place is reported once for each phrase, in the reading that needed the least undoing.
 */
export function findInjections(text: string): InjectionMatch[] {
  const search = new Search()
  search.look(viewOf(text), 0)
  const positions = new PositionFinder(text)
  return withoutRepeats(search.found).map(({ phrase, lang, hidden, start, end }) => ({
    phrase,
    wording: wordingOf(phrase),
    lang,
    hidden: hidingsOf(hidden),
    start,
    end,
    ...positions.at(start),
  }))
}

const MOST_LAYERS = 4
const MOST_EMBEDDED = 3

interface Found extends Pick<InjectionMatch, 'phrase' | 'lang' | 'start' | 'end'> {
  readonly hidden: number
}

class Search {
  readonly found: Found[] = []
  private readonly characters = new CharacterClassifier()

  look(view: TextView, depth: number): void {
    this.match(view)
    const decoded = decodeFully(view)
    if (decoded !== view) this.match(decoded)
    const bare = stripMarkup(decoded)
    if (bare) this.match(bare)
    if (depth === MOST_EMBEDDED) return
    const embedded = embeddedText(decoded, this.characters)
    if (embedded) this.look(embedded, depth + 1)
  }

  private match(view: TextView): void {
    const stream = letterStreamOf(view, this.characters)
    for (const phrase of matchPhrases(stream)) {
      this.found.push({
        phrase: phrase.phrase,
        lang: phrase.lang,
        hidden: hiddenBits(phrase, stream, view),
        start: view.start[stream.unit[phrase.first] as number] as number,
        end: view.end[stream.unit[phrase.end - 1] as number] as number,
      })
    }
  }
}

function decodeFully(view: TextView): TextView {
  let decoded = view
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const next = decodeEscapes(decoded)
    if (!next) break
    decoded = next
  }
  return decoded
}

const CASE = hidingBit('case')
const SPACING = hidingBit('spacing')
const LINE_BREAK = hidingBit('line-break')
const PUNCTUATION = hidingBit('punctuation')
const WORDS_BETWEEN = hidingBit('words-between')

function hiddenBits(found: PhraseFound, stream: LetterStream, view: TextView): number {
  let bits = found.disguise
  for (let at = found.first; at < found.end; at += 1) {
    bits |= stream.hidden[at] as number
    const code = view.code[stream.unit[at] as number] as number
    if (code >= 0x41 && code <= 0x5a) bits |= CASE
    if (at > found.first) bits |= (stream.dropped[at] as number) | cutBits(stream.cut[at] as number)
  }
  return bits | wordBits(found, stream)
}

function cutBits(cut: number): number {
  if (cut === CUT.none || (cut & CUT.oneSpace) !== 0) return 0
  if ((cut & (CUT.newline | CUT.sign)) === 0) return SPACING
  return ((cut & CUT.newline) === 0 ? 0 : LINE_BREAK) | ((cut & CUT.sign) === 0 ? 0 : PUNCTUATION)
}

/** Words in pieces, words run together, and words in between. */
function wordBits(found: PhraseFound, stream: LetterStream): number {
  let bits = 0
  for (const [index, [start, end]] of found.words.entries()) {
    if (stream.word[start] !== stream.word[end - 1]) bits |= SPACING
    const before = found.words[index - 1]?.[1] ?? start
    if (index > 0 && found.lang === 'en' && stream.cut[start] === CUT.none) bits |= SPACING
    const hasWords = found.lang === 'en' ? before < start : isSeparateWord(stream, before, start)
    if (hasWords) bits |= WORDS_BETWEEN
  }
  return bits
}

/** Korean particles belong to the word before them. */
function isSeparateWord(stream: LetterStream, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (stream.cut[at] !== CUT.none) return true
  return false
}

/** Of matches of one phrase that overlap, the one that was found first, which needed the least undoing. */
function withoutRepeats(found: readonly Found[]): Found[] {
  const byPlace = found
    .map((match, order) => ({ match, order }))
    .sort((a, b) => a.match.start - b.match.start || a.order - b.order)
  const kept: { match: Found; order: number }[] = []
  const last = new Map<PhraseId, number>()
  for (const next of byPlace) {
    const index = last.get(next.match.phrase)
    const before = index === undefined ? undefined : kept[index]
    if (index === undefined || !before || next.match.start >= before.match.end) {
      last.set(next.match.phrase, kept.length)
      kept.push(next)
    } else if (next.order < before.order) kept[index] = next
  }
  return kept.map(({ match }) => match)
}
