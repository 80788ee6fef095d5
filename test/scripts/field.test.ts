import { describe, expect, test } from 'vitest'
import { fixesOf } from '../../scripts/field/choose-fixes.ts'
import { type FieldRow, withFieldRun } from '../../scripts/field/field-table.ts'
import { firstSentence, type Heard, heardIn } from '../../scripts/field/heard.ts'
import { judge } from '../../scripts/field/judge.ts'
import {
  addedLines,
  hunksToLeaveOut,
  parsePatch,
  patchText,
  productPart,
  testPart,
  withoutHunk,
  writtenPaths,
} from '../../scripts/field/patch.ts'
import { weaken } from '../../scripts/field/weaken-tests.ts'

const PATCH = `diff --git a/src/sum.js b/src/sum.js
index 1..2 100644
--- a/src/sum.js
+++ b/src/sum.js
@@ -1,2 +1,2 @@
-export const sum = (a, b) => a - b
+export const sum = (a, b) => a + b
 
@@ -10,1 +10,2 @@ export
 export const twice = (a) => 2 * a
+export const half = (a) => a / 2
diff --git a/src/old.js b/src/old.js
deleted file mode 100644
index 1..0
--- a/src/old.js
+++ /dev/null
@@ -1 +0,0 @@
-gone
diff --git a/test/a b.test.js b/test/a b.test.js
new file mode 100644
index 0..1
--- /dev/null
+++ b/test/a b.test.js
@@ -0,0 +1,2 @@
+test('adds', () => equal(sum(1, 2), 3))
+test('halves', () => equal(half(2), 1))
`

describe('a patch', () => {
  const files = parsePatch(PATCH)

  test('is read and written again without a change', () => {
    expect(files.map(({ path }) => path)).toEqual(['src/sum.js', 'src/old.js', 'test/a b.test.js'])
    expect(patchText(files)).toBe(PATCH)
  })

  test('has a part of the product and a part of the tests', () => {
    expect(productPart(files).map(({ path }) => path)).toEqual(['src/sum.js', 'src/old.js'])
    expect(testPart(files).map(({ path }) => path)).toEqual(['test/a b.test.js'])
    expect(writtenPaths(files)).toEqual(['src/sum.js', 'test/a b.test.js'])
  })

  test('can be without one hunk of the product, and not without a whole file that it deletes', () => {
    expect(hunksToLeaveOut(files)).toEqual([
      { path: 'src/sum.js', index: 0 },
      { path: 'src/sum.js', index: 1 },
    ])
    const rest = patchText(withoutHunk(files, { path: 'src/sum.js', index: 0 }))
    expect(rest).not.toContain('a + b')
    expect(rest).toContain('a / 2')
    expect(hunksToLeaveOut(files.slice(1))).toEqual([])
  })

  test('tells which lines it adds', () => {
    expect(addedLines(files[0]?.hunks ?? [])).toEqual([1, 11])
    expect(addedLines(files[2]?.hunks ?? [])).toEqual([1, 2])
  })
})

describe('weakened tests', () => {
  test.each([
    ['a.test.js', "describe('x', () => {\n  it('a', () => {\n    changed()\n  })\n})", 3, "  it.skip('a', () => {"],
    ['a.test.ts', "test.each([1])('a', changed)", 1, "test.skip.each([1])('a', changed)"],
    ['a.js', "t.test('a', async t => {\n  changed()\n})", 2, "t.skip('a', async t => {"],
    ['test_a.py', 'class T:\n    def test_a(self):\n        changed()', 3, '    @__import__("pytest").mark.skip'],
  ])('skip the test around a changed line of %s', (path, text, line, expected) => {
    const weakened = weaken(path, text, [line])
    expect(weakened.skipped).toBe(1)
    expect(weakened.text.split('\n')).toContain(expected)
  })

  test('are none where no test is above the change', () => {
    expect(weaken('a.test.js', 'const a = 1\n', [1])).toEqual({ text: 'const a = 1\n', skipped: 0 })
  })
})

describe('the fixes of a log', () => {
  const commit = (subject: string, ...files: string[]) => `\0aaaa bbbb\0${subject}\n\n${files.join('\n')}\n`

  test('change code of the product and tests, and those with manifests come last', () => {
    const log = [
      commit('fix: with a lock file', '1\t1\tsrc/a.js', '1\t0\ttest/a.js', '9\t9\tpackage-lock.json'),
      commit('fix: a sum', '1\t1\tsrc/a.js', '1\t0\ttest/a.js'),
      commit('fix: without tests', '1\t1\tsrc/a.js'),
      commit('fix: a page', '1\t1\tREADME.md', '1\t0\ttest/a.js'),
      commit('fix: too large', '400\t1\tsrc/a.js', '1\t0\ttest/a.js'),
      commit('fix: a picture', '-\t-\tsrc/a.png', '1\t1\tsrc/a.js', '1\t0\ttest/a.js'),
      commit('add a feature', '1\t1\tsrc/a.js', '1\t0\ttest/a.js'),
    ].join('')
    expect(fixesOf(log).map(({ subject, manifest, lines }) => [subject, manifest, lines])).toEqual([
      ['fix: a sum', false, 3],
      ['fix: with a lock file', true, 21],
    ])
  })
})

