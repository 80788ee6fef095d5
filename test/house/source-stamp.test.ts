import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundleFolder } from '../../bin/source-stamp.js'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'baton-stamp-'))
  mkdirSync(join(home, 'src', 'cli'), { recursive: true })
  for (const name of ['package-lock.json', 'src/cli/main.ts', 'src/one.ts']) writeFileSync(join(home, name), 'one\n')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const change = (name: string, text: string) => writeFileSync(join(home, name), text)

describe('the bundle that the launcher starts in a checkout', () => {
  test.each([
    ['a changed file', () => change('src/one.ts', 'two!\n')],
    ['a file of the same length', () => utimesSync(join(home, 'src', 'one.ts'), 1_000, 1_000)],
    ['a new file', () => change('src/cli/new.ts', '')],
    ['a file that is gone', () => rmSync(join(home, 'src', 'one.ts'))],
    ['other dependencies', () => change('package-lock.json', '{}\n')],
  ])('is another one after %s', (_, act) => {
    const before = bundleFolder(home)
    expect(bundleFolder(home)).toBe(before)
    act()
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
