import { describe, expect, it } from 'vitest'
import { type Field, readFields } from '../../../src/protocol/agent-blocks/read-fields.ts'

function read(text: string, lists: readonly string[] = []) {
  const lines = text.split('\n').map((line, index) => ({ text: line, line: index + 1 }))
  return readFields(lines, (name) => lists.includes(name))
}

const textOf = (text: string): string | undefined => read(text).fields.get('key')?.text
const itemsOf = (text: string) => (read(text, ['key']).fields.get('key') as Field).items

describe('the text of a field', () => {
  it.each([
    ['stands after the colon', 'key: value', 'value'],
    ['needs no space before it', 'key:value', 'value'],
    ['keeps colons and white space inside', 'key:  a: b\tc ', 'a: b\tc'],
    ['is absent where nothing is written', 'key:  ', undefined],
    ['goes on in indented lines', 'key: a\n  b\n\tc', 'a\nb\nc'],
    ['may begin in the next line', 'key:\n  a\n  b', 'a\nb'],
    ['keeps what is indented further than its first line', 'key: a\n  b\n    c\n d', 'a\nb\n  c\nd'],
    ['keeps empty lines between its lines only', 'key:\n\n  a\n\n  \n  b\n\n', 'a\n\n\nb'],
    ['keeps indented dashes', 'key: a\n  - b\n  - c', 'a\n- b\n- c'],
    ['keeps tags that are indented', 'key: a\n  [/ERROR]', 'a\n[/ERROR]'],
    ['loses white space at the end of each line', 'key: a \n  b\t', 'a\nb'],
    ['may be a JSON string', 'key: "a\\nb\\u0020 "', 'a\nb  '],
    ['may be the empty JSON string', 'key: ""', ''],
    ['keeps quotes that are no JSON string', 'key: "a" or "b"', '"a" or "b"'],
    ['keeps a quote that is alone', 'key: "', '"'],
    ['keeps quotes of a text in several lines', 'key: "a"\n  "b"', '"a"\n"b"'],
    ['keeps line separators that are no line ends', 'key: a\u2028b\u0085c', 'a\u2028b\u0085c'],
    ['keeps white space that is neither space nor tab', 'key: \u3000a\u00a0', '\u3000a\u00a0'],
  ])('%s', (_, text, expected) => {
    expect(textOf(text)).toBe(expected)
    expect(read(text).violations).toEqual([])
  })

  it('has a place, in lines and columns', () => {
    expect(read('a: x\nkey:   y').fields.get('key')).toEqual({ name: 'key', text: 'y', items: [], line: 2, column: 8 })
  })
})

describe('the items of a field', () => {
  it('are indented or not', () => {
    expect(itemsOf('key:\n- a\n  - b\n\t-   c ')).toEqual([
      { text: 'a', line: 2, column: 1 },
      { text: 'b', line: 3, column: 3 },
      { text: 'c', line: 4, column: 2 },
    ])
  })

  it.each([
    ['keep dashes after the first', 'key:\n- - a', ['- a']],
    ['go on in indented lines', 'key:\n- a\n  b\n\n    c\n- d', ['a\nb\nc', 'd']],
    ['may be empty', 'key:\n-\n- ', ['', '']],
    ['may be JSON strings', 'key:\n- " a"\n- "b" c', [' a', '"b" c']],
    ['may begin in the next line', 'key:\n-\n  a', ['a']],
  ])('%s', (_, text, expected) => {
    expect(itemsOf(text).map((item) => item.text)).toEqual(expected)
  })

  it('are none of a dash without a space', () => {
    const { fields, violations } = read('key:\n-a\n  b', ['key'])
    expect(fields.get('key')?.items).toEqual([])
    expect(violations.map(({ rule, position }) => [rule, position])).toEqual([
      ['block_line_misplaced', { line: 2, column: 1 }],
      ['block_line_misplaced', { line: 3, column: 1 }],
    ])
  })
})

describe('a line that is no field', () => {
  it.each(['Key: a', 'key : a', 'a key: a', '1: a', '_a: b', '[/ERROR]', `${'k'.repeat(41)}: a`, 'text'])(
    'can be %j',
    (line) => {
      expect(read(line)).toEqual({
        fields: new Map(),
        violations: [{ pointer: '', rule: 'block_line_misplaced', values: {}, position: { line: 1, column: 1 } }],
      })
    },
  )

  it('may be empty anywhere', () => {
    expect(read('\n  \n\tkey: a\n').violations.map(({ position }) => position?.line)).toEqual([3])
    expect(read('key: a\n\n \t\nother_key: b').violations).toEqual([])
  })
})

it('takes the first of two fields of the same name, whose lines do not mix', () => {
  const { fields, violations } = read('key: a\nkey: b\n  c')
  expect(fields.get('key')?.text).toBe('a')
  expect(violations).toEqual([
    { pointer: '/key', rule: 'block_field_twice', values: { field: 'key' }, position: { line: 2, column: 1 } },
  ])
})

it('reads names of forty letters and members of every object', () => {
  const name = 'k'.repeat(40)
  expect([...read(`${name}: a\nconstructor: b`).fields.keys()]).toEqual([name, 'constructor'])
})
