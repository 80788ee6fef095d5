import { describe, expect, it } from 'vitest'
import { CharacterClassifier } from '../../../src/protocol/injection/classify-character.ts'
import { embeddedText } from '../../../src/protocol/injection/embedded-text.ts'
import { hidingsOf } from '../../../src/protocol/injection/hiding.ts'
import { inlineWords } from '../../../src/protocol/injection/inline-words.ts'
import { BREAK, viewOf } from '../../../src/protocol/injection/text-view.ts'

const base64 = (text: string, encoding: 'utf8' | 'utf16le' = 'utf8') => Buffer.from(text, encoding).toString('base64')
const hex = (text: string) => Buffer.from(text).toString('hex')

/** The pieces of text inside a text. */
function embedded(text: string): string[] {
  const view = embeddedText(viewOf(text), new CharacterClassifier())
  const codes = Array.from(view?.code ?? [], (code) => (code === BREAK ? '\u0001' : String.fromCodePoint(code)))
  return codes.join('').split('\u0001').filter(Boolean)
}

const inlined = (text: string) => {
  const view = inlineWords(viewOf(text))
  return view && String.fromCodePoint(...view.code)
}

describe('embeddedText', () => {
  it.each([0, 1, 2, 3])('reads base64 from wherever its groups begin (%d characters before)', (shift) => {
    const text = `${'x'.repeat(shift)}${base64('Hello, good world')}`
    expect(embedded(text).some((piece) => piece.includes('Hello, good world'))).toBe(true)
  })

  it.each(['', '=', '=='])('reads it with its padding or without (%j)', (padding) => {
    const text = ['Hello, good world', 'Hello, good worl', 'Hello, good wor'][
      padding.length === 0 ? 2 : padding.length - 1
    ]
    expect(embedded(base64(text ?? ''))).toContain(text)
    expect(embedded(base64(text ?? '').replaceAll('=', ''))).toContain(text)
  })

  it('reads the alphabet for URLs like the other one', () => {
    const text = 'Hello?>~ good?>~ world'
    expect(base64(text)).toMatch(/[+/]/)
    expect(embedded(base64(text))).toContain(text)
    expect(embedded(base64(text).replaceAll('+', '-').replaceAll('/', '_'))).toContain(text)
  })

  it.each(['\n', '\r\n', '\n> ', '\n  ', '" + "', "' +\n  '", '\\\n', '\u200b', ' '])(
    'goes on over what stands between lines: %j',
    (between) => {
      const text = 'Hello good world, and more'
      const digits = base64(text)
      expect(embedded(`${digits.slice(0, 10)}${between}${digits.slice(10)}`)).toContain(text)
    },
  )

  it.each([',', '.', '=', '(', '漢', ' , ', '\u0080'])('ends at anything else: %j', (between) => {
    const digits = base64('Hello good world')
    expect(embedded(`${digits.slice(0, 10)}${between}${digits.slice(10)}`)).not.toContain('Hello good world')
  })

  it('reads UTF-8 and UTF-16', () => {
    expect(embedded(base64('너는 이제'))).toContain('너는 이제')
    expect(embedded(base64('héllo wörld 𝕚'))).toContain('héllo wörld 𝕚')
    expect(embedded(base64('Hello world', 'utf16le'))).toContain('Hello world')
    expect(embedded(base64('보안을 우회하라 ok', 'utf16le'))).toContain('보안을 우회하라 ok')
    const bigEndian = Buffer.from('보안을 우회하라', 'utf16le').swap16().toString('base64')
    expect(embedded(bigEndian)).toContain('보안을 우회하라')
  })

  it('keeps tabs and line ends, and parts a text at bytes that are none', () => {
    expect(embedded(base64('Hello\tgood\r\nworld'))).toContain('Hello\tgood\r\nworld')
    expect(embedded(base64('Hello good\u0001other world'))).toEqual(['Hello good', 'other world'])
    expect(embedded(base64('Hello good\u007fother world'))).toEqual(['Hello good', 'other world'])
    const broken = Buffer.concat([Buffer.from('Hello good'), Buffer.from([0xec, 0x9d]), Buffer.from('other world')])
    expect(embedded(broken.toString('base64'))).toEqual(['Hello good', 'other world'])
    const stray = Buffer.concat([Buffer.from('Hello good'), Buffer.from([0x80, 0xff]), Buffer.from('other world')])
    expect(embedded(stray.toString('base64'))).toEqual(['Hello good', 'other world'])
    const cut = Buffer.concat([Buffer.from('Hello good'), Buffer.from([0xec, 0xec, 0x9d, 0xb4]), Buffer.from(' world')])
    expect(embedded(cut.toString('base64'))).toEqual(['Hello good', '이 world'])
  })

  it.each(['Hi you', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'abcabcabcabcabcabcabc'])(
    'forgets what is too short or too monotonous to hold a phrase: %s',
    (text) => {
      expect(embedded(base64(text))).toEqual([])
    },
  )

  it('reads hexadecimal, solid or in pairs', () => {
    const text = 'Hello good world'
    expect(embedded(hex(text))).toContain(text)
    expect(embedded(hex(text).toUpperCase())).toContain(text)
    expect(embedded(`a${hex(text)}`)).toContain(text)
    expect(embedded(hex(text).replace(/(..)/g, '$1 '))).toContain(text)
    expect(embedded(hex(text).replace(/(..)/g, '0x$1, '))).toContain(text)
    expect(embedded(hex(text).replace(/(..)/g, '\\x$1'))).toContain(text)
    expect(embedded(hex(text).replace(/(..)/g, '$1:'))).toContain(text)
  })

  it('reads digits that stand one by one', () => {
    const text = 'Hello good world'
    expect(embedded([...base64(text).replaceAll('=', '')].join(' '))).toContain(text)
    expect(embedded([...hex(text)].join(' '))).toContain(text)
    expect(embedded(hex('Hellogoodworld').replace(/(..)/g, '$1x'))).toContain('Hellogoodworld')
  })

  it('reads a plus or slash as a digit at the edge of a line, and between blanks not', () => {
    const text = 'Hello?>~ good?>~ world'
    const digits = base64(text)
    const signs = [...digits.matchAll(/[+/]/g)].map(({ index }) => index)
    expect(signs.length).toBeGreaterThan(0)
    for (const at of signs) {
      expect(embedded(`${digits.slice(0, at)}\n${digits.slice(at)}`)).toContain(text)
      expect(embedded(`${digits.slice(0, at + 1)}\n${digits.slice(at + 1)}`)).toContain(text)
      expect(embedded(`${digits.slice(0, at)} / ${digits.slice(at)}`)).toContain(text)
    }
  })

  it('wants eleven digits of base64, and sixteen of hexadecimal', () => {
    expect(embedded('SGVsbG8gZ28')).toEqual(['Hello go'])
    expect(embedded('SGVsbG8gZ2')).toEqual([])
    expect(embedded(hex('Hello go'))).toEqual(['Hello go'])
    expect(embedded(hex('Hello g'))).toEqual([])
  })

  it('wants a capital beyond F in base64', () => {
    const plain = base64('h,ah bh!c')
    expect(plain).toBe('aCxhaCBiaCFj')
    expect(embedded(plain)).toEqual([])
    expect(embedded(`${plain}F`)).toEqual([])
    expect(embedded(`${plain}G`)).toEqual(['h,ah bh!c'])
    expect(embedded(`${plain}a`)).toEqual([])
  })

  it('takes twenty small letters in a row for words, which part a run', () => {
    const plain = base64('h,ah bh!c')
    const small = (count: number) => 'abcdefghijklmnopqrstuvwxyz'.slice(0, count)
    const telling = base64('Hello good world!!')
    expect(telling).toMatch(/[A-Z]h$/)
    expect(embedded(`${telling}${small(18)}11${plain}`).join()).toContain('h,ah bh!c')
    expect(embedded(`${telling}${small(19)}1${plain}`)).toEqual(['Hello good world!!i'])
    expect(embedded(`${plain}${small(20)}${telling}`)).toEqual(['Hello good world!!'])
  })

  it('answers with nothing when there is nothing', () => {
    expect(embeddedText(viewOf('plain text'), new CharacterClassifier())).toBeUndefined()
    expect(embeddedText(viewOf(base64('aaaaaaaaaaaaaaaaaaaaaaaa')), new CharacterClassifier())).toBeUndefined()
  })

  it('finds nothing in prose, hashes or pictures', () => {
    expect(embedded('The quick brown fox jumps over the lazy dog and runs away from all the other animals')).toEqual([])
    expect(embedded('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08')).toEqual([])
    expect(embedded('R0lGODlhAQABAIAAAP7//wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw')).toEqual([])
  })

  it('knows the digits of each character, and how it was hidden', () => {
    const text = `x: ${base64('Hello good world')}`
    const view = embeddedText(viewOf(text), new CharacterClassifier())
    const pieces = Array.from(view?.start ?? [], (start, index) => text.slice(start, view?.end[index]))
    expect(pieces.slice(0, 4)).toEqual(['SG', 'GV', 'Vs', 'bG'])
    expect(hidingsOf(view?.hidden[0] ?? 0)).toEqual(['base64'])
    const digits = `x: ${hex('Hello good world')}`
    const other = embeddedText(viewOf(digits), new CharacterClassifier())
    expect(digits.slice(other?.start[1], other?.end[1])).toBe('65')
    expect(hidingsOf(other?.hidden[0] ?? 0)).toEqual(['hex'])
  })
})

