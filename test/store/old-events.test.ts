import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventText } from '../../src/cli/present/events/event-text.ts'
import type { StoredEvent } from '../../src/pipeline/changeset.ts'
import { EVENT_VERSION } from '../../src/protocol/events/event-version.ts'
import { upcastEvent } from '../../src/protocol/events/upcast-event.ts'
import { allEvents } from '../../src/store/all-events.ts'
import { verifyChain } from '../../src/store/chain.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { eventFaults } from '../support/event-faults.ts'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'store')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-old-events-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function eventsOf(schema: number): Promise<StoredEvent[]> {
  const path = join(folder, 'baton.db')
  writeFileSync(path, gunzipSync(readFileSync(join(FIXTURES, `schema-${schema}.db.gz`))))
  const store = await openSqliteStore({ path, create: false })
  try {
    expect(await store.check()).toEqual([])
    return await Array.fromAsync(allEvents(store))
  } finally {
    await store.close()
  }
}

test.each([1, 2, 3, 4])(
  'the events of a store of schema %i stay as they are, and are read in the newest form',
  async (schema) => {
    const events = await eventsOf(schema)
    // The store of schema 2 was made of the samples of these tests, which have an event of their own.
    const real = events.filter(({ type }) => type !== 'run:queued')
    const old = events.filter(({ v }) => v === undefined)
    expect(old.length).toBeGreaterThan(4)
    expect(verifyChain(events, { whole: true })).toEqual([])
    for (const event of events.filter(({ v }) => v !== undefined)) expect(event).toMatchObject({ v: EVENT_VERSION })
    const faults = new Set(real.map(upcastEvent).flatMap(({ type, data }) => eventFaults(type, data)))
    expect([...faults]).toEqual([])
    for (const event of real) expect(eventText(event, 'en')).not.toBe(event.type)
  },
)
