import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from '../../src/protocol/index.ts'

const refusal = (text: string, limits?: { maxDepth: number; maxValues: number }) => {
  const parsed = parseJson(text, 'x.json', limits)
  return parsed.ok ? undefined : parsed.error
}

describe('JSON that somebody else wrote', () => {
  test('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const parsed = parseJson(text, 'x.json')
        if (!parsed.ok) expect(parsed.error.code).toBe('UNSAFE_KEY')
        else expect(parsed.value).toEqual(JSON.parse(text))
      }),
    )
  })

  test('may begin with a byte order mark', () => {
    expect(parseJson('\ufeff{"a":1}', 'x')).toEqual({ ok: true, value: { a: 1 } })
  })

  test.each(['', '{', '{"a":}', 'nonsense', "{'a':1}", '[1,]', 'NaN'])('%j is refused with the reason', (text) => {
    const error = refusal(text)
    expect(error?.code).toBe('INVALID_JSON')
    expect(error?.values.source).toBe('x.json')
    expect(String(error?.values.reason).length).toBeGreaterThan(5)
  })

  test('quotes nothing that could move a cursor', () => {
    expect(String(refusal('{"a": \u001b[2J\u202e}')?.values.reason)).toMatch(/^[\x20-\x7e]*$/)
  })

  test('is refused when it nests too deeply, and brackets in strings do not count', () => {
    const limits = { maxDepth: 3, maxValues: 100 }
    expect(refusal('[[[1]]]', limits)).toBeUndefined()
    expect(refusal('[[[[1]]]]', limits)?.code).toBe('JSON_TOO_DEEP')
    expect(refusal('{"a":{"b":{"c":{}}}}', limits)?.values).toEqual({ source: 'x.json', limit: 3 })
    expect(refusal('["[[[[[[", "\\"[[[["]', limits)).toBeUndefined()
    expect(refusal('[[1],[2],[[3]]]', limits)).toBeUndefined()
  })

  test('is refused when it holds too many values', () => {
    const limits = { maxDepth: 5, maxValues: 10 }
    expect(refusal(JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9]), limits)).toBeUndefined()
    expect(refusal(JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), limits)?.code).toBe('JSON_TOO_MANY_VALUES')
    expect(refusal(JSON.stringify([{}, {}, {}, {}, {}, {}]), limits)?.values).toEqual({ source: 'x.json', limit: 10 })
    expect(refusal('"a,b,c,d,e,f,g,h,i,j,k,l"', limits)).toBeUndefined()
  })

  test('is refused with a __proto__ key at any depth, and no prototype has changed', () => {
    expect(refusal('{"a":[{"__proto__":{"polluted":true}}]}')?.code).toBe('UNSAFE_KEY')
    expect(refusal('{"\\u005f_proto__":1}')?.code).toBe('UNSAFE_KEY')
    expect(refusal('{"a":"__proto__"}')).toBeUndefined()
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('of 16 MB of opening brackets is refused without building anything', () => {
    const before = process.memoryUsage().heapUsed
    expect(refusal('['.repeat(16 * 1024 * 1024))?.code).toBe('JSON_TOO_DEEP')
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
  })
})
