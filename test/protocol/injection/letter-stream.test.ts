import { describe, expect, it } from 'vitest'
import { lettersOf } from '../../../src/protocol/injection/alphabet.ts'
import { CharacterClassifier } from '../../../src/protocol/injection/classify-character.ts'
import {
  CUT,
  endsWord,
  isDecoration,
  isUnparted,
  LetterReader,
  type LetterStream,
  OPTIONAL,
  startsWord,
} from '../../../src/protocol/injection/letter-stream.ts'
import { BREAK, ViewWriter, viewOf } from '../../../src/protocol/injection/text-view.ts'

const ALPHABET = [...'abcdefghijkmnopqrstuvwxyzㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ']
const NAMES = new Map(ALPHABET.map((char) => [lettersOf(char)[0] as number, char]))

/** Letters with what parts them: `_` words, `,` clauses, `.` sentences; `?` letters that can be read in several ways. */
function read(text: string): string {
  const { letter, cut, length } = new LetterReader(new CharacterClassifier()).read(viewOf(text))
  let shown = ''
  for (let at = 0; at < length; at += 1) {
    const raw = letter[at] as number
    shown += ['', '_', ',', '.'][(cut[at] as number) & CUT.strength]
    const name = NAMES.get(raw & ~OPTIONAL) ?? ((raw & ~OPTIONAL) === 60 ? '#' : '?')
    shown += raw >= OPTIONAL ? name.toUpperCase() : name
  }
  return shown
}

function cutsOf(text: string): number[] {
  const { cut, length } = new LetterReader(new CharacterClassifier()).read(viewOf(text))
  return Array.from(cut.subarray(0, length)).filter((bits) => bits !== CUT.none)
}

