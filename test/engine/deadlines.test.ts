import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { VirtualClock } from '../../src/engine/clock.ts'
import { doDueWorkOnce } from '../../src/engine/due-work.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { StepAction } from '../../src/pipeline/command.ts'
import { DEFAULT_PIPELINE, PRIORITIES, type Priority } from '../../src/protocol/index.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'
import type { Store } from '../../src/store/port.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { specRows } from '../support/markdown-rows.ts'

const MINUTE = 60_000
const START = Date.parse('2026-03-02T00:00:00.000Z')
const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

/** Priority → the minutes of reminder, overdue, L1, L2, from the specification's own table. */
const SPECIFIED = new Map(
  specRows('deadlines.md').map(([priority = '', , ...rest]) => [
    priority,
    rest.map((cell) => Number.parseInt(cell, 10)),
  ]),
)

interface House {
  engine: Engine
  readonly clock: VirtualClock
  /** Another process on the same store takes over. */
  readonly restart: () => Promise<void>
}

const ENGINES: Readonly<Record<string, () => Promise<{ store: Store; reopen: (store: Store) => Promise<Store> }>>> = {
  memory: async () => ({ store: openMemoryStore(), reopen: async (store) => store }),
  sqlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baton-deadlines-'))
    cleanUps.push(async () => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, 'baton.db')
    const open = () => openSqliteStore({ path })
    return {
      store: await open(),
      reopen: async (store) => {
        await store.close()
        return open()
      },
    }
  },
}

async function openHouse(engine: string): Promise<House> {
  const opened = await ENGINES[engine]?.()
  if (!opened) throw new Error(`no engine ${engine}`)
  const clock = new VirtualClock(START)
  let { store } = opened
  const newEngine = () => new Engine({ store, pipeline: DEFAULT_PIPELINE, clock, timeZone: 'Asia/Seoul' })
  const house: House = {
    engine: newEngine(),
    clock,
    restart: async () => {
      store = await opened.reopen(store)
      house.engine = newEngine()
    },
  }
  cleanUps.unshift(async () => store.close())
  return house
}

async function step(house: House, task_id: string, action: StepAction, details = {}): Promise<void> {
  await house.engine.execute({ type: 'step', task_id, action, details }, { actor: 'song-po' })
}

async function handedOver(house: House, priority: Priority): Promise<string> {
  const { task_id } = await house.engine.createTask({ title: priority, priority }, { actor: 'song-po' })
  await step(house, String(task_id), 'pickup')
  await step(house, String(task_id), 'handoff')
  return String(task_id)
}

/** Turns the clock minute by minute and ticks twice at each; says at which minute of the loop what fired. */
async function fired(house: House, minutes: number, before: (minute: number) => Promise<void> = async () => {}) {
  const told = new Map<string, [string, number][]>()
  let after = (await house.engine.store.facts()).events
  for (let minute = 1; minute <= minutes; minute += 1) {
    house.clock.advance(MINUTE - 1)
    await before(minute)
    // A millisecond before the minute nothing of it may fire.
    await doDueWorkOnce(house.engine)
    expect(await news(house, after), `${minute} min - 1 ms`).toEqual([])
    house.clock.advance(1)
    await doDueWorkOnce(house.engine)
    await doDueWorkOnce(house.engine)
    for (const { stream, what, number } of await news(house, after)) {
      told.set(stream, [...(told.get(stream) ?? []), [what, minute]])
      after = number
    }
    after = (await house.engine.store.facts()).events
  }
  return told
}

async function news({ engine }: House, after: number) {
  const events = await engine.store.events({ after, limit: 1_000 })
  return events.flatMap(({ stream, type, data, number }) => {
    const what =
      type === 'escalation:raised' ? `L${data.level}` : type.startsWith('handoff:') ? type.slice(8) : undefined
    return what === undefined ? [] : [{ stream, what, number }]
  })
}

const asSpecified = (priority: Priority, shift: (minute: number) => number = (minute) => minute) =>
  ['reminded', 'overdue', 'L1', 'L2'].map((what, index) => [
    what,
    shift(SPECIFIED.get(priority.slice(0, 2))?.[index] ?? Number.NaN),
  ])

