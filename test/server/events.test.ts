import { afterEach, beforeEach, expect, test } from 'vitest'
import { ServerWorld } from '../support/server-world.ts'

let server: ServerWorld
beforeEach(async () => {
  server = await ServerWorld.open()
})
afterEach(() => server[Symbol.asyncDispose]())

interface Frame {
  readonly id: number
  readonly type: string
}

/** Reads a stream until it has so many events. */
async function read(response: Response, count: number): Promise<Frame[]> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const frames: Frame[] = []
  let text = ''
  while (reader && frames.length < count) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const id = /^id: (\d+)$/m.exec(part)?.[1]
      if (id !== undefined) frames.push({ id: Number(id), type: /^event: (.+)$/m.exec(part)?.[1] ?? '' })
    }
  }
  await reader?.cancel()
  return frames
}

const open = (query = '', headers: Record<string, string> = {}) =>
  server.send('GET', `/api/v1/events${query}`, { headers })

test('a client that comes back gets everything after its last event, without a gap', async () => {
  await server.world.taskIn('QA_IN_PROGRESS')
  const total = await server.world.events()
  const first = await read(await open('?after=0'), 5)
  const last = first.at(-1)?.id ?? 0
  const live = open('', { 'last-event-id': String(last) })
  await server.world.taskIn('DEV_PENDING')
  const newest = await server.world.events()
  const rest = await read(await live, newest - last)
  const numbers = [...first, ...rest].map(({ id }) => id)
  expect(newest).toBeGreaterThan(total)
  expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual(Array.from({ length: newest }, (_, n) => n + 1))
})

test('a stream of one task has its events alone', async () => {
  const wanted = await server.world.taskIn('PLAN_IN_PROGRESS')
  await server.world.taskIn('QA_IN_PROGRESS')
  const frames = await read(await open(`?task=${wanted}&after=0`), 2)
  const { events } = (await (await server.send('GET', `/api/v1/tasks/${wanted}/history`)).json()) as {
    events: { number: number }[]
  }
  expect(frames.map(({ id }) => id)).toEqual(events.slice(0, frames.length).map(({ number }) => number))
})

test('of 100 clients 80 never read: nothing is kept for them, the others miss nothing, and no handler is left behind', async () => {
  const start = await server.world.events()
  const slow = await Promise.all(Array.from({ length: 80 }, () => open('?after=0')))
  const quick = await Promise.all(Array.from({ length: 20 }, () => open(`?after=${start}`)))
  for (let n = 0; n < 40; n += 1) await server.world.taskIn('QA_IN_PROGRESS')
  const newest = await server.world.events()
  const read20 = await Promise.all(quick.map((one) => read(one, newest - start)))
  const numbers = Array.from({ length: newest - start }, (_, n) => start + 1 + n)
  for (const frames of read20) expect(frames.map(({ id }) => id)).toEqual(numbers)
  // A stream that nobody reads holds what it made before: its greeting and no more than one chunk.
  const [first] = slow
  const reader = first?.body?.getReader()
  const greeting = (await reader?.read())?.value?.length ?? 0
  const chunk = (await reader?.read())?.value?.length ?? 0
  expect(greeting).toBeLessThan(200)
  expect(chunk).toBeLessThan(1024 * 1024)
  await reader?.cancel()
  await Promise.all(slow.slice(1).map((one) => one.body?.cancel()))
  await expect.poll(() => server.app.hub.waiting).toBe(0)
  expect((await server.app.metrics.text()).match(/^baton_event_streams (\d+)$/m)?.[1]).toBe('0')
})

test('a stream ends with the token that opened it', async () => {
  await server[Symbol.asyncDispose]()
  server = await ServerWorld.open({ beatMs: 200 })
  const expires_at = new Date(server.world.clock.now() + 3_600_000).toISOString()
  const body = { name: 'short', person_id: 'song-po', role: 'viewer', expires_at }
  const made = (await (await server.send('POST', '/api/v1/tokens', { body })).json()) as {
    token: string
    token_id: string
  }
  const stream = await server.send('GET', '/api/v1/events', { token: made.token })
  await server.send('DELETE', `/api/v1/tokens/${made.token_id}`)
  expect((await read(stream, 5)).length).toBeLessThan(2)
})

test('the log of a run is told by the number of its lines', async () => {
  const { run_id } = await server.world.askingRun()
  const { store } = server.world.service.engine
  await store.appendTranscript(run_id, [{ source: 'stdout', at: 5, bytes: Buffer.from('one\ntwo\n') }])
  const stream = await open(`?run=${run_id}`)
  const reader = stream.body?.getReader()
  let text = ''
  while (!text.includes('event: log')) text += new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  expect(text).toContain(`{"run_id":"${run_id}","total":2}`)
})
