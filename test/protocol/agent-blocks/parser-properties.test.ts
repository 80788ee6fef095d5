import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BlockParserOptions, createBlockParser } from '../../../src/protocol/agent-blocks/block-parser.ts'
import { bytesOf, eventsInChunks, eventsOf } from '../../support/parse-agent-output.ts'
import { propertyRuns } from '../../support/property-runs.ts'

/** Streams that are made of what matters to the parser, in any order, with any bytes in between. */
const piece = fc.oneof(
  {
    arbitrary: fc.constantFrom('\n', '\r\n', ' ', '  ', '\t', '- ', '…', '가', '🚀', '\u2028', '"', '|', ':'),
    weight: 3,
  },
  {
    arbitrary: fc.constantFrom(
      '[ERROR]\n',
      '[/ERROR]\n',
      '[USER_QUESTION]\n',
      '[/USER_QUESTION]\n',
      '[AGENT_RESULT]\r\n',
      '[/AGENT_RESULT]\n',
      '[DEPENDENCY_REQUEST]\n',
      'type: fatal\n',
      'message: m\n',
      'recovery: notify_user\n',
      'category: choice\n',
      'question: q\n',
      'options:\n',
      'required: true\n',
      'summary: s\n',
      'verdict: pass\n',
      'issues:\n',
      '- major a.ts:1 x\n',
      'run: n1\n',
      'run: n2\n',
      'default: a\n',
      '=== PHASE 1 COMPLETE ===\n',
      '=== CUSTOM TASK COMPLETE ===\n',
      'Phase: x\n',
      'Documents created:\n',
      '- a\n',
      'Task: t\n',
      'Summary: s\n',
      '```\n',
      '```ts\n',
      '   ~~~~\n',
      '~~~~\n',
      'log\n',
    ),
    weight: 8,
  },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 1 },
)
const bytes = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => bytesOf(pieces.join(''))),
  fc
    .array(fc.oneof(piece.map(bytesOf), fc.uint8Array({ maxLength: 8 })), { maxLength: 40 })
    .map((pieces) => new Uint8Array(Buffer.concat(pieces))),
)
const options: fc.Arbitrary<BlockParserOptions> = fc.record(
  {
    nonce: fc.record({ value: fc.constant('n1'), required: fc.boolean() }),
    workflow: fc.constantFrom(
      { kind: 'phases', currentPhase: 1 } as const,
      { kind: 'custom' } as const,
      { kind: 'dispatch' } as const,
    ),
    limits: fc.record({
      maxLineBytes: fc.integer({ min: 1, max: 40 }),
      maxBlockBytes: fc.integer({ min: 1, max: 120 }),
      maxFenceBytes: fc.integer({ min: 0, max: 80 }),
    }),
  },
  { requiredKeys: [] },
)

describe('whatever an agent prints', () => {
  it('gives the same events in any chunks', () => {
    fc.assert(
      fc.property(bytes, options, fc.array(fc.nat(), { maxLength: 12 }), (stream, given, cuts) => {
        const ends = [...cuts.map((cut) => cut % (stream.length + 1)), stream.length].sort((a, b) => a - b)
        const chunks = ends.map((end, index) => stream.slice(ends[index - 1] ?? 0, end))
        const wanted = eventsOf(stream, { ...given, logText: true })
        expect(eventsInChunks(chunks, { ...given, logText: true })).toEqual(wanted)
        expect(
          eventsInChunks(
            Array.from(stream, (byte) => Uint8Array.of(byte)),
            { ...given, logText: true },
          ),
        ).toEqual(wanted)
      }),
      { numRuns: propertyRuns(1500) },
    )
  })

  it('belongs to exactly one event, in order, line by line', () => {
    fc.assert(
      fc.property(bytes, options, (stream, given) => {
        let at = 0
        let line = 1
        for (const event of eventsOf(stream, given)) {
          if (event.kind === 'detail' || event.kind === 'foreign') continue
          expect(event.at.start).toBe(at)
          expect(event.at.line).toBe(line)
          expect(event.at.end).toBeGreaterThan(at)
          at = event.at.end
          const newlines = stream.subarray(event.at.start, event.at.end).filter((byte) => byte === 10).length
          if (event.kind === 'log') expect(event.lines).toBe(newlines + (stream[at - 1] === 10 ? 0 : 1))
          line += newlines
        }
        expect(at).toBe(stream.length)
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  it('has the text of its log lines, unless they were cut', () => {
    fc.assert(
      fc.property(bytes, options, (stream, given) => {
        for (const event of eventsOf(stream, { ...given, logText: true })) {
          if (event.kind !== 'log' || event.cut) continue
          const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
          expect(event.text).toBe(decoder.decode(stream.subarray(event.at.start, event.at.end)))
        }
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  it('moves nothing without the nonce that is required', () => {
    fc.assert(
      fc.property(bytes, (stream) => {
        const events = eventsOf(stream, { nonce: { value: 'the-nonce-that-nobody-prints', required: true } })
        expect(events.filter(({ kind }) => kind !== 'log' && kind !== 'foreign')).toEqual([])
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  it('does not keep a block from being heard that comes after it and a line end', () => {
    const after = bytesOf('\n[ERROR]\nrun: n1\ntype: fatal\nmessage: after\nrecovery: notify_user\n[/ERROR]\n')
    fc.assert(
      fc.property(bytes, (stream) => {
        const events = eventsInChunks([stream, after], { nonce: { value: 'n1', required: true } })
        expect(events.at(-1)).toMatchObject({ kind: 'error', error: { message: 'after' } })
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  it('gives the same blocks wherever the log is flushed', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (stream, cut) => {
        const parser = createBlockParser()
        const middle = cut % (stream.length + 1)
        const events = [
          ...parser.push(stream.slice(0, middle)),
          ...parser.flush(),
          ...parser.push(stream.slice(middle)),
          ...parser.end(),
        ]
        const blocks = (all: typeof events) => all.filter(({ kind }) => kind !== 'log')
        expect(blocks(events)).toEqual(blocks(eventsOf(stream)))
      }),
      { numRuns: propertyRuns(500) },
    )
  })
})
