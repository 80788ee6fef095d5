// `node rotate-child.ts STORE KEYFILE`: replaces the keys of the settings again and again, until it is killed.
import { rotateSettings } from '../../src/service/settings/rotate-settings.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { engineWithSettings, PO } from './settings-world.ts'

const [path = '', keyFile = ''] = process.argv.slice(2)
const engine = engineWithSettings(await openSqliteStore({ path, create: false }), keyFile)
for (let round = 0; ; round += 1) {
  await rotateSettings({ engine }, PO, { place: undefined, values: round % 2 === 0 })
  process.stdout.write('.')
}
