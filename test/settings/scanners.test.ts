import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Masker } from '../../src/settings/mask/masker.ts'
import { indexesOf, type PatternIndex } from '../../src/settings/mask/pattern-index.ts'
import { PlainScanner } from '../../src/settings/mask/plain-scanner.ts'
import { restartBefore, type TextReading } from '../../src/settings/mask/text-reading.ts'
import type { TextScanner } from '../../src/settings/mask/text-scanner.ts'
import { wasmScanner } from '../../src/settings/mask/wasm-scanner.ts'

const piece = fc.oneof(
  fc.constantFrom('\n', '\r\n', '\\n', '\\\\n', '\\', '\n   ', ' ', '\t', '\n'.repeat(600), 'Kq7-wine-Glass-4711'),
  fc.constantFrom(
    '%',
    '&',
    '%2F',
    '\u001b',
    '\u001b[',
    '\u001b[1;31m',
    '\u001b(B',
    `\n${' '.repeat(300)}`,
    '\u001b[1234567890123456789012345678901',
  ),
  fc.constantFrom(
    '\\t',
    '\\"',
    '\\\\"',
    '\\u0041',
    '\\x41',
    '\\101',
    '&&',
    '&& ',
    '&amp;',
    '%0A',
    '%250A',
    '\\E[1m',
    '\\\\\\"',
  ),
  fc.constantFrom('sk-', 'ghp_', '-----BEGIN ', 'AKIA', 'hooks.slack.com/services/', 'xoxb-', 'SG.', 'hf_'),
  fc.string({ maxLength: 40 }),
  fc.nat(60).map((length) => 'aB3_'.repeat(length)),
)
const text = fc.array(piece, { maxLength: 30 }).map((parts) => Buffer.from(parts.join('')))

/** Everything that a scanner says about a text. */
function said(scanner: TextScanner, given: Uint8Array, isOver: boolean, indexes: readonly PatternIndex[]) {
  scanner.room(given.length).set(given)
  const read = scanner.read(given.length, isOver)
  const { isEscaped } = read
  const hits = indexes.map(({ stride }, number) => {
    const places: number[] = []
    for (let at = scanner.next(number, 0); at >= 0; at = scanner.next(number, at + stride)) places.push(at)
    return places
  })
  const readings = [readingOf(read, given)]
  let top: TextReading = read
  for (let round = 0; round < 3; round += 1) {
    top = scanner.unescape(top, round, given.length, isOver)
    readings.push(readingOf(top, given))
  }
  return { isEscaped, hits, readings }
}

function readingOf(reading: TextReading, given: Uint8Array) {
  const { bytes, stop, mayBegin } = reading
  return {
    bytes: Buffer.from(bytes).toString('latin1'),
    stop,
    holds: stop < given.length && mayBegin,
    places: [...bytes].map((_, at) => [reading.startOf(at), reading.endOf(at)]),
    whole: Array.from({ length: stop + 1 }, (_, place) => reading.wholeBefore(place)),
  }
}

describe('the two scanners', () => {
  for (const values of [
    ['Kq7-wine-Glass-4711-and-some-more'],
    ['secret'],
    ['Kq7-wine-Glass-4711-more', 'nine-chars'],
  ]) {
    it(`read every text alike, with values of ${values.map(({ length }) => length).join(' and ')} characters`, () => {
      const indexes = indexesOf(values.map((value) => ({ bytes: Buffer.from(value), label: value })))
      const fast = wasmScanner(indexes)
      if (!fast) throw new Error('this engine has no WebAssembly: the test would prove nothing')
      const plain = new PlainScanner(indexes)
      fc.assert(
        fc.property(text, fc.boolean(), (given, isOver) => {
          const { isEscaped, ...read } = said(plain, given, isOver, indexes)
          const fastRead = said(fast, given, isOver, indexes)
          // The fast one may take a sign for an escape that is part of a control sequence, but misses none.
          expect(fastRead).toEqual({ ...read, isEscaped: isEscaped || fastRead.isEscaped })
          fast.room(given.length).set(given)
          plain.room(given.length).set(given)
          const starts = [...Array.from(fast.keyStarts(given.length))].filter((at) => at + 4 <= given.length)
          // The fast one may name more places, but misses none.
          for (const at of plain.keyStarts(given.length)) if (at + 4 <= given.length) expect(starts).toContain(at)
        }),
        { numRuns: 400 },
      )
    })
  }
})

it.each(['%0A', '\\u000a', '&#10;', '\\n', '%250A', '\u001b[0\\'])(
  'a text of nothing but %j is read again from between two of them',
  (unit) => {
    const indexes = indexesOf([{ bytes: Buffer.from('Kq7-wine-Glass-4711-and-some-more'), label: 'S' }])
    for (const scanner of [new PlainScanner(indexes), wasmScanner(indexes) as TextScanner]) {
      const given = Buffer.from(`a${unit.repeat(4_000)}b`)
      scanner.room(given.length).set(given)
      let top: TextReading = scanner.read(given.length, false)
      for (let round = 0; round < 3; round += 1) top = scanner.unescape(top, round, given.length, false)
      for (let place = 5_000; place < 5_040; place += 1) {
        const restart = restartBefore(top, place)
        expect(restart).toBeLessThanOrEqual(place)
        expect(place - restart).toBeLessThan(unit.length)
        expect((restart - 1) % unit.length).toBe(0)
      }
    }
  },
)

