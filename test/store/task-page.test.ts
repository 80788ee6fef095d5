import { describe, expect, test } from 'vitest'
import { placeOf, SCANNED_PER_PAGE } from '../../src/store/page.ts'
import { taskFilter, taskPage } from '../../src/store/task-page.ts'
import { projectTask, terminalStatuses } from '../../src/store/task-projection.ts'
import { taskRecord } from './samples.ts'

const { row } = projectTask('T', taskRecord('T'), terminalStatuses())

/** So many tasks, newest first, of which every `nth` is called a needle; counts how many were looked at. */
function haystack(size: number, nth: number) {
  const looked = { count: 0 }
  const tasks = function* (before = size + 1) {
    for (let position = before - 1; position > 0; position -= 1) {
      looked.count += 1
      const title = position % nth === 0 ? 'a needle' : 'hay'
      yield { position, open: true, row: { ...row, task_id: `T${position}`, title } }
    }
  }
  return { looked, tasks }
}

describe('a page of a search', () => {
  test('that finds nothing stops looking, and says from where to go on', () => {
    const { looked, tasks } = haystack(3 * SCANNED_PER_PAGE, Number.POSITIVE_INFINITY)
    const page = taskPage(tasks(), { text: 'needle', limit: 10 })
    expect(page.rows).toEqual([])
    expect(placeOf('tasks', page.cursor, 0)).toBe(2 * SCANNED_PER_PAGE + 1)
    expect(looked.count).toBe(SCANNED_PER_PAGE + 1)
  })

  test('is found whole by going on', () => {
    const { tasks } = haystack(2.5 * SCANNED_PER_PAGE, 4_000)
    const found: string[] = []
    let pages = 0
    let cursor: string | undefined
    for (; pages === 0 || cursor !== undefined; pages += 1) {
      const before = placeOf('tasks', cursor, 2.5 * SCANNED_PER_PAGE + 1)
      const page: ReturnType<typeof taskPage> = taskPage(tasks(before), { text: 'NEEDLE', limit: 2 })
      found.push(...page.rows.map(({ task_id }) => task_id))
      cursor = page.cursor
    }
    expect(found).toEqual(['T24000', 'T20000', 'T16000', 'T12000', 'T8000', 'T4000'])
    expect(pages).toBeGreaterThan(2)
  })

  test('ends without a cursor where the tasks end', () => {
    expect(
      taskPage(haystack(SCANNED_PER_PAGE, Number.POSITIVE_INFINITY).tasks(), { text: 'needle', limit: 1 }),
    ).toEqual({
      rows: [],
    })
  })
})

test('a filter that asks for nothing lets everything through', () => {
  expect(taskFilter({ limit: 1 })({ position: 1, open: false, row })).toBe(true)
})
