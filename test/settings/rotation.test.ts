import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { rotateSettings } from '../../src/service/settings/rotate-settings.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { childScript } from '../support/child-script.ts'
import { canary, engineWithSettings, keep, PO } from '../support/settings-world.ts'

const CHILD = childScript(join(import.meta.dirname, '..', 'support', 'rotate-child.ts'))
const KILLS = 12
const folder = mkdtempSync(join(tmpdir(), 'baton-rotation-'))
const path = join(folder, 'baton.db')
const keyFile = join(folder, 'settings.key')
afterAll(() => rmSync(folder, { recursive: true }))

it('a rotation that is killed at any moment leaves values that open, the old way or the new', async () => {
  const values = new Map(Array.from({ length: 10 }, (_, index) => [`KEY_${index}`, canary()]))
  const store = await openSqliteStore({ path })
  for (const [name, value] of values) await keep(engineWithSettings(store, keyFile), name, value)
  const seen = new Set<string>()
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(process.execPath, [CHILD, path, keyFile], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    // Somewhere within the next few rotations: the moment is chance, and chosen here to be spread over them.
    await pause(Math.random() * 25)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const opened = await engineWithSettings(store, keyFile).secrets?.current()
    expect(opened?.faults.size).toBe(0)
    for (const [name, value] of values) {
      expect(Buffer.from(opened?.values.get(`store/${name}`) ?? []).toString()).toBe(value)
    }
    seen.add(opened?.record.key?.wrap_id ?? '')
  }
  expect(seen.size).toBeGreaterThan(1)
  // Whoever comes next can rotate again, and forgets the keys that the killed ones left.
  const engine = engineWithSettings(store, keyFile)
  await rotateSettings({ engine }, PO, { place: undefined, values: true })
  expect((await engineWithSettings(store, keyFile).secrets?.current())?.values.size).toBe(10)
  await store.close()
}, 180_000)

it('ten who read while keys are replaced always open every value', async () => {
  const store = await openSqliteStore({ path })
  const engine = engineWithSettings(store, keyFile)
  let isOver = false
  const readers = Array.from({ length: 10 }, async () => {
    let reads = 0
    while (!isOver) {
      const opened = await engineWithSettings(store, keyFile).secrets?.current()
      expect(opened?.faults.size).toBe(0)
      reads += 1
      await nextTurn()
    }
    return reads
  })
  for (let round = 0; round < 10; round += 1) {
    await rotateSettings({ engine }, PO, { place: undefined, values: true })
  }
  isOver = true
  for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(0)
  const last = await engineWithSettings(store, keyFile).secrets?.current()
  expect(last?.faults.size).toBe(0)
  await store.close()
}, 120_000)
