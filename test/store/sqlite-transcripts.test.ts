import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/port.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { restoreStore } from '../../src/store/sqlite/restore-store.ts'
import { CHUNK_BYTES, LARGE_CHUNK_BYTES } from '../../src/store/transcript-frame.ts'
import { frame, newRun, newTask } from './samples.ts'

const ALL = { after: 0, limitBytes: Number.MAX_SAFE_INTEGER }

let folder: string
let path: string
let transcripts: string
let opened: Store[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-transcripts-'))
  path = join(folder, 'baton.db')
  transcripts = join(folder, 'transcripts.db')
  opened = []
})
afterEach(async () => {
  for (const store of opened) await store.close()
  rmSync(folder, { recursive: true })
})

async function open(options: { readonly path?: string; readonly busyMs?: number } = {}): Promise<Store> {
  const store = await openSqliteStore({ path, ...options })
  opened.push(store)
  return store
}

/** Does something with the file behind Baton's back. */
function behind<Row>(sql: string): Row[] {
  const db = new DatabaseSync(transcripts)
  try {
    return db.prepare(sql).all() as Row[]
  } finally {
    db.close()
  }
}

async function textOf(store: Store): Promise<string> {
  const frames = await store.readTranscript('R1', ALL)
  return Buffer.concat(frames.map(({ bytes }) => bytes)).toString()
}

const noise = (length: number) => ({ source: 'stdout', at: 1, bytes: randomBytes(length) }) as const

describe('the file of transcripts', () => {
  test('is not there for a store that nobody talks to', async () => {
    const store = await open()
    await store.commit([newTask('T1'), newRun('R1')])
    await store.list('runs', { limit: 5 })
    await store.check()
    await store.backup(join(folder, 'copy'))
    await store.readTranscript('R1', ALL)
    await store.transcriptFacts('R1')
    await store.pruneTranscripts(9e12)
    await store.appendTranscript('R1', [])
    await store.close()
    expect(readdirSync(folder).filter((name) => name.includes('transcripts'))).toEqual([])
  })

  test('is not touched by commands that have nothing to do with it', async () => {
    writeFileSync(transcripts, 'This is a letter, not a database. '.repeat(40))
    const store = await open()
    await store.commit([newTask('T1')])
    expect(await store.check()).toEqual([])
    expect(await store.facts()).toMatchObject({ tasks: 1 })
    await expect(store.transcriptFacts('R1')).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
  })

  test('stands beside the store, for its owner alone, and stays when the store is restored', async () => {
    const store = await open()
    await store.backup(join(folder, 'copy'))
    await store.appendTranscript('R1', [frame('abc')])
    for (const name of ['', '-wal', '-shm']) expect(statSync(`${transcripts}${name}`).mode & 0o777).toBe(0o600)
    await store.close()
    await restoreStore(join(folder, 'copy'), path)
    expect(await (await open()).transcriptFacts('R1')).toEqual({ bytes: 3, chunks: 1 })
  })

  test('of a store with another name is called after it', async () => {
    const store = await open({ path: join(folder, 'other.db') })
    await store.appendTranscript('R1', [frame('abc')])
    expect(existsSync(join(folder, 'other.db.transcripts.db'))).toBe(true)
    expect(existsSync(transcripts)).toBe(false)
  })

  test('is closed with the store, and leaves no log behind', async () => {
    const store = await open()
    await store.appendTranscript('R1', [frame('abc')])
    await store.close()
    expect(readdirSync(folder).sort()).toEqual(['baton.db', 'baton.db.witness', 'transcripts.db'])
  })

  test('holds what logs say in a fraction of their size', async () => {
    const store = await open()
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `2026-02-28 INFO worker-${index % 7} compiled ${index}\n`,
    )
    const bytes = await store.appendTranscript('R1', [frame(lines.join(''))])
    const [kept] = behind<{ size: number; packed: number; chunks: number }>(
      'SELECT sum(length(body)) AS size, sum(packed) AS packed, count(*) AS chunks FROM chunks',
    )
    // What is appended at once makes large chunks, and a last one where a chunk is full.
    const rest = bytes % LARGE_CHUNK_BYTES >= CHUNK_BYTES ? 1 : 0
    expect(kept?.chunks).toBe(Math.floor(bytes / LARGE_CHUNK_BYTES) + rest)
    expect(kept?.packed).toBe(kept?.chunks)
    expect(kept?.size).toBeLessThan(bytes / 4)
  })

  test('holds what cannot be made smaller as it is', async () => {
    const store = await open()
    const sent = noise(CHUNK_BYTES)
    await store.appendTranscript('R1', [sent])
    expect(behind('SELECT packed, bytes FROM chunks')).toEqual([{ packed: 0, bytes: CHUNK_BYTES }])
    const [read] = await store.readTranscript('R1', ALL)
    expect(sent.bytes.equals(read?.bytes ?? Buffer.of())).toBe(true)
  })

  test('does not make a chunk of every line that a slow agent says', async () => {
    const store = await open()
    for (let index = 0; index < 1_000; index += 1) await store.appendTranscript('R1', [frame(`${index}`.padEnd(99))])
    const { chunks } = await store.transcriptFacts('R1')
    expect(chunks).toBe(2)
    expect(behind('SELECT count(*) AS rows FROM chunks')).toEqual([{ rows: 1 }])
    // The rows of the tail that went into the chunk are gone.
    expect(behind<{ filled: number }>('SELECT sum(length(body)) AS filled FROM tails')[0]?.filled).toBeLessThan(
      CHUNK_BYTES,
    )
  })

  test('takes the tail with a large append into one chunk', async () => {
    const store = await open()
    const large = 'x'.repeat(LARGE_CHUNK_BYTES)
    await store.appendTranscript('R1', [frame('first ')])
    await store.appendTranscript('R1', [frame('second ')])
    await store.appendTranscript('R1', [frame(large)])
    expect(await textOf(store)).toBe(`first second ${large}`)
    expect(behind('SELECT bytes FROM chunks')[0]).toEqual({ bytes: 'first second '.length + LARGE_CHUNK_BYTES })
  })

  test('keeps all when another process appends while a large append is packed', async () => {
    const [one, two] = [await open(), await open()]
    const large = 'x'.repeat(3 * LARGE_CHUNK_BYTES)
    const packed = one.appendTranscript('R1', [frame(large)])
    await two.appendTranscript('R1', [frame('meanwhile ')])
    expect((await two.transcriptFacts('R1')).bytes).toBe('meanwhile '.length)
    await packed
    expect(await textOf(two)).toBe(`meanwhile ${large}`)
  })

  test('gives the room of what was removed to what is said next', async () => {
    const store = await open()
    const size = () => behind<{ page_count: number }>('PRAGMA page_count')[0]?.page_count ?? 0
    await store.appendTranscript('R1', [noise(3_000_000)])
    const before = size()
    expect(await store.pruneTranscripts(2)).toBe(1)
    await store.appendTranscript('R2', [noise(3_000_000)])
    expect(size()).toBeLessThan(before * 1.1)
  })
})

