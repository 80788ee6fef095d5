import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { readToml } from '../../../src/workspace/project/read-toml.ts'
import { machineSlowness } from '../../support/machine-slowness.ts'

const read = (text: string) => JSON.parse(JSON.stringify(readToml(text))) as unknown

describe('TOML', () => {
  test.each([
    ['a = "x" # remark', { a: 'x' }],
    ["a = 'C:\\new'", { a: 'C:\\new' }],
    ['a = "tab\\tquote\\" \\u00e9"', { a: 'tab\tquote" é' }],
    ['[setup]\nscript = """\nnpm ci\nnpm run build\n"""', { setup: { script: 'npm ci\nnpm run build\n' } }],
    ["[setup]\nscript = '''\necho \\n\n'''", { setup: { script: 'echo \\n\n' } }],
    ['a = """one \\\n     two"""', { a: 'one two' }],
    ['a = """said ""now"" """', { a: 'said ""now"" ' }],
    ['a = """"quoted""""', { a: '"quoted"' }],
    ['[a.b]\nc = true\n[a]\nd = false', { a: { b: { c: true }, d: false } }],
    ['a.b."c.d" = 1', { a: { b: { 'c.d': '1' } } }],
    ['a = [\n  "x", # one\n  { include-group = "y" },\n]', { a: ['x', { 'include-group': 'y' }] }],
    ['[[actions]]\nname = "Run"\n[[actions]]\nname = "Test"', { actions: [{ name: 'Run' }, { name: 'Test' }] }],
    ['[setup]\r\nscript = "a"\r\n', { setup: { script: 'a' } }],
    ['nonsense here\n= 1\na = "kept"', { a: 'kept' }],
    ['a = "never closed\nb = "kept"', { b: 'kept' }],
    ['a = 1\n[a]\nb = 2\n[c]\nd = "kept"', { a: '1', c: { d: 'kept' }, b: '2' }],
  ])('%j is read', (text, value) => {
    expect(read(text)).toEqual(value)
  })

  test('a key that would change a prototype is a key like any other', () => {
    readToml('[__proto__]\npolluted = "yes"\n[constructor.prototype]\npolluted = "yes"')
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  test.each([
    ['brackets', 'a = ' + '['.repeat(200_000)],
    ['unclosed lists', 'a = ["x",\n'.repeat(50_000)],
    ['unclosed blocks', 'a = """\n'.repeat(50_001)],
    ['backslashes', `a = """${'\\'.repeat(200_000)}"""`],
    ['quotation marks', `a = ${'"'.repeat(200_001)}`],
    ['blanks', `a${' '.repeat(200_000)}`],
  ])('200 KB of %s are read in well under a second', async (_, text) => {
    const most = 3_000 * (await machineSlowness())
    const begin = performance.now()
    readToml(text)
    expect(performance.now() - begin).toBeLessThan(most)
  })
})
