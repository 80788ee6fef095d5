import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { describeStore } from './store-suite.ts'

describeStore('sqlite', {
  open: (path, clock) => openSqliteStore({ path, clock }),
  openCopy: (path) => openSqliteStore({ path, create: false }),
})
