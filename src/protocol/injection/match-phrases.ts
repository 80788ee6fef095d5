import type { Lang } from '../lang.ts'
import { isHangulLetter, isHangulVowel } from './alphabet.ts'
import { DISGUISED_WHOLES, disguisedWhole } from './disguised-wholes.ts'
import { GapReader } from './gap-reader.ts'
import { CUT, type LetterStream } from './letter-stream.ts'
import { PHRASE_PATTERNS, type PhrasePattern } from './phrase-patterns.ts'
import type { PhraseId } from './phrases.ts'
import { ENGLISH_FILLER_TRIE, ENGLISH_PART_COUNT, ENGLISH_PART_TRIE, KOREAN_PART_TRIE, PARTS } from './vocabulary.ts'

/**
 * Finds the phrases in a stream of letters.
 *
 * Owns: which words in a row make a phrase. Does not own: which letters make a word (`word-trie.ts`), and what
 * may stand between two words (`gap-reader.ts`).
 *
 * 1. Every letter is looked at once. For each pattern and each of its words only the newest beginning is kept,
 *    so the cost of a letter does not grow with the text before it.
 * 2. A phrase begins and ends at the edge of a word, unless its words are themselves run together.
 * 3. Three words parted alike (`ignore. previous. instructions.`) are a phrase even across ends of sentences.
 */
export interface PhraseFound {
  readonly phrase: PhraseId
  readonly lang: Lang
  /** The first letter, and the one after the last. */
  readonly first: number
  readonly end: number
  /** The words of the phrase: first letter and the one after the last. */
  readonly words: readonly (readonly [number, number])[]
  /** Bits of `hiding.ts` for disguises of the phrase as a whole. */
  readonly disguise: number
}

export function matchPhrases(stream: LetterStream): PhraseFound[] {
  const matcher = new PhraseMatcher(stream)
  for (let at = 0; at < stream.length; at += 1) matcher.visit(at)
  return matcher.found
}

/** The beginning of a phrase: the words of it that were seen. */
interface Beginning {
  readonly words: readonly (readonly [number, number])[]
  readonly end: number
  readonly korean: boolean
  /** The words touch across the end of a sentence, which is only a phrase if all cuts are alike. */
  readonly needsAlikeCuts: boolean
}

/** Which stages of which patterns a part can be. */
const PLACES: readonly (readonly { readonly pattern: number; readonly stage: number }[])[] = PARTS.map((part) =>
  PHRASE_PATTERNS.flatMap(({ stages }, pattern) =>
    stages.flatMap(({ parts }, stage) => (parts.includes(part.index) ? [{ pattern, stage }] : [])),
  ),
)

class PhraseMatcher {
  readonly found: PhraseFound[] = []
  private readonly stream: LetterStream
  private readonly gaps: GapReader
  private readonly beginnings: (Beginning | undefined)[][] = PHRASE_PATTERNS.map(() => [])
  /** Where the best reading of each part ends that begins at the current letter; 0 for none. */
  private readonly bestEnd = new Int32Array(PARTS.length)
  private at = 0

  constructor(stream: LetterStream) {
    this.stream = stream
    this.gaps = new GapReader(stream)
  }

  visit(at: number): void {
    this.at = at
    const { stream } = this
    ENGLISH_PART_TRIE.walk(stream, at, stream.length, this.noteEnglish)
    KOREAN_PART_TRIE.walk(stream, at, stream.length, this.noteKorean)
    DISGUISED_WHOLES.walk(stream, at, stream.length, this.noteWhole)
    this.advance()
  }

  private readonly noteEnglish = (end: number, bits: number) => this.note(end, bits, 0)
  private readonly noteKorean = (end: number, bits: number) => this.note(end, bits, ENGLISH_PART_COUNT)

  private touched = false

  private note(end: number, bits: number, firstPart: number): void {
    for (let rest = bits, index = firstPart; rest !== 0; rest >>>= 1, index += 1) {
      if ((rest & 1) !== 0 && this.isPart(index, end) && this.isBetter(index, end)) {
        this.bestEnd[index] = end
        this.touched = true
      }
    }
  }

  private readonly noteWhole = (end: number, value: number): void => {
    const { phrase, hiding } = disguisedWhole(value)
    const lang = isHangulLetter(this.stream.letter[this.at] as number) ? 'ko' : 'en'
    this.found.push({ phrase, lang, first: this.at, end, words: [[this.at, end]], disguise: hiding })
  }

  /** A reading that ends with a word beats one that does not; then the longer one wins. */
  private isBetter(part: number, end: number): boolean {
    const best = this.bestEnd[part] as number
    if (best === 0) return true
    const endsWord = this.endsWord(end)
    return endsWord === this.endsWord(best) ? end > best : endsWord
  }

  private isPart(index: number, end: number): boolean {
    const part = PARTS[index]
    if (!part || this.cutsSyllable(end)) return false
    if (part.whole && !(this.startsWord(this.at) && this.endsWord(end) && this.isOneWord(this.at, end))) return false
    return !part.continuations.some((letters) => this.continuesWith(end, letters))
  }

