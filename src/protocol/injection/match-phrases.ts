import type { Lang } from '../lang.ts'
import { once } from '../once.ts'
import { isHangulLetter, isHangulVowel } from './alphabet.ts'
import { Gap, LONGEST_GAP } from './gap.ts'
import type { Hiding } from './hiding.ts'
import { CUT, endsWord, isDecoration, isUnparted, type LetterStream, OPTIONAL, startsWord } from './letter-stream.ts'
import { mostStages, noGap, type PhrasePattern, phrasePatterns } from './phrase-patterns.ts'
import type { PhraseId } from './phrases.ts'
import { allParts, englishFillerTrie, englishPartCount, englishPartTrie, koreanPartTrie } from './vocabulary.ts'

/**
 * Finds the phrases in a stream of letters.
 *
 * Owns: which words in a row make a phrase. Does not own: which letters make a word (`word-trie.ts`), and what
 * may stand between two words (`gap.ts`).
 *
 * 1. Every letter is looked at once. For each pattern and each of its words only the newest beginning is kept,
 *    so the cost of a letter does not grow with the text before it.
 * 2. A phrase begins and ends at the edge of a word, unless its words are themselves run together.
 * 3. Three words parted alike (`ignore. previous. instructions.`), and words that are the whole text, are a phrase
 *    even across ends of sentences.
 */
export interface PhraseFound {
  readonly phrase: PhraseId
  readonly lang: Lang
  /** The first letter, and the one after the last. */
  readonly first: number
  readonly end: number
  /** The words of the phrase: first letter and the one after the last. */
  readonly words: readonly (readonly [number, number])[]
  /** How the phrase as a whole is disguised; undefined for one written in words. */
  readonly disguise: Hiding | undefined
}

/** At most `limit` phrases, the first ones. */
export function matchPhrases(stream: LetterStream, limit: number): PhraseFound[] {
  return new PhraseMatcher(stream).run(limit)
}

/** One place where a part can stand: a stage of a pattern, and the slot that keeps the beginning up to there. */
interface Place {
  readonly pattern: PhrasePattern
  readonly stage: number
  readonly slot: number
  readonly isLast: boolean
  /** The parts that can come next. */
  readonly nextParts: readonly number[]
}

/** For each part, where it can stand. */
const placesOfParts = once((): readonly (readonly Place[])[] =>
  allParts().map((part) =>
    phrasePatterns().flatMap((pattern, index) =>
      pattern.stages.flatMap(({ parts }, stage) =>
        parts.includes(part.index) ? [placeOf(pattern, index * mostStages(), stage)] : [],
      ),
    ),
  ),
)

function placeOf(pattern: PhrasePattern, firstSlot: number, stage: number): Place {
  const next = pattern.stages[stage + 1]
  return { pattern, stage, slot: firstSlot + stage, isLast: next === undefined, nextParts: next?.parts ?? [] }
}

/** What is known of a beginning besides its words. */
const KNOWN = { korean: 1, needsExcuse: 2 } as const

const LONGEST_NEIGHBOUR = 16
const ALWAYS = 0x7fffffff

/** For each two letters of a stream, whether a word that is looked for can begin with them; most begin none. */
const beginningPairs = once(() => {
  const [english, korean] = [englishPartTrie(), koreanPartTrie()]
  return Uint8Array.from({ length: OPTIONAL * OPTIONAL }, (_, pair) => {
    const [first, second] = [Math.trunc(pair / OPTIONAL), pair % OPTIONAL]
    return english.begins(first, second) || korean.begins(first, second) ? 1 : 0
  })
})

class PhraseMatcher {
  private readonly found: PhraseFound[] = []
  private readonly stream: LetterStream
  private readonly english = englishPartTrie()
  private readonly korean = koreanPartTrie()
  private readonly englishFillers = englishFillerTrie()
  private readonly beginsWord = beginningPairs()
  private readonly places = placesOfParts()
  private readonly parts = allParts()
  private readonly mostStages = mostStages()
  private readonly slots = phrasePatterns().length * this.mostStages
  private readonly firstKorean = englishPartCount()
  /** For each stage of each pattern that was come to, the reader of the text before it. */
  private readonly gaps: (Gap | undefined)[] = []
  /** The letter that is being looked at. */
  private at = 0

  /** For each part, where its best reading from this letter on ends; 0 for none. */
  private readonly bestEnd = new Int32Array(this.parts.length)
  private readonly noted = new Uint8Array(this.parts.length)
  private notedCount = 0

  /** For each part, the last letter at which it could still continue a beginning. */
  private readonly usefulUntil = Int32Array.from(this.parts, ({ index }) =>
    (this.places[index] ?? []).some(({ stage }) => stage === 0) ? ALWAYS : -1,
  )

