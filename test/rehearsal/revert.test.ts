import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'

let folder: string
let repository: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-revert-'))
  repository = join(folder, 'own')
  mkdirSync(repository)
  git(repository, 'init', '-q', '-b', 'main')
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=P', '-c', 'user.email=p@x', ...args], { cwd, encoding: 'utf8' }).trim()

/** A commit with these files; null: deleted. */
function commit(files: Readonly<Record<string, string | null>>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(repository, path)
    if (text === null) rmSync(file)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  git(repository, 'add', '--all', '--force')
  git(repository, 'commit', '-q', '-m', 'a step')
  return git(repository, 'rev-parse', 'HEAD')
}

/** The script in a clone as Baton makes it. */
function revert(...pairs: readonly string[]) {
  const clone = join(folder, 'clone')
  git(folder, 'clone', '-q', '--shared', repository, clone)
  const env = { PATH: process.env.PATH, HOME: folder, BATON_NONCE: 'n0', BATON_TASK_ID: 'TASK-20261118-001' }
  const ran = spawnSync(process.execPath, [join(ROOT, 'rehearsal', 'revert.js'), ...pairs], {
    cwd: clone,
    env,
    encoding: 'utf8',
  })
  return { ...ran, clone }
}

describe('a revert that brings back files', () => {
  const RULES: readonly (readonly [string, () => void])[] = [
    ['.gitignore of the target', () => commit({ '.gitignore': 'dist/\n' })],
    [
      "the person's own rules for the repository",
      () => appendFileSync(join(repository, '.git/info/exclude'), 'dist/\n'),
    ],
    [
      "the person's own file of rules",
      () => {
        writeFileSync(join(folder, 'rules'), 'dist/\n')
        git(repository, 'config', 'core.excludesFile', join(folder, 'rules'))
      },
    ],
  ]

  test.each(RULES)('that git ignores by now (%s) fails, names them and changes nothing', (_name, rule) => {
    const before = commit({ 'dist/a.js': '1\n', 'dist/b.js': '1\n', 'c.js': '1\n' })
    const changed = commit({ 'dist/a.js': null, 'c.js': '2\n' })
    rule()
    const { status, stderr, clone } = revert(`${changed}:${before}`)
    expect(status).toBe(1)
    expect(stderr).toContain('git now ignores files that the revert brings back: dist/a.js.')
    expect(stderr).toContain('baton task revert')
    expect(git(clone, 'status', '--porcelain', '--ignored')).toBe('')
    expect(readFileSync(join(clone, 'c.js'), 'utf8')).toBe('2\n')
  })

  test('works where the rule goes with it, and where an ignored file is only changed or removed', () => {
    const before = commit({ 'dist/a.js': '1\n', 'dist/b.js': '1\n' })
    const changed = commit({ 'dist/a.js': null, 'dist/b.js': '2\n', 'dist/new.js': '1\n', '.gitignore': 'dist/a.js\n' })
    appendFileSync(join(repository, '.git/info/exclude'), 'dist/b.js\ndist/new.js\n')
    const { status, stderr, clone } = revert(`${changed}:${before}`)
    expect(status, stderr).toBe(0)
    expect(readFileSync(join(clone, 'dist/a.js'), 'utf8')).toBe('1\n')
    expect(readFileSync(join(clone, 'dist/b.js'), 'utf8')).toBe('1\n')
    expect(existsSync(join(clone, 'dist/new.js'))).toBe(false)
  })
})
