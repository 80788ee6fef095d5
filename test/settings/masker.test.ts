import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Masker } from '../../src/settings/mask/masker.ts'
import { isMaskable } from '../../src/settings/mask/value-encodings.ts'

const secretText = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', minLength: 6, maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 6, maxLength: 20 }),
  fc.base64String({ minLength: 8, maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'ab\'"\\n$` %/+&<\n'), minLength: 6, maxLength: 30 }),
)
/** Values that have something to hide: six bytes besides blanks and line breaks, and not all the same. */
const secret = secretText.filter(
  (text) => new Set(text.replaceAll(/[\s\\nr]/g, '')).size >= 5 && isMaskable(Buffer.from(text)),
)

const maskerOf = (...values: readonly string[]) =>
  new Masker(values.map((value, index) => ({ name: `S${index}`, value: Buffer.from(value) })))

const ENCODINGS: Readonly<Record<string, (value: string) => string>> = {
  plain: (value) => value,
  json: (value) => JSON.stringify(value).slice(1, -1),
  'json in json': (value) => JSON.stringify(JSON.stringify(value)),
  'base64 0': (value) => Buffer.from(value).toString('base64'),
  'base64 1': (value) => Buffer.from(`x${value}`).toString('base64'),
  'base64 2': (value) => Buffer.from(`xy${value}yx`).toString('base64'),
  base64url: (value) => Buffer.from(`user:${value}`).toString('base64url'),
  'base64 twice': (value) => Buffer.from(Buffer.from(value).toString('base64')).toString('base64'),
  url: (value) => encodeURIComponent(value),
  'hex lower': (value) => Buffer.from(value).toString('hex'),
  'hex upper': (value) => Buffer.from(value).toString('hex').toUpperCase(),
  'single quotes': (value) => `'${value.replaceAll("'", "'\\''")}'`,
  'double quotes': (value) => `"${value.replaceAll(/[\\"$`]/g, '\\$&')}"`,
  'od -c numbers': (value) => [...Buffer.from(value)].join(', '),
  reversed: (value) => Buffer.from(Buffer.from(value).toReversed()).toString('latin1'),
}

