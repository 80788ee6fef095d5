import { describe, expect, it } from 'vitest'
import { DigitRun, decodeRun, type RunEncoding } from '../../../src/protocol/injection/decode-run.ts'
import { hidingsOf } from '../../../src/protocol/injection/hiding.ts'
import { BREAK, type TextView, ViewWriter, viewOf } from '../../../src/protocol/injection/text-view.ts'

const SIX_BITS: RunEncoding = { hidden: 64, bits: 6, phases: 4, shortest: 11 }
const FOUR_BITS: RunEncoding = { hidden: 128, bits: 4, phases: 2, shortest: 16 }

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const base64 = (text: string) => Buffer.from(text).toString('base64').replaceAll('=', '')
const hex = (text: string) => Buffer.from(text).toString('hex')

/** The digits of a text as a run; signs that are no digits are between them. */
function runOf(text: string, { bits }: RunEncoding, before = 0): DigitRun {
  const run = new DigitRun()
  // What an earlier run left behind.
  run.digits.fill(before)
  for (const [unit, char] of [...text.normalize('NFKC')].entries()) {
    const digit = bits === 6 ? BASE64.indexOf(char) : '0123456789abcdef'.indexOf(char)
    if (digit >= 0) run.add(digit, unit)
  }
  return run
}

function decoded(text: string, encoding: RunEncoding): TextView {
  const writer = new ViewWriter(16)
  decodeRun(viewOf(text), runOf(text, encoding), encoding, writer)
  return writer.finish()
}

/** The pieces of text that were written. */
function pieces(text: string, encoding: RunEncoding): string[] {
  const codes = Array.from(decoded(text, encoding).code, (code) =>
    code === BREAK ? '\u0001' : String.fromCodePoint(code),
  )
  return codes.join('').split('\u0001').slice(0, -1)
}

/** What each character of the first piece was written as. */
function places(text: string, encoding: RunEncoding): string[] {
  const view = decoded(text, encoding)
  const length = view.code.indexOf(BREAK)
  return Array.from(view.start.subarray(0, length), (start, at) => text.slice(start, view.end[at]))
}

