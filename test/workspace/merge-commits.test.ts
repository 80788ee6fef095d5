import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mergeCommits } from '../../src/workspace/land/merge-commits.ts'
import { hasConflictMarkers } from '../../src/workspace/tree/conflict-markers.ts'
import { GitWorld } from './git-world.ts'

const AT = '2026-02-28T05:30:00Z'
let world: GitWorld
let repository: string
beforeEach(() => {
  world = new GitWorld()
  repository = world.repository
})
afterEach(() => world.remove())

const commit = (base: string, script: string) => world.commitOn(base, script)

const merge = (ours: string, theirs: string) => mergeCommits({ repository, ours, theirs, message: 'merged', at: AT })
const names = (tree: string) => world.git('ls-tree', '-r', '-z', '--name-only', tree).split('\0')

it('merges by lines into a commit of its own, the same one each time, and touches nothing', async () => {
  const base = commit('main', 'seq 20 > n; printf "a\\r\\nb\\r\\n" > crlf')
  const ours = commit(base, 'sed -i s/^1$/one/ n; echo o > ours')
  const theirs = commit(base, 'sed -i s/^20$/twenty/ n; git mv crlf moved; rm README.md')
  const before = world.fingerprint()
  const merged = await merge(ours, theirs)
  if (merged.kind !== 'merged') throw new Error(merged.kind)
  expect(await merge(ours, theirs)).toEqual(merged)
  expect(world.git('log', '-1', '--format=%P %T %cn %ct', merged.commit)).toBe(
    `${ours} ${theirs} ${merged.tree} Baton ${Date.parse(AT) / 1000}`,
  )
  expect(world.git('show', `${merged.tree}:n`).split('\n')).toMatchObject({ 0: 'one', 19: 'twenty' })
  expect(names(merged.tree)).not.toContain('README.md')
  expect(world.git('cat-file', '-s', `${merged.tree}:moved`)).toBe('6')
  expect(world.fingerprint()).toEqual(before)
})

it('makes a merge also where one side only went on, and none where there is nothing to merge', async () => {
  const base = world.git('rev-parse', 'main')
  const theirs = commit(base, 'echo x > x')
  expect(await merge(base, theirs)).toMatchObject({ kind: 'merged', tree: world.git('rev-parse', `${theirs}^{tree}`) })
  expect(await merge(theirs, base)).toEqual({ kind: 'already' })
  expect(await merge(base, base)).toEqual({ kind: 'already' })
  await expect(merge(base, 'main')).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
})

it('names every file in conflict, and leaves markers where there can be some', async () => {
  const odd = '"$(printf -- "-odd\\n한글")"'
  const base = commit(
    'main',
    `echo 0 > text; printf "\\0a" > binary; echo 0 > ${odd}; seq 9 > ren; echo 0 > del; echo 0 > d`,
  )
  const ours = commit(
    base,
    `echo 1 > text; printf "\\0b" > binary; echo 1 > ${odd}; git mv ren ren1; echo 1 > del; rm d; mkdir d; echo f > d/f; ln -s a link`,
  )
  const theirs = commit(
    base,
    `echo 2 > text; printf "\\0c" > binary; echo 2 > ${odd}; git mv ren ren2; rm del; echo 2 > d; ln -s b link`,
  )
  const before = world.fingerprint()
  const merged = await merge(ours, theirs)
  if (merged.kind !== 'conflict') throw new Error(merged.kind)
  const found = merged.files.map((name) => name.replace(/~.*/, '')).toSorted()
  expect(found).toEqual(['-odd\n한글', 'binary', 'd', 'del', 'link', 'ren', 'ren1', 'ren2', 'text'].toSorted())
  const marked = (...files: string[]) => hasConflictMarkers({ repository, tree: merged.tree, files })
  expect(await marked('text')).toBe(true)
  expect(await marked('-odd\n한글')).toBe(true)
  expect(await marked('binary', 'del', 'link', 'd', 'README.md', 'nowhere', ':(glob)**')).toBe(false)
  expect(world.git('show', `${merged.tree}:text`)).toMatch(/^<{7} .*\n1\n={7}\n2\n>{7} /)
  expect(world.fingerprint()).toEqual(before)
})

it('finds a marker with any line end, and takes no other line for one', async () => {
  const tree = (script: string) => world.git('rev-parse', `${commit('main', script)}^{tree}`)
  const marked = async (script: string) => hasConflictMarkers({ repository, tree: tree(script), files: ['f', '-v'] })
  expect(await marked('printf "a\\r\\n>>>>>>> b\\r\\n" > f')).toBe(true)
  expect(await marked('printf "<<<<<<<" > -v')).toBe(true)
  expect(await marked('printf "\\0\\n<<<<<<< a\\n" > f')).toBe(true)
  expect(await marked('printf "<<<<<<<<<<\\n x <<<<<<< y\\n=======\\n" > f; printf "<<<<<<< a\\n" > other')).toBe(false)
  expect(await marked('echo "<<<<<<< x" > target; ln -s target f; mkdir ./-v; echo "<<<<<<< x" > ./-v/in')).toBe(false)
})

it.each([
  ['a driver of the person’s', '* merge=personal'],
  ['union', '* merge=union'],
  ['binary', '* binary'],
  ['a filter', '* filter=personal text eol=crlf ident'],
  ['short markers', '* conflict-marker-size=3'],
])('hears nothing of attributes that an agent wrote: %s', async (_name, attributes) => {
  const base = commit('main', `printf 'a\\nb\\n' > text`)
  const ours = commit(base, `echo 1 > text; git add text; echo '${attributes}' > .gitattributes`)
  const theirs = commit(base, `echo 2 > text; git add text; echo '${attributes}' > .gitattributes`)
  world.write({ '.gitattributes': `${attributes}\n` })
  const merged = await merge(ours, theirs)
  expect(merged).toMatchObject({ kind: 'conflict', files: ['text'] })
  if (merged.kind !== 'conflict') return
  expect(await hasConflictMarkers({ repository, tree: merged.tree, files: merged.files })).toBe(true)
  expect(existsSync(world.canary)).toBe(false)
})

it('names submodules that both sides moved', async () => {
  const link = (at: string) =>
    `git update-index --add --cacheinfo 160000,${at.repeat(40)},sub; mkdir -p sub; git commit -qm l`
  const base = commit('main', link('1'))
  expect(await merge(commit(base, link('2')), commit(base, link('3')))).toMatchObject({
    kind: 'conflict',
    files: ['sub'],
  })
})
