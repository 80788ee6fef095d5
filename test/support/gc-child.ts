// A process that collects garbage until it is done or killed. gc-child.ts STORE HOME
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { collectGarbage } from '../../src/engine/garbage/collect-garbage.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

const [path = '', home = ''] = process.argv.slice(2)
const store = await openSqliteStore({ path })
const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
process.send?.('begun')
const garbage = await collectGarbage({ engine, home, keep: { transcript_days: 30, folder_days: 0 } })
await store.close()
process.send?.(garbage.folders.length)
process.disconnect?.()