describe('decodeRun', () => {
  it('knows the two digits that hold each byte', () => {
    expect(base64('Hello you')).toBe('SGVsbG8geW91')
    expect(places('SGVsbG8geW91', SIX_BITS)).toEqual(['SG', 'GV', 'Vs', 'bG', 'G8', '8g', 'eW', 'W9', '91'])
    expect(places('SG Vs bG 8g eW 91', SIX_BITS).slice(0, 3)).toEqual(['SG', 'G V', 'Vs'])
    expect(places(hex('Hello you'), FOUR_BITS)).toEqual(['48', '65', '6c', '6c', '6f', '20', '79', '6f', '75'])
  })

  it('knows the digits of characters of several bytes', () => {
    expect(base64('ab이c𝕚d')).toBe('YWLsnbRj8J2VmmQ')
    expect(places('YWLsnbRj8J2VmmQ', SIX_BITS)).toEqual(['YW', 'WL', 'LsnbR', 'Rj', '8J2Vmm', 'mQ'])
    expect(places(hex('ab이c𝕚d'), FOUR_BITS)).toEqual(['61', '62', 'ec9db4', '63', 'f09d959a', '64'])
  })

  it('notes how the text was hidden, and how its digits were', () => {
    const text = `Ｓ${base64('Hello you').slice(1)}`
    expect(Array.from(decoded(text, SIX_BITS).hidden, hidingsOf)).toEqual([
      ['full-width', 'base64'],
      ...Array.from({ length: 8 }, () => ['base64']),
      [],
    ])
    expect(hidingsOf(decoded(hex('Hello you'), FOUR_BITS).hidden[0] ?? 0)).toEqual(['hex'])
  })

  it.each(['Hello good you', 'Hello good your', 'Hello good yours'])('reads an unfinished group: %s', (text) => {
    expect(pieces(base64(text), SIX_BITS)).toEqual([text])
  })

  it.each([22, 33])('reads nothing that an earlier run left behind the end (%d)', (before) => {
    for (const text of ['Hello good you', 'Hello good your', 'Hello good yours']) {
      for (const [digits, encoding] of [[base64(text), SIX_BITS] as const, [hex(text), FOUR_BITS] as const]) {
        const writer = new ViewWriter(16)
        decodeRun(viewOf(digits), runOf(digits, encoding, before), encoding, writer)
        expect(String.fromCodePoint(...writer.finish().code.subarray(0, -1))).toBe(text)
      }
    }
  })

  it('reads every value of a byte wherever it stands in a group', () => {
    const text = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
    for (const before of ['', 'x', 'xy']) expect(pieces(base64(before + text), SIX_BITS)).toEqual([before + text])
    expect(pieces(hex(text), FOUR_BITS)).toEqual([text])
  })

  it('leaves out half a byte at the end', () => {
    expect(pieces(`${hex('Hello good you')}2`, FOUR_BITS)).toEqual(['Hello good you'])
    expect(pieces(`${base64('Hello good yours')}A`, SIX_BITS)).toEqual(['Hello good yours\u0000'.slice(0, 16)])
  })

  it.each([1, 2, 3])('finds where the groups begin: %d digits too many', (shift) => {
    const text = 'Hello good world, how are you'
    expect(pieces(`${'_'.repeat(shift).replaceAll('_', '/')}${base64(text)}`, SIX_BITS)).toEqual([text])
  })

  it('finds it in hexadecimal too, and reads nothing twice', () => {
    expect(pieces(`f${hex('Hello good world')}`, FOUR_BITS)).toEqual(['Hello good world'])
    expect(pieces(hex('Hello good world'), FOUR_BITS)).toEqual(['Hello good world'])
  })

  it('finds texts that are shifted against each other', () => {
    const [one, two] = ['Hello good world, how are you?', 'I am very well, thank you! :)']
    for (const glue of ['/', '//', '///', '////']) {
      expect(pieces(`${base64(one)}${glue}${base64(two)}`, SIX_BITS)).toEqual([one, two])
    }
  })

  it('finds a shifted text before another, and one between two others', () => {
    const [one, two, three] = [
      'Hello good world, how are you?',
      'I am very well, thank you! :)',
      'So am I, my old friend.',
    ]
    expect(pieces(`/${base64(one)}///${base64(two)}`, SIX_BITS)).toEqual([two, one])
    expect(pieces(`${base64(two)}B//${base64(one)}//${base64(three)}`, SIX_BITS)).toEqual([two, three, one])
    expect(pieces(`${base64(one)}/${base64(two)}B/${base64(three)}`, SIX_BITS)).toEqual([one, two, three])
    expect(pieces(`f${hex(one)}ff${hex(two)}f${hex(three)}`, FOUR_BITS)).toEqual([three, one, two])
  })

  it('finds a shifted text wherever the one before it ends', () => {
    for (const before of ['Hello good world, how are you', 'Hello good world, how are you?', 'Hello good world']) {
      for (const glue of ['B', 'B/', 'B//', 'B///']) {
        const after = 'I am very well, thank you! :)'
        expect(pieces(`${base64(before)}${glue}${base64(after)}`, SIX_BITS)).toContain(after)
      }
    }
  })

  it('does not let a few characters that are text by chance hide a longer text', () => {
    const digits = 'SUFlNUU5UUE1iZnZWbDAyZVAu'
    expect(pieces(`${'/'.repeat(20)}${digits}`, SIX_BITS)).toEqual(['IAe5E9QA5', 'PYMQNTPMbfvVl02eP.'])
    expect(pieces(digits, SIX_BITS)).toEqual(['IAe5E9QA5', 'PYMQNTPMbfvVl02eP.'])
  })

  it('forgets what holds no phrase', () => {
    expect(pieces(base64('aaaaaaaaaaaa\u0002Hello good you'), SIX_BITS)).toEqual(['Hello good you'])
    expect(pieces(base64('Hello good you\u0002aaaaaaaaaaaa'), SIX_BITS)).toEqual(['Hello good you'])
  })

  it('takes nothing from a text that was read before, save the digits at its edges', () => {
    // The digits 'A' are zeros, which are nothing; what is text in one reading is not looked at in the next.
    const text = base64('Hello good world')
    expect(pieces(`${text}AAAA${text}`, SIX_BITS)).toHaveLength(2)
  })

  it('makes room for as many digits as there are', () => {
    const text = Array.from({ length: 1500 }, (_, index) => `${index} good`).join(' ')
    expect(pieces(base64(text), SIX_BITS)).toEqual([text])
    const view = decoded(base64(text), SIX_BITS)
    expect([view.start[9000], view.end[9000]]).toEqual([12000, 12002])
  })
})

describe('DigitRun', () => {
  it('keeps digits and their units while it grows', () => {
    const run = new DigitRun()
    for (let index = 0; index < 4097; index += 1) run.add(index % 64, index * 3)
    expect([run.length, run.digits.length, run.units.length, run.bytes.length]).toEqual([4097, 16384, 16384, 16384])
    const expected = Array.from({ length: 4097 }, (_, index) => index)
    expect(Array.from(run.digits.subarray(0, 4097))).toEqual(expected.map((index) => index % 64))
    expect(Array.from(run.units.subarray(0, 4097))).toEqual(expected.map((index) => index * 3))
  })

  it('has room for the first ones', () => {
    const run = new DigitRun()
    for (let index = 0; index < 4096; index += 1) run.add(1, index)
    expect([run.length, run.digits.length]).toEqual([4096, 4096])
  })
})
