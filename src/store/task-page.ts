import { type Positioned, pageOf } from './page.ts'
import type { Page, TaskQuery, TaskRow } from './port.ts'

/**
 * How many tasks one page looks at before it is handed over short, with a cursor to go on from: a search that finds
 * little costs the same in a store of any size.
 */
export const SCANNED_PER_PAGE = 10_000

export interface ScannedTask extends Positioned {
  readonly open: boolean
  readonly row: TaskRow
}

/** A page of the tasks that an engine offers, newest first, in the lane that its index gives. */
export function taskPage(scanned: Iterable<ScannedTask>, query: TaskQuery): Page<TaskRow> {
  const matches = taskFilter(query)
  const found: ScannedTask[] = []
  let last = 0
  let looked = 0
  for (const task of scanned) {
    if (looked === SCANNED_PER_PAGE) return { rows: found.map(({ row }) => row), cursor: String(last) }
    looked += 1
    last = task.position
    if (!matches(task)) continue
    found.push(task)
    if (found.length > query.limit) break
  }
  return pageOf(found, query.limit, ({ row }) => row)
}

/** Whether a task is one of those asked for. Text is looked for in the title and the id, whatever its case. */
export function taskFilter({ status, team, open, text }: TaskQuery): (task: ScannedTask) => boolean {
  const words = text?.toLowerCase()
  return ({ row, open: isOpen }) =>
    (status === undefined || status.includes(row.status)) &&
    (team === undefined || team === row.team) &&
    (open === undefined || open === isOpen) &&
    (words === undefined || `${row.title}\n${row.task_id}`.toLowerCase().includes(words))
}
