import { openMemoryStore } from '../../src/store/memory/open.ts'
import { describeStore } from './store-suite.ts'

describeStore('memory', {
  open: async (_path, clock) => openMemoryStore({ clock }),
  openCopy: async (path) => openMemoryStore({ from: path }),
})
