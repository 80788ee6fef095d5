import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundleFolder, bundlesFolder, manifestFile, manifestOf } from '../../bin/source-stamp.js'

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
