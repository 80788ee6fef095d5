import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fetchCommits } from '../../src/workspace/checkpoint/fetch-commits.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import type { RunWorkspace } from '../../src/workspace/clone/run-workspace.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
let workspace: RunWorkspace
beforeEach(async () => {
  world = new GitWorld()
  const run = world.nextRun()
  workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
})
afterEach(() => world.remove())

const agent = (script: string) => world.agent(workspace.folder, script)
const tip = (name: string) => world.git('rev-parse', `refs/baton/runs/${workspace.run}/${name}`)
const subject = (name: string) => world.git('log', '-1', '--format=%s', `refs/baton/runs/${workspace.run}/${name}`)

it('keeps branches, a detached HEAD, the stash and worktrees, and they outlive the clone', async () => {
  agent('git checkout -q -b feature/x; git commit -q --allow-empty -m feature; echo s > README.md; git stash -q')
  agent('git checkout -q --detach; git commit -q --allow-empty -m detached; git tag mine')
  agent(
    'git worktree add -q --detach ../wt-of-run; cd ../wt-of-run; git commit -q --allow-empty -m elsewhere; git pack-refs --all',
  )
  const { kept, refused } = await fetchCommits(workspace)
  expect(refused).toEqual([])
  const names = ['head', `heads/baton/${workspace.run}`, 'heads/feature/x', 'stash', 'worktrees/wt-of-run']
  expect(kept.map(({ name }) => name).toSorted()).toEqual(names)
  rmSync(workspace.folder, { recursive: true })
  expect([subject('head'), subject('heads/feature/x'), subject('worktrees/wt-of-run')]).toEqual([
    'detached',
    'feature',
    'elsewhere',
  ])
  expect(world.git('fsck', '--no-dangling', '--connectivity-only')).toBe('')
  expect(existsSync(join(world.repository, '.git', 'FETCH_HEAD'))).toBe(false)
  expect(world.git('tag')).toBe('v1')
})

it('keeps what an agent has rewritten', async () => {
  agent('echo 1 > x; git add x; git commit -qm one')
  await fetchCommits(workspace)
  const first = tip(`heads/baton/${workspace.run}`)
  agent('git commit -q --amend -m other')
  await fetchCommits(workspace)
  expect(subject(`heads/baton/${workspace.run}`)).toBe('other')
  expect(subject(`former/${first}`)).toBe('one')
})

it('keeps a branch that stands in the way of one kept before', async () => {
  agent('git checkout -q -b a; git commit -q --allow-empty -m a')
  await fetchCommits(workspace)
  agent('git checkout -q --detach; git branch -D a; git checkout -q -b a/b; git commit -q --allow-empty -m ab')
  const { kept } = await fetchCommits(workspace)
  expect(subject('heads/a')).toBe('a')
  expect(
    kept
      .map(({ name }) => name)
      .filter((name) => name.startsWith('former/'))
      .map(subject),
  ).toEqual(['ab'])
})

it('takes many objects as well as few', async () => {
  agent('i=0; while [ $i -lt 300 ]; do echo $i > f$i; i=$((i+1)); done; git add -A; git commit -qm many')
  const { refused } = await fetchCommits(workspace)
  expect(refused).toEqual([])
  expect(world.git('ls-tree', '--name-only', tip(`heads/baton/${workspace.run}`)).split('\n').length).toBeGreaterThan(
    300,
  )
})

it('refuses a forged object, a cut history and a commit that is none, and keeps the branches beside them', async () => {
  agent('git checkout -q -b good; echo good > good; git add good; git commit -qm good')
  agent('git checkout -q -b forged; echo forged > f; git add f; git commit -qm forged')
  agent(
    'b=$(git rev-parse HEAD:f); o=$(echo other | git hash-object -w --stdin); p=.git/objects; f=$p/$(echo $b | cut -c1-2)/$(echo $b | cut -c3-); chmod u+w $f; cp $p/$(echo $o | cut -c1-2)/$(echo $o | cut -c3-) $f',
  )
  agent(
    'git checkout -q -f good; git checkout -q -b cut; echo cut > c; git add c; git commit -qm cut; b=$(git rev-parse HEAD:c); rm -f .git/objects/$(echo $b | cut -c1-2)/$(echo $b | cut -c3-)',
  )
  const heads = join(workspace.folder, '.git', 'refs', 'heads')
  mkdirSync(heads, { recursive: true })
  writeFileSync(join(heads, 'tree'), world.gitIn(workspace.folder, 'rev-parse', 'good^{tree}'))
  writeFileSync(join(heads, 'nothing'), '1'.repeat(40))
  const { kept, refused } = await fetchCommits(workspace)
  expect(refused.map(({ name }) => name).toSorted()).toEqual([
    'heads/cut',
    'heads/forged',
    'heads/nothing',
    'heads/tree',
  ])
  expect(kept.map(({ name }) => name)).toContain('heads/good')
  expect(subject('heads/good')).toBe('good')
  expect(world.git('fsck', '--no-dangling', '--connectivity-only')).toBe('')
})

it('moves nothing when nothing is new', async () => {
  agent('git commit -q --allow-empty -m one')
  await fetchCommits(workspace)
  const before = world.git('for-each-ref', 'refs/baton')
  await fetchCommits(workspace)
  expect(world.git('for-each-ref', 'refs/baton')).toBe(before)
})
