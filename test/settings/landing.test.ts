import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSecrets } from '../../src/service/settings/settings-access.ts'
import { RelayWorld } from '../support/relay-world.ts'
import { canary, keep } from '../support/settings-world.ts'

let world: RelayWorld
const value = canary()
beforeAll(async () => {
  world = await RelayWorld.open()
  const { store } = world.engine
  const keyFile = join(world.folder, 'settings.key')
  const secrets = openSecrets({ store, keyFile: () => keyFile, passphrase: async () => undefined })
  Object.defineProperty(world.engine, 'secrets', { value: secrets })
  await keep(world.engine, 'DEPLOY_KEY', value)
})
afterAll(() => world[Symbol.asyncDispose]())

it('work that holds a value is stopped before it lands, and goes on without the file when a person says so', async () => {
  const encoded = Buffer.from(value).toString('base64')
  const seen = join(world.folder, 'seen')
  writeFileSync(seen, `key: ${encoded}\n`)
  const task = await world.hostile('coder', `cat '${seen}' > leaked.txt; echo fine > kept.txt`)
  expect(await world.carry(task)).toMatchObject({ status: 'DEV_IN_PROGRESS', wait: { what: 'item' } })
  const { relay } = await world.read(task)
  const item = relay.items.find(({ kind }) => kind === 'settings')
  expect(item).toMatchObject({ confirmable: false, details: ['A leaked.txt (DEPLOY_KEY)'] })
  expect(JSON.stringify(relay)).not.toContain(encoded)
  const before = world.git('ls-tree', '-r', '--name-only', `baton/${task}`)
  expect(before).not.toContain('leaked.txt')
  await world.engine.execute(
    { type: 'answer_item', task_id: task, key: null, choice: 'drop', note: null, how: 'person' },
    { actor: 'song-po' },
  )
  expect((await world.carry(task)).status).toBe('DEPLOY_READY')
  const landed = world.git('ls-tree', '-r', '--name-only', `baton/${task}`)
  expect(landed).toContain('kept.txt')
  expect(landed).not.toContain('leaked.txt')
  expect(world.git('log', '-p', `baton/${task}`)).not.toContain(encoded)
}, 120_000)
