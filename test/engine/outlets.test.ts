import { beforeEach, describe, expect, test, vi } from 'vitest'
import { VirtualClock } from '../../src/engine/clock.ts'
import { doDueWork, doDueWorkOnce, type Outlet } from '../../src/engine/due-work.ts'
import { Engine } from '../../src/engine/engine.ts'
import { asShortLivedWorker } from '../../src/engine/short-lived-worker.ts'
import { DEAD_LETTER } from '../../src/pipeline/decisions/decide-notice.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'
import { unremembered, work } from '../store/samples.ts'

const HOUR = 3_600_000
const SAMPLE = { ...work('nobody@slack'), queue: 'notify.slack', kind: 'notify' } as const
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

  test('is in the inbox whether or not there is an outlet, before and after what is due was done', async () => {
    const inbox = async () =>
      (await engine.store.list('notices', { to: ['team:JARVIS', 'everybody'], limit: 9 })).rows.map(({ id }) => id)
    engine = open([])
    await tell()
    const first = await inbox()
    expect(first.length).toBeGreaterThan(0)
    await doDueWorkOnce(engine)
    expect(await inbox()).toEqual(first)
    engine = open(['slack'])
    await tell()
    expect(await inbox()).toHaveLength(first.length)
    expect(await doDueWorkOnce(engine), 'nobody here serves the outlet').toMatchObject({ delivered: 0, failed: 0 })
    expect((await rows()).filter(({ queue }) => queue === 'notify.slack')).not.toEqual([])
    await doDueWorkOnce(engine, BOTH)
    expect(await inbox()).toHaveLength(first.length)
  })

  test('that an outlet took without saying so is delivered again by that outlet, and by no other', async () => {
    engine = open(['slack', 'desktop'])
    await tell()
    const taken: string[] = []
    // Its answer was lost on the way.
    const lost: Outlet = {
      name: 'slack',
      deliver: async ({ id }) => {
        taken.push(id)
        throw new Error('connection reset')
      },
    }
    const report = await doDueWorkOnce(engine, [lost, outlet('desktop')])
    expect(report).toMatchObject({ failed: taken.length })
    const desktop = heard.desktop?.toSorted()
    clock.advance(HOUR)
    await doDueWorkOnce(engine, BOTH)
    expect(heard.slack).toEqual(expect.arrayContaining(taken))
    expect(new Set(heard.slack).size, 'each once').toBe(heard.slack?.length)
    expect(heard.desktop?.toSorted().filter((id) => taken.includes(id))).toEqual(
      desktop?.filter((id) => taken.includes(id)),
    )
  })

  test('that an outlet does not answer for is tried again there, and holds up no other outlet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      engine = open(['slack', 'desktop'])
      await tell()
      const count = (await rows()).filter(({ queue }) => queue === 'notify.slack').length
      const silent: Outlet = { name: 'slack', deliver: () => new Promise(() => {}) }
      const done = doDueWorkOnce(engine, [silent, outlet('desktop')])
      for (let at = 0; at < count; at += 1) await vi.advanceTimersByTimeAsync(10_000)
      expect(await done).toMatchObject({ delivered: count, failed: count })
      expect(heard.desktop).toHaveLength(count)
      const left = (await rows()).filter(({ queue }) => queue.startsWith('notify.'))
      expect(left).toHaveLength(count)
      expect(left[0]).toMatchObject({ queue: 'notify.slack', failure: 'slack: no answer for 10 s' })
    } finally {
      vi.useRealTimers()
    }
  })

  test('that the store does not have is not taken for delivered', async () => {
    engine = open(['slack'])
    const row = { ...SAMPLE, data: { notice: 'nobody' } }
    await engine.store.commit([unremembered({ work: [{ op: 'add', row }] })])
    expect(await doDueWorkOnce(engine, BOTH)).toMatchObject({ delivered: 0, failed: 1 })
    expect(await rows()).toMatchObject([{ id: SAMPLE.id, failure: 'slack: the store has no notice nobody' }])
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
    // Only the PO decides what becomes of them: one is given up, the others are delivered after all.
    const [{ id, data } = { id: '', data: { notice: '' } }] = dead
    const decide = (choice: 'retry' | 'drop', actor: string) =>
      engine.execute({ type: 'decide_notice', notice: String(data.notice), rows: [id], choice }, { actor })
    await expect(decide('drop', 'jarvis')).rejects.toMatchObject({ code: 'PO_ONLY' })
    await decide('drop', 'song-po')
    await decide('retry', 'song-po')
    expect((await engine.store.list('rows', { key: DEAD_LETTER, limit: 99 })).rows).toEqual([])
    expect(await doDueWorkOnce(engine, BOTH)).toMatchObject({ delivered: count - 1, failed: 0 })
    expect(heard.slack).toHaveLength(count - 1)
    expect(heard.slack).not.toContain(data.notice)
  })

  test('waits for a worker that serves its outlet, and says so', async () => {
    engine = open(['slack'])
    await tell()
    clock.advance(HOUR)
    await asShortLivedWorker(engine, ['house'], (worker) => doDueWork(engine, { worker }))
    const { rows: unserved } = await engine.store.list('unserved', { limit: 1 })
    expect(unserved).toMatchObject([{ queue: 'notify.slack', for_ms: HOUR }])
  })
})
