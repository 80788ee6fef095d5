import { describe, expect, it } from 'vitest'
import { collectText } from '../../../src/protocol/injection/collect-text.ts'

interface Piece {
  readonly text: string
  readonly kept: boolean
  /** First and last byte of each character. */
  readonly bytes: string[]
}

/** What `collectText` writes for some bytes, piece by piece. */
function collect(bytes: readonly number[], length = bytes.length): Piece[] {
  const pieces: Piece[] = []
  let codes: number[] = []
  let places: string[] = []
  collectText(Uint8Array.from(bytes), length, {
    add(code, firstByte, lastByte) {
      codes.push(code)
      places.push(`${firstByte}-${lastByte}`)
    },
    endPiece(kept) {
      pieces.push({ text: String.fromCodePoint(...codes), kept, bytes: places })
      codes = []
      places = []
    },
  })
  expect(codes).toEqual([])
  return pieces
}

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
const texts = (bytes: readonly number[]) => collect(bytes).map(({ text }) => text)
const all = Array.from({ length: 256 }, (_, byte) => byte)

describe('collectText', () => {
  it('says for each character the bytes it came from', () => {
    expect(collect([...ascii('ab'), 0, ...Buffer.from('é이𝕚'), ...ascii('c')])).toEqual([
      { text: 'abé이𝕚c', kept: true, bytes: ['0-0', '1-1', '3-4', '5-7', '8-11', '12-12'] },
    ])
  })

  it('reads no further than it is told', () => {
    expect(collect(ascii('abcdefghijkl'), 9).map(({ text }) => text)).toEqual(['abcdefghi'])
    expect(collect(ascii('abcdefghijkl'), 7)).toEqual([])
    expect(collect([], 0)).toEqual([])
  })

  it('writes only stretches of eight bytes or more, at the end and before', () => {
    expect(texts(ascii('abcdefg'))).toEqual([])
    expect(texts(ascii('abcdefgh'))).toEqual(['abcdefgh'])
    expect(texts([...ascii('abcdefg'), 1, ...ascii('ABCDEFGH')])).toEqual(['ABCDEFGH'])
    expect(texts([...ascii('abcdefgh'), 1, ...ascii('ABCDEFG')])).toEqual(['abcdefgh'])
  })

  it('keeps a piece of four different characters and eight bytes that are not zero', () => {
    const kept = (bytes: readonly number[]) => collect(bytes).map((piece) => piece.kept)
    expect(kept(ascii('abcdabcd'))).toEqual([true])
    expect(kept(ascii('abcabcabc'))).toEqual([false])
    expect(kept(ascii('aaaaaaaa'))).toEqual([false])
    expect(kept([...ascii('abcdefg'), 0])).toEqual([false])
    expect(kept([...ascii('abcdefg'), 0, ...ascii('h')])).toEqual([true])
    expect(kept([...Buffer.from('너는이제')])).toEqual([true])
    expect(kept([...Buffer.from('너는이')])).toEqual([false])
  })

  it('takes tabs, line ends and what can be printed as text, zero as nothing, and breaks off at the rest', () => {
    const outcome = (byte: number) => texts([...ascii('Hello go'), byte, ...ascii('od world')])
    const expected = (byte: number) => {
      if (byte === 0) return ['Hello good world']
      const isText = (byte >= 0x20 && byte <= 0x7e) || byte === 0x09 || byte === 0x0a || byte === 0x0d
      return isText ? [`Hello go${String.fromCharCode(byte)}od world`] : ['Hello go', 'od world']
    }
    expect(all.map(outcome)).toEqual(all.map(expected))
  })

  it.each([
    ['the first of two bytes', [0xc2, 0x80], 0x80],
    ['the last of two bytes', [0xdf, 0xbf], 0x7ff],
    ['of three bytes', [0xe0, 0xa0, 0x80], 0x800],
    ['the last of three bytes', [0xef, 0xbf, 0xbf], 0xffff],
    ['of four bytes', [0xf0, 0x90, 0x80, 0x80], 0x10000],
    ['the last of all', [0xf4, 0x8f, 0xbf, 0xbf], 0x10ffff],
    ['one beyond the last, as the last', [0xf4, 0x90, 0x80, 0x80], 0x10ffff],
  ])('reads a character of UTF-8: %s', (_, bytes, code) => {
    const [piece, ...rest] = collect([...ascii('Hello go'), ...bytes, ...ascii('od')])
    expect(rest).toEqual([])
    expect(piece?.text).toBe(`Hello go${String.fromCodePoint(code)}od`)
    expect(piece?.bytes[8]).toBe(`8-${7 + bytes.length}`)
    expect(piece?.bytes[9]).toBe(`${8 + bytes.length}-${8 + bytes.length}`)
  })

  it.each([
    ['a character that text cuts short', [0xec, 0x9d], 'od world'],
    ['one that another first byte cuts short', [0xec, 0xec, 0x9d, 0xb4], '이od world'],
    ['one that a byte of no text cuts short', [0xec, 0x9d, 0xff], 'od world'],
    ['one that a control character cuts short', [0xc3, 0x01], 'od world'],
    ['one that is longer than it said', [0xc3, 0xa9, 0xa9], 'od world'],
    ['bytes that begin nothing', [0x80, 0xbf], 'od world'],
    ['a first byte that UTF-8 does not have', [0xc1, 0x80], 'od world'],
    ['a first byte beyond Unicode', [0xf5, 0x80, 0x80, 0x80], 'od world'],
  ])('parts the text at %s', (name, bytes, after) => {
    const before = name.startsWith('one that is longer') ? 'Hello goé' : 'Hello go'
    expect(texts([...ascii('Hello go'), ...bytes, ...ascii('od world')])).toEqual([before, after])
  })

  it('leaves out a character that the end cuts short', () => {
    expect(texts([...ascii('Hello go'), 0xec, 0x9d])).toEqual(['Hello go'])
    expect(texts([...ascii('Hello go'), 0xf0])).toEqual(['Hello go'])
    expect(texts([...ascii('Hello go'), 0xec, 0x9d, 0xb4])).toEqual(['Hello go이'])
  })
})

