import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveRefFiles, readRefFiles } from '../../src/workspace/git/ref-files.ts'
import { openTaskGit, type TaskGit } from '../../src/workspace/git/task-git.ts'
import { diffTrees } from '../../src/workspace/tree/diff-trees.ts'
import { reviewDiff, reviewWithText } from '../../src/workspace/tree/review-diff.ts'
import { withEntries } from '../../src/workspace/tree/with-entries.ts'
import { writeCommit } from '../../src/workspace/tree/write-commit.ts'
import { GitWorld } from './git-world.ts'

const FILES = { 'a.b': 'x', 'a/one': '1', 'a/two/three': '3', 'a-c': 'y', 'é/한글': 'z', same: 'same' }

describe.each(['sha1', 'sha256'])('what is read and written without a git process (%s)', (format) => {
  let world: GitWorld
  let git: TaskGit
  let first: string
  let second: string
  const id = (name: string) => world.git('rev-parse', name)

  beforeAll(async () => {
    world = new GitWorld({ empty: true, format })
    world.write(FILES)
    world.git('add', '-A')
    world.git('commit', '-qm', 'first')
    first = id('HEAD')
    world.git('rm', '-q', 'a.b', 'a/one')
    world.write({ 'a/two/three': 'changed', a2: 'new', 'same/not': 'a folder' }, join(world.root, 'next'))
    world.git('rm', '-q', 'same')
    execFileSync('cp', ['-R', `${join(world.root, 'next')}/.`, world.repository])
    world.git('add', '-A')
    world.git('commit', '-qm', 'second')
    second = id('HEAD')
    // One of both: the reader must see packed and loose objects alike.
    world.git('gc', '-q')
    git = await openTaskGit({ repository: world.repository })
  })
  afterAll(() => world.remove())

  it('reads objects in the order in which they were asked for, and says what is not there', async () => {
    const long = await git.objects.contents(`${first}:a.b`, 0)
    const [one, none, blob, tree] = await Promise.all([
      git.objects.info(first),
      git.objects.info('0'.repeat(first.length)),
      git.objects.contents(`${first}:é/한글`),
      git.objects.info(`${second}^{tree}`),
    ])
    expect(one).toMatchObject({ id: first, type: 'commit' })
    expect([none, long]).toEqual([undefined, undefined])
    expect(blob?.bytes.toString()).toBe('z')
    expect(tree?.id).toBe(id(`${second}^{tree}`))
    expect(await git.objects.info(`${first}\ncontents ${second}`)).toBeUndefined()
  })

  it('compares trees as git does', async () => {
    const changed = await diffTrees(git.objects, id(`${first}^{tree}`), id(`${second}^{tree}`))
    const lines = changed?.map(({ path, before, after }) =>
      [before?.mode ?? '000000', after?.mode ?? '000000', before?.id ?? '-', after?.id ?? '-', path].join(' '),
    )
    const said = world.git('-c', 'core.quotePath=false', 'diff-tree', '-r', '--no-renames', '--raw', first, second)
    const wanted = said.split('\n').map((line) => {
      const [modes = '', path = ''] = line.slice(1).split('\t')
      const [before, after, was = '', is = ''] = modes.split(' ')
      const whole = (one: string, mode: string | undefined) => (mode === '000000' ? '-' : id(one.replace(/^0+$/, '-')))
      return [before, after, whole(was, before), whole(is, after), path].join(' ')
    })
    expect(lines).toEqual(wanted)
  })

  it('places entries in a tree as git does, and a commit of it is whole', async () => {
    const blob = id(`${first}:same`)
    const entries = [
      { path: 'a', entry: { mode: '100644', id: blob } },
      { path: 'a-c', entry: null },
      { path: 'é/한글/deep', entry: { mode: '100755', text: 'deep' } },
      { path: 'not/there', entry: null },
      { path: 'link', entry: { mode: '120000', text: 'same' } },
    ]
    const tree = await withEntries({ repository: world.repository, tree: first, entries })
    const listed = world.git('-c', 'core.quotePath=false', 'ls-tree', '-r', tree)
    expect(listed.split('\n').map((line) => line.replace(/ blob [0-9a-f]+\t/, ' '))).toEqual([
      '100644 a',
      '100644 a.b',
      '120000 link',
      '100644 same',
      '100755 é/한글/deep',
    ])
    const at = '2026-11-15T10:00:00.000Z'
    const commit = await writeCommit(git, { tree, parents: [first], message: 'placed', at })
    expect(world.git('log', '-1', '--format=%T %P %an <%ae> %ct %s', commit)).toBe(
      `${tree} ${first} Baton <baton@localhost> 1794736800 placed`,
    )
    expect(world.git('fsck', '--strict', '--no-dangling', '--no-progress', commit)).toBe('')
    const missing = writeCommit(git, { tree: first, parents: [], message: 'no tree', at })
    await expect(missing).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
  })

  it('moves refs of Baton alone, all or none, from where they stand', async () => {
    const { gitDir } = git.repository
    const ref = (name: string) => `refs/baton/runs/RUN-20261115-001/${name}`
    const made = [ref('base'), ref('heads/x')].map((name) => ({ ref: name, from: null, to: first }))
    expect(await moveRefFiles(gitDir, made)).toBe(true)
    expect(id(ref('heads/x'))).toBe(first)
    world.git('pack-refs', '--all')
    const wrong = [
      { ref: ref('base'), from: first, to: second },
      { ref: ref('heads/x'), from: second, to: second },
    ]
    expect(await moveRefFiles(gitDir, wrong)).toBe(false)
    expect(id(ref('base'))).toBe(first)
    expect(await moveRefFiles(gitDir, wrong.slice(0, 1))).toBe(true)
    const found = await readRefFiles(gitDir, ref(''))
    expect(Object.fromEntries(found ?? [])).toEqual({ [ref('base')]: second, [ref('heads/x')]: first })
    writeFileSync(join(gitDir, `${ref('base')}.lock`), '')
    expect(await moveRefFiles(gitDir, [{ ref: ref('base'), from: second, to: first }])).toBe(false)
    expect(existsSync(join(gitDir, `${ref('base')}.lock`))).toBe(true)
    for (const name of ['refs/heads/main', 'refs/baton/../heads/main', 'refs/baton/a.lock', 'refs/baton/.a'])
      expect(await moveRefFiles(gitDir, [{ ref: name, from: undefined, to: first }])).toBe(false)
    expect(readFileSync(join(gitDir, 'packed-refs'), 'utf8')).toContain('refs/heads/main')
  })

  it('gives numbers and text of a change from one git', async () => {
    const range = { repository: world.repository, from: first, to: second }
    const { review, text, cut } = await reviewWithText({ ...range, limitBytes: 100_000 })
    expect(review).toEqual(await reviewDiff(range))
    expect(text.startsWith('diff --git ')).toBe(true)
    expect(cut).toBe(false)
    const short = await reviewWithText({ ...range, limitBytes: 60 })
    expect(short).toMatchObject({ cut: true, review })
    expect(text.startsWith(short.text)).toBe(true)
    expect(await reviewWithText({ ...range, to: first, limitBytes: 10 })).toMatchObject({ text: '', cut: false })
  })
})
