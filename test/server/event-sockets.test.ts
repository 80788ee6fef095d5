import { afterAll, beforeAll, expect, test } from 'vitest'
import { EventClient } from '../support/event-client.ts'
import { residentMb, type Served, ServedStore } from '../support/served-store.ts'

let store: ServedStore
let server: Served
let token = ''
let made = 0

beforeAll(async () => {
  store = new ServedStore()
  server = await store.start()
  token = await store.token(server)
}, 60_000)
afterAll(() => store[Symbol.asyncDispose]())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.address}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })

/** Each is an event of about 90 KB. */
async function createTasks(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    made += 1
    const body = JSON.stringify({ title: `task ${made}`, request: 'x'.repeat(90_000) })
    expect((await ask('/api/v1/tasks', { method: 'POST', body })).status).toBe(200)
  }
}

/** A loaded machine takes its time. */
const SOON = { timeout: 60_000, interval: 50 }
const newest = async () => ((await (await ask('/healthz')).json()) as { events: number }).events
const openStreams = async () =>
  Number(/^baton_event_streams (\d+)$/m.exec(await (await ask('/metrics')).text())?.[1] ?? '0')
const clients = (count: number) => Array.from({ length: count }, () => new EventClient(server.port, token))
const upTo = (number: number) => Array.from({ length: number }, (_, n) => n + 1)
const caughtUp = (some: readonly EventClient[], number: number) =>
  expect.poll(() => some.every(({ last }) => last === number), SOON).toBe(true)

test('of 100 clients 80 are slow, dead or half-open: memory is bounded, the others miss nothing, no handler is left', async () => {
  const quick = clients(20)
  const [slow, silent, reset] = [clients(30), clients(30), clients(20)]
  for (const one of quick) await one.open({ reads: true })
  // More events than follow: what the server keeps for itself (caches, its heap) has grown before it is measured. All of
  // them are read from the store for the clients that do not read, as far as their sockets take them.
  await createTasks(250)
  await caughtUp(quick, await newest())
  const before = residentMb(server)

  for (const one of [...slow, ...silent]) await one.open({ reads: false })
  // Half of them are gone before the server can have answered.
  for (const [at, one] of reset.entries()) {
    await one.open({ reads: at % 2 === 0 })
    one.reset()
  }
  for (let round = 0; round < 12; round += 1) {
    await createTasks(10)
    for (const one of slow) one.sip(1_024)
  }
  // Some lose their connection, and come back to what they have not seen.
  for (const one of quick.slice(0, 10)) one.reset()
  await createTasks(10)
  for (const one of quick.slice(0, 10)) await one.open({ reads: true })
  const last = await newest()
  await caughtUp(quick, last)
  for (const one of quick) expect(one.numbers).toEqual(upTo(last))
  // Of 36 MB of events each of the 60 is sent what its socket takes: with frames of its own it was 200 MB for all.
  expect(residentMb(server) - before).toBeLessThan(100)

  await expect.poll(openStreams, SOON).toBe(80)
  for (const one of [...quick, ...slow, ...silent]) one.reset()
  await expect.poll(openStreams, SOON).toBe(0)
}, 120_000)

test('clients of a server that was killed come back to the next one and have lost no event', async () => {
  const some = clients(10)
  for (const one of some) await one.open({ reads: true })
  await createTasks(3)
  await expect.poll(() => some.every(({ last }) => last > 0), SOON).toBe(true)
  const { port } = server
  await store.kill(server)
  await expect.poll(() => some.every(({ isClosed }) => isClosed), SOON).toBe(true)
  server = await store.start('--port', String(port))
  // Committed before anybody is back.
  await createTasks(3)
  for (const one of some) await one.open({ reads: true })
  await createTasks(3)
  const last = await newest()
  await caughtUp(some, last)
  for (const one of some) expect(one.numbers).toEqual(upTo(last))
  for (const one of some) one.reset()
}, 120_000)