describe('a masker', () => {
  for (const [name, encode] of Object.entries(ENCODINGS)) {
    it(`hides a value that is written as ${name}`, () => {
      fc.assert(
        fc.property(secret, fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (value, before, after) => {
          const encoded = encode(value)
          const text = Buffer.from(`${before} ${encoded} ${after}`, name === 'reversed' ? 'latin1' : 'utf8')
          const masked = Buffer.from(maskerOf(value).bytes(text))
          expect(masked.length).toBe(text.length)
          // Nothing of six bytes in a row is left of it.
          const core = Buffer.from(encoded.replaceAll('"', ''), name === 'reversed' ? 'latin1' : 'utf8')
          expect(masked.includes(core)).toBe(false)
        }),
        { numRuns: 60 },
      )
    })
  }

  it('finds the same whatever the chunks are, and gives back as many bytes as it got', () => {
    fc.assert(
      fc.property(
        fc.array(secret, { minLength: 1, maxLength: 4 }),
        fc.array(fc.oneof(fc.string(), fc.nat(3), fc.constant('\n'), fc.constant('\\')), { maxLength: 12 }),
        fc.array(fc.nat(400), { maxLength: 12 }),
        (values, parts, cuts) => {
          const masker = maskerOf(...values)
          const text = Buffer.from(
            parts.map((part) => (typeof part === 'number' ? values[part % values.length] : part)).join(''),
          )
          const stream = masker.stream()
          const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).toSorted((a, b) => a - b), text.length]
          const out = places.slice(1).map((to, index) => Buffer.from(stream.push(text.subarray(places[index], to))))
          const whole = Buffer.concat([...out, stream.end()])
          expect(whole.toString('latin1')).toBe(Buffer.from(masker.bytes(text)).toString('latin1'))
        },
      ),
      {
        numRuns: 500,
        examples: [
          // A value is found behind a backslash from which on a longer pattern, `\/a…`, is still open.
          [['/a`+a&\\\\', ' !"#$¡'], ['\\', 0, '\n'], []],
          // An escaped line break before the value is cut off from it.
          [['b`aa"/', 'n`"+a&aaaa'], ['\\', 1], [2]],
          // A sign that is no escape becomes one when what follows it is resolved.
          [['7fDww=bI3'], ['%%\\', '7fDww%253DbI3'], [2, 3, 4, 9]],
        ],
      },
    )
  })

  it('shows what is before a value, where it might have begun a longer one', () => {
    const masker = maskerOf('abcdef-123', 'X-abcdef-123-ghijkl')
    for (const rest of [' end', '-ghijkl end']) {
      const stream = masker.stream()
      const text = `X-abcdef-123${rest}`
      const out = [...Buffer.from(text)].map((byte) => Buffer.from(stream.push(Uint8Array.of(byte))))
      expect(Buffer.concat([...out, stream.end()]).toString()).toBe(masker.text(text))
    }
    const stopped = masker.stream()
    stopped.push(Buffer.from('X-abcdef-123'))
    expect(Buffer.from(stopped.release()).toString()).toBe('*'.repeat(12))
  })

  it('finds a value whose bytes come one by one, and one that is split over lines at any place', () => {
    const value = randomBytes(18).toString('base64url')
    const masker = maskerOf(value)
    for (const encoded of [value, Buffer.from(`..${value}`).toString('base64'), Buffer.from(value).toString('hex')]) {
      for (const gap of ['', '\n', '\r\n', '\\n', '\\r\\n', '\\\\n', '\n    ', '\\\n']) {
        for (let at = 6; at < encoded.length - 6; at += 1) {
          const text = Buffer.from(`a line\n${encoded.slice(0, at)}${gap}${encoded.slice(at)} and more`)
          const stream = masker.stream()
          const out = [...text].map((byte) => Buffer.from(stream.push(Uint8Array.of(byte))))
          const shown = Buffer.concat([...out, stream.end()]).toString()
          const left = encoded.slice(0, at).slice(-5) + encoded.slice(at).slice(0, 5)
          expect(shown.replaceAll(/[\s\\nr]/g, '').includes(left.replaceAll(/[\\nr]/g, ''))).toBe(false)
          expect(shown).toHaveLength(text.length)
          expect(shown.endsWith(' and more')).toBe(true)
        }
      }
    }
  })

  it('hides the telling beginning of a value when the stream stops in it, and the rest that comes later', () => {
    const stream = maskerOf('Kq7-wine-Glass-4711').stream()
    expect(Buffer.from(stream.push(Buffer.from('key Kq7-wine-'))).toString()).toBe('key ')
    expect(Buffer.from(stream.release()).toString()).toBe('*********')
    expect(Buffer.from(stream.push(Buffer.from('Glass-4711 end.\n'))).toString()).toBe('********** end.\n')
    expect(Buffer.from(stream.push(Buffer.from('K'))).toString()).toBe('')
    expect(Buffer.from(stream.release()).toString()).toBe('K')
    expect(Buffer.from(stream.push(Buffer.from('q7-wine-Glass-4711.'))).toString()).toBe(`${'*'.repeat(18)}.`)
  })

  it('leaves text alone that holds no value', () => {
    const masker = maskerOf(randomBytes(24).toString('hex'), randomBytes(24).toString('base64'))
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => masker.text(text) === text))
  })

  it('hides values that overlap, and a long file piece by piece', () => {
    expect(maskerOf('abcdef-123', '123-ghijkl').text('x abcdef-123-ghijkl y')).toBe('x ***************** y')
    const file = randomBytes(3_000).toString('base64').replaceAll(/.{64}/g, '$&\n')
    const lines = file.split('\n')
    const shown = maskerOf(file).text(`cat: ${lines.slice(3, 20).join('\n')}`)
    for (const line of lines.slice(5, 18)) expect(shown).not.toContain(line)
    expect(maskerOf(file).text(JSON.stringify({ file }))).not.toMatch(/[A-Za-z0-9]{12}/)
  })

  it('holds back little, whatever comes', () => {
    const value = randomBytes(24).toString('base64')
    const stream = maskerOf(value).stream()
    const line = Buffer.alloc(1_000_000, value.slice(0, -1))
    for (let round = 0; round < 8; round += 1) {
      stream.push(line)
      expect(stream.held).toBeLessThan(2_000)
    }
    stream.push(Buffer.alloc(1_000_000, '\n'))
    expect(stream.held).toBeLessThan(2_000)
  })

  it.each([
    ...[
      '\n',
      '\r\n',
      '\n   \t',
      '\\',
      '\\n',
      '%',
      '%\n',
      '%0A',
      '%250A',
      '&\n\n',
      '&#x',
      '\u001b[',
      '\\u00\n',
      '\\x5c',
    ],
    ...[`a${'\n'.repeat(900)}`, `K${'\n'.repeat(900)}`, 'Kq7-wine-', '-----BEGIN PRIVATE KEY-----'],
  ])('keeps little in memory of %j, printed without end', (unit) => {
    const stream = maskerOf('Kq7-wine-Glass-4711', 'n%41\\nxx%2541&amp;zz9').stream()
    const chunk = Buffer.from(unit.repeat(Math.ceil(2_000 / unit.length)))
    for (let round = 0; round < 40; round += 1) {
      stream.push(chunk)
      expect(stream.kept).toBeLessThan(20_000)
    }
  })

  it('knows the published forms of keys', () => {
    const masker = new Masker([])
    const keys = [
      `sk-ant-api03-${'aB3_'.repeat(20)}`,
      `sk-proj-${'aB3_'.repeat(20)}`,
      `ghp_${'aB3d'.repeat(9)}`,
      `github_pat_${'aB3d'.repeat(10)}`,
      `AKIA${'ABCD2345'.repeat(2)}`,
      `AIza${'aB3d_'.repeat(7)}`,
      `xoxb-${'1234567890-'.repeat(3)}abc`,
      `-----BEGIN RSA PRIVATE KEY-----\n${'MIIE'.repeat(30)}\n-----END RSA PRIVATE KEY-----`,
    ]
    for (const key of keys) {
      for (let pad = 0; pad < 5; pad += 1) {
        const text = `${'.'.repeat(pad)}${key} said`
        expect(masker.text(text).startsWith(`${'.'.repeat(pad)}**********`), key).toBe(true)
        expect(masker.labels(Buffer.from(text))).toHaveLength(1)
      }
    }
    for (const harmless of ['sk-ant-', 'AKIA is a prefix', 'ghp_short', 'task_id: npm_config_cache', 'AIzawa']) {
      expect(masker.text(harmless)).toBe(harmless)
    }
  })
})
