import type { NewNotice } from '../../pipeline/changeset.ts'
import { AFTER_ALL, type Positioned, pageOf, placeOf } from '../page.ts'
import type { Page, StoredNotice, ViewName, ViewQuery, ViewRow } from '../port.ts'
import { runFilter, runLane, runPage, type ScannedRun } from '../run-page.ts'
import { type ScannedTask, taskFilter, taskPage } from '../task-page.ts'
import type { MemoryRecord, MemoryState, Queued } from './state.ts'

export function list<View extends ViewName>(
  state: MemoryState,
  view: View,
  query: ViewQuery[View],
): Page<ViewRow[View]> {
  return VIEWS[view](state, query)
}

const VIEWS: { readonly [View in ViewName]: (state: MemoryState, query: ViewQuery[View]) => Page<ViewRow[View]> } = {
  tasks: (state, query) => taskPage(inLane(state, query), query),

  due: (state, { until, limit }) => {
    const due = [...state.tasks.values()].flatMap(({ projection: { row } }) =>
      row.due_at !== null && row.due_at <= until ? [{ task_id: row.task_id, due_at: row.due_at }] : [],
    )
    // The sort is stable: of two that are due at the same time the older task comes first.
    return { rows: due.sort((a, b) => a.due_at - b.due_at).slice(0, limit) }
  },

  dependents: (state, { task_id, cursor, limit }) => {
    const after = placeOf(cursor, 0)
    const found = [...state.tasks.values()].filter(
      ({ position, projection }) => position > after && projection.dependencies.includes(task_id),
    )
    return pageOf(found, limit, ({ projection }) => ({ task_id: projection.row.task_id }))
  },

  messages: (state, { task_id, cursor, limit }) =>
    pageOf(after(state.messages.get(task_id) ?? [], cursor), limit, ({ id, value }) => ({ id, value })),

  escalations: (state, { cursor, limit, all = false }) => {
    const found = after([...state.escalations.values()], cursor).filter(
      ({ escalation }) => all || escalation.state === 'open',
    )
    return pageOf(found, limit, ({ task_id, escalation }) => ({ task_id, escalation }))
  },

  notices: (state, { to, cursor, limit }) => {
    const before = placeOf(cursor, AFTER_ALL)
    const found = [...state.queues.notice.all.values()]
      .filter(({ position, item }) => position < before && to.includes(item.to))
      .reverse()
    return pageOf(found, limit, storedNotice)
  },

  dead_letters: (state, { attempts: least, cursor, limit }) => {
    const found = after([...state.queues.notice.open], cursor).filter(
      ({ failure, attempts }) => failure !== null && attempts >= least,
    )
    return pageOf(found, limit, storedNotice)
  },

  runs: (state, query) => runPage(runsInLane(state, query), query),

  due_runs: (state, { until, limit }) => {
    const due = [...state.runs.values()].flatMap(({ row: { run_id, due_at } }) =>
      due_at !== null && due_at <= until ? [{ run_id, due_at }] : [],
    )
    return { rows: due.sort((a, b) => a.due_at - b.due_at).slice(0, limit) }
  },

  workers: (state, { limit }) => {
    const workers = [...state.records.values()].filter((record) => record.kind === 'worker') as MemoryRecord<'worker'>[]
    const newest = workers.sort((a, b) => b.value.until - a.value.until || b.position - a.position)
    return { rows: newest.slice(0, limit).map(({ value }) => value) }
  },

  relays: (state, { cursor, limit }) => {
    const relays = [...state.records.values()].filter((record) => record.kind === 'relay') as MemoryRecord<'relay'>[]
    const open = after(relays, cursor).filter(({ value }) => value.open)
    return pageOf(
      open.sort((a, b) => a.position - b.position),
      limit,
      ({ value }) => value,
    )
  },
}

function storedNotice({ item, attempts, done_at, failure }: Queued<NewNotice>): StoredNotice {
  return { ...item, delivered_at: done_at, attempts, failure }
}

function after<Row extends Positioned>(rows: readonly Row[], cursor: string | undefined): Row[] {
  const place = placeOf(cursor, 0)
  return rows.filter(({ position }) => position > place)
}

/** The tasks that an engine with indexes would look at: those of a status, else of a team, else the open ones. */
function* inLane(state: MemoryState, query: ViewQuery['tasks']): Generator<ScannedTask> {
  const { status, team, open } = query
  const before = placeOf(query.cursor, AFTER_ALL)
  const lane = taskFilter({
    limit: 0,
    ...(status ? { status } : team === undefined ? {} : { team }),
    ...(!status && open ? { open } : {}),
  })
  for (const { position, projection } of [...state.tasks.values()].reverse()) {
    const task = { position, open: projection.open, row: projection.row }
    if (position < before && lane(task)) yield task
  }
}

function* runsInLane(state: MemoryState, query: ViewQuery['runs']): Generator<ScannedRun> {
  const before = placeOf(query.cursor, AFTER_ALL)
  const lane = runFilter(runLane(query))
  for (const run of [...state.runs.values()].reverse()) if (run.position < before && lane(run)) yield run
}
