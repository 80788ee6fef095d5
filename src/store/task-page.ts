import { type Positioned, scanPage } from './page.ts'
import type { Page, TaskQuery, TaskRow } from './port.ts'

export interface ScannedTask extends Positioned {
  readonly open: boolean
  readonly row: TaskRow
}

/** A page of the tasks that an engine offers, newest first, in the lane that its index gives. */
export function taskPage(scanned: Iterable<ScannedTask>, query: TaskQuery): Page<TaskRow> {
  return scanPage('tasks', scanned, query.limit, taskFilter(query), ({ row }) => row)
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
