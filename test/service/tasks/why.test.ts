import { expect, test } from 'vitest'
import { stopPipeline } from '../../../src/service/pipeline/stop-pipeline.ts'
import { step } from '../../../src/service/tasks/step.ts'
import { VERBS, why } from '../../../src/service/tasks/why.ts'
import { PO, ServiceWorld } from '../../support/service-world.ts'

test('says for every verb who could do it now and why the others could not, and writes nothing', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const task_id = await world.taskIn('DEV_PENDING')
  const before = await world.events()
  const { now, past, view } = await why(service, PO, { task_id })
  expect(now.map(({ verb }) => verb)).toEqual(VERBS)
  expect(view.record.task.status).toBe('DEV_PENDING')
  const pickup = now.find(({ verb }) => verb === 'pickup')
  expect(pickup?.possible).toEqual([{ actor: 'jarvis', to: 'DEV_IN_PROGRESS' }])
  const refusals = Object.fromEntries(pickup?.refused.map(({ actor, error }) => [actor, error.code]) ?? [])
  expect(refusals).toMatchObject({ kimqa: 'ACTOR_NOT_ALLOWED', kkomkkom: 'AGENT_NOT_ACTIVE' })
  expect(now.find(({ verb }) => verb === 'complete')?.possible).toEqual([])
  expect(await world.events()).toBe(before)
  // One entry for each command: create, pickup and handoff, which wrote more than one event.
  expect(past).toHaveLength(3)
  expect(past[2]?.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['task:moved', 'handoff:sent']))
})

test('one verb is answered alone, and the answer is what the engine does', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const task_id = await world.taskIn('DEV_PENDING')
  await stopPipeline(service, PO, { reason: 'a release' })
  const { now, past } = await why(service, PO, { task_id, verb: 'pickup' })
  expect(past).toEqual([])
  expect(now).toHaveLength(1)
  expect(now[0]?.possible).toEqual([])
  const refusal = now[0]?.refused.find(({ actor }) => actor === 'jarvis')?.error
  expect(refusal?.code).toBe('PIPELINE_STOPPED')
  const taken = step(service, { actor: 'jarvis' }, { task_id, action: 'pickup', details: {} })
  await expect(taken).rejects.toMatchObject({ code: 'PIPELINE_STOPPED' })
})
