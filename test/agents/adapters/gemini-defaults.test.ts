import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { geminiDefaults } from '../../../src/agents/adapters/gemini-defaults.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-gemini-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const KEY = { GEMINI_API_KEY: 'x', GOOGLE_GEMINI_BASE_URL: 'http://127.0.0.1:1' }

test('reach.2 gemini with an API key and a base URL is told its type of login, below every other settings file', async () => {
  const { GEMINI_CLI_SYSTEM_DEFAULTS_PATH: file = '' } = await geminiDefaults(join(folder, 'gemini'), KEY)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ security: { auth: { selectedType: 'gemini-api-key' } } })
  // Many runs start at once.
  const made = await Promise.all(Array.from({ length: 8 }, () => geminiDefaults(join(folder, 'gemini'), KEY)))
  expect(new Set(made.map((env) => env.GEMINI_CLI_SYSTEM_DEFAULTS_PATH))).toEqual(new Set([file]))
})

test.each([
  ['has no key', {}],
  ['finds its type of login by itself', { GEMINI_API_KEY: 'x' }],
  ['has a file of defaults', { ...KEY, GEMINI_CLI_SYSTEM_DEFAULTS_PATH: '/etc/defaults.json' }],
  ['uses Vertex', { ...KEY, GOOGLE_GENAI_USE_VERTEXAI: 'true' }],
])('reach.2 gemini of a person who %s is left as it is', async (_, env) => {
  expect(await geminiDefaults(join(folder, 'gemini'), env)).toEqual({})
  expect(existsSync(join(folder, 'gemini'))).toBe(false)
})
