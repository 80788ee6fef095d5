import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonPlaces } from '../../../src/protocol/project-config/json-places.ts'
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

  test('is refused exactly when JSON.parse refuses it, and the walk agrees', () => {
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
          const parses = (() => {
            try {
              JSON.parse(text)
              return true
            } catch {
              // What the property asks about.
              return false
            }
          })()
          expect(jsonPlaces(text).fault === undefined, text).toBe(parses)
        },
      ),
      { numRuns: 3_000 },
    )
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
})
