import { afterEach, beforeEach, expect, test } from 'vitest'
import { createToken } from '../../src/service/tokens/access-tokens.ts'
import { ServerWorld } from '../support/server-world.ts'
import { PO } from '../support/service-world.ts'

let server: ServerWorld
beforeEach(async () => {
  server = await ServerWorld.open()
})
afterEach(() => server[Symbol.asyncDispose]())

/** The same command twice, the second time to a server that only knows the store. */
async function twice(path: string, body: object, other: object, token = server.tokens.po): Promise<void> {
  const send = async (sent: unknown) => {
    const headers = { 'idempotency-key': path + JSON.stringify({ ...body, text: '' }) }
    const answer = await server.send('POST', `/api/v1${path}`, { body: sent, token, headers })
    return { status: answer.status, body: (await answer.json()) as object }
  }
  const first = await send(body)
  expect(first).toMatchObject({ status: 200 })
  const events = await server.world.events()
  await server.startAgain()
  expect(await send(body)).toEqual(first)
  expect(await send({ ...body, ...other })).toMatchObject({ status: 422, body: { error: { code: 'KEY_REUSED' } } })
  expect(await server.world.events()).toBe(events)
}

test('the answer to a plan is repeated after a restart, by the task and by the item', async () => {
  await twice('/answers', { target: await server.world.carriedTask(), text: 'approve' }, { text: 'stop' })
  const task_id = await server.world.carriedTask()
  const inbox = (await (await server.send('GET', '/api/v1/inbox')).json()) as {
    waiting: { task_id: string; facts: { key?: string } }[]
  }
  const target = inbox.waiting.find((one) => one.task_id === task_id)?.facts.key
  expect(target).toMatch(/^TASK-.*\//)
  await twice('/answers', { target, text: 'approve' }, { text: 'stop' })
  // Without the key it is a new command. The item is answered: the same answer changes nothing, another is refused.
  const before = (await server.world.service.engine.store.facts()).events
  const same = await server.send('POST', '/api/v1/answers', { body: { target, text: 'approve' } })
  expect(same.status).toBe(200)
  expect((await server.world.service.engine.store.facts()).events).toBe(before)
  const other = await server.send('POST', '/api/v1/answers', { body: { target, text: 'stop' } })
  expect(await other.json()).toMatchObject({ error: { code: 'ITEM_ANSWERED' } })
})

test('a step back to a named status is repeated after a restart', async () => {
  const expires_at = new Date(server.world.clock.now() + 86_400_000).toISOString()
  const made = { name: 'qa', person_id: 'kimqa', role: 'lead', expires_at } as const
  const { token } = await createToken(server.world.service, PO, made)
  const task_id = await server.world.taskIn('QA_IN_PROGRESS')
  const actions = [{ assignee: 'a', action: 'b', deadline: 'c' }]
  const reason = { category: 'quality', description: 'd', action_items: actions }
  await twice(`/tasks/${task_id}/steps`, { action: 'reject', to: 'DEV_REVISION', reason }, { to: 'PM_REVISION' }, token)
})