  // The newest beginning for each stage of each pattern: where its words begin and end, and what is known of it.
  private readonly wordStarts = new Int32Array(this.slots * this.mostStages)
  private readonly wordEnds = new Int32Array(this.slots * this.mostStages)
  private readonly ends = new Int32Array(this.slots)
  private readonly known = new Uint8Array(this.slots)

  constructor(stream: LetterStream) {
    this.stream = stream
  }

  run(limit: number): PhraseFound[] {
    const { length } = this.stream
    for (let at = 0; at < length && this.found.length < limit; at += 1) {
      if (this.mayBeginWord(at)) this.visit(at)
    }
    return this.found
  }

  private mayBeginWord(at: number): boolean {
    const { letter } = this.stream
    if (isDecoration(this.stream, at + 1)) return true
    // After the last letter the memory of an earlier text may go on; that can only mean a visit in vain.
    const pair = ((letter[at] as number) & ~OPTIONAL) * OPTIONAL + ((letter[at + 1] ?? 0) & ~OPTIONAL)
    return this.beginsWord[pair] === 1
  }

  private visit(at: number): void {
    const { stream } = this
    this.at = at
    if (isHangulLetter(stream.letter[at] as number)) this.korean.walk(stream, at, stream.length, this.noteKorean)
    else this.english.walk(stream, at, stream.length, this.noteEnglish)
    for (let index = 0; index < this.notedCount; index += 1) this.advance(this.noted[index] as number)
    this.notedCount = 0
  }

  private readonly noteEnglish = (end: number, bits: number) => this.note(end, bits, 0)
  private readonly noteKorean = (end: number, bits: number) => this.note(end, bits, this.firstKorean)

