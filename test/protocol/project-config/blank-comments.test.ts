import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankComments } from '../../../src/protocol/project-config/blank-comments.ts'

const blanked = (text: string) => {
  const answer = blankComments(text)
  if (!answer.ok) throw new Error(`a comment at ${answer.at} never ends`)
  return answer.text
}

/** What may stand between any two parts of a JSON text. */
const gaps = fc.array(
  fc.constantFrom(' ', '\n', '\r\n', '\t', '// "x": [1,] \n', '/* , ] } " // */', '/**/', '/* 두\n줄 */', '//\r'),
  { maxLength: 3 },
)

/** The same JSON with comments, white space and trailing commas put in wherever they may stand. */
function decorated(value: unknown, gap: () => string, comma: () => boolean): string {
  const around = (text: string) => `${gap()}${text}${gap()}`
  const list = (open: string, parts: string[], close: string) =>
    `${open}${parts.join(',') || gap()}${parts.length > 0 && comma() ? `,${gap()}` : ''}${close}`
  if (Array.isArray(value)) {
    const items = value.map((item) => around(decorated(item, gap, comma)))
    return list('[', items, ']')
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(
    ([key, member]) => `${around(JSON.stringify(key))}:${around(decorated(member, gap, comma))}`,
  )
  return list('{', members, '}')
}

const values = fc.jsonValue({ stringUnit: fc.constantFrom('a', '"', '\\', '/', '*', '//', '/*', ',', ']', '한', '\n') })

describe('JSON with comments', () => {
  test('has the value it has without them, wherever they stand', () => {
    let commented = 0
    fc.assert(
      fc.property(values, fc.infiniteStream(gaps), fc.infiniteStream(fc.boolean()), (value, spaces, commas) => {
        const gap = () => (spaces.next().value as string[]).join('')
        const text = `${gap()}${decorated(value, gap, () => commas.next().value as boolean)}${gap()}`
        if (/\/[/*]/.test(text)) commented += 1
        expect(JSON.parse(blanked(text))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 500 },
    )
    expect(commented).toBeGreaterThan(250)
  })

  test('keeps every place: what is not blanked stands where it stood, and lines end where they ended', () => {
    const pieces = fc.constantFrom(
      '//',
      '/*',
      '*/',
      '"',
      '\\',
      ',',
      ']',
      '}',
      '[',
      '{',
      ':',
      '\n',
      '\r',
      ' ',
      'x',
      '한🙂',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('')
        const answer = blankComments(text)
        if (!answer.ok) {
          expect(text.slice(answer.at, answer.at + 2)).toBe('/*')
          expect(text.indexOf('*/', answer.at + 2)).toBe(-1)
          return
        }
        expect(answer.text).toHaveLength(text.length)
        for (let at = 0; at < text.length; at += 1) {
          if (answer.text[at] === text[at]) continue
          expect(answer.text[at]).toBe(' ')
          expect(text[at]).not.toMatch(/[\r\n]/)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('changes nothing in JSON that has none', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(blanked(text)).toBe(text)
      }),
    )
  })

  test.each([
    ['{"a": "// no comment", "b": "/* nor this */"}', '{"a": "// no comment", "b": "/* nor this */"}'],
    ['{"a": "\\"// still a string"}', '{"a": "\\"// still a string"}'],
    ['[1, // one\n 2 /* two */, ]', `[1,       \n 2${' '.repeat(12)}]`],
    ['["a,]", ]', '["a,]"  ]'],
    ['// only', '       '],
  ])('%j becomes %j', (text, expected) => {
    expect(blanked(text)).toBe(expected)
  })

  test.each(['[,]', '{,}', '[1,,]', '[1,,2]', ',', '{"a":,}', '/ x', '[1 2,]'])(
    '%j is no JSON before and after',
    (text) => {
      expect(() => JSON.parse(blanked(text))).toThrow()
    },
  )

  test.each([
    ['/*', 0],
    ['{} /* a', 3],
    ['/*/', 0],
  ])('%j has a comment without end at %i', (text, at) => {
    expect(blankComments(text)).toEqual({ ok: false, at })
  })

  test('takes time in proportion to its length, whatever it is', () => {
    for (const piece of ['/', '/*', '//', '"', '\\', ',', '/**/', '[,', '"\\', ',/**/']) {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
      const started = performance.now()
      blankComments(text)
      expect(performance.now() - started, piece).toBeLessThan(5_000)
    }
  })
})