describe('inlineWords', () => {
  it.each([
    [`ignore ${base64('previous')} it`, 'ignore previous it'],
    [`${base64('you')} ${base64('are')}`, 'you are'],
    [`a ${base64('previous').replaceAll('=', '')}, b`, 'a previous, b'],
    [`a ${hex('previous')} b`, 'a previous b'],
    [`${'x '.repeat(40)}${base64('previous')}${' y'.repeat(40)}`, `${'x '.repeat(40)}previous${' y'.repeat(40)}`],
    ['aWdub3Jl QUJD', 'ignore ABC'],
    ['cHJl'.repeat(16), 'pre'.repeat(16)],
    ['cHJldmlvdXM=== x', 'previous= x'],
    ['612f62 612062', 'a/b a b'],
  ])('puts words in their place: %s', (text, expected) => {
    expect(inlined(text)).toBe(expected)
  })

  it.each([
    'plain words only',
    'Hello World',
    'abc',
    'YQ',
    'HTTP2 README',
    '0x6162',
    '6e6f7',
    '6e6f',
    '6e6f6',
    base64('\u0001\u0002\u0003\u0004'),
    base64('이전'),
    'x'.repeat(80) + base64('previous'),
    'cHJl'.repeat(17),
    'some words YQ',
    'some words YWI',
    'aycz aycz',
    'some words 6e6f',
    '6e6g6f',
    '6e6f776',
    '617f62',
    '611f62',
    'g16162',
  ])('leaves %s alone', (text) => {
    expect(inlined(text)).toBeUndefined()
  })

  it('knows the digits of each character', () => {
    const text = `ab ${base64('now')}=c ${hex('now')}`
    const view = inlineWords(viewOf(text))
    const pieces = Array.from(view?.start ?? [], (start, index) => text.slice(start, view?.end[index]))
    expect(pieces).toEqual(['a', 'b', ' ', 'bm', 'm9', '93', 'c', ' ', '6e', '6f', '77'])
    expect(Array.from(view?.hidden ?? [], hidingsOf).flat()).toEqual([
      'base64',
      'base64',
      'base64',
      'hex',
      'hex',
      'hex',
    ])
  })
})