describe('collectText on UTF-16', () => {
  const wide = (codes: readonly number[], order: 'little' | 'big') =>
    codes.flatMap((code) => (order === 'little' ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]))
  const hangul = [0xbcf4, 0xc548, 0xc6b0, 0xd68c]

  it.each(['little', 'big'] as const)('reads it with the %s half first', (order) => {
    expect(collect(wide(hangul, order)).at(-1)).toEqual({
      text: '보안우회',
      kept: true,
      bytes: ['0-1', '2-3', '4-5', '6-7'],
    })
    expect(collect([...wide(hangul, order), 0x61]).at(-1)?.text).toBe('보안우회')
  })

  it('does not take less than eight bytes for it', () => {
    expect(texts(wide(hangul.slice(1), 'little'))).toEqual([])
  })

  it('takes bytes that could be either half for the second', () => {
    expect(texts(ascii('!  ! !! '))).toEqual(['!  ! !! ', '\u2021\u2120\u2120\u2021'])
  })

  it('wants four of five high halves to be of a block that words are written in', () => {
    const known = [0xac81, 0xad82, 0xae83, 0xaf84]
    expect(texts(wide([...known, 0x6185], 'little'))).toEqual(['\uac81\uad82\uae83\uaf84\u6185'])
    expect(texts(wide([...known.slice(1), 0x6185], 'little'))).toEqual([])
    expect(texts(wide([...known.slice(1), 0x6185, 0x6186], 'little'))).toEqual([])
  })

  it('knows these blocks', () => {
    const isKnown = (high: number) => texts([0x81, high, 0x82, high, 0x83, high, 0x84, high]).length > 0
    const expected = [0, 1, 2, 3, 4, 5, 0x11, 0x20, 0x21, 0x30, 0x31, 0x32]
    for (let high = 0xac; high <= 0xd7; high += 1) expected.push(high)
    expect(all.filter(isKnown)).toEqual([...expected, 0xff])
  })

  it('breaks off at codes that are no text, and forgets what is too short', () => {
    const around = (code: number) => collect(wide([...hangul, 0xac00, code, ...hangul, 0xac01], 'little'))
    const parted = [
      { text: '보안우회가', kept: true, bytes: ['0-1', '2-3', '4-5', '6-7', '8-9'] },
      { text: '보안우회각', kept: true, bytes: ['12-13', '14-15', '16-17', '18-19', '20-21'] },
    ]
    for (const code of [0x01, 0x08, 0x0b, 0x0c, 0x0e, 0x1f, 0x7f, 0x9f, 0xd800, 0xdfff]) {
      expect(around(code)).toEqual(parted)
    }
    for (const code of [0x09, 0x0a, 0x0d, 0x20, 0x7e, 0xa0, 0xd7ff, 0xe000]) {
      expect(around(code).map(({ text }) => text)).toEqual([`보안우회가${String.fromCharCode(code)}보안우회각`])
    }
    expect(collect(wide([0xbcf4, 0xc548, 0xc6b0, 0x01, ...hangul], 'little')).map(({ kept }) => kept)).toEqual([
      false,
      true,
    ])
  })
})