describe('a file of transcripts that is not what it should be', () => {
  const spoil: readonly [string, string, () => void][] = [
    ['no database', 'STORE_CORRUPT', () => writeFileSync(transcripts, 'letter '.repeat(400))],
    ['the database of another program', 'STORE_CORRUPT', () => behind('CREATE TABLE letters (id)')],
    ['of a newer Baton', 'STORE_NEWER', () => behind('PRAGMA user_version = 99')],
    ['a directory', 'STORE_UNUSABLE', () => mkdirSync(transcripts)],
  ]
  test.each(spoil)('because it is %s is refused, and the store goes on', async (what, code, ruin) => {
    if (what === 'of a newer Baton') await (await open()).appendTranscript('R1', [frame('abc')])
    for (const store of opened) await store.close()
    ruin()
    const store = await open()
    await expect(store.appendTranscript('R1', [frame('abc')])).rejects.toMatchObject({ code })
    await expect(store.readTranscript('R1', ALL)).rejects.toMatchObject({ code })
    expect((await store.commit([newTask('T1')]))[0]?.outcome).toBe('committed')
    // Once it is out of the way, it is made anew.
    rmSync(transcripts, { recursive: true })
    expect(await store.appendTranscript('R1', [frame('abc')])).toBe(3)
  })

  test('because a chunk was damaged says which run, and reads the others', async () => {
    const store = await open()
    await store.appendTranscript('R1', [frame('x'.repeat(CHUNK_BYTES))])
    await store.appendTranscript('R2', [frame('abc')])
    behind('UPDATE chunks SET body = zeroblob(100) WHERE transcript = 1')
    await expect(store.readTranscript('R1', ALL)).rejects.toMatchObject({
      code: 'STORE_CORRUPT',
      values: { reason: 'what run R1 said from byte 0 on cannot be read', store: transcripts },
    })
    expect(await store.readTranscript('R2', ALL)).toHaveLength(1)
    behind("UPDATE tails SET body = x'0011' WHERE transcript = 2")
    await expect(store.readTranscript('R2', ALL)).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
  })

  test('because its pages were damaged says so', async () => {
    const store = await open()
    for (let run = 0; run < 50; run += 1) await store.appendTranscript(`R${run}`, [frame('x'.repeat(2_000))])
    await store.close()
    const bytes = readFileSync(transcripts)
    bytes.fill(0xa5, 4096)
    writeFileSync(transcripts, bytes)
    const again = await open()
    await expect(again.readTranscript('R1', ALL)).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
    await expect(again.appendTranscript('R1', [frame('y')])).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
  })

  test('because another process holds it is busy after the time to wait', async () => {
    const store = await open({ busyMs: 50 })
    await store.appendTranscript('R1', [frame('abc')])
    const other = new DatabaseSync(transcripts)
    other.exec('BEGIN IMMEDIATE')
    await expect(store.appendTranscript('R1', [frame('d')])).rejects.toMatchObject({ code: 'STORE_BUSY' })
    expect((await store.transcriptFacts('R1')).bytes).toBe(3)
    // The store itself is another file.
    expect((await store.commit([newTask('T1')]))[0]?.outcome).toBe('committed')
    other.exec('ROLLBACK')
    other.close()
    expect(await store.appendTranscript('R1', [frame('d')])).toBe(4)
  })
})