const line = (type: string, fields: object) => JSON.stringify({ type, at: '2026-02-28T09:00:00Z', ...fields })
const check = (passed: boolean) => ({
  name: 'test',
  command: ['npm', 'test'],
  passed,
  duration_ms: 2000,
  tail: 'not ok',
})

const SAID = [
  line('base:judged', { choice: 'compare' }),
  line('relay:started', { task_id: 'TASK-20260228-001' }),
  line('run:started', { run_id: 'r', at: '2026-02-28T09:00:00Z' }),
  line('run:ended', { run_id: 'r', at: '2026-02-28T09:00:03Z' }),
  line('check:ended', { check: check(true) }),
  line('evidence:recorded', { result: 'passed' }),
  line('check:ended', { check: check(false) }),
  line('evidence:recorded', { result: 'failed' }),
  line('attempt:failed', {}),
  line('relay:summary', { status: 'DEV_IN_PROGRESS', outcome: { kind: 'choice', text: 'It stopped. Choose.' } }),
].join('\n')

const ready: Heard = {
  ...heardIn(SAID, ''),
  status: 'DEPLOY_READY',
  outcome: 'ready',
  evidence: 'passed',
  failed: null,
}
const stopped: Heard = { ...heardIn(SAID, ''), outcome: 'item', failed: null }

describe('a verdict', () => {
  test('is made from what Baton printed', () => {
    const heard = heardIn(`${SAID}\n{"type":"cut`, '')
    expect(heard).toMatchObject({ evidence: 'failed', attempts: 1, base: 'compare', sentence: 'It stopped.', runs: 1 })
    expect(heard.failed).toMatchObject({ name: 'test', tail: 'not ok' })
    expect(heard.seconds).toEqual({ checks: 4, setup: 0 })
    expect(heardIn(SAID, '!! More tests are skipped than before the change: test 12 → 10').saysWeaker).toBe(true)
    expect(heard.saysWeaker).toBe(false)
    expect(firstSentence('Version 1.2 is old! Stop.')).toBe('Version 1.2 is old!')
  })

  test.each([
    ['ready', { ...ready, code: 0 }, 'right'],
    ['ready', { ...ready, evidence: 'unchecked', code: 0 }, 'wrong'],
    ['stop', { ...ready, code: 0 }, 'wrong'],
    ['say', { ...ready, code: 0 }, 'wrong'],
    ['say', { ...ready, saysWeaker: true, code: 0 }, 'right'],
    ['either', { ...ready, code: 0 }, 'right'],
    ['ready', { ...heardIn(SAID, ''), code: 7 }, 'wrong'],
    ['stop', { ...heardIn(SAID, ''), code: 7 }, 'right'],
    ['stop', { ...heardIn('', ''), code: null }, 'untested'],
    ['stop', { ...stopped, asked: 'same_failure', code: 7 }, 'right'],
    ['stop', { ...stopped, asked: 'environment', code: 7 }, 'untested'],
    ['stop', { ...stopped, asked: 'gave_up', code: 1 }, 'untested'],
    ['stop', { ...heardIn(SAID.replaceAll('not ok', 'sh: 1: tsc: not found'), ''), code: 7 }, 'untested'],
  ] as const)('expected %s: %#', (expected, heard, word) => {
    expect(judge(expected, heard).word).toBe(word)
  })

  test('tests nothing where the check fails outside of Baton too', () => {
    const heard = { ...heardIn(SAID, ''), code: 7 }
    expect(judge('ready', heard, { check: 'test', passes: false }).word).toBe('untested')
    expect(judge('ready', heard, { check: 'test', passes: true }).word).toBe('wrong')
  })
})

test('a row with a pipe in what Baton said stays one row', () => {
  const { base, seconds, runs, status, outcome, evidence, attempts } = ready
  const row: FieldRow = {
    ...{
      repository: 'sum',
      manager: 'npm',
      runner: 'node:test',
      fix: 'aaaa',
      subject: 'fix',
      commit: 'c',
      variant: 'as-made',
    },
    ...{
      expected: 'ready',
      judged: judge('ready', { ...ready, code: 0 }),
      failed: '',
      code: 0,
      wholeSeconds: 9,
      agentSeconds: 1,
      installs: 1,
    },
    heard: { base, seconds, runs, status, outcome, evidence, attempts, sentence: 'a | b' },
    outside: { install: 1, test: 1 },
  }
  const page = withFieldRun('# Page\n<!-- field -->\nold\n<!-- /field -->\nend', {
    date: 'd',
    cores: 2,
    rows: [row],
  })
  expect(page).toContain('a \\| b')
  expect(page).not.toContain('old')
  expect(page.endsWith('<!-- /field -->\nend')).toBe(true)
})
