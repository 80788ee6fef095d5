import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { Entry } from '../../protocol/plays/play.ts'
import type { Draft } from '../draft.ts'
import type { TaskRecord } from '../records.ts'
import { openRelay, putRelay } from '../relay/open-relay.ts'
import { openTask, putTask } from '../task-state.ts'
import { entryOf, putVisit } from './host.ts'
import { withEnterRow } from './rows.ts'
import { updatedStage } from './stage-config.ts'
import { type VisitRecord, visitId } from './visit-record.ts'

/** The stage and the kind of work that a task has before it in its status, where agents play that stage. */
export function playedStage(
  draft: Draft,
  pipeline: Pipeline,
  { task }: TaskRecord,
): { readonly stage: string; readonly kind: 'work' | 'revision' } | undefined {
  const { stage, kind } = pipeline.statuses.get(task.status) ?? {}
  const { spec } = openRelay(draft, task.task_id)
  if (!stage || !Object.hasOwn(spec.stages, stage)) return undefined
  if (kind === 'revision') return { stage, kind }
  return kind === 'pending' || kind === 'in_progress' ? { stage, kind: 'work' } : undefined
}

/** From now on agents carry the task: where they play the stage that it has before it, a visit is opened. */
export function beginWork(draft: Draft, task_id: string): void {
  const { record, pipeline } = openTask(draft, task_id)
  const carried: TaskRecord = { ...record, carried: { visit: 0 } }
  const played = playedStage(draft, pipeline, carried)
  putTask(draft, played ? openNextVisit(draft, carried, pipeline, { ...played, approved_by: null }) : carried)
}

/** Opens the next visit of a carried task, and an `enter` row for a worker. Returns the task. */
export function openNextVisit(
  draft: Draft,
  record: TaskRecord,
  pipeline: Pipeline,
  of: Pick<Entry, 'stage' | 'kind' | 'approved_by'>,
): TaskRecord {
  const { task_id, pipeline_history } = record.task
  const relay = openRelay(draft, task_id)
  const number = (record.carried?.visit ?? 0) + 1
  const visit = visitId(task_id, number)
  // Approved work that did not merge begins with that merge, in the stage that writes code.
  const isUpdated = of.kind !== 'approval' && of.stage === updatedStage(pipeline, relay)
  const update = isUpdated ? relay.update : null
  const at = pipeline_history.at(-1)?.timestamp ?? draft.at
  const entry = entryOf({ record, relay }, { ...of, visit, at, update })
  const begun = pipeline.statuses.get(record.task.status)?.kind === 'pending' ? 0 : pipeline_history.length
  draft.event(task_id, 'visit:opened', { visit, stage: of.stage, kind: of.kind, tip: entry.tip })
  const opened: VisitRecord = {
    visit,
    task_id,
    number,
    seq: begun,
    stage: of.stage,
    kind: of.kind,
    state: 'waiting',
    entry,
    play: null,
    outstanding: {},
    pending: null,
    entering: false,
    rows: 0,
    due_at: null,
    runs: [],
    evidence: [],
    conditions: [],
    documents: [],
    loop: null,
    landed: null,
    opened_at: draft.at,
    closed_at: null,
  }
  putVisit(draft, withEnterRow(draft, opened))
  if (relay.waiting) putRelay(draft, { ...relay, waiting: null })
  return { ...record, carried: { visit: number } }
}
