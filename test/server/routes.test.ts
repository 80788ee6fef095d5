import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT } from '../../src/protocol/api/contract.ts'
import { ROUTES, type RouteName } from '../../src/protocol/api/route.ts'
import { ServerWorld } from '../support/server-world.ts'

let server: ServerWorld
const asked = new Set<RouteName>()

beforeAll(async () => {
  server = await ServerWorld.open()
})
afterAll(() => server[Symbol.asyncDispose]())

interface Call {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls a route and holds its answer to the contract. */
async function call(name: RouteName, { params = {}, query = '', ...sent }: Call = {}) {
  asked.add(name)
  const { method, path } = ROUTES[name]
  const at = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const answer = await server.send(method, at + query, sent)
  const body = (await answer.json()) as Record<string, unknown>
  expect(answer.status, JSON.stringify(body)).toBe(200)
  const parsed = CONTRACT[name].answer.safeParse(body)
  expect(parsed.error?.issues ?? [], name).toEqual([])
  return body as never
}

test('tasks are created, shown, moved, sent back and acknowledged', async () => {
  const { task_id } = await call('create_task', { body: { request: 'a page\nto log in', start: { rehearsal: true } } })
  const params = { task_id }
  expect(await call('list_tasks', { query: '?q=page&allowed=1&open=1' })).toMatchObject({
    tasks: [{ task_id, title: 'a page', mine: expect.arrayContaining([{ action: 'pickup', to: 'PLAN_IN_PROGRESS' }]) }],
    cursor: null,
  })
  const headers = { 'idempotency-key': '7d1d' }
  const first = await call('step', { params, body: { action: 'pickup' }, headers })
  expect(await call('step', { params, body: { action: 'pickup' }, headers })).toEqual(first)
  await call('step', { params, body: { action: 'handoff', context: 'plan' } })
  const { lead } = server.tokens
  await call('acknowledge', { params, body: { status: 'accepted' }, token: lead })
  await call('step', { params, body: { action: 'pickup' }, token: lead })
  const reason = {
    category: 'quality',
    description: 'no plan',
    action_items: [{ assignee: 'song-po', action: 'plan', deadline: '2026-12-01T00:00:00Z' }],
  }
  const line_comments = [{ path: 'a.ts', line: 3, text: 'name it' }]
  await call('step', { params, body: { action: 'reject', reason, line_comments }, token: lead })
  const shown = await call('show_task', { params })
  expect(shown).toMatchObject({ request: 'a page\nto log in', way_back: { line_comments }, held: { length: 5 } })
  const { messages } = await call('task_messages', { params })
  const [{ id }] = messages as [{ id: string }]
  await call('task_message', { params: { task_id, message_id: id } })
  expect(await call('task_history', { params, query: '?limit=2' })).toMatchObject({ next: 2 })
  expect(await call('task_why', { params, query: '?verb=approve' })).toMatchObject({
    now: [{ verb: 'approve', possible: [] }],
  })
  expect(await call('task_audit', { params })).toMatchObject({ problems: [] })
  await call('edit_task', { params, body: { title: 'another' } })
  await call('watch_task', { params, body: { watch: true } })
  await call('escalate', { params, body: { reason: 'help' } })
  const { escalations } = await call('list_escalations')
  const [escalation] = escalations as [{ id: string }]
  await call('inbox')
  await call('resolve_escalation', { params: { escalation_id: escalation.id }, body: { decision: 'continue' } })
  await call('begin_work', { params, body: {} })
  await call('board')
})

test('runs are listed, shown, read by lines, answered and controlled', async () => {
  const { run_id, question_id } = await server.world.askingRun()
  const { store } = server.world.service.engine
  const text = Array.from({ length: 2_500 }, (_, n) => `line ${n + 1}\n`).join('')
  await store.appendTranscript(run_id, [
    { source: 'stdout', at: 5, bytes: Buffer.from(text) },
    { source: 'stderr', at: 6, bytes: Buffer.from('\u001b[31mred\u001b[0m\u001b]0;title\u0007 \u202eend\n') },
  ])
  const params = { run_id }
  await call('list_runs', { query: '?open=1' })
  await call('show_run', { params })
  expect(await call('run_log', { params, query: '?line=1201&limit=2' })).toMatchObject({
    lines: [{ n: 1_201, text: 'line 1201' }, { n: 1_202 }],
    total: 2_501,
  })
  expect(await call('run_log', { params, query: '?line=-1' })).toMatchObject({
    lines: [{ source: 'stderr', text: '\u001b[31mred\u001b[0m end' }],
  })
  expect(await call('run_log', { params, query: '?q=LINE%20249' })).toMatchObject({ matches: { length: 11 } })
  await call('answer', { body: { target: question_id, text: 'SQLite' } })
  expect((await server.send('POST', `/api/v1/runs/${run_id}/pause`)).status).toBe(409)
  await call('resume_run', { params, body: {} })
  await call('cancel_run', { params, body: { reason: 'enough' } })
})

test('the house is shown and changed', async () => {
  expect(await call('session')).toMatchObject({ role: 'po', person: { person_id: 'song-po' } })
  expect(await call('pipeline')).toMatchObject({ stopped: false, teams: { length: 5 }, statuses: { length: 18 } })
  await call('stop_pipeline', { body: { reason: 'lunch' } })
  await call('start_pipeline', { body: {} })
  await call('project')
  await call('list_agents')
  await call('register_agent', { params: { agent_id: 'new-one' }, body: { team: 'JARVIS' } })
  await call('set_person', { params: { person_id: 'bo' }, body: { roles: ['lead'], teams: ['JARVIS'] } })
  await call('list_people')
  await call('remove_person', { params: { person_id: 'bo' } })
  expect(await call('stats', { query: '?range=all' })).toMatchObject({
    acks: expect.arrayContaining([expect.objectContaining({ from: 'BUNKER', to: 'JARVIS' })]),
    rejections: [{ from: 'JARVIS', to: 'BUNKER', category: 'quality', n: 1 }],
  })
  await call('usage', { query: '?by=stage' })
  const expires_at = new Date(server.world.clock.now() + 3_600_000).toISOString()
  const made = await call('create_token', { body: { name: 'ci', person_id: 'song-po', role: 'viewer', expires_at } })
  const { token, token_id } = made as { token: string; token_id: string }
  await call('session', { token })
  expect(JSON.stringify(await call('list_tokens'))).not.toContain(token)
  await call('revoke_token', { params: { token_id } })
  expect((await server.send('GET', '/api/v1/session', { token })).status).toBe(401)
  await call('openapi')
})
