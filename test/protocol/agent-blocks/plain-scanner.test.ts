import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBlockParser } from '../../../src/protocol/agent-blocks/block-parser.ts'
import { PlainScanner, ROLE } from '../../../src/protocol/agent-blocks/plain-scanner.ts'
import { bytesOf, eventsInChunks, eventsOf } from '../../support/parse-agent-output.ts'
import { propertyRuns } from '../../support/property-runs.ts'

const NEWLINE = 10

/** `` ` `` begins, `[` begins a line that ends with `]`, a space indents. */
const ROLES = new Uint8Array(256)
ROLES[0x60] = ROLE.begins
ROLES[0x5b] = ROLE.beginsWithEnd
ROLES[0x5d] = ROLE.ends
ROLES[0x20] = ROLE.indents

function scannerFor(roles: Uint8Array): PlainScanner {
  const scanner = PlainScanner.create(roles)
  if (!scanner) throw new Error('this Node has no WebAssembly')
  return scanner
}

/** What `skip` promises, written down a second time. */
function naiveSkip(
  bytes: Uint8Array,
  from: number,
  stop: number,
  maxLineBytes: number,
): { next: number; lines: number } {
  const text = String.fromCharCode(...bytes)
  let next = from
  let lines = 0
  for (
    let newline = text.indexOf('\n', next);
    newline !== -1 && (next < stop || lines === 0);
    newline = text.indexOf('\n', next)
  ) {
    const line = text.slice(next, newline)
    const beginning = text.slice(next, next + 4)
    if (line.length > maxLineBytes || line.startsWith('`')) break
    if (line.startsWith('[') && line.endsWith(']')) break
    if (line.startsWith(' ') && beginning.includes('`')) break
    next = newline + 1
    lines += 1
  }
  return { next, lines }
}

describe('the scanner of plain lines', () => {
  const scanner = scannerFor(ROLES)
  const skip = (bytes: Uint8Array, from: number, stop: number, maxLineBytes: number) => {
    scanner.forget()
    const next = scanner.skip(bytes, from, stop, maxLineBytes)
    return { next, lines: scanner.lines }
  }

  it('does what it promises, wherever lines end', () => {
    const byte = fc.oneof(
      { arbitrary: fc.constant(97), weight: 12 },
      { arbitrary: fc.constant(NEWLINE), weight: 2 },
      { arbitrary: fc.constantFrom(0x60, 0x5b, 0x5d, 0x20), weight: 4 },
      fc.nat({ max: 255 }),
    )
    const bytes = fc.array(byte, { minLength: 1, maxLength: 120 }).map((values) => Uint8Array.from(values))
    fc.assert(
      fc.property(bytes, fc.nat(), fc.nat({ max: 140 }), fc.nat({ max: 40 }), (given, at, stop, maxLineBytes) => {
        const from = at % given.length
        expect(skip(given, from, stop, maxLineBytes)).toEqual(naiveSkip(given, from, stop, maxLineBytes))
      }),
      { numRuns: propertyRuns(3000) },
    )
  })

  it('finds every newline at every place of a vector', () => {
    for (let length = 0; length < 70; length += 1) {
      const bytes = bytesOf(`${'x'.repeat(length)}\nrest`)
      expect(skip(bytes, 0, 1000, 1000)).toEqual({ next: length + 1, lines: 1 })
    }
    expect(skip(bytesOf('\n'.repeat(50)), 0, 1000, 1000)).toEqual({ next: 50, lines: 50 })
  })

  it.each([
    ['a plain line', 'plain', false],
    ['a line with such bytes inside', 'a`[ ]`', false],
    ['a byte that begins', '`x', true],
    ['a beginning without its end', '[x] y', false],
    ['a beginning with its end', '[x] [y]', true],
    ['a beginning alone', '[', false],
    ['an end alone', ']', false],
    ['an indented line', '  plain `', false],
    ['an indentation of one', ' `', true],
    ['an indentation of three', '   `', true],
    ['an indentation of four', '    `', false],
    ['an empty line', '', false],
    ['nothing but indentation', '   ', false],
  ])('takes %s for plain, or not', (_, line, stops) => {
    expect(skip(bytesOf(`a\n${line}\n`), 0, 1000, 1000)).toEqual(
      stops ? { next: 2, lines: 1 } : { next: 3 + line.length, lines: 2 },
    )
    expect(skip(bytesOf(`${line}\na\n`), 0, 1000, 1000)).toEqual(
      stops ? { next: 0, lines: 0 } : { next: 3 + line.length, lines: 2 },
    )
  })

  it('knows the roles of all bytes', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      if (byte === NEWLINE) continue
      const roles = new Uint8Array(256)
      roles[byte] = ROLE.begins
      const marked = scannerFor(roles)
      expect(marked.skip(Uint8Array.of(byte, NEWLINE), 0, 9, 9)).toBe(0)
      marked.forget()
      expect(marked.skip(Uint8Array.of(byte ^ 1, byte, NEWLINE), 0, 9, 9)).toBe(byte === 11 ? 1 : 3)
    }
  })

  it('goes on in the same chunk, piece by piece', () => {
    const line = `${'x'.repeat(99)}\n`
    const bytes = bytesOf(line.repeat(2000))
    scanner.forget()
    const first = scanner.skip(bytes, 0, bytes.length, 1000)
    expect([first, scanner.lines]).toEqual([65_500, 655])
    expect([scanner.skip(bytes, 65_500, bytes.length, 1000), scanner.lines]).toEqual([65_500, 0])
    expect([scanner.skip(bytes, 65_600, bytes.length, 1000), scanner.lines]).toEqual([131_100, 655])
  })

  it('stops at a line over the limit, and at the first line that begins at the given place or after it', () => {
    const bytes = bytesOf('aa\nbbb\ncc\n')
    expect(skip(bytes, 0, 1000, 3)).toEqual({ next: 10, lines: 3 })
    expect(skip(bytes, 0, 1000, 2)).toEqual({ next: 3, lines: 1 })
    expect(skip(bytes, 0, 1000, 1)).toEqual({ next: 0, lines: 0 })
    expect(skip(bytes, 0, 7, 9)).toEqual({ next: 7, lines: 2 })
    expect(skip(bytes, 0, 6, 9)).toEqual({ next: 7, lines: 2 })
    expect(skip(bytes, 0, 3, 9)).toEqual({ next: 3, lines: 1 })
  })

  it('does not count what is left of an earlier, longer piece', () => {
    skip(bytesOf('a\n'.repeat(100)), 0, 1000, 1000)
    expect(skip(bytesOf('bb\ncc'), 0, 1000, 1000)).toEqual({ next: 3, lines: 1 })
    expect(skip(bytesOf('bb\ncc'), 3, 1000, 1000)).toEqual({ next: 3, lines: 0 })
  })
})