describe('a value of which single characters are escaped', () => {
  const value = 'Kq7-wine-Glass-4711-and-some-more-of-it'
  const masker = new Masker([{ name: 'S', value: Buffer.from(value) }])
  const hexOf = (sign: string) => sign.charCodeAt(0).toString(16)
  const writings: readonly ((sign: string) => string)[] = [
    (sign) => `%${hexOf(sign)}`,
    (sign) => `%25${hexOf(sign)}`,
    (sign) => `\\u00${hexOf(sign)}`,
    (sign) => `\\\\x${hexOf(sign)}`,
    (sign) => `&#${sign.charCodeAt(0)};`,
    (sign) => `${sign}\n  `,
  ]
  const shift = fc.nat(60).map((length) => 'the tests passed; \\"so they said\\" '.repeat(60).slice(0, 2_100 + length))

  it('is found wherever it stands between other escapes', () => {
    fc.assert(
      fc.property(shift, fc.array(fc.tuple(fc.nat(value.length - 1), fc.nat(writings.length - 1))), (before, at) => {
        const signs = [...value]
        for (const [place, writing] of at) signs[place] = writings[writing]?.(value[place] as string) as string
        const written = signs.join('')
        const shown = masker.text(`${before}${written} ${before}`)
        expect(shown).toBe(
          `${before}${written.trimEnd().replaceAll(/[^\n]/g, '*')}${written.slice(written.trimEnd().length)} ${before}`,
        )
      }),
      { numRuns: 300 },
    )
  })
})

const KEYS: Readonly<Record<string, string>> = {
  Anthropic: `sk-ant-api03-${'aB3_'.repeat(20)}`,
  OpenAI: `sk-${'aB3d'.repeat(5)}T3BlbkFJ${'aB3d'.repeat(5)}`,
  GitHub: `ghp_${'aB3d'.repeat(9)}`,
  AWS: `AKIA${'ABCD2345'.repeat(2)}`,
  Slack: `https://hooks.slack.com/services/T0000/B0000/${'aB3d'.repeat(6)}`,
  SendGrid: `SG.${'aB3d'.repeat(5)}.${'aB3d'.repeat(10)}`,
  'private key': `-----BEGIN RSA PRIVATE KEY-----\n${`${'MIIE'.repeat(16)}\n`.repeat(25)}-----END RSA PRIVATE KEY-----`,
  'private key in JSON': `-----BEGIN PRIVATE KEY-----\\n${`${'MIIE'.repeat(16)}\\n`.repeat(25)}-----END PRIVATE KEY-----\\n`,
  'private key without an end': `-----BEGIN OPENSSH PRIVATE KEY-----\n${`${'b3Bl'.repeat(17)}\n`.repeat(40)}`,
  'short private key': '-----BEGIN PRIVATE KEY-----\nabc123xyz\n-----END PRIVATE KEY-----',
}

const streamed = (masker: Masker, given: Buffer, cuts: readonly number[]): string => {
  const stream = masker.stream()
  const places = [0, ...cuts.map((cut) => cut % (given.length + 1)).toSorted((a, b) => a - b), given.length]
  const out = places.slice(1).map((to, index) => Buffer.from(stream.push(given.subarray(places[index], to))))
  return Buffer.concat([...out, stream.end()]).toString('latin1')
}

describe('a key that nobody declared, in a stream', () => {
  const masker = new Masker([{ name: 'S', value: Buffer.from(randomBytes(20).toString('hex')) }])

  for (const [kind, key] of Object.entries(KEYS)) {
    it(`is hidden wherever it is cut: ${kind}`, () => {
      const filler = 'a line of a log that says nothing\n'
      for (const lines of [0, 3, 80]) {
        const given = Buffer.from(`${filler.repeat(lines)}key=${key}\n=== done ===\n${filler.repeat(lines)}`)
        const whole = Buffer.from(masker.bytes(given)).toString('latin1')
        expect(whole).not.toMatch(/aB3d|MIIE|b3Bl|ABCD|xyz/)
        expect(whole).toContain('\n=== done ===\n')
        fc.assert(
          fc.property(fc.array(fc.nat(1_000_000), { maxLength: 8 }), (cuts) => {
            expect(streamed(masker, given, cuts)).toBe(whole)
          }),
          { numRuns: 40 },
        )
      }
    })
  }

  it('is held back by a bounded length, and code that names its beginning is shown as it is', () => {
    const stream = masker.stream()
    for (let round = 0; round < 200; round += 1) {
      stream.push(Buffer.from(`-----BEGIN PRIVATE KEY-----\n${'MIIE'.repeat(5_000)}`))
      expect(stream.held).toBeLessThan(20_000)
    }
    const code = `if (pem.startsWith('-----BEGIN PRIVATE KEY-----')) return\nconst task = 'task-list'\n${'more code\n'.repeat(200)}`
    expect(masker.text(code)).toBe(code)
    expect(streamed(masker, Buffer.from(code), [40, 41, 70])).toBe(code)
  })

  it('is hidden when the stream stops in it, and a word that only begins like one is not', () => {
    const stream = masker.stream()
    expect(Buffer.from(stream.push(Buffer.from(`key ${KEYS.GitHub?.slice(0, 30)}`))).toString()).toBe('key ')
    expect(Buffer.from(stream.release()).toString()).toBe('*'.repeat(30))
    // Where a value happens to begin with an x, that is held first.
    const rest = [stream.push(Buffer.from(`${KEYS.GitHub?.slice(30)} x\n`)), stream.release()]
    expect(Buffer.concat(rest.map((one) => Buffer.from(one))).toString()).toBe(`${'*'.repeat(10)} x\n`)
    for (const word of ['task-management', 'sk-a', 'the npm_']) {
      const said = Buffer.from(stream.push(Buffer.from(word))).toString() + Buffer.from(stream.release()).toString()
      expect(said).toBe(word)
      // Where the value begins with an a, `a ` may begin it as characters with blanks between them, and is held.
      stream.push(Buffer.from(' \n'))
      stream.release()
    }
  })
})