describe.each(Object.keys(ENGINES))('deadlines on %s', (engine) => {
  test('fire at their minute for all four priorities, none early, none twice', async () => {
    const house = await openHouse(engine)
    const tasks: string[] = []
    for (const priority of PRIORITIES) tasks.push(await handedOver(house, priority))
    const told = await fired(house, 250)
    for (const [index, priority] of PRIORITIES.entries()) {
      expect(told.get(tasks[index] ?? ''), priority).toEqual(asSpecified(priority))
    }
  })

  test('fire at the same minutes when another process takes over again and again', async () => {
    const house = await openHouse(engine)
    const tasks: string[] = []
    for (const priority of PRIORITIES) tasks.push(await handedOver(house, priority))
    const told = await fired(house, 250, async (minute) => {
      if (minute % 7 === 0) await house.restart()
    })
    for (const [index, priority] of PRIORITIES.entries()) {
      expect(told.get(tasks[index] ?? ''), priority).toEqual(asSpecified(priority))
    }
  })

  test('wait while a task is held, and go on with the time that was left', async () => {
    const house = await openHouse(engine)
    const tasks: string[] = []
    for (const priority of PRIORITIES) tasks.push(await handedOver(house, priority))
    // Held a millisecond before minute 5, resumed as late before minute 25: twenty minutes do not count.
    const told = await fired(house, 270, async (minute) => {
      if (minute === 5) for (const task of tasks) await step(house, task, 'hold', { note: 'wait' })
      if (minute === 12) await house.restart()
      if (minute === 25) for (const task of tasks) await step(house, task, 'resume')
    })
    for (const [index, priority] of PRIORITIES.entries()) {
      expect(told.get(tasks[index] ?? ''), priority).toEqual(asSpecified(priority, (minute) => minute + 20))
    }
  })

  test('stand still while the pipeline is stopped, for every task at once', async () => {
    const house = await openHouse(engine)
    const tasks: string[] = []
    for (const priority of PRIORITIES) tasks.push(await handedOver(house, priority))
    const told = await fired(house, 280, async (minute) => {
      const po = { actor: 'song-po' }
      if (minute === 10) await house.engine.execute({ type: 'stop_pipeline', reason: 'night' }, po)
      if (minute === 20) await house.restart()
      if (minute === 40) await house.engine.execute({ type: 'start_pipeline' }, po)
    })
    for (const [index, priority] of PRIORITIES.entries()) {
      const late = asSpecified(priority, (minute) => (minute < 10 ? minute : minute + 30))
      expect(told.get(tasks[index] ?? ''), priority).toEqual(late)
    }
  })

  test('that were all missed while nobody ticked fire together, in order, once', async () => {
    const house = await openHouse(engine)
    const task = await handedOver(house, 'P0_CRITICAL')
    const { events: after } = await house.engine.store.facts()
    house.clock.advance(24 * 60 * MINUTE)
    await house.restart()
    for (let tick = 0; tick < 3; tick += 1) await doDueWorkOnce(house.engine)
    const told = await news(house, after)
    expect(told.map(({ stream, what }) => [stream, what])).toEqual(
      ['reminded', 'overdue', 'L1', 'L2'].map((what) => [task, what]),
    )
  })

  test('begin anew when a deferred handoff is delivered again, after the limit of its priority', async () => {
    const house = await openHouse(engine)
    const task_id = await handedOver(house, 'P0_CRITICAL')
    expect((await fired(house, 10)).get(task_id)).toEqual([['reminded', 7]])
    const ack = { type: 'acknowledge', task_id, handoff_id: null, status: 'deferred', message: 'later' } as const
    await house.engine.execute(ack, { actor: 'jarvis' })
    await house.restart()
    expect((await fired(house, 60)).get(task_id)).toEqual([
      ['redelivered', 15],
      ['reminded', 22],
      ['overdue', 30],
      ['L1', 37],
      ['L2', 45],
    ])
  })

  test('of more tasks than fit into one batch all fire at one tick', async () => {
    const house = await openHouse(engine)
    for (let task = 0; task < 130; task += 1) await handedOver(house, 'P1_HIGH')
    house.clock.advance(15 * MINUTE)
    expect(await doDueWorkOnce(house.engine)).toMatchObject({ deadlines: 130 })
    expect(await doDueWorkOnce(house.engine)).toMatchObject({ deadlines: 0 })
  })
})
