import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWaysOut } from '../../../src/engine/effects/contained-links.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
beforeAll(async () => {
  world = await RelayWorld.open()
})
afterAll(() => world[Symbol.asyncDispose]())

/** A commit after another, made by a shell text. */
function made(on: string, text: string): string {
  world.git('checkout', '--quiet', '--detach', on)
  world.run('sh', '-c', text)
  world.commit('links')
  return world.git('rev-parse', 'HEAD')
}

test('truth.12 only what is new leads out: neither the branch nor the target had it', async () => {
  const first = world.git('rev-parse', 'main')
  const old = made(first, 'ln -s /etc old; ln -s d/../check.sh way; mkdir d; echo > d/x')
  const found = (text: string, base = old) => newWaysOut(world.repository, { before: old, base, tree: made(old, text) })
  expect(await found('echo > file')).toBeUndefined()
  expect(await found('ln -s check.sh fine')).toEqual({ links: [], submodules: [] })
  expect(await found('ln -sfn /usr old')).toEqual({ links: ['old'], submodules: [] })
  expect(await found('ln -s old/passwd through; ln -s .git/config g')).toEqual({
    links: ['g', 'through'],
    submodules: [],
  })
  // The link itself was not touched: a folder on its way became a link to the root.
  expect(await found('rm -r d; ln -s . d')).toEqual({ links: ['way'], submodules: [] })
  // The target brought it: this is no work of the task.
  const target = made(first, 'ln -s /srv theirs')
  expect(await found('ln -s /srv theirs', target)).toEqual({ links: [], submodules: [] })
  world.git('checkout', '--quiet', '--detach', old)
  world.git('update-index', '--add', '--cacheinfo', `160000,${first},sub`)
  const tree = world.git('write-tree')
  expect(await newWaysOut(world.repository, { before: old, base: old, tree })).toEqual({
    links: [],
    submodules: ['sub'],
  })
  world.git('reset', '--quiet', '--hard')
})
