import { beforeEach, describe, expect, test } from 'vitest'
import { asBriefWorker } from '../../src/engine/brief-worker.ts'
import { VirtualClock } from '../../src/engine/clock.ts'
import { DEAD_LETTER, doDueWork, doDueWorkOnce, type Outlet } from '../../src/engine/due-work.ts'
import { Engine } from '../../src/engine/engine.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'

const HOUR = 3_600_000
const clock = new VirtualClock(Date.parse('2026-03-02T09:00:00Z'))

let engine: Engine
let heard: Record<string, string[]>
let down: Set<string>

const outlet = (name: string): Outlet => ({
  name,
  deliver: async ({ id }) => {
    if (down.has(name)) throw new Error('no route')
    heard[name] = [...(heard[name] ?? []), id]
  },
})
const BOTH = [outlet('slack'), outlet('desktop')]

function open(outlets: readonly string[]): Engine {
  const store = openMemoryStore({ clock: clock.now })
  return new Engine({ store, pipeline: DEFAULT_PIPELINE, clock, timeZone: 'Asia/Seoul', outlets, random: () => 1 })
}

/** Hands a task over, of which a team is told. */
async function tell(): Promise<void> {
  const { task_id } = await engine.createTask({ title: 'a', priority: 'P1_HIGH' }, { actor: 'song-po' })
  for (const action of ['pickup', 'handoff'] as const)
    await engine.execute({ type: 'step', task_id, action, details: {} }, { actor: 'song-po', commandId: `${action}` })
}

const rows = async () => (await engine.store.list('rows', { limit: 99 })).rows

beforeEach(() => {
  heard = {}
  down = new Set()
})

describe('a notice', () => {
  test('has no delivery where there is no outlet, and none is made up', async () => {
    engine = open([])
    await tell()
    expect(await rows()).toEqual([])
    expect(await doDueWorkOnce(engine, BOTH)).toMatchObject({ delivered: 0, failed: 0 })
    expect(heard).toEqual({})
  })

  test('is delivered once by each outlet, from a row of its own', async () => {
    engine = open(['slack', 'desktop'])
    await tell()
    const notices = (await engine.store.list('notices', { to: ['team:JARVIS', 'everybody'], limit: 9 })).rows
    expect(notices.length).toBeGreaterThan(0)
    const expected = notices.flatMap(({ id }) => [`${id}@desktop notify.desktop`, `${id}@slack notify.slack`])
    const found = (await rows()).filter(({ kind }) => kind === 'notify')
    expect(found.map(({ id, queue }) => `${id} ${queue}`).toSorted()).toEqual(
      expect.arrayContaining(expected.toSorted()),
    )
    const report = await doDueWorkOnce(engine, BOTH)
    expect(report).toMatchObject({ delivered: found.length, failed: 0 })
    expect(heard.slack?.toSorted()).toEqual(heard.desktop?.toSorted())
    expect(await doDueWorkOnce(engine, BOTH)).toMatchObject({ delivered: 0 })
    expect(await rows()).toEqual([])
  })

  test('that an outlet refuses is tried again there alone, later each time, and is a dead letter in the end', async () => {
    engine = open(['slack', 'desktop'])
    await tell()
    // Deadlines stand still: nobody is told of anything more.
    await engine.execute({ type: 'stop_pipeline', reason: 'lunch' }, { actor: 'song-po' })
    const count = (await rows()).filter(({ queue }) => queue === 'notify.slack').length
    down.add('slack')
    expect(await doDueWorkOnce(engine, BOTH)).toMatchObject({ delivered: count, failed: count })
    const [failed] = await rows()
    expect(failed).toMatchObject({ queue: 'notify.slack', failures: 1, failure: 'slack: no route', state: 'ready' })
    expect((failed?.ready_at ?? 0) - clock.now()).toBe(2_000)
    expect(await doDueWorkOnce(engine, BOTH)).toMatchObject({ failed: 0 })
    for (let failures = 2; failures <= 20; failures += 1) {
      clock.advance(HOUR)
      expect(await doDueWorkOnce(engine, BOTH)).toMatchObject({ failed: count })
    }
    clock.advance(24 * HOUR)
    down.clear()
    expect(await doDueWorkOnce(engine, BOTH)).toMatchObject({ delivered: 0, failed: 0 })
    const dead = (await engine.store.list('rows', { key: DEAD_LETTER, limit: 99 })).rows
    expect(dead).toHaveLength(count)
    expect(dead[0]).toMatchObject({ state: 'parked', failures: 20 })
    expect(heard.desktop).toHaveLength(count)
    expect(heard.slack).toBeUndefined()
  })

  test('waits for a worker that serves its outlet, and says so', async () => {
    engine = open(['slack'])
    await tell()
    clock.advance(HOUR)
    await asBriefWorker(engine, ['house'], (worker) => doDueWork(engine, { worker }))
    const { rows: unserved } = await engine.store.list('unserved', { limit: 1 })
    expect(unserved).toMatchObject([{ queue: 'notify.slack', for_ms: HOUR }])
  })
})
