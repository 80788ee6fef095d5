import { describe, expect, it } from 'vitest'
import { FIRST_AMBIGUOUS, lettersOf, OTHER_LETTER } from '../../../src/protocol/injection/alphabet.ts'
import { CHARACTER, CharacterClassifier } from '../../../src/protocol/injection/classify-character.ts'
import { hidingsOf } from '../../../src/protocol/injection/hiding.ts'
import { BREAK } from '../../../src/protocol/injection/text-view.ts'

type Kind = keyof typeof CHARACTER

const KINDS = new Map(Object.entries(CHARACTER).map(([name, kind]) => [kind, name as Kind]))
const ALPHABET = [...'abcdefghijkmnopqrstuvwxyzㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ']
const NAMES = new Map(ALPHABET.map((char) => [lettersOf(char)[0] as number, char]))

function nameOf(letter: number): string {
  if (letter === OTHER_LETTER) return '#'
  return letter >= FIRST_AMBIGUOUS ? '?' : (NAMES.get(letter) ?? '-')
}

/** Kind, letters and hiding of a character in a few words. */
function classified(code: number): string {
  const { kind, letters, hidden } = new CharacterClassifier().classify(code)
  return [KINDS.get(kind), letters.map(nameOf).join(''), ...hidingsOf(hidden)].filter(Boolean).join(' ')
}

const of = (char: string) => classified(char.codePointAt(0) as number)

describe('ASCII', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const kinds = (kind: Kind) => ascii.filter((char) => of(char).split(' ')[0] === kind).join('')

  it.each([
    ['letters', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'],
    ['digit', '0123456789'],
    ['newline', '\n\u000b\f\r'],
    ['space', '\t '],
    ['stop', '!.;?'],
    ['comma', ','],
    ['colon', '/:<=>'],
    ['opening', '([{'],
    ['closing', ')]}'],
    ['ignored', ''],
    ['break', ''],
  ] as const)('has these of the kind %s', (kind, expected) => {
    expect(kinds(kind)).toBe(expected)
  })

  it('has signs for the rest, which are no letters and hide nothing', () => {
    const rest = ascii.filter((char) => of(char) === 'sign')
    expect(rest.filter((char) => char >= ' ').join('')).toBe('"#$%&\'*+-@\\^_`|~\u007f')
    expect(rest.length).toBe(17 + 32 - 5)
  })

  it('has one letter in both cases, and digits that look like letters', () => {
    expect([...'abcxyz'].map(of)).toEqual([...'abcxyz'].map((char) => `letters ${char}`))
    expect([...'ABCXYZ'].map(of)).toEqual([...'abcxyz'].map((char) => `letters ${char}`))
    expect([of('l'), of('L'), of('I')]).toEqual(['letters i', 'letters i', 'letters i'])
    expect([...'0123456789'].map(of)).toEqual(
      ['o', 'i', '-', 'e', 'a', 's', '?', 't', 'b', 'g'].map((letter) => `digit ${letter}`),
    )
  })
})

describe('characters beyond ASCII', () => {
  it.each([
    ['무', 'letters ㅁㅜ'],
    ['값', 'letters ㄱㅏㅂㅅ'],
    ['\u3400', 'letters #'],
    ['漢', 'letters #'],
    ['\u9fff', 'letters #'],
    ['\u{20000}', 'letters #'],
    ['\u{3ffff}', 'letters #'],
    ['\u{40000}', 'sign'],
    ['ㅁ', 'letters ㅁ jamo'],
    ['\u1106', 'letters ㅁ jamo'],
    ['ㅘ', 'letters ㅗㅏ jamo'],
    ['а', 'letters a homoglyph'],
    ['ν', 'letters ? homoglyph'],
    ['€', 'digit e homoglyph'],
    ['●', 'digit o homoglyph'],
    ['🅐', 'letters a homoglyph'],
    ['🇦', 'letters a homoglyph'],
    ['\u0301', 'ignored combining-mark'],
    ['\u034f', 'ignored zero-width'],
    ['\u200b', 'ignored zero-width'],
    ['\u00ad', 'ignored zero-width'],
    ['\u3164', 'ignored zero-width'],
    ['\u0640', 'ignored zero-width'],
    ['\u0600', 'ignored zero-width'],
    ['\u00a0', 'space'],
    ['\u3000', 'space'],
    ['\u2800', 'space'],
    ['é', 'letters e homoglyph'],
    ['ⓘ', 'letters i homoglyph'],
    ['𝕚', 'letters i homoglyph'],
    ['ﬁ', 'letters fi homoglyph'],
    ['ﬃ', 'letters ffi homoglyph'],
    ['⒤', 'letters i homoglyph'],
    ['㈎', 'letters ㄱㅏ homoglyph'],
    ['㉮', 'letters ㄱㅏ homoglyph'],
    ['㉠', 'letters ㄱ homoglyph'],
    ['ѷ', 'letters v homoglyph'],
    ['ё', 'letters e homoglyph'],
    ['㏕', 'letters mii homoglyph'],
    ['㎭', 'letters rad homoglyph'],
    ['㎮', 'letters rads homoglyph'],
    ['㉼', 'sign'],
    ['㏂', 'letters am homoglyph'],
    ['℻', 'letters fax homoglyph'],
    ['㍱', 'letters hpa homoglyph'],
    ['㋿', 'sign'],
    ['㍿', 'sign'],
    ['䷀', 'letters #'],
    ['≠', 'colon homoglyph'],
    ['⑴', 'letters #'],
    ['⁇', 'sign'],
    ['\u2011', 'sign'],
    ['ž', 'letters z homoglyph'],
    ['å', 'letters a homoglyph'],
    ['Ժ', 'letters #'],
    ['①', 'digit i homoglyph'],
    ['²', 'digit - homoglyph'],
    ['﹐', 'comma homoglyph'],
    ['﹗', 'stop homoglyph'],
    ['﹙', 'opening homoglyph'],
    ['⁼', 'colon homoglyph'],
    ['﹠', 'sign homoglyph'],
    ['\ufdfa', 'letters #'],
    ['ㄅ', 'letters #'],
    ['߁', 'letters #'],
    ['☃', 'sign'],
    ['🙂', 'sign'],
  ])('%j is: %s', (char, expected) => {
    expect(of(char)).toBe(expected)
  })

  it.each([
    ['newline', '\u0085\u2028\u2029'],
    ['stop', '。｡'],
    ['comma', '、—―'],
    ['opening', '「『【〈《〔“‘«‹'],
    ['closing', '」』】〉》〕”’»›'],
  ])('these are of the kind %s', (kind, chars) => {
    expect([...chars].map(of)).toEqual([...chars].map(() => kind))
  })

  it('a break is a kind of its own', () => {
    expect(classified(BREAK)).toBe('break')
  })
})

describe('CharacterClassifier', () => {
  it('classifies a character once, and each by itself', () => {
    const characters = new CharacterClassifier()
    const [a, b, far] = [0x61, 0x62, 0x10061].map((code) => characters.classify(code))
    expect(characters.classify(0x61)).toBe(a)
    expect(characters.classify(0x62)).toBe(b)
    expect(characters.classify(0x10061)).toBe(far)
    expect(new Set([a, b, far]).size).toBe(3)
  })
})
