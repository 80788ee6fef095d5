import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiAnswer } from '../../src/protocol/api/api-types.ts'
import { BIN, type Desk } from '../cli/runs-world.ts'
import { type Served, ServedStore } from '../support/served-store.ts'
import { McpClient } from './mcp-client.ts'

type Plan = ApiAnswer<'task_plan'>

let served: ServedStore
let server: Served
let token = ''
let repository = ''
let task_id = ''
beforeAll(async () => {
  served = new ServedStore()
  repository = join(served.folder, 'repository')
  mkdirSync(join(repository, 'src', 'api'), { recursive: true })
  writeFileSync(join(repository, 'src', 'api', 'users.ts'), 'export {}\n')
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.org']
  execFileSync('git', ['init', '-q', '-b', 'main', repository])
  execFileSync('git', ['add', '-A'], { cwd: repository })
  execFileSync('git', [...author, 'commit', '-q', '-m', 'init'], { cwd: repository })
  served.cwd = repository
  server = await served.start()
  token = await served.token(server)
  const request = 'Add email login with JWT authentication'
  const started = await ask<ApiAnswer<'start_dispatch'>>('/dispatches', { request, rehearsal: true })
  expect(started.status).toBeLessThan(300)
  task_id = started.value.task_id
}, 60_000)
afterAll(() => served[Symbol.asyncDispose]())

const env = () => ({ BATON_HOME: join(served.folder, 'home'), BATON_STORE: served.store })

async function ask<Answer>(path: string, body?: unknown) {
  const answer = await fetch(`${server.address}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, value: (await answer.json()) as Answer }
}

const plan = async (edits?: string) =>
  (await ask<Plan>(`/tasks/${task_id}/plan${edits === undefined ? '' : `?edits=${encodeURIComponent(edits)}`}`)).value

/** A worker of another process. Without a terminal it stops where a person is asked: exit code 7. */
const carry = () =>
  spawnSync(process.execPath, [BIN, 'run', '--resume', task_id, '--json'], {
    ...{ cwd: repository, env: { ...process.env, ...env() }, encoding: 'utf8' },
  }).status

test('before a worker has entered the stage, the plan is empty and nobody is asked', async () => {
  expect(await plan()).toMatchObject({ task_id, item: null, nodes: [], levels: [] })
  expect((await ask(`/tasks/TASK-20200101-001/plan`)).status).toBe(404)
})

test('a plan that waits is read with edits, and nothing is changed by reading', async () => {
  expect(carry()).toBe(7)
  const before = await plan()
  expect(before.item).toMatch(new RegExp(`^${task_id}/`))
  expect(before.nodes.map(({ state }) => state)).toEqual(before.nodes.map(() => 'planned'))
  const edited = await plan('+architect -unit-tester backend>frontend')
  expect(edited.removed).toEqual(['unit-tester'])
  expect(edited.nodes.find(({ agent }) => agent === 'architect')?.edited).toBe('added')
  expect(edited.nodes.find(({ agent }) => agent === 'frontend')).toMatchObject({
    edited: 'moved',
    needs: expect.arrayContaining(['backend']),
  })
  expect((await plan('+nobody')).problem).toContain('nobody')
  expect((await plan('backend>frontend frontend>backend')).problem).not.toBeNull()
  expect(await plan()).toEqual(before)
}, 60_000)

test('MCP reads the same plan and edits; the item is answered over HTTP by its key', async () => {
  await using person = await McpClient.open({ env: env(), cwd: repository } as unknown as Desk)
  expect(await person.call('read_plan', { task_id })).toEqual(await plan())
  const before = await plan()
  for (const note of ['+nobody', 'backend>frontend frontend>backend', '아키텍트도 넣어 주세요']) {
    const refused = await ask<{ error: { code: string } }>('/answers', { target: before.item, text: 'change', note })
    expect([refused.status, refused.value.error.code], note).toEqual([422, 'PLAN_EDIT_REFUSED'])
  }
  expect(await plan(), 'a refused edit writes nothing').toEqual(before)
  const edits = '-unit-tester'
  const asked = (await person.call('read_plan', { task_id, edits })) as unknown as Plan
  expect(asked.removed).toEqual(['unit-tester'])
  const { item } = asked
  const changed = await ask('/answers', { target: item, text: 'change', note: edits })
  expect(changed.status).toBe(200)
  const again = await ask<{ error: { code: string } }>('/answers', { target: item, text: 'approve' })
  expect(again.value.error.code, 'the old plan cannot be approved').toBe('ITEM_ANSWERED')
  expect(carry()).toBe(7)
  const now = await plan()
  expect(now.item).not.toBe(item)
  expect(now.nodes.map(({ agent }) => agent)).toEqual(asked.nodes.map(({ agent }) => agent))
  expect((await ask('/answers', { target: now.item, text: 'approve' })).status).toBe(200)
  expect(carry()).toBe(0)
  expect((await plan()).nodes.map(({ state }) => state)).toEqual(now.nodes.map(() => 'done'))
  expect((await person.call('read_plan', { task_id })).item).toBeNull()
}, 120_000)

test('an agent that waits for an answer is not shown as one that runs, and its run has its name', async () => {
  // Written while the server runs: it counts for what is started next.
  const question =
    '[USER_QUESTION]\\ncategory: business\\nquestion: Which status?\\nrequired: true\\n[/USER_QUESTION]\\n'
  const command = ['sh', '-c', `printf '${question}'; read -r _`]
  writeFileSync(
    join(repository, 'baton.config.json'),
    JSON.stringify({ schema_version: '1.0.0', agents: { DEV: { command, name: 'asker' } } }),
  )
  const request = 'GET /users answers with 500 when the name is empty'
  expect((await ask<ApiAnswer<'project'>>('/project')).value.stages).toContainEqual(
    expect.objectContaining({ stage: 'DEV', agent: 'asker' }),
  )
  const started = await ask<ApiAnswer<'start_dispatch'>>('/dispatches', { request })
  task_id = started.value.task_id
  expect(carry()).toBe(7)
  const [first, ...others] = (await plan()).nodes
  expect([first?.state, ...others.map(({ state }) => state)]).toEqual(['asking', ...others.map(() => 'waiting')])
  const { runs } = (await ask<ApiAnswer<'show_task'>>(`/tasks/${task_id}`)).value
  expect(runs).toMatchObject([{ specialist: first?.agent, state: 'waiting_question' }])
  writeFileSync(join(repository, 'baton.config.json'), '{ "schema_version": "1.0.0", "agent": {} }')
  const refused = await ask<{ error: { code: string } }>('/dispatches', { request })
  expect([refused.status, refused.value.error.code]).toEqual([422, 'CONFIG_INVALID'])
}, 60_000)
