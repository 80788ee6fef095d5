// `node rotate-child.ts STORE KEYFILE POINT values|wrapping`: replaces the keys of the settings once. At the named point
// it prints its name and stays there, until it is killed.
import { SecretKeeper } from '../../src/engine/secrets/secret-keeper.ts'
import { rotateSettings } from '../../src/service/settings/rotate-settings.ts'
import type { KeyKeeper } from '../../src/settings/keys/key-file.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { engineWithSettings, PO } from './settings-world.ts'

const [path = '', keyFile = '', point = '', what = ''] = process.argv.slice(2)

async function reach(name: string): Promise<void> {
  if (name !== point) return
  process.stdout.write(`${name}\n`)
  await new Promise(() => setInterval(() => {}, 60_000))
}

let saves = 0
const slow = (keeper: KeyKeeper): KeyKeeper => ({
  ...keeper,
  save: async (keys) => {
    saves += 1
    const name = saves === 1 ? 'keep' : 'forget'
    await reach(`before ${name}`)
    await keeper.save(keys)
    await reach(`after ${name}`)
  },
})

const store = await openSqliteStore({ path, create: false })
const engine = engineWithSettings(store, keyFile)
const { access } = engine.secrets as SecretKeeper
const secrets = new SecretKeeper({
  store,
  access: { ...access, keeper: async (place) => slow(await access.keeper(place)) },
})
const execute: typeof engine.execute = async (...given) => {
  await reach('before commit')
  const done = await engine.execute(...given)
  await reach('after commit')
  return done
}
const between = Object.create(engine, { secrets: { value: secrets }, execute: { value: execute } }) as typeof engine
await rotateSettings({ engine: between }, PO, { place: undefined, values: what === 'values' })
await store.close()
process.stdout.write('done\n')
