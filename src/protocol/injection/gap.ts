import { isHangulLetter, latinLetter, lettersOf } from './alphabet.ts'
import { CUT, endsWord, isDecoration, type LetterStream } from './letter-stream.ts'
import type { GapRule } from './phrase-patterns.ts'
import { englishFillers, englishFillerTrie, koreanFillerTrie } from './vocabulary.ts'

/** Further apart than this, two words are not one phrase. */
export const LONGEST_GAP = 64
const LONGEST_INSERTION = 40

const UNREACHED = 100

const JOIN = englishFillers('conjunction')
/** These begin a noun phrase: after a word of no class they begin another one. */
const BEGINS_NOUN_PHRASE = englishFillers('determiner', 'of')
const BLOCKER = englishFillers('blocker')

const LETTER_S = latinLetter(0x73)
const ENGLISH_ADVERB = [lettersOf('ly')]
const KOREAN_ADVERBS = ['히', '게'].map(lettersOf)
const KOREAN_OBJECT = ['을', '를'].map(lettersOf)
/** Particles and endings with which a word belongs to something else than the word after it. */
const KOREAN_ROLES =
  '을 를 은 는 이 가 에 에서 로 으로 와 과 도 의 고 며 면 서 지만 니까 후 뒤 때 마다 보다 처럼 부터 대로 따라 위해 없이'
    .split(' ')
    .map(lettersOf)

/**
 * Decides whether the letters between two words of a phrase may stand there.
 *
 * It reads them as a row of words and keeps, for each letter, the smallest number of words of no class with
 * which it can be reached. Words of a class are found also when their spaces are missing or spread.
 *
 * 1. What was read after one word is kept: asking again for a later letter reads only the letters in between.
 *    So one word costs at most LONGEST_GAP letters, however often the next word is tried.
 */
export class Gap {
  private readonly stream: LetterStream
  private readonly rule: GapRule
  private readonly english = englishFillerTrie()
  private readonly korean = koreanFillerTrie()

  private from = -1
  /** The last letter after `from` that anything was noted for. */
  private furthest = LONGEST_GAP
  /** How many letters after `from` have been read. */
  private done = 0
  /** For each letter: words of no class needed to reach it, and the same when the word before was `and`. */
  private readonly cost = new Uint8Array(LONGEST_GAP + 1)
  private readonly joined = new Uint8Array(LONGEST_GAP + 1)
  /** The strongest cut up to and before the letter. */
  private readonly strongest = new Uint8Array(LONGEST_GAP + 1)

  constructor(stream: LetterStream, rule: GapRule) {
    this.stream = stream
    this.rule = rule
  }

  /** Whether the letters from `from` up to `to` may be between two words of the phrase. */
  accepts(from: number, to: number): boolean {
    if (from !== this.from) this.restart(from)
    this.readUpTo(to - from)
    if (this.isInsertion(to)) return true
    const strength = this.strongest[to - from] as number
    if (strength === CUT.sentence || (strength === CUT.clause && !this.rule.commas)) return false
    const openWords = strength < CUT.clause || this.isListOfAdjectives(to) ? this.rule.openWords : 0
    const joined = this.rule.joins ? (this.joined[to - from] as number) : UNREACHED
    return Math.min(this.cost[to - from] as number, joined) <= openWords
  }

  private restart(from: number): void {
    // Most gaps are short: only what the last one reached is wiped.
    for (let index = 0; index <= this.furthest; index += 1) {
      this.cost[index] = UNREACHED
      this.joined[index] = UNREACHED
    }
    this.furthest = 0
    this.from = from
    this.done = 0
    this.cost[0] = 0
    this.strongest[0] = (this.stream.cut[from] as number) & CUT.strength
  }

  private readUpTo(length: number): void {
    for (; this.done < length; this.done += 1) {
      const at = this.from + this.done
      const cut = (this.stream.cut[at + 1] as number) & CUT.strength
      this.strongest[this.done + 1] = Math.max(this.strongest[this.done] as number, cut)
      this.goOn(at, this.cost[this.done] as number, false)
      this.goOn(at, this.joined[this.done] as number, true)
    }
  }

  /** `previous, outdated instructions`: a comma right after the first word, and nowhere else. */
  private isListOfAdjectives(to: number): boolean {
    if (!this.rule.adjectives || ((this.stream.cut[this.from] as number) & CUT.comma) === 0) return false
    for (let at = this.from + 1; at <= to; at += 1) {
      if (((this.stream.cut[at] as number) & CUT.strength) >= CUT.clause) return false
    }
    return true
  }

  /** Words in brackets, or between two commas or dashes, can be left out without touching the rest. */
  private isInsertion(to: number): boolean {
    const length = to - this.from
    if (length === 0 || length > LONGEST_INSERTION || this.strongest[length] === CUT.sentence) return false
    const before = this.stream.cut[this.from] as number
    const after = this.stream.cut[to] as number
    if ((before & CUT.opening) !== 0 && (after & CUT.closing) !== 0) return this.isPlainBracket(to)
    return this.rule.insertions !== 'brackets' && (before & after & CUT.comma) !== 0 && !this.hasBrackets(to)
  }

