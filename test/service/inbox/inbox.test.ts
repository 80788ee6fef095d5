import { expect, test } from 'vitest'
import { answer } from '../../../src/service/answer/answer.ts'
import { inbox } from '../../../src/service/inbox/inbox.ts'
import { stopPipeline } from '../../../src/service/pipeline/stop-pipeline.ts'
import { acknowledge } from '../../../src/service/tasks/acknowledge.ts'
import { step } from '../../../src/service/tasks/step.ts'
import { PO, ServiceWorld } from '../../support/service-world.ts'

const kindsFor = async ({ service }: ServiceWorld, actor: string) =>
  (await inbox(service, { actor })).waiting.map(({ kind, id }) => `${kind} ${id}`)

test('a handoff waits in the inbox of the receiving team until somebody of it answers', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const task_id = await world.taskIn('DEV_PENDING')
  world.clock.advance(20 * 60_000)
  const { actor, waiting } = await inbox(service, { actor: 'jarvis' })
  expect(actor).toMatchObject({ id: 'jarvis', teams: ['JARVIS'] })
  expect(waiting).toMatchObject([
    {
      kind: 'handoff',
      id: task_id,
      task_id,
      since: '2026-11-15T09:00:00.000Z',
      decides: ['jarvis'],
      facts: { point: 'H1', ack: 'awaiting', target_team: 'JARVIS', next: { step: 'overdue', left_ms: 40 * 60_000 } },
    },
  ])
  expect(await kindsFor(world, 'song-po')).toEqual([])
  const ack = { task_id, handoff_id: null, status: 'accepted', message: null } as const
  await acknowledge(service, { actor: 'jarvis' }, ack)
  expect(await kindsFor(world, 'jarvis')).toEqual([])
})

test('what stops most comes first, and each entry is there only for those who decide it', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const held = await world.taskIn('DEV_IN_PROGRESS')
  await step(service, PO, { task_id: held, action: 'hold', details: { note: 'wait for the customer' } })
  const { run_id, question_id } = await world.askingRun()
  await stopPipeline(service, PO, { reason: 'a release' })
  expect(await kindsFor(world, 'song-po')).toEqual(['pipeline_stopped pipeline', `question ${run_id}`, `hold ${held}`])
  expect(await kindsFor(world, 'kimqa')).toEqual([`question ${run_id}`])
  expect(await kindsFor(world, 'jarvis')).toEqual([])
  const told = async () => (await inbox(service, { actor: 'kimqa' })).notices.map(({ answered }) => answered)
  expect(await told()).toContain(false)
  await answer(service, { actor: 'kimqa' }, { target: question_id, text: 'SQLite' })
  expect(await kindsFor(world, 'kimqa')).toEqual([])
  expect(await told()).toContain(true)
  expect(await told()).not.toContain(false)
  expect((await inbox(service, PO)).waiting.find(({ kind }) => kind === 'hold')?.facts).toMatchObject({
    reason: 'wait for the customer',
    remembered: 'DEV_IN_PROGRESS',
  })
})

test('somebody whom the store does not know has no inbox', async () => {
  await using world = await ServiceWorld.open()
  await expect(inbox(world.service, { actor: 'nobody' })).rejects.toMatchObject({ code: 'UNKNOWN_AGENT' })
})
