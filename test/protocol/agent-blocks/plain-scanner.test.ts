import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBlockParser } from '../../../src/protocol/agent-blocks/block-parser.ts'
import { PIECE_BYTES, PlainScanner } from '../../../src/protocol/agent-blocks/plain-scanner.ts'
import { bytesOf, eventsInChunks, eventsOf } from '../../support/parse-agent-output.ts'

const STOP = '['.charCodeAt(0)
const NEWLINE = 10

function scannerFor(stopBytes: readonly number[]): PlainScanner {
  const scanner = PlainScanner.create(stopBytes)
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
  const end = Math.min(bytes.length, from + PIECE_BYTES)
  let next = from
  let lines = 0
  if (bytes[from] === STOP) return { next, lines }
  for (let at = from; at < end; at += 1) {
    if (bytes[at] !== NEWLINE) continue
    if (at - next > maxLineBytes) break
    next = at + 1
    lines += 1
    if (next >= stop || (next < end && bytes[next] === STOP)) break
  }
  return { next, lines }
}

describe('the scanner of plain lines', () => {
  const scanner = scannerFor([STOP])
  const skip = (bytes: Uint8Array, from: number, stop: number, maxLineBytes: number) => {
    scanner.forget()
    const next = scanner.skip(bytes, from, stop, maxLineBytes)
    return { next, lines: scanner.lines }
  }

  it('does what it promises, wherever lines end', () => {
    const byte = fc.oneof(
      { arbitrary: fc.constant(97), weight: 12 },
      { arbitrary: fc.constant(NEWLINE), weight: 2 },
      fc.constant(STOP),
      fc.nat({ max: 255 }),
    )
    const bytes = fc.array(byte, { minLength: 1, maxLength: 120 }).map((values) => Uint8Array.from(values))
    fc.assert(
      fc.property(bytes, fc.nat(), fc.nat({ max: 140 }), fc.nat({ max: 40 }), (given, at, stop, maxLineBytes) => {
        const from = at % given.length
        expect(skip(given, from, stop, maxLineBytes)).toEqual(naiveSkip(given, from, stop, maxLineBytes))
      }),
      { numRuns: 5000 },
    )
  })

  it('finds every newline at every place of a vector', () => {
    for (let length = 0; length < 70; length += 1) {
      const bytes = bytesOf(`${'x'.repeat(length)}\nrest`)
      expect(skip(bytes, 0, 1000, 1000)).toEqual({ next: length + 1, lines: 1 })
    }
    expect(skip(bytesOf('\n'.repeat(50)), 0, 1000, 1000)).toEqual({ next: 50, lines: 50 })
  })

  it('stops at each of its bytes and at no other', () => {
    const marked = scannerFor([0, 32, 255])
    for (let byte = 0; byte < 256; byte += 1) {
      marked.forget()
      const next = marked.skip(Uint8Array.of(97, NEWLINE, byte, NEWLINE), 0, 1000, 1000)
      expect({ byte, next }).toEqual({ byte, next: [0, 32, 255].includes(byte) ? 2 : 4 })
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
      { numRuns: 300 },
    )
  })

  it('the parser finds the same where there is no WebAssembly, or a page forbids it', () => {
    const bytes = bytesOf(
      `${'a plain line of a log\n'.repeat(4000)}=== CUSTOM TASK COMPLETE ===\n${'[x] y\n'.repeat(4000)}`,
    )
    const events = eventsOf(bytes)
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('WebAssembly', undefined)
    expect(PlainScanner.create([STOP])).toBeUndefined()
    expect(eventsOf(bytes)).toEqual(events)
    vi.stubGlobal('WebAssembly', {
      Module: class {
        constructor() {
          throw new Error('unsafe-eval')
        }
      },
    })
    expect(PlainScanner.create([STOP])).toBeUndefined()
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
