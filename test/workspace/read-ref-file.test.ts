import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readRefFile } from '../../src/workspace/git/read-ref-file.ts'
import { readRef } from '../../src/workspace/git/swap-ref.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
let gitDir: string
beforeEach(() => {
  world = new GitWorld()
  gitDir = join(world.repository, '.git')
})
afterEach(() => world.remove())

it('reads a ref as git does, from a file of its own and from the packed ones, before and after a move', async () => {
  const main = world.git('rev-parse', 'main')
  const next = world.commitOn(main, 'echo next > next.txt')
  world.git('update-ref', 'refs/heads/a/b', main)
  const both = async (ref: string) => [await readRefFile(gitDir, ref), await readRef(gitDir, ref)]
  expect(await both('refs/heads/a/b')).toEqual([main, main])
  world.git('pack-refs', '--all', '--prune')
  expect(await both('refs/heads/a/b')).toEqual([main, main])
  world.git('update-ref', 'refs/heads/a/b', next)
  expect(await both('refs/heads/a/b')).toEqual([next, next])
  world.git('update-ref', '-d', 'refs/heads/a/b')
  expect(await both('refs/heads/a/b')).toEqual([null, null])
  expect(await both('refs/heads/none')).toEqual([null, null])
  expect(await both('refs/heads/main/below')).toEqual([null, null])
})

it('leaves to git what its files do not say plainly', async () => {
  const main = world.git('rev-parse', 'main')
  world.git('symbolic-ref', 'refs/heads/alias', 'refs/heads/main')
  world.git('update-ref', 'refs/heads/a/b', main)
  writeFileSync(join(gitDir, 'refs', 'heads', 'cut'), main.slice(0, 20))
  expect(await readRefFile(gitDir, 'refs/heads/alias')).toBeUndefined()
  expect(await readRef(gitDir, 'refs/heads/alias')).toBe(main)
  expect(await readRefFile(gitDir, 'refs/heads/a')).toBeUndefined()
  expect(await readRef(gitDir, 'refs/heads/a')).toBeNull()
  expect(await readRefFile(gitDir, 'refs/heads/cut')).toBeUndefined()
  expect(await readRef(gitDir, 'refs/heads/cut')).toBeNull()
})
