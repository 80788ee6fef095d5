import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BlockParserOptions } from '../../../src/protocol/agent-blocks/block-parser.ts'
import { bytesOf, eventsInChunks, eventsOf, randomChunks, seededRandom } from '../../support/parse-agent-output.ts'

const FIXTURES = new URL('../../fixtures/protocol/', import.meta.url)
const SAMPLES = new URL('samples/', FIXTURES)
// A mutant that depends on the chunks is found by far fewer, and every mutant runs all of them.
const CHUNKINGS = process.env.STRYKER_MUTATOR_WORKER ? 25 : 2000

const sampleNames = readdirSync(SAMPLES)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -'.txt'.length))

const concat = (...pieces: (string | Uint8Array)[]) => Buffer.concat(pieces.map(bytesOf))

/** What the source document has no sample of. */
const OWN_SAMPLES: Readonly<Record<string, { bytes: Uint8Array; options?: BlockParserOptions }>> = {
  'a result in Korean': {
    bytes: bytesOf(
      '로그 🚀\n[AGENT_RESULT]\nsummary: 로그인 화면을 고쳤습니다\nverdict: needs_revision\nissues:\n' +
        '- critical/security src/로그인.ts:12 토큰이 기록됩니다\nfailed_tests:\n- 더하기 | expected: 3 | actual: 4 | fault: code\n[/AGENT_RESULT]\n끝',
    ),
  },
  'Windows line ends': {
    bytes: bytesOf(
      '[ERROR]\r\ntype: fatal\r\nmessage: m\r\n  더\r\n\r\nrecovery: notify_user\r\n[/ERROR]\r\n\r\nx\r\n',
    ),
  },
  'invalid UTF-8': {
    bytes: concat(
      '[ERROR]\ntype: fatal\nmessage: a',
      Uint8Array.of(0xff, 0xe2, 0x82),
      '\nrecovery: notify_user\n[/ERROR]\n',
      Uint8Array.of(0xf0, 0x9f),
    ),
  },
  'fences and nonces': {
    bytes: bytesOf(
      '```\n[ERROR]\ntype: fatal\n```\n~~~~ x\n=== PHASE 1 COMPLETE ===\nrun: n1\n~~~~\n[ERROR]\nrun: other\n[/ERROR]\n=== PHASE 1 COMPLETE ===\nPhase: x\n',
    ),
    options: { nonce: { value: 'n1', required: false } },
  },
  'unclosed after unclosed': {
    bytes: bytesOf(
      '[ERROR]\ntype: fatal\n[USER_QUESTION]\nquestion: ?\n=== CUSTOM TASK COMPLETE ===\nTask: t\n  more\n[ERROR]',
    ),
  },
  'lines and blocks over small limits': {
    bytes: bytesOf(
      `${'가'.repeat(40)}\n[ERROR]\ntype: fatal\nmessage: ${'나'.repeat(40)}\ndetails: d\n${'  more\n'.repeat(30)}recovery: notify_user\n[/ERROR]\n${'z'.repeat(300)}`,
    ),
    options: { limits: { maxLineBytes: 50, maxBlockBytes: 200, maxFenceBytes: 100 } },
  },
}

describe('any chunking gives the same events', () => {
  it.each(sampleNames)('for the sample %s of the source document', (name) => {
    const bytes = readFileSync(new URL(`${name}.txt`, SAMPLES))
    const expected: unknown = JSON.parse(readFileSync(new URL(`${name}.events.json`, SAMPLES), 'utf8'))
    expectSameEvents(bytes, { logText: true }, expected)
  })

  it.each(Object.entries(OWN_SAMPLES))('for %s', (_, { bytes, options }) => {
    expectSameEvents(bytes, { logText: true, ...options }, eventsOf(bytes, { logText: true, ...options }))
  })

  it('for the source document as a whole', () => {
    const bytes = readFileSync(new URL('agent-platform-protocol.md', FIXTURES))
    expectSameEvents(bytes, {}, [{ kind: 'log', at: { line: 1, start: 0, end: bytes.length }, lines: 691 }])
  })

  it('for one byte at a time', () => {
    for (const { bytes, options } of Object.values(OWN_SAMPLES)) {
      const single = Array.from(bytes, (byte) => Uint8Array.of(byte))
      expect(eventsInChunks(single, options)).toEqual(eventsOf(bytes, options))
    }
  })

  it('for empty chunks in between', () => {
    const empty = new Uint8Array()
    expect(eventsInChunks([empty, bytesOf('a'), empty, bytesOf('\n'), empty])).toEqual(eventsOf('a\n'))
  })

  it('for a log that is longer than one event', () => {
    const bytes = bytesOf('2026-02-28 a line of a log that goes on and on\n'.repeat(4000))
    const events = eventsOf(bytes)
    expect(events).toEqual([
      { kind: 'log', at: { line: 1, start: 0, end: 65_565 }, lines: 1395 },
      { kind: 'log', at: { line: 1396, start: 65_565, end: 131_083 }, lines: 1394 },
      { kind: 'log', at: { line: 2790, start: 131_083, end: 188_000 }, lines: 1211 },
    ])
    const random = seededRandom(7)
    for (let run = 0; run < 50; run += 1) expect(eventsInChunks(randomChunks(bytes, random))).toEqual(events)
  })
})

it('has a fixture for every sample of the source document', () => {
  const document = readFileSync(new URL('agent-platform-protocol.md', FIXTURES), 'utf8')
  const fences = Array.from(document.matchAll(/^```\w*\n(.*?)^```$/gms), (match) => match[1] as string)
  const samples = fences.filter((fence) => /^\s*\[\/?[A-Z_]+\]|=== /m.test(fence))
  expect(samples).toHaveLength(29)
  expect(sampleNames.map((name) => readFileSync(new URL(`${name}.txt`, SAMPLES), 'utf8'))).toEqual(samples)
})

function expectSameEvents(bytes: Uint8Array, options: BlockParserOptions, expected: unknown): void {
  expect(eventsOf(bytes, options)).toEqual(expected)
  const wanted = JSON.stringify(expected)
  const random = seededRandom(bytes.length)
  for (let run = 0; run < CHUNKINGS; run += 1) {
    const chunks = randomChunks(bytes, random)
    const events = eventsInChunks(chunks, options)
    // Comparing text is much faster; the slow comparison only says where they differ.
    if (JSON.stringify(events) !== wanted)
      expect({ lengths: chunks.map(({ length }) => length), events }).toEqual({ events: expected })
  }
}
