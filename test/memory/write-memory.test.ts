import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MEMORY, readMemory } from '../../src/memory/memory-files.ts'
import { writeMemory } from '../../src/memory/write-memory.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baton-memory-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const path = 'context/tech-stack.md'

test('of twenty writers at once each is whole, none is lost, and nothing else is left', async () => {
  const append = async (line: string): Promise<void> => {
    const before = await readMemory(root, path)
    await writeMemory(root, [{ path, before, text: `${before ?? ''}${line}\n` }]).catch((error) => {
      if (error.code !== 'MEMORY_CHANGED') throw error
      return append(line)
    })
  }
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  await Promise.all(lines.map(append))
  expect((await readMemory(root, path))?.trimEnd().split('\n').sort()).toEqual(lines.toSorted())
  expect(readdirSync(join(root, MEMORY))).toEqual(['context'])
})

test('a file that a person changed meanwhile stays, and so do the others of that write', async () => {
  await writeMemory(root, [{ path, before: undefined, text: 'one\n' }])
  writeFileSync(join(root, MEMORY, path), 'mine\n')
  const both = [
    { path: 'decisions/a.md', before: undefined, text: 'a\n' },
    { path, before: 'one\n', text: 'two\n' },
  ]
  await expect(writeMemory(root, both)).rejects.toMatchObject({ code: 'MEMORY_CHANGED' })
  expect(readFileSync(join(root, MEMORY, path), 'utf8')).toBe('mine\n')
  expect(await readMemory(root, 'decisions/a.md')).toBeUndefined()
})

test('the lock of a dead process is taken away', async () => {
  const { pid } = spawnSync('true')
  mkdirSync(join(root, MEMORY), { recursive: true })
  writeFileSync(join(root, MEMORY, '.lock'), `${pid}\n`)
  await writeMemory(root, [{ path, before: undefined, text: 'one\n' }])
  expect(await readMemory(root, path)).toBe('one\n')
})

test('a file that cannot be read is not replaced: too large, or in another encoding', async () => {
  mkdirSync(join(root, MEMORY, 'context'), { recursive: true })
  for (const bytes of [Buffer.alloc(600_000, 'x'), Buffer.from([0xb1, 0xe2, 0xbc, 0xfa, 0x0a])]) {
    writeFileSync(join(root, MEMORY, path), bytes)
    expect(await readMemory(root, path)).toBeUndefined()
    const writing = writeMemory(root, [{ path, before: undefined, text: 'one\n' }])
    await expect(writing).rejects.toMatchObject({ code: 'MEMORY_UNREADABLE' })
    expect(readFileSync(join(root, MEMORY, path))).toEqual(bytes)
  }
})
