import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rotateSettings } from '../../src/service/settings/rotate-settings.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { until } from '../agents/agent-world.ts'
import { childScript } from '../support/child-script.ts'
import { CliWorld } from '../support/cli-world.ts'
import { canary, engineWithSettings, keep, PO } from '../support/settings-world.ts'

const CHILD = childScript(join(import.meta.dirname, '..', 'support', 'rotate-child.ts'))
const POINTS = ['before keep', 'after keep', 'before commit', 'after commit', 'before forget', 'after forget'] as const
const AGENTS = 10

const world = new CliWorld()
const keyFile = join(world.folder, 'settings.key')
const values = new Map(Array.from({ length: AGENTS }, (_, index) => [`KEY_${index}`, canary()]))
beforeAll(async () => {
  const store = await openSqliteStore({ path: world.store })
  const engine = engineWithSettings(store, keyFile)
  for (const [name, value] of values) await keep(engine, name, value)
  await store.close()
})
afterAll(() => world.remove())

/** Replaces the keys in a process of its own; with a point, it is killed there. */
async function rotate(what: 'values' | 'wrapping', point = ''): Promise<void> {
  const child = spawn(process.execPath, [CHILD, world.store, keyFile, point, what], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (point !== '' && said.includes(point)) child.kill('SIGKILL')
  }
  await exited
  expect(said).toBe(point === '' ? 'done\n' : `${point}\n`)
}

async function expectAllOpen(): Promise<string> {
  const store = await openSqliteStore({ path: world.store })
  const opened = await engineWithSettings(store, keyFile).secrets?.current()
  await store.close()
  expect(opened?.faults.size).toBe(0)
  for (const [name, value] of values) {
    expect(Buffer.from(opened?.values.get(`store/${name}`) ?? []).toString()).toBe(value)
  }
  return opened?.record.key?.wrap_id ?? ''
}

it('a rotation that is killed at any point leaves values that open, the old way before its commit and the new after', async () => {
  for (const what of ['values', 'wrapping'] as const) {
    for (const [number, point] of POINTS.entries()) {
      const before = await expectAllOpen()
      await rotate(what, point)
      const isCommitted = number > POINTS.indexOf('before commit')
      expect((await expectAllOpen()) !== before, `${what} ${point}`).toBe(isCommitted)
    }
  }
  // Whoever comes next can rotate again, and forgets the keys that the killed ones left.
  await rotate('values')
  const wrapId = await expectAllOpen()
  const keys = readFileSync(keyFile, 'utf8').split('\n').slice(1, -2)
  expect(keys.map((line) => line.split(' ')[0])).toEqual([wrapId])
}, 180_000)

it('ten running agents keep their values while keys are replaced and rotations are killed, and so do those that start', async () => {
  const out = join(world.folder, 'out')
  mkdirSync(out)
  const env = { BATON_SETTINGS_KEY_FILE: keyFile, BATON_HOME: join(world.folder, 'home') }
  // Tells a digest of its value, waits to be let go, and tells it again.
  const script = join(world.folder, 'agent.sh')
  writeFileSync(
    script,
    `eval "value=\\$$1"
printf %s "$value" | sha256sum | cut -c1-64 > ${out}/$1.part && mv ${out}/$1.part ${out}/$1
while [ ! -e ${out}/go ]; do sleep 0.05; done
printf %s "$value" | sha256sum | cut -c1-64 > ${out}/$1.again
printf '=== CUSTOM TASK COMPLETE ===\\nTask: wait\\nSummary: waited\\n'
`,
  )
  const run = (name: string) => world.run(`agent run --setting ${name} -- sh ${script} ${name}`, { env })
  const names = [...values.keys()]
  const running = names.slice(0, -1).map(run)
  await until('nine agents have their values', () => names.slice(0, -1).every((name) => existsSync(join(out, name))))
  for (const point of ['after keep', 'after commit', 'before forget']) {
    await rotate('values', point)
    await rotate('values')
  }
  // The last one starts when the keys are others than those that the nine began with.
  running.push(run(names.at(-1) ?? ''))
  await until('the tenth has its value', () => existsSync(join(out, names.at(-1) ?? '')))
  await rotate('wrapping')
  writeFileSync(join(out, 'go'), '')
  for (const { code, stderr } of await Promise.all(running)) expect(code, stderr).toBe(0)
  for (const [name, value] of values) {
    const digest = createHash('sha256').update(value).digest('hex')
    expect(readFileSync(join(out, name), 'utf8').trim()).toBe(digest)
    expect(readFileSync(join(out, `${name}.again`), 'utf8').trim()).toBe(digest)
  }
  expect(readdirSync(out)).toHaveLength(2 * AGENTS + 1)
  await expectAllOpen()
}, 240_000)

it('ten who read while keys are replaced always open every value', async () => {
  const store = await openSqliteStore({ path: world.store })
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
