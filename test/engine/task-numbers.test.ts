import { expect, test } from 'vitest'
import { TaskNumbers } from '../../src/engine/task-numbers.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'
import type { Store } from '../../src/store/port.ts'

function counted(store: Store): { readonly store: Store; readonly asked: string[] } {
  const asked: string[] = []
  const reserve: Store['reserve'] = (day, count) => {
    asked.push(`${day} ${count}`)
    return store.reserve(day, count)
  }
  return { store: { ...store, reserve }, asked }
}

test('tasks that are created together share one reservation of their day, each with a number of its own', async () => {
  const { store, asked } = counted(openMemoryStore())
  const numbers = new TaskNumbers(store)
  const together = [numbers.next('20260302'), numbers.next('20260302'), numbers.next('20260303')]
  expect(await Promise.all(together)).toEqual([1, 2, 1])
  expect(await numbers.next('20260302')).toBe(3)
  expect(asked).toEqual(['20260302 2', '20260303 1', '20260302 1'])
})

test('a reservation that fails is heard of by everybody who waits for it, and the next one is tried', async () => {
  const store = openMemoryStore()
  let fails = true
  const reserve: Store['reserve'] = (day, count) =>
    fails ? Promise.reject(new Error('the disk is full')) : store.reserve(day, count)
  const numbers = new TaskNumbers({ ...store, reserve })
  const outcomes = await Promise.allSettled([numbers.next('20260302'), numbers.next('20260302')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await numbers.next('20260302')).toBe(1)
})
