import { shortPriority } from '../../protocol/priority.ts'
import type { Draft } from '../draft.ts'
import { HOUSE_QUEUE, type NewWork, WORK_SCHEMA } from '../work-row.ts'
import type { VisitRecord } from './visit-record.ts'

/** Queues, in the order in which a worker serves them: work that was begun comes before work that has not. */
export const QUEUES = { git: 'git', checks: 'checks', runs: 'runs', enter: 'enter', house: HOUSE_QUEUE } as const

/** What a worker serves that works on one task: all queues, for that task alone. */
export const taskQueue = (task_id: string): string => `task/${task_id}`

/** A row about a visit. It has only ids: the worker that claims it reads the visit. */
export function rowOf(
  draft: Draft,
  { visit, task_id, state }: Pick<VisitRecord, 'visit' | 'task_id' | 'state'>,
  row: Pick<NewWork, 'id' | 'queue' | 'kind' | 'data'>,
): NewWork {
  return {
    ...row,
    task_id,
    visit,
    priority: priorityOf(draft, task_id),
    schema: WORK_SCHEMA,
    suspended: state !== 'open',
  }
}

/** A row that goes on whatever becomes of the visit. */
export function houseRow(
  draft: Draft,
  task_id: string | null,
  row: Pick<NewWork, 'id' | 'kind' | 'data'> & { readonly queue?: string },
): NewWork {
  const queue = row.queue ?? QUEUES.house
  return {
    ...row,
    queue,
    task_id,
    visit: null,
    priority: priorityOf(draft, task_id),
    schema: WORK_SCHEMA,
    suspended: false,
  }
}

/** P0 first. */
function priorityOf(draft: Draft, task_id: string | null): number {
  const task =
    task_id !== null && draft.facts.has({ kind: 'task', id: task_id }) ? draft.read('task', task_id)?.task : undefined
  return task ? Number(shortPriority(task.priority).slice(1)) : 3
}

/** The visit with a row on its way by which it enters its lane. */
export function withEnterRow(draft: Draft, visit: VisitRecord): VisitRecord {
  if (visit.entering) return visit
  const rows = visit.rows + 1
  draft.work({
    op: 'add',
    row: houseRow(draft, visit.task_id, {
      id: `enter/${visit.visit}.${rows}`,
      kind: 'enter',
      queue: QUEUES.enter,
      data: { visit: visit.visit },
    }),
  })
  return { ...visit, rows, entering: true }
}

/** The visit with a row by which its runs are paused, resumed or cancelled as its task now stands. */
export function withMatchRow(draft: Draft, visit: VisitRecord): VisitRecord {
  const rows = visit.rows + 1
  const id = `match/${visit.visit}.${rows}`
  const data = { visit: visit.visit }
  draft.work({ op: 'add', row: houseRow(draft, visit.task_id, { id, kind: 'match_runs', data }) })
  return { ...visit, rows }
}
