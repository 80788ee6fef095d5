import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RelayWorld } from '../support/relay-world.ts'
import { canary, found, keep, waysToWrite } from '../support/settings-world.ts'

let world: RelayWorld
const value = canary()
const undeclared = `env-${Math.random().toString(36).slice(2, 12)}-value`
beforeAll(async () => {
  world = await RelayWorld.open(undefined, { settings: true })
  await keep(world.engine, 'DEPLOY_KEY', value)
  // In the person's folder and not in git, as such files are.
  writeFileSync(join(world.repository, '.git', 'info', 'exclude'), '.env\n')
  world.write('.env', `SERVICE_TOKEN=${undeclared}\n`)
})
afterAll(() => world[Symbol.asyncDispose]())

const texts = [...waysToWrite(value), ...waysToWrite(undeclared)]

it('work that holds a value is stopped before it lands, and goes on without the file when a person says so', async () => {
  const encoded = Buffer.from(value).toString('base64')
  const seen = join(world.folder, 'seen')
  writeFileSync(seen, `key: ${encoded}\nand ${undeclared}\n`)
  const name = `${encodeURIComponent(value)}.txt`
  // In a file of its own: arguments of commands are kept as they are.
  const leak = join(world.folder, 'leak.sh')
  const told = `head -1 '${seen}' > leaked.txt; tail -1 '${seen}' > copied.txt; echo fine > "${name}"; echo fine > kept.txt`
  writeFileSync(leak, told)
  // What a check prints is kept as evidence.
  const checks = [{ name: 'check', command: ['sh', '-c', `cat '${seen}'; sh check.sh`], timeout_minutes: 1 }]
  const task = await world.hostile('coder', `sh '${leak}'`, checks)
  expect(await world.carry(task)).toMatchObject({ status: 'DEV_IN_PROGRESS', wait: { what: 'item' } })
  const { relay } = await world.read(task)
  const item = relay.items.find(({ kind }) => kind === 'settings')
  expect(item?.confirmable).toBe(false)
  expect(item?.details?.toSorted()).toEqual(
    [
      `A ${'*'.repeat(name.length - 4)}.txt (DEPLOY_KEY)`,
      'A copied.txt (SERVICE_TOKEN (.env))',
      'A leaked.txt (DEPLOY_KEY)',
    ].toSorted(),
  )
  expect(world.git('ls-tree', '-r', '--name-only', `baton/${task}`)).not.toContain('leaked.txt')
  await world.answer(task, 'drop')
  expect((await world.carry(task)).status).toBe('DEPLOY_READY')
  const landed = world.git('ls-tree', '-r', '--name-only', `baton/${task}`)
  expect(landed).toContain('kept.txt')
  for (const path of ['leaked.txt', 'copied.txt', '%']) expect(landed).not.toContain(path)
  // Byte by byte: every object of what landed, the names of all refs, every record, event and notice.
  expect(found(objectsOf('refs/heads/main', `refs/heads/baton/${task}`), texts)).toEqual([])
  expect(found(Buffer.from(world.git('for-each-ref')), texts)).toEqual([])
  const copy = join(world.folder, 'copy.json')
  await world.engine.store.backup(copy)
  const kept = readFileSync(copy)
  expect(kept.includes('key: ****')).toBe(true)
  expect(found(kept, texts)).toEqual([])
}, 180_000)

function objectsOf(...refs: readonly string[]): Buffer {
  const ids = world.git('rev-list', '--objects', ...refs)
  const input = ids.replaceAll(/ .*$/gm, '')
  const objects = execFileSync('git', ['-C', world.repository, 'cat-file', '--batch'], { input, maxBuffer: 1e8 })
  return Buffer.concat([Buffer.from(ids), objects])
}
