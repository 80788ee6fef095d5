import type { RecordKind } from '../../pipeline/records.ts'
import { hasEnded } from '../../pipeline/runs/run-record.ts'
import { AFTER_ALL, type Positioned, pageOf, placeOf } from '../page.ts'
import type { Page, ViewName, ViewQuery, ViewRow } from '../port.ts'
import { runFilter, runLane, runPage, type ScannedRun } from '../run-page.ts'
import { type ScannedTask, taskFilter, taskPage } from '../task-page.ts'
import { isLive } from './lease.ts'
import { listRows, listUnserved, listWorkers } from './list-work.ts'
import type { MemoryRecord, MemoryState } from './state.ts'

export function list<View extends ViewName>(
  state: MemoryState,
  now: number,
  view: View,
  query: ViewQuery[View],
): Page<ViewRow[View]> {
  return VIEWS[view](state, query, now)
}

type List<View extends ViewName> = (state: MemoryState, query: ViewQuery[View], now: number) => Page<ViewRow[View]>

const VIEWS: { readonly [View in ViewName]: List<View> } = {
  tasks: (state, query) => taskPage(inLane(state, query), query),

  task_counts: (state) => {
    const counts = new Map<string, number>()
    for (const { projection } of state.tasks.values()) {
      const { status } = projection.row
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
    const rows = [...counts].map(([status, count]) => ({ status, count }))
    return { rows: rows.sort((a, b) => (a.status < b.status ? -1 : 1)) }
  },

  due: (state, { until, limit }) => {
    const due = [...state.tasks.values()].flatMap(({ projection: { row } }) =>
      row.due_at !== null && row.due_at <= until ? [{ task_id: row.task_id, due_at: row.due_at }] : [],
    )
    // The sort is stable: of two that are due at the same time the older task comes first.
    return { rows: due.sort((a, b) => a.due_at - b.due_at).slice(0, limit) }
  },

  dependents: (state, { task_id, cursor, limit }) => {
    const after = placeOf('dependents', cursor, 0)
    const found = [...state.tasks.values()].filter(
      ({ position, projection }) => position > after && projection.dependencies.includes(task_id),
    )
    return pageOf('dependents', found, limit, ({ projection }) => ({ task_id: projection.row.task_id }))
  },

  messages: (state, { task_id, cursor, limit }) =>
    pageOf('messages', after('messages', state.messages.get(task_id) ?? [], cursor), limit, ({ id, value }) => ({
      id,
      value,
    })),

  escalations: (state, { cursor, limit, all = false }) => {
    const found = after('escalations', [...state.escalations.values()], cursor).filter(
      ({ escalation }) => all || escalation.state === 'open',
    )
    return pageOf('escalations', found, limit, ({ task_id, escalation }) => ({ task_id, escalation }))
  },

  notices: (state, { to, cursor, limit }) => {
    const before = placeOf('notices', cursor, AFTER_ALL)
    const found = [...state.notices.values()]
      .filter(({ position, notice }) => position < before && to.includes(notice.to))
      .reverse()
    return pageOf('notices', found, limit, ({ notice }) => notice)
  },

  notices_by_id: (state, { ids }) => ({ rows: ids.flatMap((id) => state.notices.get(id)?.notice ?? []) }),

  runs: (state, query) => runPage(runsInLane(state, query), query),

  due_runs: (state, { until, limit }) => {
    const due = [...state.runs.values()].flatMap(({ row: { run_id, due_at } }) =>
      due_at !== null && due_at <= until ? [{ run_id, due_at }] : [],
    )
    return { rows: due.sort((a, b) => a.due_at - b.due_at).slice(0, limit) }
  },

  workers: (state, { limit }) => ({ rows: listWorkers(state, limit) }),

  relays: (state, { cursor, limit }) => {
    const open = after('relays', recordsOf(state, 'relay'), cursor).filter(({ value }) => value.open)
    return pageOf('relays', open, limit, ({ value }) => value)
  },

  visits: (state, { task_id, open, cursor, limit }) => {
    const found = after('visits', recordsOf(state, 'visit'), cursor)
      .filter(({ value }) => task_id === undefined || value.task_id === task_id)
      .filter(({ value }) => open === undefined || (value.state !== 'closed') === open)
    return pageOf('visits', found, limit, ({ value }) => value)
  },

  items: (state, { task_id, open, cursor, limit }) => {
    const found = after('items', recordsOf(state, 'item'), cursor)
      .filter(({ value }) => task_id === undefined || value.task_id === task_id)
      .filter(({ value }) => open === undefined || value.open === open)
    return pageOf('items', found, limit, ({ value }) => value)
  },

  due_visits: (state, { until, limit }) => {
    const due = recordsOf(state, 'visit').flatMap(({ id: visit, value: { due_at } }) =>
      due_at !== null && due_at <= until ? [{ visit, due_at }] : [],
    )
    return { rows: due.sort((a, b) => a.due_at - b.due_at).slice(0, limit) }
  },

  rows: listRows,
  unserved: listUnserved,

  lost_runs: (state, { limit }, now) => {
    const lost = [...state.runs.values()].flatMap(({ row }) => {
      const { run_id, task_id, holder } = row
      return holder === null || hasEnded(row) || isLive(state, holder, now) ? [] : [{ run_id, task_id, holder }]
    })
    return { rows: lost.slice(0, limit) }
  },
}

/** In the order of their positions. */
function recordsOf<Kind extends RecordKind>(state: MemoryState, kind: Kind): readonly MemoryRecord<Kind>[] {
  return (state.byKind.get(kind) ?? []) as MemoryRecord<Kind>[]
}

function after<Row extends Positioned>(view: ViewName, rows: readonly Row[], cursor: string | undefined): Row[] {
  const place = placeOf(view, cursor, 0)
  return rows.filter(({ position }) => position > place)
}

/** The tasks that an engine with indexes would look at: those of a status, else of a team, else the open ones. */
function* inLane(state: MemoryState, query: ViewQuery['tasks']): Generator<ScannedTask> {
  const { status, team, open } = query
  const before = placeOf('tasks', query.cursor, AFTER_ALL)
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
  const before = placeOf('runs', query.cursor, AFTER_ALL)
  const lane = runFilter(runLane(query))
  for (const run of [...state.runs.values()].reverse()) if (run.position < before && lane(run)) yield run
}
