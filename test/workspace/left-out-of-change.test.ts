import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { leftOutOfChange } from '../../src/workspace/checkpoint/left-out-of-change.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
beforeEach(() => {
  world = new GitWorld()
})
afterEach(() => world.remove())

const FROM = [
  'mkdir -p dist deep/inner gone',
  'echo a > dist/tracked.js; echo a > .env; echo a > gone/id_rsa; seq 9 > big.txt; echo "registry=x" > .npmrc',
  'printf "dist/\\n*.tmp\\n" > .gitignore; printf "made/\\n!kept.tmp\\n" > deep/inner/.gitignore',
  'git add -f dist/tracked.js',
].join('; ')
const TO = [
  'mkdir -p deep/inner/made "odd dir"; echo b > dist/tracked.js; echo b > dist/new.js; echo b > .env; rm gone/id_rsa',
  'seq 2000 > big.txt; echo "//x/:_authToken=abc" > .npmrc; echo b > deep/inner/made/a.js; echo b > deep/inner/b.tmp',
  'echo b > deep/inner/kept.tmp; echo b > deep/c.tmp; echo b > "odd dir/$(printf "-\\t이름")"; ln -s /nowhere link; echo b > local.md',
  'git add -f dist deep .env .npmrc local.md "odd dir"',
].join('; ')

it('names exactly the files that the checkpoint of a run with this change does not have', async () => {
  const { repository } = world
  appendFileSync(join(repository, '.git', 'info', 'exclude'), 'local.md\n')
  const from = world.commitOn('main', FROM)
  const to = world.commitOn(from, TO)
  const found = await leftOutOfChange({ repository, from, to, fileBytes: 2000 })
  expect(Object.fromEntries(found.map(({ path, why }) => [path, why]))).toEqual({
    '.env': 'secret_like',
    '.npmrc': 'secret_like',
    'big.txt': 'too_large',
    'deep/c.tmp': 'ignored',
    'deep/inner/b.tmp': 'ignored',
    'deep/inner/made/a.js': 'ignored',
    'dist/new.js': 'ignored',
    'local.md': 'ignored',
  })

  const run = world.nextRun()
  const workspace = await openRunWorkspace({ repository, run, folder: world.place(run), base: from })
  world.gitIn(workspace.folder, 'read-tree', '-u', '--reset', to)
  const { commit } = await checkpoint(workspace, { number: 1, message: 'all of it', fileBytes: 2000 })
  const missing = world.git('diff', '--name-only', '--no-renames', commit, to).split('\n')
  expect(found.map(({ path }) => path).toSorted()).toEqual(missing)
  expect(await leftOutOfChange({ repository, from: to, to: from, fileBytes: 2000 })).toMatchObject([
    { path: '.env' },
    { path: 'gone/id_rsa' },
  ])
})
