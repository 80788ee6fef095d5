import { expect, test } from 'vitest'
import { ACTION_NAMES } from '../../../src/protocol/pipeline/actions.ts'
import { registeredAgents } from '../../../src/service/registry/registered-agents.ts'
import { escalate } from '../../../src/service/tasks/escalate.ts'
import { step } from '../../../src/service/tasks/step.ts'
import { taskView } from '../../../src/service/tasks/task-view.ts'
import { PO, type Reached, ServiceWorld } from '../../support/service-world.ts'

const REASON = {
  category: 'quality',
  description: 'two words are wrong',
  action_items: [{ assignee: 'jarvis', action: 'mend them', deadline: '2026-12-01' }],
}
const STEPS = ACTION_NAMES.filter((action) => action !== 'ack_rejected')

test.each<Reached>(['PLAN_IN_PROGRESS', 'DEV_PENDING', 'DEV_IN_PROGRESS', 'QA_PENDING', 'QA_IN_PROGRESS'])(
  'in %s the view allows exactly the steps that the engine accepts from somebody',
  async (status) => {
    await using world = await ServiceWorld.open()
    const { service } = world
    const task_id = await world.taskIn(status)
    const { allowed } = await taskView(service, PO, { task_id })
    const actors = (await registeredAgents(service)).map(({ agent_id }) => agent_id)
    const before = await world.events()
    // First every step that is not allowed: all of them are refused to everybody, and nothing is written.
    for (const action of STEPS.filter((one) => !allowed.some((entry) => entry.action === one))) {
      for (const actor of actors) {
        const taken = step(service, { actor }, { task_id, action, details: { note: 'x', reason: REASON } })
        await expect(taken, `${action} by ${actor}`).rejects.toMatchObject({ name: 'BatonError' })
      }
    }
    expect(await world.events()).toBe(before)
    for (const { action, actor, to } of allowed) {
      if (action === 'ack' || action === 'escalate' || action === 'ack_rejected') continue
      const other = await world.taskIn(status)
      const details = { note: 'x', reason: REASON }
      const taken = await step(service, { actor }, { task_id: other, action, details })
      expect(taken.status, action).toBe(to)
    }
  },
)

test('a blocked task says why, and what is known of its handoff', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const task_id = await world.taskIn('DEV_PENDING')
  const { escalation } = await escalate(service, { actor: 'jarvis' }, { task_id, reason: 'the plan is wrong' })
  world.clock.advance(10 * 60_000)
  const view = await taskView(service, PO, { task_id })
  expect(view.blocked_by).toMatchObject([{ kind: 'escalation', id: escalation, level: 2 }])
  expect(view.times).toMatchObject({ running: true, elapsed_ms: 10 * 60_000 })
  expect(view).toMatchObject({ stopped: false, interrupted: false, rests_on: { result: 'no_evidence' } })
})

test('work that was sent back shows what its team was asked', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const task_id = await world.taskIn('QA_IN_PROGRESS')
  await step(service, { actor: 'kimqa' }, { task_id, action: 'reject', details: { reason: REASON } })
  const { wayBack, record } = await taskView(service, PO, { task_id })
  expect(record.task.status).toBe('DEV_REVISION')
  expect(wayBack).toMatchObject({ from: { team: 'KIMQA', agent: 'kimqa' }, ...REASON })
})

test('a task that is not there is refused by its id', async () => {
  await using world = await ServiceWorld.open()
  const missing = { task_id: 'TASK-20261115-999' }
  await expect(taskView(world.service, PO, missing)).rejects.toMatchObject({ code: 'TASK_NOT_FOUND', values: missing })
})
