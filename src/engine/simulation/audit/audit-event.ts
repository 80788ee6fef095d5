import type { StoredEvent } from '../../../pipeline/changeset.ts'
import { type EventOf, type KnownEvent, upcastEvent } from '../../../protocol/events/upcast-event.ts'
import { AckTimer } from './ack-timer.ts'
import { auditClosed, auditDeadline, auditRaised, auditResolved } from './audit-escalation.ts'
import { auditImport } from './audit-import.ts'
import { auditMove } from './audit-move.ts'
import type { Block, Known } from './block.ts'
import { type TaskFold, waits } from './task-fold.ts'

const PLATFORM = 'baton'

type Told<Type extends KnownEvent['type'] = KnownEvent['type']> = EventOf<Type, StoredEvent>

/** Takes one event into the fold and reports whatever it should not have been. */
export function auditEvent(known: Known, block: Block, stored: StoredEvent) {
  const event = upcastEvent(stored)
  if (event.stream.startsWith('@')) return auditHouse(known, block, event)
  block.touched.add(event.stream)
  if (event.type === 'task:created' || event.type === 'task:imported') return auditArrival(known, block, event)
  const task = known.tasks.get(event.stream)
  if (!task) return known.report('I3', `${block.command}: ${event.type} before ${event.stream} was created`)
  switch (event.type) {
    case 'task:moved':
      return auditMove(known, block, task, event)
    case 'task:edited':
      return auditEdit(known, block, task, event)
    case 'task:watched':
    case 'task:unwatched':
      return auditWatch(known, block, task, event)
    case 'handoff:sent':
      return auditHandoff(known, block, task, event)
    case 'handoff:acknowledged':
      return auditAccepted(known, block, task)
    case 'handoff:deferred':
      return auditDeferred(known, block, task, event)
    case 'handoff:redelivered':
      return auditRedelivered(known, block, task)
    case 'handoff:reminded':
      block.expect('reminder', `team:${task.handoff?.target}`)
      return auditDeadline(known, block, task, 'reminder')
    case 'handoff:overdue':
      block.expect('overdue', `team:${task.handoff?.target}`)
      block.expect('overdue', known.book.po)
      return auditDeadline(known, block, task, 'overdue')
    case 'escalation:raised':
      return auditRaised(known, block, task, event)
    case 'escalation:resolved':
      return auditResolved(known, block, task, event)
    case 'escalation:closed':
      return auditClosed(known, block, task, event)
    case 'dependency:cancelled':
      return auditCancelledDependency(known, block, task, event)
    case 'documentation:requested':
      return auditRequested(known, block, task, event)
    case 'documentation:progressed':
      return auditPartial(known, block, task)
    default:
      return known.report('I3', `${block.command}: nobody knows an event ${event.type}`)
  }
}

function auditHouse({ book, house, report }: Known, block: Block, event: Told) {
  const wrong = (what: string) => report('I6', `${block.command}: ${event.type} by ${block.actor}: ${what}`)
  if (block.actor !== book.po || !house.active(book.po)) wrong('only the PO may')
  if (event.type === 'agent:registered') return house.register(event.data.agent)
  block.expect(event.type.replace(':', '_'), 'everybody')
  if (event.type === 'pipeline:stopped') {
    if (house.stoppedAt !== null) wrong('it was stopped already')
    return house.stop(block.now)
  }
  if (event.type !== 'pipeline:started' || house.stoppedAt === null) return wrong('it was not stopped')
  const stood = house.start(block.now)
  if (stood !== event.data.frozen_ms) wrong(`it stood still for ${stood} ms, not ${event.data.frozen_ms}`)
}