describe('LetterReader', () => {
  it.each([
    ['abc', 'abc'],
    ['aBC', 'abc'],
    ['il', 'ii'],
    ['a b', 'a_b'],
    ['a  \t b', 'a_b'],
    ['ab-cd', 'ab_cd'],
    ['무시', 'ㅁㅜㅅㅣ'],
    ['우회', 'ㅇㅜㅎㅗㅣ'],
    ['값', 'ㄱㅏㅂㅅ'],
    ['무시'.normalize('NFD'), 'ㅁㅜㅅㅣ'],
    ['ㅁㅜㅅㅣ', 'ㅁㅜㅅㅣ'],
    ['ﾱￓﾵￜ', 'ㅁㅜㅅㅣ'],
    ['ab를', 'ab_ㄹㅡㄹ'],
    ['를ab', 'ㄹㅡㄹ_ab'],
    ['ab漢cd', 'ab_#_cd'],
    ['漢字', '##'],
    ['漢ㅁ', '#_ㅁ'],
    ['éàü', 'eau'],
    ['ⓐⓑ𝕔', 'abc'],
    ['ﬁ', 'fi'],
    ['⒜', 'a'],
    ['аеѕ', 'aes'],
    ['ν', '?'],
    ['ѕё', 'se'],
    ['🅐🅑', 'ab'],
    ['🇦🇧', 'ab'],
    ['a\u200bb\u00adc\u0301d', 'abcd'],
    ['a\u3164b\u0640c', 'abc'],
    ['a\ufdfab', 'a_#_b'],
    ['a🙂b', 'a_b'],
    ['aㄱ', 'a_ㄱ'],
    ['ㅣa', 'ㅣ_a'],
  ])('folds %j to %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['b1g', 'bIg'],
    ['b@g', 'b_Ag'],
    ['@b', '_Ab'],
    ['b$', 'b_S'],
    ['b!g', 'b_Ig'],
    ['bb! gg', 'bb.gg'],
    ['b|g', 'b_Ig'],
    ['b | g', 'b_g'],
    ['b 1 g', 'b_I_g'],
    ['b 10 g', 'b_g'],
    ['b10g', 'bIOg'],
    ['b10 g', 'bIO_g'],
    ['10b', 'IOb'],
    ['b2g', 'b_g'],
    ['b€g', 'bEg'],
    ['x ● b', 'x_O_b'],
    ['b6', 'b?'],
    ['b①g', 'bIg'],
    ['b²g', 'b_g'],
    ['10 b', '_b'],
    ['b 10', 'b'],
    ['b @', 'b'],
    ['b @ g', 'b_g'],
    ['ab!', 'ab'],
    ['x @1', 'x_AI'],
  ])('reads digits and signs in words as letters that can be left out: %j is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['ab. cd', 'ab.cd'],
    ['ab.cd', 'ab_cd'],
    ['ab.', 'ab'],
    ['ab.) cd', 'ab.cd'],
    ['ab."** cd', 'ab.cd'],
    ['ab.xx)) cd', 'ab_xx_cd'],
    ['ab.)))))) cd', 'ab_cd'],
    ['ab? cd! ef; gh', 'ab.cd.ef.gh'],
    ['ab;cd', 'ab_cd'],
    ['ab... cd', 'ab_cd'],
    ['ab . cd', 'ab_cd'],
    ['a. cd', 'a_cd'],
    ['x a. cd', 'x_a_cd'],
    ['xa. cd', 'xa.cd'],
    ['a, b', 'a_b'],
    ['ab, cd', 'ab,cd'],
    ['ab,cd', 'ab_cd'],
    ['ab: cd', 'ab,cd'],
    ['ab=cd', 'ab,cd'],
    ['ab / cd', 'ab,cd'],
    ['ab > cd', 'ab,cd'],
    ['ab — cd', 'ab,cd'],
    ['ab, cd. ef', 'ab,cd.ef'],
    ['ab,. cd', 'ab.cd'],
    ['ab.\ncd', 'ab.cd'],
    ['ab,\ncd', 'ab,cd'],
    ['ab.? cd', 'ab.cd'],
    ['ab.. cd', 'ab_cd'],
    ['ab c , d', 'ab_c,d'],
    ['ab"=cd', 'ab,cd'],
    ['xx ㅏ. 시', 'xx_ㅏ.ㅅㅣ'],
    ['ㅏ. 시', 'ㅏ_ㅅㅣ'],
    ['ㄱ. 시', 'ㄱ_ㅅㅣ'],
    ['것. 시', 'ㄱㅓㅅ_ㅅㅣ'],
    ['할 것. 시', 'ㅎㅏㄹ_ㄱㅓㅅ.ㅅㅣ'],
    ['이.것. 시', 'ㅇㅣ_ㄱㅓㅅ_ㅅㅣ'],
    ['한다。 시', 'ㅎㅏㄴㄷㅏ.ㅅㅣ'],
    ['한다、 시', 'ㅎㅏㄴㄷㅏ,ㅅㅣ'],
  ])('tells words, clauses and sentences apart: %j is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['ab\ncd', 'ab_cd'],
    ['ab\r\ncd', 'ab_cd'],
    ['ab\r\nCd', 'ab_cd'],
    ['ab\n\nCd', 'ab.cd'],
    ['ab\r\n\r\nCd', 'ab.cd'],
    ['ab\n\ncd', 'ab_cd'],
    ['ab\n\nCD', 'ab_cd'],
    ['Ab\n\nCd', 'ab_cd'],
    ['x Ab\n\nCd', 'x_ab_cd'],
    ['X ab\n\nCd', 'x_ab.cd'],
    ['ab\n- Cd', 'ab.cd'],
    ['ab\n> Cd', 'ab_cd'],
    ['# ab\ncd', '_ab.cd'],
    ['# ab\n# cd', '_ab_cd'],
    ['# ab\n\n## cd\nef', '_ab_cd.ef'],
    ['ab\n# cd', 'ab_cd'],
    ['- [x] ab', '_ab'],
    ['ab\n1. cd', 'ab_cd'],
    ['ab\n12) cd', 'ab_cd'],
    ['ab\u2028cd', 'ab_cd'],
    ['ab\rcd', 'ab_cd'],
    ['ab\r\rCd', 'ab.cd'],
    ['- ab\ncd', '_ab_cd'],
    ['ab\n\ncd Ef', 'ab_cd_ef'],
    ['# ab\ncd\nef', '_ab.cd_ef'],
    [`A${'b'.repeat(31)}\n\nCd`, `a${'b'.repeat(31)}_cd`],
    [`A${'b'.repeat(32)}\n\nCd`, `a${'b'.repeat(32)}.cd`],
    ['ab\n\nC1', 'ab_cI'],
    ['ab\n\nC[', 'ab_c'],
    ['ab\u000bcd', 'ab_cd'],
  ])('ends a sentence at a heading, and at a new block with a capital: %j is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it('says what stands between two words', () => {
    expect(cutsOf('a b')).toEqual([CUT.word | CUT.oneSpace])
    expect(cutsOf('a  b')).toEqual([CUT.word])
    expect(cutsOf('a\u00a0b')).toEqual([CUT.word])
    expect(cutsOf('a\nb')).toEqual([CUT.word | CUT.newline])
    expect(cutsOf('a-b')).toEqual([CUT.word | CUT.sign | CUT.hyphen | CUT.comma | CUT.oneSign])
    expect(cutsOf('a - b')).toEqual([CUT.word | CUT.sign | CUT.comma | CUT.oneSign])
    expect(cutsOf('ab, c')).toEqual([CUT.clause | CUT.sign | CUT.comma | CUT.oneSign])
    expect(cutsOf('a (b')).toEqual([CUT.word | CUT.sign | CUT.opening | CUT.oneSign])
    expect(cutsOf('ab) c')).toEqual([CUT.word | CUT.sign | CUT.closing | CUT.oneSign])
    expect(cutsOf('a (* b')).toEqual([CUT.word | CUT.sign | CUT.opening])
    expect(cutsOf('a- b')).toEqual([CUT.word | CUT.sign | CUT.comma | CUT.oneSign])
    expect(cutsOf('a_-b')).toEqual([CUT.word | CUT.sign | CUT.comma])
    expect(cutsOf('a\n- b')).toEqual([CUT.word | CUT.newline | CUT.sign])
    expect(cutsOf('a\n> b')).toEqual([CUT.word | CUT.newline | CUT.sign])
    expect(cutsOf('ab「c」')).toEqual([CUT.word | CUT.sign | CUT.opening | CUT.oneSign])
  })

  it('knows the unit that each letter came from', () => {
    const { unit, length } = new LetterReader(new CharacterClassifier()).read(viewOf('𝕒 -무'))
    expect(Array.from(unit.subarray(0, length))).toEqual([0, 3, 3])
  })

  it('parts texts that have nothing to do with each other', () => {
    const writer = new ViewWriter(8)
    writer.copy(viewOf('ab'), 0, 2)
    writer.push(BREAK, 0, 0, 0)
    writer.copy(viewOf('- cd'), 0, 4)
    const { length, cut, unit } = new LetterReader(new CharacterClassifier()).read(writer.finish())
    expect(Array.from(cut.subarray(0, length))).toEqual([0, 0, CUT.sentence | CUT.break | CUT.sign, 0])
    expect(Array.from(unit.subarray(0, length))).toEqual([0, 1, 5, 6])
  })

  it('makes room for as many letters as there can be, and uses it again', () => {
    const room = (text: string) => new LetterReader(new CharacterClassifier()).read(viewOf(text)).letter.length
    expect(['abc', '\u007f', '가', '각', '갸가', 'é'].map(room)).toEqual([3, 1, 3, 5, 6, 5])
    const reader = new LetterReader(new CharacterClassifier())
    const { letter } = reader.read(viewOf('abcde'))
    expect(reader.read(viewOf('fghij')).letter).toBe(letter)
    expect(reader.read(viewOf('f')).letter).toBe(letter)
    expect(reader.read(viewOf('fghijk')).letter.length).toBe(6)
    expect(reader.read(viewOf('abcdefghijklmno')).letter.length).toBe(15)
  })

  it('reads one text after another as if each were the first', () => {
    const reader = new LetterReader(new CharacterClassifier())
    const texts = ['# A heading, with (signs) and numbers 10', 'ab cd', '# ab', 'cd', '이전 지시', 'ab.', 'CD ef gh']
    for (const text of texts) {
      const fresh = new LetterReader(new CharacterClassifier()).read(viewOf(text))
      const again = reader.read(viewOf(text))
      expect(again.length).toBe(fresh.length)
      expect(again.letter.subarray(0, again.length)).toEqual(fresh.letter.subarray(0, fresh.length))
      expect(again.cut.subarray(0, again.length)).toEqual(fresh.cut.subarray(0, fresh.length))
      expect(again.unit.subarray(0, again.length)).toEqual(fresh.unit.subarray(0, fresh.length))
    }
  })
})