describe('in large chunks', () => {
  const piece = fc.constantFrom(
    'a plain line of a log\n',
    '[INFO] a tag that is none\n',
    '  at indented (line.ts:1)\n',
    '=====\n',
    '\n',
    '\r\n',
    '로그 한 줄\n',
    `${'y'.repeat(300)}\n`,
    '[ERROR]\ntype: fatal\nmessage: m\nrecovery: notify_user\n[/ERROR]\n',
    '```\n',
    '=== PHASE 1 COMPLETE ===\nPhase: x\n',
    '[ERROR]\n',
    '~~~~ x\n',
    '   ```\n',
  )
  const stream = fc
    .array(fc.tuple(piece, fc.integer({ min: 1, max: 60 })), { minLength: 5, maxLength: 40 })
    .map((parts) => bytesOf(parts.map(([text, times]) => text.repeat(times)).join('')))

  it('the parser finds the same as in small ones', () => {
    fc.assert(
      fc.property(
        stream,
        fc.constantFrom(100, 250, 256 * 1024),
        fc.integer({ min: 1, max: 3000 }),
        (bytes, maxLineBytes, size) => {
          const options = { logText: true, limits: { maxLineBytes } }
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
            bytes.slice(index * size, (index + 1) * size),
          )
          expect(eventsInChunks(chunks, options)).toEqual(eventsOf(bytes, options))
        },
      ),
      { numRuns: propertyRuns(120) },
    )
  })

  it('the parser finds the same where there is no WebAssembly, or a page forbids it', () => {
    const bytes = bytesOf(
      `${'a plain line of a log\n'.repeat(4000)}=== CUSTOM TASK COMPLETE ===\n${'[x] y\n'.repeat(4000)}`,
    )
    const events = eventsOf(bytes)
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('WebAssembly', undefined)
    expect(PlainScanner.create(ROLES)).toBeUndefined()
    expect(eventsOf(bytes)).toEqual(events)
    vi.stubGlobal('WebAssembly', {
      Module: class {
        constructor() {
          throw new Error('unsafe-eval')
        }
      },
    })
    expect(PlainScanner.create(ROLES)).toBeUndefined()
    expect(eventsOf(bytes)).toEqual(events)
  })

  it('the parser reads an array again that comes again with other bytes', () => {
    const parser = createBlockParser({ logText: true })
    const chunk = bytesOf('first line\n'.repeat(1000))
    parser.push(chunk)
    chunk.set(bytesOf('[ERROR] ---\nnew line -\n'.repeat(478)))
    parser.push(chunk.subarray(0))
    chunk.set(bytesOf('\n\n\n\n\n\n\n\n\n\n\n'.repeat(1000)))
    const events = [...parser.push(chunk), ...parser.end()]
    expect(events.at(-1)).toMatchObject({ kind: 'log', at: { line: 1, start: 0, end: 33_000 } })
    expect(events.at(-1)).toHaveProperty('lines', 1000 + countLines('[ERROR] ---\nnew line -\n', 478, 11_000) + 11_000)
  })
})

function countLines(text: string, times: number, length: number): number {
  const filled = text.repeat(times) + 'first line\n'.repeat(1000).slice(text.length * times, length)
  return filled.split('\n').length - 1
}
