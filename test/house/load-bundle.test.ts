import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toScript } from '../../scripts/bundle-scripts.ts'
import { ROOT } from '../support/run-baton.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-load-'))
  writeParts('first')
  const loader = JSON.stringify(join(ROOT, 'bin', 'load-bundle.js'))
  writeFileSync(
    join(folder, 'run.mjs'),
    `import { loadBundle } from ${loader}
const { exports, keepCode } = loadBundle(${JSON.stringify(folder)})
process.stdout.write(await exports.main())
keepCode(process.argv[2])
`,
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** An entry, a part that it needs, and one that is loaded later. */
function writeParts(answer: string): void {
  const parts = {
    'main.js': 'import{main as m}from"./first-aaaa.js";export{m as main};',
    'first-aaaa.js': `const main=async()=>(await import("./later-bbbb.js")).answer()+import.meta.dirname.length;export{main};`,
    'later-bbbb.js': `function answer(){return ${JSON.stringify(answer)}}export{answer};`,
  }
  for (const [name, code] of Object.entries(parts)) writeFileSync(join(folder, name), toScript(code, name))
}

const run = (command: string, env: Record<string, string> = {}) => {
  const { NODE_OPTIONS: _, NODE_V8_COVERAGE: _coverage, NODE_DISABLE_COMPILE_CACHE: _cache, ...rest } = process.env
  return execFileSync(process.execPath, [join(folder, 'run.mjs'), command], {
    env: { ...rest, ...env },
    encoding: 'utf8',
  })
}
const code = () => join(folder, `code-${process.version}-${process.arch}`)
const inode = () => statSync(code()).ino
const answer = () => `first${folder.length}`

describe('the code that is kept beside a bundle', () => {
  test('is written after the first run of each command, and not again', () => {
    expect(run('one')).toBe(answer())
    const first = inode()
    expect(run('one')).toBe(answer())
    expect(inode()).toBe(first)
    expect(run('two')).toBe(answer())
    const second = inode()
    expect(second).not.toBe(first)
    for (const command of ['one', 'two']) expect(run(command)).toBe(answer())
    expect(inode()).toBe(second)
    expect(statSync(code()).mode & 0o777).toBe(0o644)
  })

  test('is not that of the entry, whose name says nothing of its text', () => {
    run('one')
    const head = readFileSync(code()).subarray(8).toString('latin1')
    expect(head.slice(0, head.indexOf('}'))).toContain('first-aaaa.js')
    expect(head).not.toContain('main.js')
  })

  test.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['empty', () => Buffer.alloc(0)],
    ['no code', () => Buffer.from('something else that is long enough')],
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 10)],
    ['nothing but zeros', (bytes) => Buffer.alloc(bytes.length)],
    [
      'damaged in the middle',
      (bytes) => bytes.map((byte, at) => (at > 700 && at < bytes.length - 50 ? byte ^ 0x5a : byte)),
    ],
    ['a head and zeros', (bytes) => Buffer.concat([bytes.subarray(0, 200), Buffer.alloc(bytes.length - 200)])],
  ])('is replaced where the file is %s', (_, damage) => {
    run('one')
    const whole = readFileSync(code())
    writeFileSync(code(), damage(whole))
    expect(run('one')).toBe(answer())
    expect(readFileSync(code())).not.toEqual(damage(whole))
    const made = inode()
    expect(run('one')).toBe(answer())
    expect(inode()).toBe(made)
  })

  test('is not taken for a part of another length', () => {
    run('one')
    writeParts('another text')
    expect(run('one')).toBe(`another text${folder.length}`)
    expect(run('one')).toBe(`another text${folder.length}`)
  })

  test.each([0o664, 0o646])('is neither used nor replaced where others may write it (%o)', (mode) => {
    run('one')
    writeFileSync(code(), 'put here by somebody else')
    chmodSync(code(), mode)
    expect(run('one')).toBe(answer())
    expect(readFileSync(code(), 'utf8')).toBe('put here by somebody else')
  })

  test('is not read through a link', () => {
    writeFileSync(join(folder, 'elsewhere'), 'x')
    symlinkSync(join(folder, 'elsewhere'), code())
    expect(run('one')).toBe(answer())
    expect(readFileSync(join(folder, 'elsewhere'), 'utf8')).toBe('x')
  })

  test('is done without where it cannot be written, and leaves nothing behind', () => {
    mkdirSync(code())
    const before = readdirSync(folder)
    expect(run('one')).toBe(answer())
    expect(readdirSync(folder)).toEqual(before)
  })

  // The superuser may write everywhere.
  test.skipIf(process.getuid?.() === 0)('is done without in a folder that cannot be written', () => {
    chmodSync(folder, 0o555)
    try {
      expect(run('one')).toBe(answer())
      expect(existsSync(code())).toBe(false)
    } finally {
      chmodSync(folder, 0o755)
    }
  })

  test.each<Record<string, string>>([
    { NODE_OPTIONS: '--max-old-space-size=900' },
    { NODE_DISABLE_COMPILE_CACHE: '1' },
  ])('is left alone with %j', (env) => {
    expect(run('one', env)).toBe(answer())
    expect(existsSync(code())).toBe(false)
  })
})

describe('a part of the bundle as a script', () => {
  test('may not change an export after it was loaded', () => {
    expect(() => toScript('let a=1;function b(){a=2}export{a,b};', 'x.js')).toThrow('the export a changes')
    expect(() => toScript('let a=1;const b=()=>{a++};export{a,b};', 'x.js')).toThrow('the export a changes')
  })

  test('may use the same name for something else', () => {
    expect(() => toScript('let a=1;a=2;function b(a){a=3;let c=a;c++}export{a,b};', 'x.js')).not.toThrow()
  })

  test.each(['import*as a from"./a.js";', 'import a from"./a.js";', 'export*from"./a.js";', 'export default 1;'])(
    'has no %j',
    (text) => {
      expect(() => toScript(text, 'x.js')).toThrow('has another form')
    },
  )
})
