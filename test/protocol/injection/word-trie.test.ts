import { describe, expect, it } from 'vitest'
import { FIRST_AMBIGUOUS, lettersOf } from '../../../src/protocol/injection/alphabet.ts'
import { CUT, type LetterStream, OPTIONAL } from '../../../src/protocol/injection/letter-stream.ts'
import { ambiguousLetters } from '../../../src/protocol/injection/look-alikes.ts'
import { WordTrie } from '../../../src/protocol/injection/word-trie.ts'

const CUTS = new Map([
  ['_', CUT.word],
  [',', CUT.clause],
  ['.', CUT.sentence],
])

/** The code of the letter that can be read as any of these. */
function ambiguous(letters: string): number {
  const wanted = letters.split('').flatMap(lettersOf).join()
  return FIRST_AMBIGUOUS + ambiguousLetters().findIndex((readings) => readings.join() === wanted)
}

/** A stream: letters with `_`, `,` and `.` for cuts; capitals may be left out; `6` is g or b, `?` is h or n. */
function streamOf(text: string): LetterStream {
  const letter: number[] = []
  const cut: number[] = []
  let pending: number = CUT.none
  for (const char of text) {
    const bits = CUTS.get(char)
    if (bits !== undefined) pending = bits
    else {
      const ambiguities: Record<string, number> = { 6: ambiguous('gb') | OPTIONAL, '?': ambiguous('hn') }
      const optional = char >= 'A' && char <= 'Z' ? OPTIONAL : 0
      letter.push(ambiguities[char] ?? (lettersOf(char.toLowerCase())[0] as number) | optional)
      cut.push(pending)
      pending = CUT.none
    }
  }
  return {
    length: letter.length,
    letter: Uint8Array.from(letter),
    cut: Uint16Array.from(cut),
    unit: new Int32Array(letter.length),
  }
}

const trieOf = (words: Readonly<Record<string, number>>) =>
  new WordTrie(Object.entries(words).map(([word, value]) => [lettersOf(word), value] as const))

const TRIE = trieOf({ a: 1, an: 2, and: 4, bypass: 8, big: 16, hen: 32, 무시: 64 })

/** The words that begin at a letter, as `end:value`. */
function walk(text: string, from = 0, limit?: number, trie = TRIE): string[] {
  const stream = streamOf(text)
  const found: string[] = []
  trie.walk(stream, from, limit ?? stream.length, (end, value) => found.push(`${end}:${value}`))
  return found
}

describe('WordTrie', () => {
  it('finds every word that begins at a letter', () => {
    expect(walk('andx')).toEqual(['1:1', '2:2', '3:4'])
    expect(walk('xand', 1)).toEqual(['2:1', '3:2', '4:4'])
    expect(walk('x')).toEqual([])
    expect(walk('')).toEqual([])
    expect(walk('bypas')).toEqual([])
    expect(walk('무시')).toEqual([])
    expect(walk('ㅁㅜㅅㅣ')).toEqual(['4:64'])
  })

  it('gives a word that was added twice the bits of both', () => {
    const trie = new WordTrie([
      [lettersOf('an'), 1],
      [lettersOf('an'), 4],
      [lettersOf('and'), 2],
    ])
    expect(walk('and', 0, undefined, trie)).toEqual(['2:5', '3:2'])
  })

  it('goes no further than the limit', () => {
    expect(walk('and', 0, 2)).toEqual(['1:1', '2:2'])
    expect(walk('and', 0, 0)).toEqual([])
    expect(walk('bi6', 0, 2)).toEqual([])
    expect(walk('bi6', 0, 3)).toEqual(['3:16'])
  })

  it('crosses what parts words, and never the end of a sentence', () => {
    expect(walk('a_n_d')).toEqual(['1:1', '2:2', '3:4'])
    expect(walk('an.d')).toEqual(['1:1', '2:2'])
    expect(walk('x.and', 1)).toEqual(['2:1', '3:2', '4:4'])
    expect(walk('b_i.6')).toEqual([])
    expect(walk('6_i.g')).toEqual([])
  })

  it('crosses a comma only after one or two letters', () => {
    expect(walk('by,pass')).toEqual(['6:8'])
    expect(walk('xby,pass', 1)).toEqual([])
    expect(walk('x_by,pass', 1)).toEqual(['7:8'])
    expect(walk('xb,ypass', 1)).toEqual(['7:8'])
    expect(walk('xxb,ypass', 2)).toEqual([])
    expect(walk('xx_b,ypass', 2)).toEqual(['8:8'])
    expect(walk('byp,ass')).toEqual([])
    expect(walk('by_p,ass')).toEqual(['6:8'])
  })

  it('reads a letter in each way it can be read', () => {
    expect(walk('6ig')).toEqual(['3:16'])
    expect(walk('bi6')).toEqual(['3:16'])
    expect(walk('6i6')).toEqual(['3:16'])
    expect(walk('a?d')).toEqual(['1:1', '2:2', '3:4'])
    expect(walk('?e?')).toEqual(['3:32'])
    expect(walk('6ig6ig', 3)).toEqual(['6:16'])
  })

  it('reads a letter that may be left out, and leaves it out where it stands for itself', () => {
    expect(walk('aNd')).toEqual(['1:1', '2:2', '3:4'])
    expect(walk('a_Xn')).toEqual(['1:1', '3:2'])
    expect(walk('aXn')).toEqual(['1:1'])
    expect(walk('a_X_X_n_d')).toEqual(['1:1', '4:2', '5:4'])
    expect(walk('a_X_X_X_n')).toEqual(['1:1'])
    expect(walk('a_X_n_X_X_d')).toEqual(['1:1', '3:2', '6:4'])
    expect(walk('_Xan')).toEqual([])
    expect(walk('a_Nn')).toEqual(['1:1', '3:2', '2:2'])
  })

  it('knows how a word can begin', () => {
    const [a, b, g, i, n, x] = [...'abginx'].map((char) => lettersOf(char)[0] as number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    expect(TRIE.begins(a, x)).toBe(true)
    expect(TRIE.begins(b, i)).toBe(true)
    expect(TRIE.begins(b, n)).toBe(false)
    expect(TRIE.begins(x, a)).toBe(false)
    expect(TRIE.begins(g, i)).toBe(false)
    expect(TRIE.begins(ambiguous('gb'), i)).toBe(true)
    expect(TRIE.begins(ambiguous('gb'), n)).toBe(false)
    expect(TRIE.begins(lettersOf('h')[0] as number, ambiguous('ez'))).toBe(true)
    expect(TRIE.begins(lettersOf('h')[0] as number, ambiguous('gb'))).toBe(false)
    expect(TRIE.begins(127, i)).toBe(false)
  })
})
