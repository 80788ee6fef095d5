import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainLine } from '../../src/agents/plain-line.ts'
import { LiveLines } from '../support/live-lines.ts'

function shown(text: string, options = { lines: 3, maxLineBytes: 10 }): string[] {
  const live = new LiveLines(options)
  live.push(Buffer.from(text))
  return live.read()
}

describe('the last lines', () => {
  test.each([
    ['', []],
    ['a', ['a']],
    ['a\nb\n', ['a', 'b']],
    ['a\nb\nc\nd\n', ['b', 'c', 'd']],
    ['a\nb\nc\nd\ne', ['c', 'd', 'e']],
    ['\n\n', ['', '']],
    ['0123456789\n01234567890\n', ['0123456789', '0123456789…[cut]']],
    ['01234567한\nx', ['01234567…[cut]', 'x']],
  ])('of %j are %j', (text, lines) => {
    expect(shown(text)).toEqual(lines)
  })

  test('do not depend on the chunks (property)', () => {
    const pieces = fc.array(fc.constantFrom('a', 'bc', '\n', '한', '\u001b[31m', '0123456789', '\r'), { maxLength: 40 })
    fc.assert(
      fc.property(pieces, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }), (text, cuts) => {
        const bytes = Buffer.from(text.join(''))
        const live = new LiveLines({ lines: 3, maxLineBytes: 10 })
        let at = 0
        for (const length of cuts) {
          live.push(bytes.subarray(at, at + length))
          at += length
        }
        live.push(bytes.subarray(at))
        expect(live.read()).toEqual(shown(text.join('')))
      }),
    )
  })

  test('are copies: no chunk is kept, or changed with, for the sake of a line', () => {
    const live = new LiveLines({ lines: 3 })
    const chunk = Buffer.from('one\ntwo\nthree\nunfinished')
    live.push(chunk)
    chunk.fill('x')
    expect(live.read()).toEqual(['two', 'three', 'unfinished'])
  })
})

describe('a plain line', () => {
  test.each([
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u001b[?1049h\u001b[2Jx', 'x'],
    ['\u001b]0;title\u0007x', 'x'],
    ['\u001b]52;c;aGk=\u001b\\x', 'x'],
    ['\u001b]0;open for ever', ''],
    ['\u001bPq#0;1\u001b\\x\u001b_apc\u001b\\y', 'xy'],
    ['\u009b2Jx\u009d0;t\u009cy', 'xy'],
    ['\u001bcx\u001b(By\u001b', 'xy'],
    ['a\tb\u0000c\u0007d\u0008e\u007f', 'a bcde'],
    ['left \u202eevil\u2066\u200b\ufeff', 'left evil'],
    ['10%\r50%\r100%\r', '100%'],
    ['한글 🎉', '한글 🎉'],
  ])('of %j is %j', (text, plain) => {
    expect(plainLine(text)).toBe(plain)
  })

  test('holds no control character, whatever came in (property)', () => {
    const hostile = fc.array(
      fc.constantFrom('\u001b', '[', ']', 'P', '0', ';', 'm', '\u0007', '\\', '\u009b', '\r', 'x'),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        expect(plainLine(text.join(''))).not.toMatch(/\p{Cc}/u)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(['\u001b]', '\u001b[', '\u001b[0', '\u001bP', '\u001b ', '\r'])(
    'takes no longer for %j many times over',
    (piece) => {
      const begun = performance.now()
      plainLine(piece.repeat(200_000))
      expect(performance.now() - begun).toBeLessThan(5_000)
    },
  )
})
