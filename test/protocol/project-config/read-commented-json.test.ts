import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CONFIG_LENGTH, readCommentedJson } from '../../../src/protocol/project-config/read-commented-json.ts'

const read = (text: string) => {
  const answer = readCommentedJson(text, 'x.json')
  if (!answer.ok) throw answer.error
  return answer.value
}

const refusal = (text: string) => {
  const answer = readCommentedJson(text, 'x.json')
  return answer.ok ? undefined : answer.error
}

describe('a text that a person wrote', () => {
  test('has its value, and every part of it its place', () => {
    const { value, positions } = read('{\n  // hello\n  "a": [1,\n    {"b/c": true}, ],\n}')
    expect(value).toEqual({ a: [1, { 'b/c': true }] })
    const places = {
      '': { line: 1, column: 1 },
      '/a': { line: 3, column: 3 },
      '/a/0': { line: 3, column: 9 },
      '/a/1': { line: 4, column: 5 },
      '/a/1/b~1c': { line: 4, column: 6 },
      '/a/2': undefined,
      '/b': undefined,
    }
    expect(Object.fromEntries(Object.keys(places).map((pointer) => [pointer, positions.get(pointer)]))).toEqual(places)
  })

  test('is told where a key stands twice, escapes and all, but not in two objects', () => {
    const { repeated } = read('{"command": 1,\n "a": {"command": 2},\n "\\u0063ommand": 3}')
    expect(repeated).toEqual([
      { pointer: '/command', rule: 'repeated_key', values: {}, position: { line: 3, column: 2 } },
    ])
  })

  test.each([
    ['{\n  "a": x\n}', 2, 8, 'x is not allowed here'],
    ['{"a": 1', 1, 8, 'it ends too early'],
    ['', 1, 1, 'it ends too early'],
    ['[1,,2]', 1, 4, ', is not allowed here'],
    ['{"a" 1}', 1, 6, '1 is not allowed here'],
    ["{'a': 1}", 1, 2, "' is not allowed here"],
    ['[1]\n]', 2, 1, '] is not allowed here'],
    ['["a\\x"]', 1, 2, '" is not allowed here'],
    ['["a\n"]', 1, 2, '" is not allowed here'],
    ['[\u202e]', 1, 2, 'an unexpected character'],
    ['[1] /* open', 1, 5, 'a comment is not closed'],
    ['[01]', 1, 3, '1 is not allowed here'],
  ])('%j is refused at line %i, column %i: %s', (text, line, column, reason) => {
    const error = refusal(text)
    expect(error?.code).toBe('INVALID_JSON')
    expect(error?.details).toEqual({ position: { line, column } })
    expect(error?.message).toContain(`line ${line}, column ${column}: ${reason}`)
    expect(error?.describe('ko')).toContain(`${line}행 ${column}열: `)
  })

  test('without comments or trailing commas is read exactly when JSON.parse reads it, to the same value', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '.5',
      'e3',
      'true',
      'nul',
      ' ',
      '\\',
      '0',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
        ),
        (text) => {
          fc.pre(!/,\s*[\]}]/.test(text) && !text.includes('__proto__'))
          const parsed = (() => {
            try {
              return { value: JSON.parse(text) as unknown }
            } catch {
              // What the property asks about.
              return undefined
            }
          })()
          const answer = readCommentedJson(text, 'x.json')
          expect(answer.ok ? { value: answer.value.value } : undefined, text).toEqual(parsed)
        },
      ),
      { numRuns: 3_000 },
    )
  })
})

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

describe('comments and trailing commas', () => {
  test('change nothing of the value, wherever they stand', () => {
    let commented = 0
    fc.assert(
      fc.property(values, fc.infiniteStream(gaps), fc.infiniteStream(fc.boolean()), (value, spaces, commas) => {
        const gap = () => (spaces.next().value as string[]).join('')
        const text = `${gap()}${decorated(value, gap, () => commas.next().value as boolean)}${gap()}`
        if (/\/[/*]/.test(text)) commented += 1
        expect(read(text).value).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 500 },
    )
    expect(commented).toBeGreaterThan(250)
  })

  test.each(['[,]', '{,}', '[1,,]', '[1,,2]', ',', '{"a":,}', '/ x', '[1 2,]', '// only', '/* only */'])(
    '%j is refused',
    (text) => {
      expect(refusal(text)?.code).toBe('INVALID_JSON')
    },
  )

  test('a byte order mark counts as nothing', () => {
    const { value, positions } = read('\ufeff{"a": 1}')
    expect(value).toEqual({ a: 1 })
    expect(positions.get('/a')).toEqual({ line: 1, column: 2 })
  })

  test('quotation marks in comments hide no nesting', () => {
    expect(refusal(`/* " */ ${'['.repeat(100_000)} /* " */`)?.code).toBe('JSON_TOO_DEEP')
  })
})

describe('a text that somebody hostile wrote', () => {
  test.each([
    ['200 kB of nesting', '['.repeat(200_000), 'JSON_TOO_DEEP'],
    ['nesting behind comments', '[/* */'.repeat(30_000), 'JSON_TOO_DEEP'],
    ['objects in objects', '{"a":'.repeat(40_000), 'JSON_TOO_DEEP'],
    ['a __proto__ key', '{"agents": {"__proto__": {"command": ["x"]}}} // hm', 'UNSAFE_KEY'],
    ['a __proto__ key in disguise', '{"\\u005f_proto__": 1,}', 'UNSAFE_KEY'],
    ['too many values', `[${'0,'.repeat(300_000)}0]`, 'JSON_TOO_MANY_VALUES'],
    ['more than anybody types', ' '.repeat(MAX_CONFIG_LENGTH + 1), 'INPUT_TOO_LARGE'],
  ])('%s is refused', (_name, text, code) => {
    expect(refusal(text)?.code).toBe(code)
    expect(({} as { command?: unknown }).command).toBeUndefined()
  })

  test('with 60,000 keys, all the same, is read and each repetition told', () => {
    expect(read(`{${'"a":1,'.repeat(60_000)}}`).repeated).toHaveLength(59_999)
  })

  test('takes time in proportion to its length, whatever it is', () => {
    for (const piece of ['/', '/*', '//', '"', '\\', ',', '/**/', '[,', '"\\', ',/**/', '1 ', '}', ':']) {
      const text = piece.repeat(Math.floor(MAX_CONFIG_LENGTH / piece.length))
      const started = performance.now()
      readCommentedJson(text, 'x.json')
      expect(performance.now() - started, piece).toBeLessThan(5_000)
    }
  })
})
