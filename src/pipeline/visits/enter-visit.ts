import { BatonError } from '../../protocol/baton-error.ts'
import { accept } from '../decisions/acknowledge.ts'
import { takeStep } from '../decisions/step.ts'
import { type Draft, defaultAgent } from '../draft.ts'
import { openRelay } from '../relay/open-relay.ts'
import type { Results } from '../results.ts'
import { type OpenTask, openTask, requireDependencies, requireUnblocked } from '../task-state.ts'
import { applyStep, takePending } from './apply-step.ts'
import { openVisitRecord, putVisit, startPlay } from './host.ts'
import { askAboutTeam, closeAsked } from './inactive-team-item.ts'
import { enterLane, laneKey, laneOfVisit } from './lanes.ts'
import { keysFor, recordWaiting, restOrContinue, waitFor } from './park-visit.ts'
import { withMatchRow } from './rows.ts'
import type { VisitCommand } from './visit-command.ts'
import type { VisitRecord } from './visit-record.ts'
import { requireClaim } from './work-rows.ts'

type Command = Extract<VisitCommand, { type: 'enter_visit' }>

/**
 * A visit enters its lane: its team acknowledges and picks the task up, and the play begins or goes on. Where it may not
 * yet, the row is parked until the cause may have changed; that is a result and not an error.
 */
export function enterVisit(draft: Draft, command: Command): Results['enter_visit'] {
  requireClaim(draft, command)
  const visit = openVisitRecord(draft, command.visit)
  const done = (entered: boolean): Results['enter_visit'] => ({ visit: visit.visit, entered, waits: null })
  if (visit.state !== 'waiting' && visit.state !== 'parked') {
    draft.work({ op: 'settle', id: command.work })
    passOn(draft, visit)
    if (visit.entering && visit.state !== 'closed') putVisit(draft, { ...visit, entering: false })
    return done(false)
  }
  const { language } = openRelay(draft, visit.task_id).spec
  const parked = (
    keys: readonly string[],
    wait: Parameters<typeof recordWaiting>[2],
    asked: VisitRecord = visit,
  ): Results['enter_visit'] => {
    draft.work({ op: 'park', id: command.work, keys })
    if (wait) recordWaiting(draft, asked, wait)
    if (asked !== visit) putVisit(draft, asked)
    return { visit: visit.visit, entered: false, waits: wait?.what ?? 'lane' }
  }
  acknowledge(draft, visit)
  const refusal = whyNot(draft, visit)
  if (refusal) {
    passOn(draft, visit)
    const asked = askAboutTeam(draft, visit, command.work, refusal)
    return parked(keysFor(refusal, asked), waitFor(refusal, language), asked)
  }
  if (!enterLane(draft, visit, command.limit)) {
    // Others work: nothing that a person could do is waited for.
    recordWaiting(draft, visit, null)
    return parked([`task:${visit.task_id}`, laneKey(laneOfVisit(draft, visit))], null)
  }
  draft.work({ op: 'settle', id: command.work })
  goOn(draft, { ...closeAsked(draft, visit), state: 'open', entering: false })
  return done(true)
}

/** The row may have been woken for a place in the lane that its visit does not take: the next one is woken. */
function passOn(draft: Draft, visit: VisitRecord): void {
  draft.work({ op: 'wake', key: laneKey(laneOfVisit(draft, visit)), only: 'oldest' })
}

/** The deadline of an ACK is for answering, not for the work: it is given even where the work cannot begin yet. */
function acknowledge(draft: Draft, visit: VisitRecord): void {
  const open = openTask(draft, visit.task_id)
  const { handoff } = open.record
  const actor = actorFor(draft, open, visit)
  if (visit.kind !== 'work' || handoff?.ack !== 'awaiting' || actor === undefined) return
  draft.as(actor, () => accept(draft, open, handoff, null))
}

const actorFor = (draft: Draft, { pipeline }: OpenTask, visit: VisitRecord): string | undefined =>
  defaultAgent(draft, pipeline.stages.find(({ id }) => id === visit.stage)?.team ?? '')

/** What a person has to clear before the work can begin or go on. */
function whyNot(draft: Draft, visit: VisitRecord): BatonError | undefined {
  const open = openTask(draft, visit.task_id)
  const { record, pipeline } = open
  const asked = draft.try(() => {
    if (openRelay(draft, visit.task_id).undo) throw BatonError.of('TASK_BUSY', { task_id: visit.task_id })
    if (visit.kind === 'approval') return
    if (draft.facts.control.stopped_at !== null) throw BatonError.of('PIPELINE_STOPPED', {})
    requireUnblocked(record)
    if (visit.play === null) requireDependencies(draft, open)
    const team = pipeline.stages.find(({ id }) => id === visit.stage)?.team ?? ''
    if (actorFor(draft, open, visit) === undefined)
      throw BatonError.of('TEAM_NOT_ACTIVE', { team, action: 'pickup', allowed: 'skip-docs, cancel' })
  })
  return asked.ok ? undefined : asked.error
}

function goOn(draft: Draft, visit: VisitRecord): void {
  recordWaiting(draft, visit, null)
  if (visit.pending) takePending(draft, putVisit(draft, { ...visit, pending: null }), visit.pending)
  else if (visit.play) resumeRows(draft, visit)
  else begin(draft, putVisit(draft, visit))
}

function begin(draft: Draft, visit: VisitRecord): void {
  pickUp(draft, visit)
  const started = startPlay(draft, openVisitRecord(draft, visit.visit))
  applyStep(draft, started.visit, started.step)
}

/** The task is picked up as the agent of its team, unless somebody has done that. */
function pickUp(draft: Draft, visit: VisitRecord): void {
  const open = openTask(draft, visit.task_id)
  const actor = actorFor(draft, open, visit)
  if (open.pipeline.statuses.get(open.record.task.status)?.kind !== 'pending' || actor === undefined) return
  draft.as(actor, () => takeStep(draft, open, 'pickup', {}))
}

/** What was suspended goes on, with the time that was left of what waits for a time. */
function resumeRows(draft: Draft, visit: VisitRecord): void {
  draft.work({ op: 'resume', visit: visit.visit })
  const now = draft.request.now
  const outstanding = Object.fromEntries(
    Object.entries(visit.outstanding).map(([id, one]) => [
      id,
      one.left_ms === null ? one : { ...one, due_at: now + one.left_ms, left_ms: null },
    ]),
  )
  draft.event(visit.task_id, 'visit:resumed', { visit: visit.visit, stage: visit.stage })
  const hasRuns = Object.values(outstanding).some(({ at }) => at === 'run')
  const resumed = { ...visit, outstanding }
  restOrContinue(draft, hasRuns ? withMatchRow(draft, resumed) : resumed)
}
