import { expect, test } from 'vitest'
import { VirtualClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'

function newEngine(store = openMemoryStore()) {
  const clock = new VirtualClock(Date.parse('2026-03-02T00:00:00Z'))
  return new Engine({ store, pipeline: DEFAULT_PIPELINE, clock, timeZone: 'Asia/Seoul' })
}

test('a command that was done answers the same when it is asked again under its id, although the task has moved', async () => {
  const engine = newEngine()
  const { task_id } = await engine.createTask({ title: 'a', priority: 'P1_HIGH' }, { actor: 'song-po' })
  const pickup = { type: 'step', task_id: String(task_id), action: 'pickup', details: {} } as const
  const first = await engine.execute(pickup, { actor: 'song-po', commandId: 'c1' })
  expect(await engine.execute(pickup, { actor: 'song-po', commandId: 'c1' })).toEqual(first)
  await expect(engine.execute(pickup, { actor: 'song-po', commandId: 'c2' })).rejects.toMatchObject({
    code: 'TRANSITION_REFUSED',
  })
  expect((await engine.store.events({ limit: 10 })).map(({ type }) => type)).toEqual(['task:created', 'task:moved'])
})

test('a refused command leaves its id free: asked again when it is legal, it is done', async () => {
  const engine = newEngine()
  const { task_id } = await engine.createTask({ title: 'a', priority: 'P1_HIGH' }, { actor: 'song-po' })
  const handoff = { type: 'step', task_id: String(task_id), action: 'handoff', details: {} } as const
  const asked = { actor: 'song-po', commandId: 'c1' }
  await expect(engine.execute(handoff, asked)).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' })
  await engine.execute({ ...handoff, action: 'pickup' }, { actor: 'song-po' })
  expect(await engine.execute(handoff, asked)).toMatchObject({ status: 'DEV_PENDING' })
})
