import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { collectArtifacts } from '../../src/workspace/checkpoint/collect-artifacts.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import { readDiff } from '../../src/workspace/tree/review-diff.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
beforeEach(() => {
  world = new GitWorld()
})
afterEach(() => world.remove())

const open = () => {
  const run = world.nextRun()
  return openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
}

/** CPU time in ms: what else the machine does must not decide. */
function cpuOf(rounds: number, work: () => unknown): number {
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) work()
  return process.cpuUsage(before).user / 1_000
}

/** CPU time in ms of all processes that this one started and that have ended. */
function childrenCpu(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** What git prints about so many files, every tenth of them renamed and every eleventh binary. */
function diffOf(files: number): Buffer {
  const id = 'a'.repeat(40)
  const raw: string[] = []
  const counts: string[] = []
  for (let at = 0; at < files; at += 1) {
    const path = `src/folder-${at % 100}/file-${at}.ts`
    const renamed = at % 10 === 0
    raw.push(`:100644 100644 ${id} ${id} ${renamed ? `R100\0old/${at}\0${path}` : `M\0${path}`}\0`)
    const lines = at % 11 === 0 ? '-\t-' : `${at}\t1`
    counts.push(renamed ? `${lines}\t\0old/${at}\0${path}\0` : `${lines}\t${path}\0`)
  }
  return Buffer.from(raw.join('') + counts.join(''))
}

describe('reach.15 sizes', () => {
  it('reach.15 a diff is read in time that grows with its files alone', () => {
    const [few, many] = [diffOf(2_000), diffOf(20_000)]
    expect(readDiff(few)[10]).toMatchObject({ from: 'old/10', added: 10, removed: 1, status: 'renamed', binary: false })
    expect(readDiff(few)[22]).toMatchObject({ added: 0, removed: 0, binary: true, from: null })
    expect(readDiff(many)).toHaveLength(20_000)
    // As many files in both. Where each file looked at all that follow it, the second took ten times as long.
    const [short, long] = [cpuOf(100, () => readDiff(few)), cpuOf(10, () => readDiff(many))]
    expect(long / short).toBeLessThan(4)
  })

  it('reach.15 many new files become one pack, not as many loose objects', async () => {
    const workspace = await open()
    for (let at = 0; at < 1_500; at += 1) {
      const folder = join(workspace.folder, `many-${at % 10}`)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${at}.txt`), `file ${at}\n`)
    }
    writeFileSync(join(workspace.folder, 'empty'), '')
    const { commit, changed } = await checkpoint(workspace, { number: 1, message: 'many' })
    expect(changed).toHaveLength(1_501)
    const counted = world.git('count-objects', '-v')
    expect(Number(/^packs: (\d+)$/m.exec(counted)?.[1])).toBeLessThan(4)
    expect(Number(/^count: (\d+)$/m.exec(counted)?.[1])).toBeLessThan(100)
    expect(world.git('cat-file', '-p', `${commit}:many-3/703.txt`)).toBe('file 703')
    world.git('fsck', '--strict', '--no-dangling')
  })

  it.skipIf(process.platform !== 'linux')(
    'reach.15 a large file that is as young as the index is hashed, not compressed',
    async () => {
      writeFileSync(join(world.repository, 'large.bin'), randomBytes(48 * 1024 * 1024))
      world.git('add', 'large.bin')
      world.git('commit', '-qm', 'large', 'large.bin')
      const workspace = await open()
      writeFileSync(join(workspace.folder, 'one.txt'), 'one\n')
      const beforeBaton = childrenCpu()
      await checkpoint(workspace, { number: 1, message: 'one' })
      const baton = childrenCpu() - beforeBaton
      const beforeGit = childrenCpu()
      execFileSync('git', ['-c', 'core.bigFileThreshold=16m', 'hash-object', '-w', 'large.bin'], {
        cwd: world.repository,
      })
      const compressed = childrenCpu() - beforeGit
      // It was compressed twice; hashed, it takes a tenth of that.
      expect(baton).toBeLessThan(compressed * 0.8)
    },
  )

  it('reach.15 of many files, those that the agent names are read first, and the others are counted', async () => {
    const workspace = await open()
    for (let at = 0; at < 60; at += 1) writeFileSync(join(workspace.folder, `a${at}.txt`), `${at}`)
    writeFileSync(join(workspace.folder, 'zebra.txt'), 'named')
    const since = workspace.base
    const { artifacts, left_out } = await collectArtifacts(workspace, { declared: ['zebra.txt'], since, most: 10 })
    expect(artifacts).toHaveLength(10)
    expect(artifacts.at(-1)).toMatchObject({ path: 'zebra.txt', from: 'both' })
    expect(left_out).toBe(51)
    expect(await collectArtifacts(workspace, { declared: [], since })).toMatchObject({ left_out: 0 })
  })
})
