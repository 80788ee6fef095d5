import { describe, expect, it } from 'vitest'
import { lettersOf } from '../../../src/protocol/injection/alphabet.ts'
import { type Disguise, disguises } from '../../../src/protocol/injection/disguises.ts'
import type { LetterStream } from '../../../src/protocol/injection/letter-stream.ts'
import {
  allParts,
  disguiseParts,
  englishFillers,
  englishFillerTrie,
  englishPartCount,
  englishParts,
  englishPartTrie,
  koreanFillers,
  koreanFillerTrie,
  koreanParts,
  koreanPartTrie,
} from '../../../src/protocol/injection/vocabulary.ts'
import type { WordTrie } from '../../../src/protocol/injection/word-trie.ts'

/** The bits of a word in a trie; 0 if it is not in it. */
function bitsOf(trie: WordTrie, word: string): number {
  const letter = Uint8Array.from(lettersOf(word))
  const { length } = letter
  const stream: LetterStream = { length, letter, cut: new Uint16Array(length), unit: new Int32Array(length) }
  let bits = 0
  trie.walk(stream, 0, length, (end, value) => {
    if (end === length) bits = value
  })
  return bits
}

describe('parts', () => {
  it('are numbered, the English ones first, and those of one language fit the bits of a number', () => {
    expect(allParts().map(({ index }) => index)).toEqual(Array.from({ length: 56 }, (_, index) => index))
    expect(englishPartCount()).toBe(31)
    expect(allParts().length - englishPartCount()).toBeLessThan(32)
  })

  it('have a place for their words, and another for those that count only as whole words', () => {
    expect(englishParts('ignore')).toEqual([0])
    expect(englishParts('you')).toEqual([10, 19])
    expect(koreanParts('previous')).toEqual([31, 47])
    expect(koreanParts('youTopic')).toEqual([41, 50])
    expect([0, 10, 19, 31, 47].map((index) => allParts()[index]?.whole)).toEqual([false, false, true, false, true])
  })

  it('have places for disguises, by language', () => {
    const places = (disguise: Disguise | undefined) => disguise && disguiseParts(disguise)
    expect(disguises().slice(0, 3).map(places)).toEqual([[21], [22], [51]])
  })

  it('know what must not follow', () => {
    expect(allParts()[englishParts('now')[0] as number]?.continuations).toEqual([lettersOf('here'), lettersOf('adays')])
    expect(allParts()[englishParts('ignore')[0] as number]?.continuations).toEqual([])
    expect(allParts().filter(({ continuations }) => continuations.length > 0).length).toBe(6)
  })

  it('are found by their words, also with pairs of letters that look like one', () => {
    expect(bitsOf(englishPartTrie(), 'disregarding')).toBe((1 << 0) | (1 << 7))
    expect(bitsOf(englishPartTrie(), 'system')).toBe(bitsOf(englishPartTrie(), 'systern'))
    expect(bitsOf(englishPartTrie(), 'now')).toBe(bitsOf(englishPartTrie(), 'novv'))
    expect(bitsOf(englishPartTrie(), 'u')).toBe(1 << 19)
    expect(bitsOf(englishPartTrie(), 'ytirucesssapyb')).toBe(bitsOf(englishPartTrie(), 'ytirncesssadyq'))
    expect(bitsOf(koreanPartTrie(), '이전')).toBe(1 << 0)
    expect(bitsOf(koreanPartTrie(), '회우을안보')).toBe(1 << 21)
    expect([bitsOf(englishPartTrie(), 'the'), bitsOf(englishPartTrie(), '이전')]).toEqual([0, 0])
  })
})

describe('fillers', () => {
  it('have a bit for each class', () => {
    expect(englishFillers()).toBe(0)
    expect(englishFillers('determiner')).toBe(1)
    expect(englishFillers('determiner', 'of')).toBe(0b10001)
    expect(koreanFillers('afterPrevious', 'afterInstruction')).toBe(0b11)
  })

  it('are found by their words, several words as one', () => {
    expect(bitsOf(englishFillerTrie(), 'of')).toBe(englishFillers('of', 'objectOfCommand', 'blocker'))
    expect(bitsOf(englishFillerTrie(), 'eachandevery')).toBe(englishFillers('determiner'))
    expect(bitsOf(englishFillerTrie(), 'andorskip')).toBe(englishFillers('secondVerb'))
    expect(bitsOf(koreanFillerTrie(), '이순간')).toBe(koreanFillers('afterNow'))
    expect(bitsOf(koreanFillerTrie(), '하나도빠짐없이')).toBe(
      koreanFillers('afterInstruction', 'afterSecurity', 'afterRule', 'adverb'),
    )
  })
})
