import { lstatSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codexHome } from '../../../src/agents/adapters/codex-home.ts'

let folder: string
let theirs: string
let ours: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-codex-'))
  theirs = join(folder, 'theirs')
  ours = join(folder, 'state', 'codex')
  mkdirSync(join(theirs, 'sessions'), { recursive: true })
  mkdirSync(join(theirs, 'prompts'))
  writeFileSync(join(theirs, 'config.toml'), 'model = "one"\n')
  writeFileSync(join(theirs, 'auth.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('reach.9 the home of Codex', () => {
  test("has the person's configuration as a copy and the login as a link; sessions are its own", async () => {
    expect(await codexHome(ours, { CODEX_HOME: theirs })).toEqual({ CODEX_HOME: ours })
    writeFileSync(join(ours, 'config.toml'), 'model = "one"\n[projects."/clone"]\ntrust_level = "trusted"\n')
    expect(readFileSync(join(theirs, 'config.toml'), 'utf8')).toBe('model = "one"\n')
    expect(realpathSync(join(ours, 'auth.json'))).toBe(realpathSync(join(theirs, 'auth.json')))
    expect(realpathSync(join(ours, 'prompts'))).toBe(realpathSync(join(theirs, 'prompts')))
    expect(lstatSync(join(ours, 'sessions'), { throwIfNoEntry: false })).toBeUndefined()
  })

  test('is made anew at each start, by many at once', async () => {
    await codexHome(ours, { CODEX_HOME: theirs })
    writeFileSync(join(theirs, 'config.toml'), 'model = "two"\n')
    await Promise.all(Array.from({ length: 8 }, () => codexHome(ours, { CODEX_HOME: theirs })))
    expect(readFileSync(join(ours, 'config.toml'), 'utf8')).toBe('model = "two"\n')
    rmSync(join(theirs, 'config.toml'))
    await codexHome(ours, { CODEX_HOME: theirs })
    expect(lstatSync(join(ours, 'config.toml'), { throwIfNoEntry: false })).toBeUndefined()
  })

  test('of a person who has none is empty', async () => {
    await codexHome(ours, { CODEX_HOME: join(folder, 'nowhere') })
    expect(lstatSync(ours).isDirectory()).toBe(true)
  })
})
