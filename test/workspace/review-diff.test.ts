import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diffText, reviewDiff } from '../../src/workspace/tree/review-diff.ts'
import { isTestPath } from '../../src/workspace/tree/test-path.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
let repository: string
beforeEach(() => {
  world = new GitWorld()
  repository = world.repository
})
afterEach(() => world.remove())

const commit = (base: string, script: string) => world.commitOn(base, script)

const TESTS =
  'mkdir -p test src/__tests__; seq 9 > test/edited.ts; seq 20 30 > src/deleted.test.ts; seq 40 60 > src/__tests__/moved.ts; seq 70 90 > pkg_test.go; echo s > src/code.ts'

it('counts what differs, and names the tests that are not as they were', async () => {
  const from = commit('main', TESTS)
  const odd = '"$(printf -- "-odd\\t\\n이름")"'
  const to = commit(
    from,
    `echo 10 >> test/edited.ts; rm src/deleted.test.ts; git mv src/__tests__/moved.ts src/plain.txt; seq 9 > test/new.test.ts; echo t >> src/code.ts; printf "a\\nb\\n" > ${odd}; printf "\\0" > binary; rm README.md; ln -s x README.md`,
  )
  const { files, tests_changed, total } = await reviewDiff({ repository, from, to })
  const byPath = Object.fromEntries(files.map(({ path, ...rest }) => [path, rest]))
  expect(byPath).toEqual({
    'test/edited.ts': { status: 'modified', from: null, added: 1, removed: 0, binary: false },
    'src/deleted.test.ts': { status: 'deleted', from: null, added: 0, removed: 11, binary: false },
    'src/plain.txt': { status: 'renamed', from: 'src/__tests__/moved.ts', added: 0, removed: 0, binary: false },
    'test/new.test.ts': { status: 'added', from: null, added: 9, removed: 0, binary: false },
    'src/code.ts': { status: 'modified', from: null, added: 1, removed: 0, binary: false },
    '-odd\t\n이름': { status: 'added', from: null, added: 2, removed: 0, binary: false },
    binary: { status: 'added', from: null, added: 0, removed: 0, binary: true },
    'README.md': { status: 'modified', from: null, added: 1, removed: 1, binary: false },
  })
  expect(tests_changed.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: 'src/__tests__/moved.ts', status: 'renamed', added: 0, removed: 0 },
    { path: 'src/deleted.test.ts', status: 'deleted', added: 0, removed: 11 },
    { path: 'test/edited.ts', status: 'modified', added: 1, removed: 0 },
  ])
  expect(total).toEqual({ files: 8, added: 14, removed: 12 })
  expect(await reviewDiff({ repository, from, to: from })).toMatchObject({ files: [], tests_changed: [] })
})

it('shows what an agent would hide by attributes, and starts nothing', async () => {
  const from = commit('main', TESTS)
  const hide = (attribute: string) => `echo '* ${attribute}' > .gitattributes; echo secret >> test/edited.ts`
  for (const attribute of ['-diff', 'binary', 'diff=personal', 'filter=personal']) {
    const to = commit(from, hide(attribute))
    // Git looks for attributes in the files that are checked out.
    world.write({ '.gitattributes': `* ${attribute}\n` })
    const { tests_changed } = await reviewDiff({ repository, from, to })
    expect(tests_changed).toEqual([{ path: 'test/edited.ts', status: 'modified', added: 1, removed: 0 }])
    expect((await diffText({ repository, from, to, limitBytes: 10_000 })).text).toContain('+secret\n')
  }
  expect(existsSync(world.canary)).toBe(false)
})

it('gives the difference as plain text, cut at a line', async () => {
  world.git('config', 'color.ui', 'always')
  world.git('config', 'diff.external', world.trap)
  const from = world.git('rev-parse', 'main')
  const to = commit('main', 'seq 1000 > 한글; printf "\\0" > binary')
  const whole = await diffText({ repository, from, to, limitBytes: 100_000 })
  expect(whole.cut).toBe(false)
  expect(whole.text).toMatch(/^diff --git a\/binary b\/binary\n/)
  expect(whole.text).toContain('+++ b/한글\n@@ -0,0 +1,1000 @@\n+1\n')
  expect(whole.text).not.toContain('\u001b')
  const part = await diffText({ repository, from, to, limitBytes: 503 })
  expect(part.cut).toBe(true)
  expect(Buffer.byteLength(part.text)).toBeLessThanOrEqual(503)
  expect(whole.text.startsWith(part.text)).toBe(true)
  expect(part.text.endsWith('\n')).toBe(true)
  expect(existsSync(world.canary)).toBe(false)
  await expect(diffText({ repository, from: 'HEAD', to, limitBytes: 1 })).rejects.toMatchObject({
    code: 'COMMIT_NOT_FOUND',
  })
})

it.each([
  ['test/a.ts', 'a/tests/b.py', 'x/__tests__/y.js', 'spec/a.rb', 'a.test.ts', 'b.spec.jsx', 'c_test.go', 'd_spec.rb'],
  ['test.js', 'tests.py', 'index.test-d.ts'],
  [
    'test_a.py',
    'p/conftest.py',
    'src/AppTest.java',
    'src/AppTests.cs',
    'x.e2e.ts',
    'a/__snapshots__/b.snap',
    'Test/X.cs',
  ],
])('takes these for tests: %s …', (...paths) => {
  expect(paths.filter((path) => !isTestPath(path))).toEqual([])
})

it('takes these for no tests', () => {
  const paths = [
    'src/latest.ts',
    'contest.py',
    'src/attest/a.ts',
    'testimonials.md',
    'src/spectrum.ts',
    'src/testing.ts',
    'a/test',
  ]
  expect(paths.filter(isTestPath)).toEqual([])
})