function auditArrival(known: Known, block: Block, event: Told<'task:created' | 'task:imported'>) {
  const { book, house, tasks, report } = known
  const { definition, task } = event.data
  const remembered = event.type === 'task:imported' ? event.data.remembered : null
  const wrong = (what: string) => report('I6', `${block.command}: ${event.type} ${event.stream}: ${what}`)
  if (tasks.has(event.stream) || task.task_id !== event.stream) wrong('it is there already, or another')
  if (!house.active(block.actor)) wrong(`${block.actor} is not active`)
  if (event.type === 'task:created' && task.status !== book.initial) wrong(`it begins in ${task.status}`)
  for (const id of task.dependencies ?? []) if (!tasks.has(id)) wrong(`depends on ${id}, which does not exist`)
  const fold: TaskFold = {
    id: event.stream,
    definition,
    created_at: task.created_at,
    title: task.title,
    priority: task.priority,
    status: task.status,
    team: task.assigned_team,
    agent: task.assigned_agent,
    dependencies: task.dependencies ?? [],
    tags: task.tags ?? [],
    input_ref: task.input_ref,
    feedback: task.feedback,
    revisions: task.revision_count,
    remembered,
    history: task.pipeline_history.map((step) => ({ ...step })),
    handoff: null,
    rejections: new Map(),
    escalations: [],
    cancelled: cancelledAmong(known, task.dependencies ?? []),
    watchers: [],
    told: new Set(),
  }
  tasks.set(event.stream, fold)
  if (event.type === 'task:imported') auditImport(known, block, fold)
}

/** The dependencies that were cancelled by the time of an event. */
function cancelledAmong({ book, tasks }: Known, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => book.status(tasks.get(id)?.status ?? '').kind === 'cancelled')
}

function auditEdit(known: Known, block: Block, task: TaskFold, event: Told<'task:edited'>) {
  const { book, house, report } = known
  const { changes } = event.data
  const wrong = (what: string) => report('I6', `${block.command}: edit of ${task.id} by ${block.actor}: ${what}`)
  const agent = house.active(block.actor)
  if (!agent || (agent.team !== task.team && block.actor !== book.po)) wrong('not theirs')
  if (book.ended(task.status)) wrong(`it is ${task.status}`)
  const { agent: named, ...plain } = changes
  Object.assign(task, plain)
  if (changes.dependencies !== undefined) task.cancelled = cancelledAmong(known, task.dependencies)
  if (named !== undefined) {
    task.agent = named
    if (house.active(task.agent)?.team !== task.team) wrong(`${task.agent} is not active in ${task.team}`)
  }
  if (leadsTo(known, task.dependencies, task.id)) wrong('it depends on itself')
}

export function leadsTo({ tasks }: Pick<Known, 'tasks'>, from: readonly string[], goal: string): boolean {
  const seen = new Set(from)
  for (const id of seen) for (const next of tasks.get(id)?.dependencies ?? []) seen.add(next)
  return seen.has(goal)
}

function auditHandoff({ report }: Known, block: Block, task: TaskFold, event: Told<'handoff:sent'>) {
  const sent = event.data
  if (block.owedHandoff !== task.id) report('I6', `${block.command}: a handoff of ${task.id} without a step forward`)
  if (!Number.isInteger(sent.limit_minutes) || sent.limit_minutes < 2) {
    report('I6', `${block.command}: an ACK limit of ${sent.limit_minutes} minutes`)
  }
  block.owedHandoff = undefined
  task.handoff = {
    id: sent.handoff_id,
    point: sent.point,
    source: sent.source_team,
    target: sent.target_team,
    limit: sent.limit_minutes,
    ack: 'awaiting',
    deferrals: 0,
    timer: new AckTimer(sent.limit_minutes, block.time),
    fired: new Set(),
  }
  block.expect('handoff', `team:${sent.target_team}`)
}

function auditAccepted(known: Known, block: Block, task: TaskFold) {
  requireReceiver(known, block, task, 'accepted')
  if (!task.handoff) return
  task.handoff.ack = 'accepted'
  task.handoff.timer.stop(block.time)
}

function auditDeferred(known: Known, block: Block, task: TaskFold, event: Told<'handoff:deferred'>) {
  requireReceiver(known, block, task, 'deferred')
  const { handoff } = task
  if (!handoff) return
  const { max_deferrals } = known.book.definition.limits
  if (handoff.deferrals >= max_deferrals) known.report('I6', `${block.command}: deferral ${handoff.deferrals + 1}`)
  if (!event.data.message.trim()) known.report('I6', `${block.command}: deferred without a reason`)
  known.deferred.add(handoff.id)
  handoff.ack = 'deferred'
  handoff.deferrals += 1
  // It comes back after the limit of the priority as it is now, not after what the sender gave the team to answer.
  handoff.timer = new AckTimer(known.book.limitOf(task.priority), block.time)
}

