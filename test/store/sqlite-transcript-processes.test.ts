import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/port.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { childScript } from '../support/child-script.ts'
import { diskFolder } from '../support/disk-folder.ts'
import { ROOT } from '../support/run-baton.ts'
import { type LineChild, startLineChild } from './line-child.ts'
import { frame } from './samples.ts'
import { spoken } from './spoken.ts'

const fixture = (name: string) => childScript(join(ROOT, 'test', 'fixtures', 'store', `${name}.ts`))
const ROOT_USER = process.getuid?.() === 0
const NOBODY = 65_534
const ALL = { after: 0, limitBytes: Number.MAX_SAFE_INTEGER }

let folder: string
let path: string
let transcripts: string
let children: ChildProcess[]
let opened: Store[]
beforeEach(() => {
  folder = diskFolder('baton-talk-')
  path = join(folder, 'baton.db')
  transcripts = join(folder, 'transcripts.db')
  children = []
  opened = []
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const store of opened) await store.close()
  rmSync(folder, { recursive: true })
})

async function open(): Promise<Store> {
  const store = await openSqliteStore({ path })
  opened.push(store)
  return store
}

describe('a file of transcripts that cannot be written', () => {
  /** As somebody whom permissions bind: they do not bind root. */
  const attempt = () => {
    const identity = ROOT_USER ? { uid: NOBODY, gid: NOBODY } : {}
    return JSON.parse(
      execFileSync(process.execPath, [fixture('attempt-talk'), path], { encoding: 'utf8', ...identity }),
    )
  }

  test('because it is read-only is still read, and refuses what it cannot keep', async () => {
    const store = await open()
    await store.appendTranscript('R1', [frame('abc')])
    await store.close()
    chmodSync(folder, 0o777)
    chmodSync(path, 0o666)
    chmodSync(transcripts, 0o444)
    expect(attempt()).toEqual({ read: 3, said: 'STORE_READ_ONLY' })
  })

  // A mount of its own for one process; no trace of it is left behind.
  const unshare = ROOT_USER ? ['-m'] : ['-Urm']
  const canMount = spawnSync('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

  test.runIf(canMount)('because the disk is full refuses, loses nothing and goes on when there is room', () => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    const script = 'mount -t tmpfs -o size=4m tmpfs "$1" && exec "$2" "$3" "$1"'
    const args = [...unshare, 'sh', '-c', script, 'sh', disk, process.execPath, fixture('full-disk-talk')]
    const { acknowledged, ...result } = JSON.parse(execFileSync('unshare', args, { encoding: 'utf8' }))
    expect(acknowledged).toBeGreaterThan(300_000)
    expect(result).toEqual({ codes: ['STORE_FULL'], full: acknowledged, after: acknowledged + 30_000, whole: true })
  })
})

describe('processes that talk into one file', () => {
  const talker = async (run: string, name: string, count: number): Promise<LineChild> => {
    const one = await startLineChild(fixture('talker'), [path, run, name, String(count)])
    children.push(one.child)
    return one
  }

  /** How often each of them is heard in a transcript, once it is certain that every word is whole and in order. */
  async function heard(store: Store, run: string, names: readonly string[]): Promise<Record<string, number>> {
    const frames = await store.readTranscript(run, ALL)
    const counts: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]))
    let position = 0
    let rest = Buffer.concat(frames.map(({ bytes }) => bytes))
    for (const one of frames) {
      expect(one.position).toBe(position)
      position += one.bytes.length
    }
    while (rest.length > 0) {
      const name = names.find((each) => rest.subarray(0, each.length).toString() === each) ?? ''
      const expected = Buffer.concat(spoken(name, counts[name] ?? 0).map(({ bytes }) => bytes))
      if (!rest.subarray(0, expected.length).equals(expected)) throw new Error(`not whole: ${rest.subarray(0, 80)}`)
      counts[name] = (counts[name] ?? 0) + 1
      rest = rest.subarray(expected.length)
    }
    expect((await store.transcriptFacts(run)).bytes).toBe(position)
    return counts
  }

  test('for one run are all heard, each word whole and once', async () => {
    const both = await Promise.all([talker('R1', 'left', 60), talker('R1', 'right', 60)])
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([
      [0, null],
      [0, null],
    ])
    expect(await heard(await open(), 'R1', ['left', 'right'])).toEqual({ left: 60, right: 60 })
  })

  test('and are killed at any moment leave everything that was answered, and nothing by half', async () => {
    for (const [round, moment] of [1, 2, 4, 3, 17, 40, 8, 26, 5, 61].entries()) {
      const run = `R${round}`
      const one = await talker(run, 'voice', Number.POSITIVE_INFINITY)
      await one.reached(moment)
      one.child.kill('SIGKILL')
      await one.ended
      expect(one.acknowledged.length).toBeGreaterThanOrEqual(moment)
      const store = await open()
      const { voice = 0 } = await heard(store, run, ['voice'])
      // One more may have been written without being answered.
      expect(voice - one.acknowledged.length).toBeOneOf([0, 1])
      await store.close()
      const db = new DatabaseSync(transcripts)
      expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
      db.close()
    }
  })
})
