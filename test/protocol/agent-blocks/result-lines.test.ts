import { describe, expect, it } from 'vitest'
import { parseFailedTestLine } from '../../../src/protocol/agent-blocks/failed-test-line.ts'
import { parseIssueLine } from '../../../src/protocol/agent-blocks/issue-line.ts'
import { quotedAt, unquote } from '../../../src/protocol/agent-blocks/quoted-text.ts'

describe('the line of an issue', () => {
  it.each([
    ['critical/security src/a.ts:12 the token is logged', ['critical', true, 'src/a.ts', 12, 'the token is logged']],
    ['major src/a.ts:1 x', ['major', false, 'src/a.ts', 1, 'x']],
    ['minor src/a.ts no line', ['minor', false, 'src/a.ts', null, 'no line']],
    ['info - nowhere in particular', ['info', false, null, null, 'nowhere in particular']],
    ['info -:3 nowhere', ['info', false, null, 3, 'nowhere']],
    ['info  \t a.ts:7 \t spaces  inside ', ['info', false, 'a.ts', 7, 'spaces  inside']],
    ['minor "my file.ts":4 quoted path', ['minor', false, 'my file.ts', 4, 'quoted path']],
    ['minor "my file.ts" quoted path', ['minor', false, 'my file.ts', null, 'quoted path']],
    ['minor "-" a file of that name', ['minor', false, '-', null, 'a file of that name']],
    ['minor C:\\a.ts:5 a drive', ['minor', false, 'C:\\a.ts', 5, 'a drive']],
    ['minor a.ts:0 not a line', ['minor', false, 'a.ts:0', null, 'not a line']],
    ['minor a.ts:1234567890 not a line', ['minor', false, 'a.ts:1234567890', null, 'not a line']],
    ['minor a.ts:999999999 a line', ['minor', false, 'a.ts', 999_999_999, 'a line']],
    ['minor a.ts:5:9 with a column', ['minor', false, 'a.ts:5', 9, 'with a column']],
    ['minor a.ts:5 " quoted text "', ['minor', false, 'a.ts', 5, ' quoted text ']],
    ['minor a.ts:5 "half', ['minor', false, 'a.ts', 5, '"half']],
    ['minor a.ts two\nlines', ['minor', false, 'a.ts', null, 'two\nlines']],
  ])('reads %j', (line, [severity, security, path, number, text]) => {
    expect(parseIssueLine(line)).toEqual({ severity, security, path, line: number, text })
  })

  it.each([
    '',
    'blocker a.ts:1 x',
    'Major a.ts:1 x',
    ' major a.ts:1 x',
    'major/privacy a.ts:1 x',
    'majora.ts:1 x',
    'major',
    'major a.ts:1',
    'major a.ts:1   ',
    'major a.ts:1 ""',
    'major "a.ts"x y',
    'major "a.ts":x y',
    'major "a.ts x',
  ])('does not read %j', (line) => {
    expect(parseIssueLine(line)).toBeUndefined()
  })
})

describe('the line of a failed test', () => {
  it.each([
    ['adds up | expected: 3 | actual: 4 | fault: code', ['adds up', '3', '4', 'code']],
    ['a|expected:b|actual:c|fault:test', ['a', 'b', 'c', 'test']],
    ['a | fault: test | actual: c | expected: b', ['a', 'b', 'c', 'test']],
    ['  a\t|\texpected:\t b \t| actual: c | fault:  code ', ['a', 'b', 'c', 'code']],
    ['"a | b" | expected: "x|y" | actual: "" | fault: code', ['a | b', 'x|y', '', 'code']],
    ['"a" b | expected: "x" y | actual: "z | fault: code', ['"a" b', '"x" y', '"z', 'code']],
    ['expected: a | expected: b | actual: c | fault: code', ['expected: a', 'b', 'c', 'code']],
    ['a | expected: fault: x | actual: c | fault: "code"', ['a', 'fault: x', 'c', 'code']],
  ])('reads %j', (line, [name, expected, actual, fault]) => {
    expect(parseFailedTestLine(line)).toEqual({ name, expected, actual, fault })
  })

  it.each([
    '',
    'a',
    '| expected: b | actual: c | fault: code',
    'a | actual: c | fault: code',
    'a | expected: b | fault: code',
    'a | expected: b | actual: c',
    'a | expected: b | actual: c | fault: both',
    'a | expected: | actual: c | fault: code',
    'a | expected: b | actual: c | fault: code |',
    'a | expected: b | actual: c | fault: code | more',
    'a | expected: b | expected: b | actual: c | fault: code',
    'a | expected: b | c | actual: c | fault: code',
    'a | expected b | actual: c | fault: code',
    'a | Expected: b | actual: c | fault: code',
    'a | name: b | expected: b | actual: c | fault: code',
  ])('does not read %j', (line) => {
    expect(parseFailedTestLine(line)).toBeUndefined()
  })
})

describe('a quoted value', () => {
  it.each([
    ['"a"', 'a'],
    ['""', ''],
    ['"\\"\\n\\\\\\ud83d"', '"\n\\\ud83d'],
    ['"', '"'],
    ['a"', 'a"'],
    ['"a', '"a'],
    ['"a" "b"', '"a" "b"'],
    ['"\\x"', '"\\x"'],
    ['"a\nb"', '"a\nb"'],
    ['plain', 'plain'],
  ])('%j is %j', (text, expected) => {
    expect(unquote(text)).toBe(expected)
  })

  it('can stand at the beginning of more', () => {
    expect(quotedAt('x "a\\"b" c', 2)).toEqual({ value: 'a"b', end: 8 })
    expect(quotedAt('x "a"', 0)).toBeUndefined()
    expect(quotedAt('"a', 0)).toBeUndefined()
    expect(quotedAt('"a\\', 0)).toBeUndefined()
    expect(quotedAt('"\\q"', 0)).toBeUndefined()
    expect(quotedAt('', 0)).toBeUndefined()
  })
})
