import { isHangulLetter, lettersOf } from './alphabet.ts'
import { CUT, type LetterStream } from './letter-stream.ts'
import type { GapRule } from './phrase-patterns.ts'
import { ENGLISH_FILLER_TRIE, englishFillers, KOREAN_FILLER_TRIE } from './vocabulary.ts'

/** Further apart than this, two words are not one phrase. */
export const LONGEST_GAP = 64
const LONGEST_INSERTION = 40

const UNREACHED = 100

const JOIN = englishFillers('conjunction')
/** These begin a noun phrase: after a word of no class they begin another one. */
const BEGINS_NOUN_PHRASE = englishFillers('determiner', 'of')
const BLOCKER = englishFillers('blocker')

const ENGLISH_ADVERB = [lettersOf('ly')]
const KOREAN_ADVERBS = ['히', '게'].map(lettersOf)
const KOREAN_OBJECT = ['을', '를'].map(lettersOf)
const KOREAN_ROLES = [
  ...'을 를 은 는 이 가 에 에서 로 으로 와 과 도 의 고 며 면 서 지만 니까 후 뒤 때 마다 보다 처럼 부터 대로 따라 위해 없이'.split(
    ' ',
  ),
].map(lettersOf)

/**
 * Decides whether the letters between two words of a phrase may stand there.
 *
 * It reads them as a row of words and keeps, for each letter, the smallest number of words of no class with
 * which it can be reached; so a gap costs its length times the length of a word, and no gap is longer than
 * LONGEST_GAP. Words of a class are found also when their spaces are missing or spread.
 */
export class GapReader {
  private readonly stream: LetterStream
  /** Words of no class needed to reach a letter, and the same when the word before was `and`. */
  private readonly cost = new Uint8Array(LONGEST_GAP + 1)
  private readonly joined = new Uint8Array(LONGEST_GAP + 1)

  constructor(stream: LetterStream) {
    this.stream = stream
  }

  accepts(from: number, to: number, rule: GapRule): boolean {
    if (to - from > LONGEST_GAP) return false
    if (this.isInsertion(from, to, rule)) return true
    const strength = this.strongestCut(from, to)
    if (strength === CUT.sentence) return false
    if (strength === CUT.clause && !rule.commas) return false
    if (from === to) return true
    const openWords = strength === CUT.clause ? 0 : rule.openWords
    return this.fewestOpenWords(from, to, rule) <= openWords
  }

  private strongestCut(from: number, to: number): number {
    let strongest = 0
    for (let at = from; at <= to; at += 1) {
      strongest = Math.max(strongest, (this.stream.cut[at] as number) & CUT.strength)
    }
    return strongest
  }

  /** Words in brackets, or between two commas, can be left out without touching the rest. */
  private isInsertion(from: number, to: number, rule: GapRule): boolean {
    if (from === to || to - from > LONGEST_INSERTION) return false
    const before = this.stream.cut[from] as number
    const after = this.stream.cut[to] as number
    if ((before & CUT.strength) === CUT.sentence || (after & CUT.strength) === CUT.sentence) return false
    if ((before & CUT.opening) !== 0 && (after & CUT.closing) !== 0) return true
    if (rule.insertions === 'brackets' || this.strongestCut(from, to) === CUT.sentence) return false
    return (before & CUT.strength) === CUT.clause && (after & CUT.strength) === CUT.clause
  }

  private fewestOpenWords(from: number, to: number, rule: GapRule): number {
    const { cost, joined } = this
    const length = to - from
    cost.fill(UNREACHED, 0, length + 1)
    joined.fill(UNREACHED, 0, length + 1)
    cost[0] = 0
    for (let index = 0; index < length; index += 1) {
      this.spread(from + index, from, to, rule, cost[index] as number, false)
      this.spread(from + index, from, to, rule, joined[index] as number, true)
    }
    return Math.min(cost[length] as number, joined[length] as number)
  }

  /** Goes on from a reached letter by every word that can begin there. */
  private spread(at: number, from: number, to: number, rule: GapRule, spent: number, afterJoin: boolean): void {
    if (spent > rule.openWords) return
    const { stream } = this
    const reach = (end: number, cost: number) => lower(this.cost, end - from, cost)
    if (stream.optional[at] === 1) lower(afterJoin ? this.joined : this.cost, at + 1 - from, spent)
    const wordEnd = this.wholeWordEnd(at, to)
    let blocked = false
    ENGLISH_FILLER_TRIE.walk(stream, at, to, (end, classes) => {
      if (end === wordEnd && (classes & BLOCKER) !== 0) blocked = true
      const allowed = classes & rule.english
      if ((allowed & JOIN) !== 0 && (rule.joins || spent === 0)) lower(this.joined, end - from, spent)
      const free = allowed & ~JOIN
      if ((free & ~BEGINS_NOUN_PHRASE) !== 0 || (free !== 0 && spent === 0)) reach(end, spent)
    })
    KOREAN_FILLER_TRIE.walk(stream, at, to, (end, classes) => {
      if ((classes & rule.korean) !== 0) reach(end, spent)
    })
    if (wordEnd === 0) return
    if (rule.adverbs && this.isAdverb(at, wordEnd)) reach(wordEnd, spent)
    if (!afterJoin && !blocked && this.mayBeOpen(wordEnd, rule)) reach(wordEnd, spent + 1)
  }

  /** Where the word that begins here ends, if it begins here and lies within the gap; otherwise 0. */
  private wholeWordEnd(at: number, to: number): number {
    if (this.stream.cut[at] === CUT.none) return 0
    let end = at + 1
    while (end < to && this.stream.cut[end] === CUT.none) end += 1
    return this.stream.cut[end] === CUT.none ? 0 : end
  }

  private isAdverb(at: number, end: number): boolean {
    const endings = isHangulLetter(this.stream.letter[at] as number) ? KOREAN_ADVERBS : ENGLISH_ADVERB
    return this.endsWith(end, endings)
  }

  private mayBeOpen(end: number, rule: GapRule): boolean {
    if (!isHangulLetter(this.stream.letter[end - 1] as number)) return rule.openKorean === 'bare'
    return rule.openKorean === 'object' ? this.endsWith(end, KOREAN_OBJECT) : !this.endsWith(end, KOREAN_ROLES)
  }

  private endsWith(end: number, endings: readonly (readonly number[])[]): boolean {
    return endings.some((ending) =>
      ending.every((letter, index) => this.stream.letter[end - ending.length + index] === letter),
    )
  }
}

function lower(costs: Uint8Array, index: number, cost: number): void {
  if (cost < (costs[index] as number)) costs[index] = cost
}
