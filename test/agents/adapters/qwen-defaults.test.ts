import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { qwenDefaults } from '../../../src/agents/adapters/qwen-defaults.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-qwen-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('qwen writes no memory of the person and suggests nothing in a run, below every other settings file', async () => {
  const { QWEN_CODE_SYSTEM_DEFAULTS_PATH: file = '' } = await qwenDefaults(join(folder, 'qwen'), {}, [])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ui: { enableFollowupSuggestions: false },
    memory: { enableManagedAutoMemory: false, enableManagedAutoDream: false },
  })
})

test('qwen of a person or a machine that has a file of defaults is left as it is', async () => {
  const shared = join(folder, 'shared.json')
  writeFileSync(shared, '{}')
  expect(await qwenDefaults(join(folder, 'qwen'), {}, [shared])).toEqual({})
  expect(await qwenDefaults(join(folder, 'qwen'), { QWEN_CODE_SYSTEM_DEFAULTS_PATH: shared }, [])).toEqual({})
  expect(existsSync(join(folder, 'qwen'))).toBe(false)
})
