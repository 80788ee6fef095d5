import { expect, test } from 'vitest'
import { EventReplays, type HubFrame } from '../../src/server/events/event-replays.ts'

/** A store of so many events, each of so many bytes, and how often and how far it was read. */
function replaysOf(count: number, bytesOf: (number: number) => number) {
  const asked: { readonly after: number; readonly limit: number }[] = []
  let made = 0
  let now = 0
  let mostAtOnce = 0
  const replays = new EventReplays(async function* (after, limit) {
    asked.push({ after, limit })
    now += 1
    mostAtOnce = Math.max(mostAtOnce, now)
    try {
      await Promise.resolve()
      for (let number = after + 1; number <= Math.min(count, after + limit); number += 1) {
        made += 1
        const bytes = new Uint8Array(bytesOf(number))
        yield { number, task_id: null, run_id: null, bytes, bytesForOthers: bytes } satisfies HubFrame
      }
    } finally {
      now -= 1
    }
  })
  return { replays, asked, made: () => made, mostAtOnce: () => mostAtOnce }
}

async function allOf(replays: EventReplays, count: number): Promise<number[]> {
  const numbers: number[] = []
  while ((numbers.at(-1) ?? 0) < count) {
    const chunk = await replays.after(numbers.at(-1) ?? 0)
    const bytes = chunk.reduce((sum, frame) => sum + frame.bytes.length, 0)
    expect(chunk.length === 1 || bytes <= 64 * 1024).toBe(true)
    numbers.push(...chunk.map(({ number }) => number))
  }
  return numbers
}

test.each([
  ['small', () => 300],
  ['large', () => 90_000],
  ['of every size', (number: number) => (number * 7_919) % 100_000],
] as const)('every event is there once and in order, in chunks, where events are %s', async (_, bytesOf) => {
  const { replays } = replaysOf(1_000, bytesOf)
  expect(await allOf(replays, 1_000)).toEqual(Array.from({ length: 1_000 }, (_, n) => n + 1))
})

test('sixty streams that read the same cost as much as one', async () => {
  const one = replaysOf(80, () => 90_000)
  await allOf(one.replays, 80)
  const many = replaysOf(80, () => 90_000)
  await Promise.all(Array.from({ length: 60 }, () => allOf(many.replays, 80)))
  expect(many.made()).toBe(one.made())
  // Also those that come when the others have gone on.
  await allOf(many.replays, 80)
  expect(many.made()).toBe(one.made())
  // Of large events no more than a few are read that do not fit.
  expect(one.made()).toBeLessThan(80 + 16)
})

test('what is made at once does not grow with the streams, and what is kept is bounded', async () => {
  const { replays, made, mostAtOnce } = replaysOf(1_000, () => 90_000)
  await Promise.all([0, 100, 200, 300, 400].map((from) => replays.after(from)))
  expect(mostAtOnce()).toBe(1)
  await allOf(replays, 1_000)
  const before = made()
  await replays.after(0)
  expect(made()).toBe(before + 1)
})

test('after a value was set that is masked, nothing is answered that was made before', async () => {
  const { replays, made } = replaysOf(10, () => 90_000)
  await replays.after(0)
  const before = made()
  replays.forget()
  await replays.after(0)
  expect(made()).toBeGreaterThan(before)
})

test('a store that cannot be read is told to each who asked, and asked again by the next', async () => {
  let broken = true
  const replays = new EventReplays(async function* (after) {
    if (broken) throw new Error('no store')
    const bytes = new Uint8Array(1)
    yield { number: after + 1, task_id: null, run_id: null, bytes, bytesForOthers: bytes }
  })
  const both = await Promise.allSettled([replays.after(0), replays.after(0)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  broken = false
  expect((await replays.after(0)).map(({ number }) => number)).toEqual([1])
})
