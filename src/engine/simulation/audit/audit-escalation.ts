import type { StoredEvent } from '../../../pipeline/changeset.ts'
import type { EventData } from '../../../protocol/events/event-map.ts'
import type { EventOf } from '../../../protocol/events/upcast-event.ts'
import { type Deadline, SHARES } from './ack-timer.ts'
import type { Block, Known } from './block.ts'
import type { TaskFold } from './task-fold.ts'

type Raised = EventData['escalation:raised']
type Told<Type extends 'escalation:raised' | 'escalation:resolved' | 'escalation:closed'> = EventOf<Type, StoredEvent>

/** An escalation was raised: was there a cause, is it the right level, and who must hear of it. */
export function auditRaised(known: Known, block: Block, task: TaskFold, event: Told<'escalation:raised'>) {
  const { book, house, report } = known
  const raised = event.data
  const wrong = (what: string) => report('I6', `${block.command}: ${raised.escalation} (L${raised.level}): ${what}`)
  if (raised.escalation !== `${task.id}/E${task.escalations.length + 1}`) wrong('is not the next number')
  if (raised.handoff_id !== (task.handoff?.id ?? null)) wrong('is about another handoff')
  judgeCause(known, block, task, raised, wrong)
  task.escalations.push({
    id: raised.escalation,
    level: raised.level,
    triggers: raised.triggers,
    team: raised.team,
    handoff: raised.handoff_id,
    note: raised.note,
    raised_at: event.at,
    state: 'open',
    outcome: null,
    resolved_by: null,
  })
  const lead = house.leadOf(raised.team) ?? book.po
  block.expect('escalation', raised.level === 1 ? lead : raised.level === 2 ? book.po : 'user')
  if (raised.level > 1) block.expect('escalation', 'everybody')
}

function judgeCause(known: Known, block: Block, task: TaskFold, raised: Raised, wrong: (what: string) => void) {
  const { book, house } = known
  const same = (triggers: readonly string[]) => triggers.toSorted().join() === raised.triggers.toSorted().join()
  if (block.raised) {
    if (raised.level !== 3 || !same(block.raised.triggers)) wrong('does not repeat what was raised to the user')
    if (block.actor !== book.po) wrong(`only the PO raises to the user, not ${block.actor}`)
    block.raised = undefined
    return
  }
  if (block.owedTriggers) {
    if (raised.level !== 2 || !same(block.owedTriggers)) wrong(`the way back gives L2 ${block.owedTriggers.join(', ')}`)
    block.owedTriggers = undefined
    return
  }
  if (same(['ack_timeout'])) return auditDeadline(known, block, task, raised.level === 1 ? 'l1' : 'l2')
  const team = house.active(block.actor)?.team
  if (same(['deferral_limit'])) {
    const spent = (task.handoff?.deferrals ?? 0) >= book.definition.limits.max_deferrals
    if (raised.level !== 1 || !spent || team !== task.handoff?.target) wrong('nobody deferred too often')
    return
  }
  const byOwner = team !== undefined && team === book.status(task.status).owner
  if (!same(['manual']) || raised.level !== 2 || !byOwner || !raised.note?.trim()) wrong('nothing caused it')
}

/** A deadline fired: not early, not twice, and only while the clock of its handoff runs. */
export function auditDeadline({ report }: Known, block: Block, task: TaskFold, deadline: Deadline) {
  const { handoff } = task
  const wrong = (what: string) => report('deadline', `${block.command}: ${deadline} of ${task.id} ${what}`)
  if (handoff?.ack !== 'awaiting') return wrong('fired while no ACK was awaited')
  if (!handoff.timer.running) wrong('fired while its clock stood still')
  if (handoff.fired.has(deadline)) wrong(`of handoff ${handoff.id} fired twice`)
  const early = handoff.timer.after(SHARES[deadline]) - handoff.timer.counted(block.time)
  if (early > 0) wrong(`fired ${early} ms early`)
  handoff.fired.add(deadline)
}

export function auditResolved(known: Known, block: Block, task: TaskFold, event: Told<'escalation:resolved'>) {
  const { book, house, report } = known
  const { escalation: id, outcome } = event.data
  const found = task.escalations.find((one) => one.id === id)
  const wrong = (what: string) => report('I6', `${block.command}: resolving ${id} by ${block.actor}: ${what}`)
  if (found?.state !== 'open') return wrong('it is not open')
  const lead = house.leadOf(found.team) ?? book.po
  const may = block.actor === book.po || (found.level === 1 && block.actor === lead)
  if (!may || !house.active(block.actor)) wrong('it is not theirs')
  found.state = 'resolved'
  found.outcome = outcome
  found.resolved_by = block.actor
  if (outcome === 'raise') block.raised = { triggers: found.triggers }
}

export function auditClosed({ report }: Known, block: Block, task: TaskFold, event: Told<'escalation:closed'>) {
  const { escalation: id, outcome } = event.data
  const found = task.escalations.find((one) => one.id === id)
  if (found?.state !== 'open') return report('I6', `${block.command} closed ${id}, which is not open`)
  found.state = 'closed'
  found.outcome = outcome
}
