import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { linkSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collectArtifacts } from '../../src/workspace/checkpoint/collect-artifacts.ts'
import { readInside } from '../../src/workspace/clone/look-inside.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import type { RunWorkspace } from '../../src/workspace/clone/run-workspace.ts'
import { workspaceBytes } from '../../src/workspace/clone/workspace-bytes.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
let workspace: RunWorkspace
let here: (path: string) => string
beforeEach(async () => {
  world = new GitWorld()
  const run = world.nextRun()
  workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
  here = (path) => join(workspace.folder, path)
})
afterEach(() => world.remove())

const collect = (...declared: string[]) =>
  collectArtifacts(workspace, { declared, since: workspace.base, fileBytes: 1000 })
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('artifacts', () => {
  it('are what was declared and what has changed, each once, with size and hash', async () => {
    world.write({ 'src/a.txt': 'changed', 'docs/새 문서.md': '문서', 'ignored/build.js': 'build' }, workspace.folder)
    rmSync(here('src/b.txt'))
    const { artifacts, refused } = await collect('./src//a.txt', 'ignored/build.js', 'README.md')
    expect(refused).toEqual([])
    expect(artifacts).toEqual([
      { path: 'README.md', bytes: 9, sha256: sha256('# Person\n'), from: 'declared' },
      { path: 'docs/새 문서.md', bytes: 6, sha256: sha256('문서'), from: 'scan' },
      { path: 'ignored/build.js', bytes: 5, sha256: sha256('build'), from: 'declared' },
      { path: 'src/a.txt', bytes: 7, sha256: sha256('changed'), from: 'both' },
    ])
  })

  it('are plain files of the workspace and nothing else', async () => {
    const outside = join(world.root, 'outside.txt')
    writeFileSync(outside, 'outside')
    symlinkSync(outside, here('link'))
    symlinkSync(world.root, here('linked-folder'))
    linkSync(outside, here('hard'))
    mkdirSync(here('ignored'))
    execFileSync('mkfifo', [here('ignored/fifo')])
    truncateSync(here('README.md'), 2000)
    const server = createServer().listen(here('ignored/socket'))
    const declared = ['link', 'linked-folder/outside.txt', 'hard', 'src', 'ignored/fifo', 'ignored/socket', 'README.md']
    const { artifacts, refused } = await collect(
      ...declared,
      'missing',
      '/etc/passwd',
      '../outside.txt',
      '.git/config',
      '.env',
      'a\nb',
    )
    server.close()
    expect(artifacts).toEqual([])
    expect(Object.fromEntries(refused.map(({ path, reason }) => [path, reason]))).toEqual({
      link: 'symlink',
      'linked-folder': 'symlink',
      'linked-folder/outside.txt': 'missing',
      hard: 'hard_link',
      src: 'directory',
      'ignored/fifo': 'special_file',
      'ignored/socket': 'special_file',
      'README.md': 'too_large',
      missing: 'missing',
      '/etc/passwd': 'path_absolute',
      '../outside.txt': 'path_leaves',
      '.git/config': 'path_protected',
      '.env': 'secret_like',
      'a\nb': 'path_not_plain',
    })
  })

  it('are never read from outside while a folder on the way is swapped for a link', async () => {
    mkdirSync(here('ignored/swap'), { recursive: true })
    mkdirSync(join(world.root, 'secrets'))
    writeFileSync(here('ignored/swap/x'), 'inside')
    writeFileSync(join(world.root, 'secrets', 'x'), 'outside')
    const loop = 'while :; do mv swap kept; ln -s "$0" swap; rm swap; mv kept swap; done'
    const swapper = spawn('sh', ['-c', loop, join(world.root, 'secrets')], { cwd: here('ignored'), stdio: 'ignore' })
    const gone = once(swapper, 'exit')
    try {
      const careless = new Set<string | undefined>()
      const careful = new Set<string | undefined>()
      const deadline = Date.now() + 30_000
      // A careless reader must have been fooled, or nothing is shown.
      for (let round = 0; round < 500 || !(careless.has('outside') && careful.has('inside')); round += 1) {
        expect(Date.now(), 'the swapping was never seen').toBeLessThan(deadline)
        careless.add(await readFile(here('ignored/swap/x'), 'utf8').catch(() => undefined))
        careful.add((await readInside(workspace.folder, 'ignored/swap/x', 100))?.toString())
      }
      expect([...careful].filter((text) => text !== undefined)).toEqual(['inside'])
    } finally {
      swapper.kill('SIGKILL')
      await gone
    }
  })
})

describe('the bytes of a workspace', () => {
  it('count a file with two names once and follow no link', async () => {
    const folder = join(world.root, 'bytes')
    mkdirSync(join(folder, 'sub'), { recursive: true })
    const empty = (await workspaceBytes(folder, 1e9)).bytes
    writeFileSync(join(folder, 'sub', 'x'), Buffer.alloc(1_000_000, 1))
    linkSync(join(folder, 'sub', 'x'), join(folder, 'y'))
    symlinkSync('/', join(folder, 'root'))
    symlinkSync('.', join(folder, 'loop'))
    const { bytes, over } = await workspaceBytes(folder, 1e9)
    expect(over).toBe(false)
    expect(bytes - empty).toBeGreaterThanOrEqual(1_000_000)
    expect(bytes - empty).toBeLessThan(1_100_000)
  })

  it('are not counted further than the limit', async () => {
    const folder = join(world.root, 'bytes')
    world.write(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, 'x'.repeat(9000)])), folder)
    const { bytes, over } = await workspaceBytes(folder, 100_000)
    expect(over).toBe(true)
    expect(bytes).toBeLessThan(120_000)
  })
})
