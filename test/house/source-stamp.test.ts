import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  bundleFolder,
  bundlesFolder,
  type CommandSources,
  commandsFile,
  commandsOf,
  manifestFile,
  manifestOf,
} from '../../bin/source-stamp.js'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'baton-stamp-'))
  mkdirSync(join(home, 'src', 'cli'), { recursive: true })
  for (const name of ['package-lock.json', 'src/cli/main.ts', 'src/one.ts']) writeFileSync(join(home, name), 'one\n')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const change = (name: string, text: string) => writeFileSync(join(home, name), text)

const writeManifest = () => {
  // A file that is added within the same tick as the one before it would not change the time of its folder.
  for (const name of ['src', 'src/cli']) utimesSync(join(home, name), 1_000, 1_000)
  mkdirSync(bundlesFolder(home), { recursive: true })
  writeFileSync(manifestFile(home), manifestOf(home))
}

const CHANGES: [string, () => void][] = [
  ['a changed file', () => change('src/one.ts', 'two!\n')],
  ['a file of the same length', () => utimesSync(join(home, 'src', 'one.ts'), 1_000, 1_000)],
  ['a new file', () => change('src/cli/new.ts', '')],
  ['a file that is gone', () => rmSync(join(home, 'src', 'one.ts'))],
  ['other dependencies', () => change('package-lock.json', '{}\n')],
]