function requireReceiver({ book, house, report }: Known, block: Block, task: TaskFold, ack: string) {
  const { handoff } = task
  const wrong = (what: string) => report('I6', `${block.command}: ACK ${ack} of ${task.id} by ${block.actor}: ${what}`)
  if (!waits(handoff)) return wrong('no handoff waits')
  if (book.status(task.status).kind !== 'pending') wrong(`it is in ${task.status}`)
  if (house.active(block.actor)?.team !== handoff.target) wrong(`only ${handoff.target} may`)
}

function auditRedelivered({ report }: Known, block: Block, task: TaskFold) {
  const { handoff } = task
  const wrong = (what: string) => report('deadline', `${block.command}: redelivery of ${task.id} ${what}`)
  if (block.actor !== PLATFORM) wrong(`by ${block.actor}`)
  if (handoff?.ack !== 'deferred') return wrong('without a deferral')
  if (!handoff.timer.running) wrong('while its clock stood still')
  const early = handoff.timer.after(100) - handoff.timer.counted(block.time)
  if (early > 0) wrong(`${early} ms early`)
  handoff.ack = 'awaiting'
  handoff.timer = new AckTimer(handoff.limit, block.time)
  handoff.fired = new Set()
  block.expect('handoff', `team:${handoff.target}`)
}

function auditCancelledDependency(known: Known, block: Block, task: TaskFold, event: Told<'dependency:cancelled'>) {
  const { book, tasks, report } = known
  const { dependency } = event.data
  const wrong = (what: string) => report('notice', `${block.command}: ${task.id} is told of ${dependency}: ${what}`)
  if (!task.dependencies.includes(dependency)) wrong('it does not depend on it')
  if (book.status(tasks.get(dependency)?.status ?? '').kind !== 'cancelled') wrong('it was not cancelled')
  if (task.told.has(dependency)) wrong('for the second time')
  task.told.add(dependency)
  if (!task.cancelled.includes(dependency)) task.cancelled = [...task.cancelled, dependency]
  block.expect('dependency_cancelled', book.po)
}

/** Everybody watches for themselves, and nobody twice. */
function auditWatch({ report }: Known, block: Block, task: TaskFold, event: Told<'task:watched' | 'task:unwatched'>) {
  const { watcher } = event.data
  const watches = event.type === 'task:watched'
  if (watcher !== block.actor) report('I6', `${block.command}: ${block.actor} watches ${task.id} as ${watcher}`)
  if (task.watchers.includes(watcher) === watches) report('I6', `${block.command}: ${event.type} of ${task.id} again`)
  const others = task.watchers.filter((one) => one !== watcher)
  task.watchers = watches ? [...others, watcher] : others
}

/** Half of the documents: said by the team that works on them, and by nobody else. */
function auditPartial({ book, house, report }: Known, block: Block, task: TaskFold) {
  const { owner, kind } = book.status(task.status)
  const team = house.active(block.actor)?.team
  if (team !== undefined && team === owner && kind === 'in_progress') return
  report('I6', `${block.command}: ${block.actor} brings partial documents for ${task.id} in ${task.status}`)
}

/** A request for documents goes to the team that completes, from its own team or the PO; those who can act are notified. */
function auditRequested(
  { book, house, report }: Known,
  block: Block,
  task: TaskFold,
  event: Told<'documentation:requested'>,
) {
  const { source_team, target_team } = event.data
  const wrong = (what: string) => report('I6', `${block.command}: documents asked for ${task.id}: ${what}`)
  const agent = house.active(block.actor)
  if (!agent || (agent.team !== source_team && block.actor !== book.po))
    wrong(`${block.actor} is not of ${source_team}`)
  if (!book.completes(target_team)) wrong(`${target_team} completes nothing`)
  if (book.ended(task.status)) wrong(`it is ${task.status}`)
  block.expect('documentation_request', `team:${target_team}`)
  if (house.activeOf(target_team).length === 0) block.expect('documentation_request', book.po)
}
