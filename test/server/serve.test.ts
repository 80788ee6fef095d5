import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverAddress } from '../../src/cli/serve/server-file.ts'
import { type Served, ServedStore } from '../support/served-store.ts'
import { openLink } from '../support/session-headers.ts'
import { withEngine } from '../support/task-steps.ts'

let served: ServedStore
beforeEach(() => {
  served = new ServedStore()
})
afterEach(() => served[Symbol.asyncDispose]())

async function start(): Promise<Served & { browser: Readonly<Record<string, string>> }> {
  const server = await served.start()
  return { ...server, browser: await openLink(server.link) }
}

test('a server answers on its socket, survives kill -9 without loss, and stops in good order', async () => {
  const first = await start()
  const { store } = served
  const headers = { ...first.browser, origin: first.address, 'content-type': 'application/json' }
  expect(serverAddress(store)).toBe(first.address)
  const made: string[] = []
  for (let n = 0; n < 20; n += 1) {
    const body = JSON.stringify({ request: `task ${n}` })
    const answer = await fetch(`${first.address}/api/v1/tasks`, { method: 'POST', headers, body })
    made.push(((await answer.json()) as { task_id: string }).task_id)
  }
  await served.kill(first)
  expect(serverAddress(store)).toBeUndefined()

  const second = await start()
  const list = await fetch(`${second.address}/api/v1/tasks?limit=200`, { headers: second.browser })
  const { tasks } = (await list.json()) as { tasks: { task_id: string }[] }
  expect(tasks.map(({ task_id }) => task_id).toSorted()).toEqual(made.toSorted())
  // A cookie of the server that died counts for nothing.
  expect((await fetch(`${second.address}/api/v1/tasks`, { headers: first.browser })).status).toBe(401)

  const events = await fetch(`${second.address}/api/v1/events?after=0`, { headers: second.browser })
  const reader = events.body?.getReader()
  await reader?.read()
  expect(await served.kill(second, 'SIGTERM')).toBe(0)
  await reader?.cancel().catch(() => {})
  expect(await withEngine(store, (engine) => engine.store.check())).toEqual([])
}, 60_000)