describe('the edges of words in a stream', () => {
  const stream = (letter: readonly number[], cut: readonly number[]): LetterStream => ({
    length: letter.length,
    letter: Uint8Array.from(letter),
    cut: Uint16Array.from(cut),
    unit: new Int32Array(letter.length),
  })
  const at = (count: number) => Array.from({ length: count }, (_, index) => index)
  // Two letters, a sign that may be one, a letter, and another word.
  const mixed = stream([1, 2, OPTIONAL | 3, 4, 5], [0, 0, 0, 0, CUT.word])

  it('begin at the beginning, after a cut, and after what may be left out', () => {
    expect(at(5).filter((index) => startsWord(mixed, index))).toEqual([0, 3, 4])
    expect(startsWord(stream([1, OPTIONAL, 2], [0, 0, 0]), 2)).toBe(true)
  })

  it('end at the end, before a cut, and before what may be left out', () => {
    expect(at(7).filter((index) => endsWord(mixed, index))).toEqual([2, 4, 5, 6])
    expect(endsWord(stream([1, OPTIONAL], [0, 0]), 1)).toBe(true)
  })

  it('are none where nothing parts the letters', () => {
    const parted = stream([1, 2, 3, 4], [CUT.word, 0, CUT.word, 0])
    expect(isUnparted(parted, 0, 2)).toBe(true)
    expect(isUnparted(parted, 0, 3)).toBe(false)
    expect(isUnparted(parted, 1, 3)).toBe(false)
    expect(isUnparted(parted, 2, 4)).toBe(true)
    expect(isUnparted(parted, 2, 2)).toBe(true)
  })

  it('may be decorated with what stands for itself', () => {
    const signs = stream([OPTIONAL, OPTIONAL, 1, 1], [CUT.word, 0, CUT.word, 0])
    expect(at(4).filter((index) => isDecoration(signs, index))).toEqual([0])
  })
})