  private note(end: number, bits: number, firstPart: number): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const part = firstPart + 31 - Math.clz32(rest & -rest)
      if (this.at > (this.usefulUntil[part] as number)) continue
      if (!this.isPart(part, end) || !this.isBetter(part, end)) continue
      if (this.bestEnd[part] === 0) {
        this.noted[this.notedCount] = part
        this.notedCount += 1
      }
      this.bestEnd[part] = end
    }
  }

  private isPart(index: number, end: number): boolean {
    const part = this.parts[index]
    if (!part || this.cutsSyllable(end)) return false
    if (part.whole && !this.isWholeWord(this.at, end)) return false
    return part.continuations.length === 0 || !part.continuations.some((letters) => this.continuesWith(end, letters))
  }

  /** A reading that ends with a word beats one that does not; then the longer one wins. */
  private isBetter(part: number, end: number): boolean {
    const best = this.bestEnd[part] as number
    if (best === 0) return true
    const whole = endsWord(this.stream, end)
    return whole === endsWord(this.stream, best) ? end > best : whole
  }

  private advance(part: number): void {
    const end = this.bestEnd[part] as number
    this.bestEnd[part] = 0
    for (const place of this.places[part] ?? []) this.place(place, part, end)
  }

  private place(place: Place, part: number, end: number): void {
    const { pattern, stage, slot } = place
    const known = (part >= this.firstKorean ? KNOWN.korean : 0) | (stage === 0 ? 0 : this.continues(place))
    if (known < 0) return
    if (!place.isLast && this.isWorseBeginning(place, end)) return
    for (let before = 0; before < stage; before += 1) {
      this.wordStarts[slot * this.mostStages + before] = this.wordStarts[
        (slot - 1) * this.mostStages + before
      ] as number
      this.wordEnds[slot * this.mostStages + before] = this.wordEnds[(slot - 1) * this.mostStages + before] as number
    }
    this.wordStarts[slot * this.mostStages + stage] = this.at
    this.wordEnds[slot * this.mostStages + stage] = end
    this.ends[slot] = end
    this.known[slot] = known
    for (const next of place.nextParts) {
      if ((this.usefulUntil[next] as number) < end + LONGEST_GAP) this.usefulUntil[next] = end + LONGEST_GAP
    }
    if (place.isLast) this.finish(pattern, slot)
  }

  /**
   * `u` at the end of `y o u` is the same word again; and what begins inside a word (the `ya` of `really are`)
   * does not replace a beginning that can still go on.
   */
  private isWorseBeginning({ pattern, stage, slot }: Place, end: number): boolean {
    const before = this.ends[slot] as number
    if (before === end) return true
    if (stage > 0 || pattern.beginsAnywhere || startsWord(this.stream, this.at)) return false
    return before > 0 && this.at - before <= LONGEST_GAP && startsWord(this.stream, this.wordAt(slot, 0)[0])
  }

  /** What is known of the beginning that a word at this letter continues, or -1 if there is none. */
  private continues({ pattern, stage, slot }: Place): number {
    const before = this.ends[slot - 1] as number
    if (before === 0 || before > this.at || this.at - before > LONGEST_GAP) return -1
    const known = this.known[slot - 1] as number
    const gap = this.gaps[slot] ?? new Gap(this.stream, pattern.stages[stage]?.gap ?? noGap())
    this.gaps[slot] = gap
    if (gap.accepts(before, this.at)) return known
    return before === this.at ? known | KNOWN.needsExcuse : -1
  }

  private finish(pattern: PhrasePattern, slot: number): void {
    const words = pattern.stages.map((_, stage) => this.wordAt(slot, stage))
    const known = this.known[slot] as number
    if (!this.isPhrase(pattern, words, known)) return
    const { phrase, lang } = pattern
    const [first, , end] = edges(words)
    this.found.push({ phrase, lang, first, end, words, disguise: pattern.disguise })
  }

  private wordAt(slot: number, stage: number): Word {
    const at = slot * this.mostStages + stage
    return [this.wordStarts[at] as number, this.wordEnds[at] as number]
  }

  private isPhrase(pattern: PhrasePattern, words: readonly Word[], known: number): boolean {
    if ((known & KNOWN.needsExcuse) !== 0 && !this.isExcused(words)) return false
    if (pattern.lang === 'ko' && (known & KNOWN.korean) === 0) return false
    const [first, last, end] = edges(words)
    const runTogether = isUnparted(this.stream, first, end)
    if (!startsWord(this.stream, first) && !pattern.beginsAnywhere && !runTogether) return false
    const endsWell = endsWord(this.stream, end) || this.mayHaveEnding(pattern, last, end) || runTogether
    if (!endsWell && !(pattern.beginsAnywhere && !startsWord(this.stream, last))) return false
    if (pattern.endsClause && !this.endsClause(end)) return false
    return !this.isWordBefore(first, pattern.notAfter) && !this.isWordAfter(end, pattern.notBefore)
  }

  /** An English ending belongs to a word in one piece: in `you are no wiser` nothing ends with `now`. */
  private mayHaveEnding({ endsOpen, lang, disguise }: PhrasePattern, last: number, end: number): boolean {
    return endsOpen && (lang === 'ko' || disguise !== undefined || isUnparted(this.stream, last, end))
  }

  private endsClause(end: number): boolean {
    return end >= this.stream.length || ((this.stream.cut[end] as number) & CUT.strength) >= CUT.clause
  }

  /**
   * Words that touch are a phrase across any signs if three or more are parted by the same kinds of signs, or if
   * nothing else is said in the whole text.
   */
  private isExcused(words: readonly Word[]): boolean {
    const touching = words.every(([start], index) => index === 0 || words[index - 1]?.[1] === start)
    if (!touching) return false
    const [first, , end] = edges(words)
    const cuts = words.slice(1).map(([start]) => this.stream.cut[start] as number)
    if (cuts.some((cut) => (cut & CUT.break) !== 0)) return false
    return (first === 0 && end === this.stream.length) || (cuts.length > 1 && cuts.every((cut) => cut === cuts[0]))
  }

  private isWholeWord(first: number, end: number): boolean {
    return startsWord(this.stream, first) && endsWord(this.stream, end) && isUnparted(this.stream, first, end)
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
    const { letter, cut, length } = this.stream
    // Beyond the last letter the memory of an earlier text may go on.
    if (end + letters.length > length) return false
    return letters.every((expected, index) => letter[end + index] === expected && cut[end + index] === CUT.none)
  }

  private isWordBefore(at: number, classes: number): boolean {
    if (classes === 0 || at === 0 || ((this.stream.cut[at] as number) & CUT.strength) === CUT.sentence) return false
    let start = at - 1
    while (start > 0 && start > at - LONGEST_NEIGHBOUR && this.stream.cut[start] === CUT.none) start -= 1
    return this.isWordAt(start, classes)
  }

  private isWordAfter(end: number, classes: number): boolean {
    const sentenceEnds = ((this.stream.cut[end] ?? 0) & CUT.strength) === CUT.sentence
    return !sentenceEnds && this.isWordAt(end, classes)
  }

  private isWordAt(start: number, classes: number): boolean {
    if (classes === 0 || start >= this.stream.length) return false
    let matches = false
    this.englishFillers.walk(this.stream, start, this.stream.length, (end, value) => {
      if ((value & classes) !== 0 && endsWord(this.stream, end) && isUnparted(this.stream, start, end)) matches = true
    })
    return matches
  }
}

type Word = readonly [start: number, end: number]

/** Where the first and the last word begin, and where the last one ends. */
function edges(words: readonly Word[]): readonly [first: number, last: number, end: number] {
  const last = words.at(-1)
  return [words[0]?.[0] ?? 0, last?.[0] ?? 0, last?.[1] ?? 0]
}
