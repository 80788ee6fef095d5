import { expect, test } from 'vitest'
import { VirtualClock } from '../../src/engine/clock.ts'
import { doDueWorkOnce } from '../../src/engine/due-work.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { StepAction } from '../../src/pipeline/command.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'

const MINUTE = 60_000

test('after the clock was set back, a new handoff whose deadline falls on the moment of an old one is reminded too', async () => {
  const clock = new VirtualClock(Date.parse('2026-03-02T09:00:00Z'))
  const engine = new Engine({ store: openMemoryStore(), pipeline: DEFAULT_PIPELINE, clock, timeZone: 'Asia/Seoul' })
  const { task_id } = await engine.createTask({ title: 'a', priority: 'P1_HIGH' }, { actor: 'song-po' })
  const step = (action: StepAction, actor: string, details = {}) =>
    engine.execute({ type: 'step', task_id: String(task_id), action, details }, { actor })
  const reason = {
    category: 'quality',
    description: 'again',
    action_items: [{ assignee: 'a', action: 'b', deadline: 'c' }],
  }
  await step('pickup', 'song-po')
  await step('handoff', 'song-po')
  clock.advance(15 * MINUTE)
  expect(await doDueWorkOnce(engine)).toMatchObject({ deadlines: 1 })
  await step('pickup', 'jarvis')
  await step('reject', 'jarvis', { reason })
  clock.advance(-15 * MINUTE)
  await step('resubmit', 'song-po')
  clock.advance(15 * MINUTE)
  expect(await doDueWorkOnce(engine)).toMatchObject({ deadlines: 1 })
  const reminded = (await engine.store.events({ limit: 100 })).filter(({ type }) => type === 'handoff:reminded')
  expect(reminded).toHaveLength(2)
}, 60_000)

test('the PO hears once of a dependency that was cancelled, also when the task named it only afterwards', async () => {
  const clock = new VirtualClock(Date.parse('2026-03-02T09:00:00Z'))
  const engine = new Engine({ store: openMemoryStore(), pipeline: DEFAULT_PIPELINE, clock, timeZone: 'Asia/Seoul' })
  const po = { actor: 'song-po' }
  const create = async (dependencies: string[] = []) =>
    String((await engine.createTask({ title: 'a', priority: 'P1_HIGH', dependencies }, po)).task_id)
  const cancelled = await create()
  const before = await create([cancelled])
  const edited = await create()
  const cancel = { type: 'step', task_id: cancelled, action: 'cancel', details: { note: 'no' } } as const
  await engine.execute(cancel, po)
  await engine.execute({ type: 'edit_task', task_id: edited, changes: { dependencies: [cancelled] } }, po)
  const after = await create([cancelled])
  await doDueWorkOnce(engine)
  await doDueWorkOnce(engine)
  const told = (await engine.store.events({ limit: 100 })).filter(({ type }) => type === 'dependency:cancelled')
  expect(told.map(({ stream }) => stream).toSorted()).toEqual([before, edited, after].toSorted())
})
