import type { NewWork, WorkOp } from '../../pipeline/changeset.ts'
import type { MemoryState, MemoryWork } from './state.ts'

/** What a changeset does to rows of the queue: wakes first, the rest in the order given. */
export function changeWork(state: MemoryState, ops: readonly WorkOp[], now: number): void {
  for (const op of ops) if (op.op === 'wake') wake(state, op)
  for (const op of ops) if (op.op !== 'wake') change(state, op, now)
}

function change(state: MemoryState, op: Exclude<WorkOp, { op: 'wake' }>, now: number): void {
  if (op.op === 'add') add(state, op.row, now)
  else if ('visit' in op) for (const work of ofVisit(state, op.visit)) changeWithVisit(state, work, op.op)
  else {
    const work = state.work.all.get(op.id)
    if (work && work.state !== 'settled') changeOne(state, work, op, now)
  }
}

type VisitOp = Extract<WorkOp, { readonly visit: string }>['op']
type RowOp = Extract<WorkOp, { readonly id: string }>

function changeWithVisit(state: MemoryState, work: MemoryWork, op: VisitOp): void {
  if (op === 'drop') settle(state, work)
  else if (op === 'resume') work.suspended = false
  else if (!work.suspended) suspend(work)
}

function changeOne(state: MemoryState, work: MemoryWork, op: RowOp, now: number): void {
  if (op.op === 'settle' || op.op === 'drop_row') {
    settle(state, work)
    return
  }
  work.holder = null
  work.state = op.op === 'park' ? 'parked' : 'ready'
  work.keys = new Set(op.op === 'park' ? op.keys : [])
  if (op.op === 'release') work.ready_at = Math.min(work.ready_at, now)
  if (op.op !== 'retry') return
  work.ready_at = now + op.after_ms
  work.failures += 1
  work.failure = op.failure
}

function add(state: MemoryState, { suspended, ...row }: NewWork, now: number): void {
  const { work } = state
  if (work.all.has(row.id)) return
  state.added += 1
  const added: MemoryWork = {
    position: state.added,
    row: Object.freeze(row),
    state: 'ready',
    suspended,
    token: 0,
    claims: 0,
    failures: 0,
    failure: null,
    ready_at: now,
    holder: null,
    keys: new Set(),
  }
  work.all.set(row.id, added)
  work.open.add(added)
}

/** Takes it away from its worker: a report with the token that it had is fenced. */
function suspend(work: MemoryWork): void {
  work.suspended = true
  work.token += 1
  if (work.state !== 'claimed') return
  work.state = 'ready'
  work.holder = null
}

function settle({ work: { open } }: MemoryState, work: MemoryWork): void {
  work.state = 'settled'
  work.holder = null
  work.keys = new Set()
  open.delete(work)
}

function wake({ work }: MemoryState, { key, only }: Extract<WorkOp, { op: 'wake' }>): void {
  const parked = [...work.open].filter(({ keys }) => keys.has(key))
  const oldest = parked
    .filter(({ suspended }) => !suspended)
    .sort((a, b) => a.ready_at - b.ready_at || a.position - b.position)
    .slice(0, 1)
  for (const one of only === 'oldest' ? oldest : parked) {
    one.state = 'ready'
    one.keys = new Set()
  }
}

function ofVisit({ work }: MemoryState, visit: string): MemoryWork[] {
  return [...work.open].filter(({ row }) => row.visit === visit)
}