  /** One bracket and none inside it; code has more. */
  private isPlainBracket(to: number): boolean {
    return ((this.stream.cut[this.from] as number) & CUT.oneSign) !== 0 && !this.hasBrackets(to)
  }

  private hasBrackets(to: number): boolean {
    for (let at = this.from + 1; at < to; at += 1) {
      if (((this.stream.cut[at] as number) & (CUT.opening | CUT.closing)) !== 0) return true
    }
    return false
  }

  // What `goOn` is going on from, for the walks that it starts.
  private spent = 0
  private wordEnd = 0
  private blocked = false

  /** Goes on from a reached letter by every word that can begin there. */
  private goOn(at: number, spent: number, afterJoin: boolean): void {
    if (spent > this.rule.openWords) return
    const { stream } = this
    const letter = stream.letter[at] as number
    if (isDecoration(stream, at)) this.lower(afterJoin ? this.joined : this.cost, at + 1, spent)
    const limit = Math.min(stream.length, this.from + LONGEST_GAP)
    this.spent = spent
    this.wordEnd = this.wholeWordEnd(at, limit)
    this.blocked = false
    if (isHangulLetter(letter)) this.korean.walk(stream, at, limit, this.reachKorean)
    else this.english.walk(stream, at, limit, this.reachEnglish)
    if (this.isPossessive(at)) this.reach(at + 1, spent)
    if (this.wordEnd !== 0) this.goOnByWord(at, spent, afterJoin, limit)
  }

  /** By a word of no class, or by an adverb, whatever it is. */
  private goOnByWord(at: number, spent: number, afterJoin: boolean, limit: number): void {
    if (this.rule.adverbs && this.isAdverb(at, this.wordEnd)) this.reach(this.wordEnd, spent)
    if (afterJoin || !this.mayBeOpen(this.wordEnd)) return
    if (!this.blocked) this.reach(this.wordEnd, spent + 1)
    const end = this.compoundEnd(this.wordEnd, limit)
    if (end > this.wordEnd) this.reach(end, spent + 1)
  }

  /** The `s` of `the system's`. */
  private isPossessive(at: number): boolean {
    const { letter, cut } = this.stream
    return letter[at] === LETTER_S && ((cut[at] as number) & CUT.sign) !== 0 && endsWord(this.stream, at + 1)
  }

  /** Where the words end that hyphens join to the word before: `built-in` is one word, and its `in` blocks nothing. */
  private compoundEnd(wordEnd: number, limit: number): number {
    const { cut } = this.stream
    let end = wordEnd
    while (end < limit && (cut[end] === CUT.none || ((cut[end] as number) & CUT.hyphen) !== 0)) end += 1
    return end < limit ? end : 0
  }

  private readonly reachEnglish = (end: number, classes: number): void => {
    if (end === this.wordEnd && (classes & BLOCKER) !== 0) this.blocked = true
    const allowed = classes & this.rule.english
    if ((allowed & JOIN) !== 0 && (this.rule.joins || (this.spent === 0 && this.done > 0))) {
      this.lower(this.joined, end, this.spent)
    }
    const free = allowed & ~JOIN
    if ((free & ~BEGINS_NOUN_PHRASE) !== 0 || (free !== 0 && this.spent === 0)) this.reach(end, this.spent)
  }

  private readonly reachKorean = (end: number, classes: number): void => {
    if ((classes & this.rule.korean) !== 0) this.reach(end, this.spent)
  }

  private reach(end: number, cost: number): void {
    this.lower(this.cost, end, cost)
  }

  private lower(costs: Uint8Array, end: number, cost: number): void {
    const index = end - this.from
    if (cost < (costs[index] as number)) costs[index] = cost
    if (index > this.furthest) this.furthest = index
  }

  /** Where the word that begins here ends, if one begins here and ends within the limit; otherwise 0. */
  private wholeWordEnd(at: number, limit: number): number {
    const { cut } = this.stream
    if (cut[at] === CUT.none) return 0
    let end = at + 1
    while (end < limit && cut[end] === CUT.none) end += 1
    return end < limit ? end : 0
  }

  private isAdverb(at: number, end: number): boolean {
    const endings = isHangulLetter(this.stream.letter[at] as number) ? KOREAN_ADVERBS : ENGLISH_ADVERB
    return this.endsWith(end, endings)
  }

  private mayBeOpen(end: number): boolean {
    const { openKorean } = this.rule
    if (!isHangulLetter(this.stream.letter[end - 1] as number)) return openKorean === 'bare'
    return openKorean === 'object' ? this.endsWith(end, KOREAN_OBJECT) : !this.endsWith(end, KOREAN_ROLES)
  }

  private endsWith(end: number, endings: readonly (readonly number[])[]): boolean {
    return endings.some((ending) =>
      ending.every((letter, index) => this.stream.letter[end - ending.length + index] === letter),
    )
  }
}
