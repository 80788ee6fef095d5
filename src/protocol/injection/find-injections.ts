import { CharacterClassifier } from './classify-character.ts'
import { decodeEscapes } from './decode-escapes.ts'
import { embeddedText } from './embedded-text.ts'
import { hiddenBits } from './hidden-bits.ts'
import { hidingsOf } from './hiding.ts'
import type { InjectionMatch } from './injection-match.ts'
import { inlineWords } from './inline-words.ts'
import { LetterReader } from './letter-stream.ts'
import { matchPhrases } from './match-phrases.ts'
import { PHRASES, type PhraseId } from './phrases.ts'
import { PositionFinder } from './position-finder.ts'
import { stripMarkup } from './strip-markup.ts'
import { type TextView, viewOf } from './text-view.ts'

/**
 * The injection filter: finds the five phrases in a text, however they are hidden, and says where.
 *
 * Owns: the order of the steps. Does not own: what is done about a match. A match is refused whatever is meant
 * by it; a person can let a document through, which is the engine's to record.
 *
 * The steps, each in its own file (README.md has a map):
 *   1. the text as code points with their places in the original    text-view
 *   2. escapes undone, layer by layer to a fixed depth              decode-escapes
 *   3. markup and comments left out                                 strip-markup
 *   4. base64 and hexadecimal, in place and as a text of its own    inline-words, embedded-text
 *   5. characters folded to letters, with what parts them           letter-stream
 *   6. words, however their letters are parted                      word-trie
 *   7. words in a row, with what may stand between them             match-phrases, gap
 *
 * 1. The text is matched as it stands, again with its escapes undone, and again without its markup: undoing can
 *    destroy a phrase as well as show it.
 * 2. Every step is one pass, and a text is followed into itself at most MOST_EMBEDDED times, so the cost is linear.
 * 3. At most MOST_MATCHES are found. One place is reported once for each phrase, in the reading that needed the least undoing.
 */
export function findInjections(text: string): InjectionMatch[] {
  const search = new Search()
  search.look(viewOf(text), 0)
  const positions = new PositionFinder(text)
  return withoutRepeats(search.found).map(({ phrase, lang, hidden, start, end }) => ({
    phrase,
    wording: PHRASES[phrase].en,
    lang,
    hidden: hidingsOf(hidden),
    start,
    end,
    ...positions.at(start),
  }))
}

const MOST_LAYERS = 4
const MOST_EMBEDDED = 2
/** A text that holds more than this is refused many times over; nobody reads the rest of the list. */
const MOST_MATCHES = 1000

interface Found extends Pick<InjectionMatch, 'phrase' | 'lang' | 'start' | 'end'> {
  readonly hidden: number
}

class Search {
  readonly found: Found[] = []
  private readonly characters = new CharacterClassifier()
  private readonly letters = new LetterReader(this.characters)

  look(view: TextView, depth: number): void {
    if (this.found.length >= MOST_MATCHES) return
    this.match(view)
    const decoded = decodeFully(view)
    if (decoded !== view) this.match(decoded)
    const bare = stripMarkup(decoded)
    if (bare) this.match(bare)
    const inlined = inlineWords(decoded)
    if (inlined) this.match(inlined)
    if (depth === MOST_EMBEDDED) return
    const embedded = embeddedText(decoded, this.characters)
    if (embedded) this.look(embedded, depth + 1)
  }

  private match(view: TextView): void {
    const stream = this.letters.read(view)
    for (const phrase of matchPhrases(stream, MOST_MATCHES - this.found.length)) {
      this.found.push({
        phrase: phrase.phrase,
        lang: phrase.lang,
        hidden: hiddenBits(phrase, stream, view, this.characters),
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

/** Of matches of one phrase that overlap, the one that needed the least undoing; of equals, the first found. */
function withoutRepeats(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  const newest = new Map<PhraseId, number>()
  for (const match of found.toSorted((a, b) => a.start - b.start)) {
    const index = newest.get(match.phrase) ?? -1
    const before = kept[index]
    if (!before || match.start >= before.end) {
      newest.set(match.phrase, kept.length)
      kept.push(match)
    } else if (hidingsOf(match.hidden).length < hidingsOf(before.hidden).length) kept[index] = match
  }
  return kept
}
