import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiAnswer } from '../../src/protocol/api/api-types.ts'
import { type Served, ServedStore } from '../support/served-store.ts'

const REQUEST = 'Add email login with JWT authentication'
let served: ServedStore
let server: Served
let token = ''
beforeAll(async () => {
  served = new ServedStore()
  const repository = join(served.folder, 'repository')
  mkdirSync(join(repository, 'src', 'api'), { recursive: true })
  writeFileSync(join(repository, 'src', 'api', 'users.ts'), 'export {}\n')
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.org']
  execFileSync('git', ['init', '-q', '-b', 'main', repository])
  execFileSync('git', ['add', '-A'], { cwd: repository })
  execFileSync('git', [...author, 'commit', '-q', '-m', 'init'], { cwd: repository })
  served.cwd = repository
  server = await served.start()
  token = await served.token(server)
}, 60_000)
afterAll(() => served[Symbol.asyncDispose]())

async function ask<Answer>(path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${server.address}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, value: (await answer.json()) as Answer }
}

test('a plan over HTTP has the agents, their order and their files, and follows the edits', async () => {
  const first = await ask<ApiAnswer<'plan'>>('/plan', { request: REQUEST })
  expect(first.status).toBe(200)
  const names = first.value.agents.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['backend', 'unit-tester']))
  expect(first.value.levels.flat().toSorted()).toEqual(names.toSorted())
  expect(first.value.needs_approval).toBe(true)
  const edited = await ask<ApiAnswer<'plan'>>('/plan', {
    request: REQUEST,
    add: ['architect'],
    remove: ['unit-tester'],
  })
  const then = edited.value.agents.map(({ name }) => name)
  expect(then).toContain('architect')
  expect(then).not.toContain('unit-tester')
}, 60_000)

test('a plan that cannot be made is refused: an unknown agent, a cycle, an empty request', async () => {
  const refused = async (body: object) => (await ask('/plan', body)).status
  expect(await refused({ request: REQUEST, add: ['nobody'] })).toBe(400)
  const cycle = [
    ['backend', 'unit-tester'],
    ['unit-tester', 'backend'],
  ]
  expect(await refused({ request: REQUEST, serialise: cycle })).toBe(400)
  expect(await refused({ request: '' })).toBe(400)
  expect((await ask('/plan', { request: REQUEST }, { authorization: 'Bearer nobody' })).status).toBe(401)
}, 60_000)

test('a dispatch over HTTP makes one task for one key', async () => {
  const key = { 'idempotency-key': 'one' }
  const body = { request: REQUEST, remove: ['code-reviewer'] }
  const first = await ask<ApiAnswer<'start_dispatch'>>('/dispatches', body, key)
  expect(first.value).toMatchObject({ task_id: expect.stringMatching(/^TASK-/), worker_command: expect.any(String) })
  const again = await ask<ApiAnswer<'start_dispatch'>>('/dispatches', body, key)
  expect(again.value.task_id).toBe(first.value.task_id)
  const other = await ask('/dispatches', { ...body, remove: [] }, key)
  expect(other.status).toBe(422)
  const tasks = await ask<ApiAnswer<'list_tasks'>>('/tasks')
  expect(tasks.value.tasks).toHaveLength(1)
}, 60_000)
