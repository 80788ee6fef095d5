import { BatonError } from '../../protocol/baton-error.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { Draft } from '../draft.ts'
import type { TaskRecord } from '../records.ts'
import { openRelay, putRelay } from '../relay/open-relay.ts'
import { tellItem } from './ask-effect.ts'
import { closeVisit } from './close-visit.ts'
import { putVisit } from './host.ts'
import { leaveLane } from './lanes.ts'
import { openNextVisit, playedStage } from './open-visit.ts'
import { recordWaiting } from './park-visit.ts'
import { withEnterRow, withMatchRow } from './rows.ts'
import { askedItems, isLanding, type VisitRecord, visitId } from './visit-record.ts'

/** The visit that a carried task is in, or was in last; undefined before its first one, which has the number 1. */
export function visitOfTask(draft: Draft, { task, carried }: TaskRecord): VisitRecord | undefined {
  return carried && carried.visit > 0 ? draft.read('visit', visitId(task.task_id, carried.visit)) : undefined
}

/** Refuses a step while git may be moving a branch for the task: nobody knows where it will stand. */
export function requireNotLanding(draft: Draft, record: TaskRecord): void {
  const visit = visitOfTask(draft, record)
  const landing = Object.values(visit?.outstanding ?? {}).some(isLanding)
  if (landing) throw BatonError.of('TASK_BUSY', { task_id: record.task.task_id })
}

/**
 * Every change of a status comes by here (`moveTask`): the visit that the task leaves is closed, the one that it enters
 * is opened, a hold suspends it and its end lets it go on. Answers with the task.
 */
export function followTask(
  draft: Draft,
  before: TaskRecord,
  after: TaskRecord,
  pipeline: Pipeline,
  action: string,
): TaskRecord {
  if (pipeline.statuses.get(after.task.status)?.kind === 'done')
    draft.work({ op: 'wake', key: `done:${after.task.task_id}` })
  if (!after.carried) return after
  const visit = visitOfTask(draft, before)
  const { terminal = false, kind } = pipeline.statuses.get(after.task.status) ?? {}
  if (visit && visit.state !== 'closed') {
    if (kind === 'hold') return held(draft, after, visit)
    if (action === 'resume') return resumed(draft, after, visit)
    if (action === 'pickup' && visit.kind === 'work' && visit.seq === 0) {
      putVisit(draft, { ...visit, seq: after.task.pipeline_history.length })
      return after
    }
    closeVisit(draft, visit, action)
  }
  if (terminal) {
    const relay = openRelay(draft, after.task.task_id)
    putRelay(draft, { ...relay, open: false, waiting: null })
    return after
  }
  if (kind === 'hold') return after
  const played = playedStage(draft, pipeline, after)
  return played ? openNextVisit(draft, after, pipeline, { ...played, approved_by: null }) : after
}

function held(draft: Draft, record: TaskRecord, visit: VisitRecord): TaskRecord {
  leaveLane(draft, visit)
  draft.work({ op: 'suspend', visit: visit.visit })
  const now = draft.request.now
  const outstanding = Object.fromEntries(
    Object.entries(visit.outstanding).map(([id, one]) => [
      id,
      one.due_at === null ? one : { ...one, due_at: null, left_ms: Math.max(0, one.due_at - now) },
    ]),
  )
  putVisit(draft, withMatchRow(draft, { ...visit, outstanding, state: 'held' }))
  showItems(draft, visit, false)
  recordWaiting(draft, visit, { what: 'hold', text: record.task.status, run_id: null })
  return record
}

/** The visit asks for its place in the lane again; entering continues its rows. */
function resumed(draft: Draft, record: TaskRecord, visit: VisitRecord): TaskRecord {
  const state = visit.play ? 'parked' : 'waiting'
  // A row that was on its way when the task was put on hold still is.
  putVisit(draft, withEnterRow(draft, { ...visit, state }))
  showItems(draft, visit, true)
  recordWaiting(draft, visit, null)
  return record
}

/** Nobody is asked about a task on hold; what was not answered is asked when it goes on. */
function showItems(draft: Draft, visit: VisitRecord, open: boolean): void {
  for (const id of askedItems(visit)) {
    const item = draft.read('item', id)
    if (!item || item.answer !== null || item.open === open) continue
    draft.put('item', id, { ...item, open })
    if (open) tellItem(draft, item)
  }
}
