import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/port.ts'
import type { Cases } from './suite/case.ts'
import { COMMITS } from './suite/commits.ts'
import { COPIES } from './suite/copies.ts'
import { EVENTS } from './suite/events.ts'
import { LEASES } from './suite/leases.ts'
import { LISTS } from './suite/lists.ts'
import { QUEUE } from './suite/queue.ts'
import { RUNS } from './suite/runs.ts'
import { TRANSCRIPTS } from './suite/transcripts.ts'
import { VISITS } from './suite/visits.ts'
import { WATCH } from './suite/watch.ts'

/** How a test opens the engine that it is run for. */
export interface Engine {
  /** An empty store at this path, for engines that keep files. */
  readonly open: (path: string, clock: () => number) => Promise<Store>
  /** What `backup` wrote to this path. */
  readonly openCopy: (path: string) => Promise<Store>
}

const GROUPS: Readonly<Record<string, Cases>> = {
  'a commit': COMMITS,
  'the events': EVENTS,
  'a list': LISTS,
  'the queue': QUEUE,
  'a lease': LEASES,
  'a visit': VISITS,
  'who watches': WATCH,
  'what is kept of runs': RUNS,
  'a transcript': TRANSCRIPTS,
  'a copy, and the whole': COPIES,
}

/** The one suite: what `port.ts` promises, for every engine alike. No case may be left out for an engine. */
export function describeStore(name: string, engine: Engine): void {
  const expected = Object.values(GROUPS).reduce((sum, cases) => sum + Object.keys(cases).length, 0)
  let ran = 0

  describe(`the ${name} store`, () => {
    let folder: string
    let opened: Store[]

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), `baton-${name}-`))
      opened = []
    })
    afterEach(async () => {
      for (const store of opened) await store.close()
      rmSync(folder, { recursive: true })
    })
    const remembered = async (store: Promise<Store>) => {
      opened.push(await store)
      return store
    }

    describe.each(Object.entries(GROUPS))('%s', (_group, cases) => {
      test.each(Object.entries(cases))('%s', async (_sentence, show) => {
        const time = { now: 1_000_000 }
        const store = await remembered(engine.open(join(folder, 'baton.db'), () => time.now))
        await show({ store, time, folder, openCopy: (path) => remembered(engine.openCopy(path)) })
        ran += 1
      })
    })

    test('was shown by every case of the suite', () => {
      expect(existsSync(folder)).toBe(true)
      expect(ran).toBe(expected)
      expect(ran).toBeGreaterThan(40)
    })
  })
}
