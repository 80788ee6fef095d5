import { openMemoryStore } from '../../src/store/memory/open.ts'
import { describeStore } from './store-suite.ts'

describeStore('memory', {
  open: async () => openMemoryStore(),
  openCopy: async (path) => openMemoryStore({ from: path }),
})