  private advance(): void {
    if (!this.touched) return
    this.touched = false
    for (let part = 0; part < PARTS.length; part += 1) {
      const end = this.bestEnd[part] as number
      if (end === 0) continue
      this.bestEnd[part] = 0
      for (const { pattern, stage } of PLACES[part] ?? []) this.place(pattern, stage, part, end)
    }
  }

  private place(index: number, stage: number, part: number, end: number): void {
    const pattern = PHRASE_PATTERNS[index] as PhrasePattern
    const beginnings = this.beginnings[index] as (Beginning | undefined)[]
    const next = this.extended(pattern, stage, stage === 0 ? undefined : beginnings[stage - 1], part, end)
    if (!next) return
    if (stage < pattern.stages.length - 1) beginnings[stage] = next
    else if (this.isPhrase(pattern, next)) this.report(pattern, next)
  }

  private extended(
    pattern: PhrasePattern,
    stage: number,
    before: Beginning | undefined,
    part: number,
    end: number,
  ): Beginning | undefined {
    const word = [this.at, end] as const
    const korean = part >= ENGLISH_PART_COUNT
    if (stage === 0) return { words: [word], end, korean, needsAlikeCuts: false }
    if (!before || before.end > this.at) return undefined
    const rule = pattern.stages[stage]?.gap
    const fits = rule !== undefined && this.gaps.accepts(before.end, this.at, rule)
    if (!fits && before.end !== this.at) return undefined
    return {
      words: [...before.words, word],
      end,
      korean: korean || before.korean,
      needsAlikeCuts: before.needsAlikeCuts || !fits,
    }
  }

  private isPhrase(pattern: PhrasePattern, whole: Beginning): boolean {
    if (whole.needsAlikeCuts && !this.hasAlikeCuts(whole)) return false
    if (pattern.lang === 'ko' && !whole.korean) return false
    const first = whole.words[0]?.[0] ?? 0
    const last = whole.words.at(-1)?.[0] ?? 0
    const runTogether = this.isOneWord(first, whole.end)
    if (!this.startsWord(first) && !pattern.beginsAnywhere && !runTogether) return false
    const endsWell = this.endsWord(whole.end) || pattern.endsOpen || runTogether
    if (!endsWell && !(pattern.beginsAnywhere && !this.startsWord(last))) return false
    return !this.isWordBefore(first, pattern.notAfter) && !this.isWordAt(whole.end, pattern.notBefore)
  }

  private report(pattern: PhrasePattern, whole: Beginning): void {
    const first = whole.words[0]?.[0] ?? 0
    this.found.push({
      phrase: pattern.phrase,
      lang: pattern.lang,
      first,
      end: whole.end,
      words: whole.words,
      disguise: 0,
    })
  }

  /** Three words or more with the same characters between them, whatever these are. */
  private hasAlikeCuts(whole: Beginning): boolean {
    const { words } = whole
    if (words.length < 3) return false
    const cuts = words.slice(1).map(([start]) => this.stream.cut[start] as number)
    const touching = words.every(([start], index) => index === 0 || words[index - 1]?.[1] === start)
    return touching && cuts.every((cut) => cut === cuts[0] && (cut & CUT.break) === 0)
  }

  private startsWord(at: number): boolean {
    return at === 0 || this.stream.cut[at] !== CUT.none || this.stream.optional[at - 1] === 1
  }

  private endsWord(end: number): boolean {
    return end >= this.stream.length || this.stream.cut[end] !== CUT.none || this.stream.optional[end] === 1
  }

  private isOneWord(first: number, end: number): boolean {
    return (this.stream.word[end - 1] as number) <= first
  }

  /** Whether the letter at `end` is the final of the syllable before it: `무식` is no `무시`. */
  private cutsSyllable(end: number): boolean {
    const { letter, cut, length } = this.stream
    if (end >= length || cut[end] !== CUT.none) return false
    const next = letter[end] as number
    if (!isHangulLetter(next)) return false
    if (isHangulVowel(next)) return true
    return end + 1 >= length || cut[end + 1] !== CUT.none || !isHangulVowel(letter[end + 1] as number)
  }

  private continuesWith(end: number, letters: readonly number[]): boolean {
    const { letter, cut } = this.stream
    return letters.every((expected, index) => letter[end + index] === expected && cut[end + index] === CUT.none)
  }

  private isWordBefore(at: number, classes: number): boolean {
    return classes !== 0 && at > 0 && this.isWordAt(this.stream.word[at - 1] as number, classes)
  }

  private isWordAt(start: number, classes: number): boolean {
    if (classes === 0 || start >= this.stream.length) return false
    if (((this.stream.cut[start] as number) & CUT.strength) === CUT.sentence) return false
    let matches = false
    ENGLISH_FILLER_TRIE.walk(this.stream, start, this.stream.length, (end, value) => {
      if ((value & classes) !== 0 && this.endsWord(end) && this.isOneWord(start, end)) matches = true
    })
    return matches
  }
}
