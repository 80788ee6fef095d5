import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs the tests of this task with `node --test` and counts. Only what is the same in every run is told. */
export function runTests(paths) {
  const files = [paths.test, paths.blankTest].filter((file) => existsSync(file))
  const command = `node --test ${files.join(' ')}`
  if (files.length === 0) return { command, passed: 0, total: 0, ok: false, failures: [] }
  // A test runner that started this process must not be taken for the parent of the tests.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', ...files], {
    encoding: 'utf8',
    env,
  })
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(stdout)?.[1] ?? 0)
  const failures = [...stdout.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name]) => name)
  return { command, passed: count('pass'), total: count('tests'), ok: status === 0 && count('tests') > 0, failures }
}