describe('the bundle that the launcher starts in a checkout', () => {
  test.each(CHANGES)('is another one after %s', (_, act) => {
    const before = bundleFolder(home)
    expect(bundleFolder(home)).toBe(before)
    act()
    expect(bundleFolder(home)).not.toBe(before)
  })

  test.each(CHANGES)('is another one after %s, also where a manifest names the files', (_, act) => {
    const before = bundleFolder(home)
    writeManifest()
    expect(bundleFolder(home)).toBe(before)
    act()
    const after = bundleFolder(home)
    expect(after).not.toBe(before)
    rmSync(manifestFile(home))
    expect(bundleFolder(home)).toBe(after)
  })

  test.each(['', 'x', '\n\n\n', '1-2-3\n0\n1\n../../x'])('is found with the broken manifest %j', (manifest) => {
    const before = bundleFolder(home)
    writeManifest()
    writeFileSync(manifestFile(home), manifest)
    expect(bundleFolder(home)).toBe(before)
  })

  test('is the one of the manifest, without a look into the folders', () => {
    writeManifest()
    // A file of which the folder says nothing: only a manifest can overlook it.
    change('src/cli/hidden.ts', '')
    utimesSync(join(home, 'src', 'cli'), 1_000, 1_000)
    const before = bundleFolder(home)
    rmSync(manifestFile(home))
    expect(bundleFolder(home)).not.toBe(before)
  })

  test('is the same in a copy of the checkout, at its own place', () => {
    const copy = `${home}-copy`
    cpSync(home, copy, { recursive: true, preserveTimestamps: true })
    try {
      expect(relative(copy, bundleFolder(copy))).toBe(relative(home, bundleFolder(home)))
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })
})

const REPOSITORY = join(import.meta.dirname, '..', '..')

describe('the bundle for the words of a command', () => {
  const SOURCES: CommandSources = {
    commands: { 'task-list': [0, 1], inbox: [0, 2], why: [0, 1, 2] },
    groups: [['package-lock.json'], ['src/cli/main.ts'], ['src/one.ts']],
  }
  let text: string
  let before: string
  beforeEach(() => {
    before = bundleFolder(home)
    writeManifest()
    text = commandsOf(home, basename(before), SOURCES) ?? ''
    writeFileSync(commandsFile(home), text)
  })
  const touch = (name: string) => utimesSync(join(home, name), 2_000, 2_000)

  test('is the newest until a source is changed that the command can load', () => {
    touch('src/one.ts')
    const after = bundleFolder(home)
    expect(after).not.toBe(before)
    expect(bundleFolder(home, ['task', 'list', '--json'])).toBe(before)
    for (const words of [
      ['inbox'],
      ['why', 'TASK-20261119-001'],
      ['task', 'show'],
      ['--lang', 'ko', 'task', 'list'],
      [],
    ])
      expect(bundleFolder(home, words)).toBe(after)
    touch('src/cli/main.ts')
    expect(bundleFolder(home, ['task', 'list'])).toBe(bundleFolder(home))
  })

  test.each([
    ['other dependencies', () => touch('package-lock.json')],
    ['a file that is gone', () => rmSync(join(home, 'src', 'cli', 'main.ts'))],
    ['a file of another length', () => change('src/cli/main.ts', 'one two\n')],
  ])('is another one after %s', (_, act) => {
    act()
    expect(bundleFolder(home, ['task', 'list'])).toBe(bundleFolder(home))
    expect(bundleFolder(home, ['task', 'list'])).not.toBe(before)
  })

  test('is never an old one, wherever the file was cut off', () => {
    touch('src/cli/main.ts')
    const after = bundleFolder(home)
    for (let length = 0; length < text.length; length += 1) {
      writeFileSync(commandsFile(home), text.slice(0, length))
      expect(bundleFolder(home, ['why'])).toBe(after)
    }
  })

  test('is looked for among all sources for words that are no command', () => {
    touch('src/one.ts')
    const after = bundleFolder(home)
    for (const word of ['end', '0', 'task', 'task-', '', 'constructor', basename(before), 'task-list\n'])
      expect(bundleFolder(home, [word])).toBe(after)
  })

  test('is not told of a bundle whose sources were changed meanwhile', () => {
    touch('src/one.ts')
    expect(commandsOf(home, basename(before), SOURCES)).toBeUndefined()
  })
})

describe('the sources of the commands of this checkout', () => {
  const sources = () =>
    JSON.parse(readFileSync(join(bundleFolder(REPOSITORY), 'sources.json'), 'utf8')) as CommandSources
  const filesOf = (command: string) => {
    const { commands, groups } = sources()
    return (commands[command] ?? []).flatMap((number) => groups[number] ?? [])
  }

  test('are those of the command and of what it loads, and not of other commands', () => {
    const list = filesOf('task-list')
    for (const path of [
      'package-lock.json',
      'src/cli/main.ts',
      'src/cli/config-language.ts',
      'src/store/sqlite/open.ts',
    ])
      expect(list).toContain(path)
    expect(list).toContain('src/cli/commands/task-list.ts')
    expect(list).not.toContain('src/cli/commands/task-create.ts')
    expect(filesOf('validate')).not.toContain('src/store/sqlite/open.ts')
    // Loaded by the command itself, and only with an option.
    expect(filesOf('audit-verify')).toContain('src/cli/commands/audit-verify-git.ts')
    expect(new Set(list).size).toBe(list.length)
  })

  test('are found by the words of the command: its first two, or its first', () => {
    const { commands } = sources()
    const folder = join(REPOSITORY, 'src', 'cli')
    const trees = readdirSync(folder).filter((name) => /^(?:program|.*-tree)\.ts$/.test(name))
    const pairs = trees.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split(/(?=\b(?:storeCommand|command)\(\w+, ')/)
        .flatMap((part) => {
          const words = /^\w+\(\w+, '([^']+)'/.exec(part)?.[1]?.split(' ')
          const file = /import\('\.\/commands\/([\w-]+)\.ts'\)/.exec(part)?.[1]
          return words && file ? [{ words, file }] : []
        }),
    )
    expect(pairs.length).toBeGreaterThan(40)
    for (const { words, file } of pairs) {
      const known = [words.slice(0, 2).join('-'), words[0] ?? ''].find((name) => name in commands)
      if (known !== undefined) expect(filesOf(known)).toContain(`src/cli/commands/${file}.ts`)
    }
    expect(pairs.filter(({ words, file }) => words.join('-') === file).length).toBeGreaterThan(30)
  })
})
