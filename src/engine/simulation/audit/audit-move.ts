import type { StoredEvent } from '../../../pipeline/changeset.ts'
import type { EventData } from '../../../protocol/events/event-map.ts'
import type { EventOf } from '../../../protocol/events/upcast-event.ts'
import type { Block, Known } from './block.ts'
import type { Rule } from './rule-book.ts'
import { type TaskFold, waits } from './task-fold.ts'

const BACK = ['reject', 'revision_request', 'ack_rejected']
const FORWARD = ['handoff', 'resubmit']

type MoveData = EventData['task:moved']

/** Judges one step by the rows of the definition and the house as it was, then takes it in the fold. */
export function auditMove(known: Known, block: Block, task: TaskFold, event: EventOf<'task:moved', StoredEvent>) {
  const { book } = known
  const move = event.data
  const rule = book.rule(task.status, move.action)
  judgeMove(known, block, task, move, rule)
  const to = book.status(move.to)
  const team = rule?.by === 'po' ? book.poTeam : (known.house.active(block.actor)?.team ?? '-')
  task.history.push({
    seq: task.history.length + 1,
    from_status: task.status,
    to_status: move.to,
    actor: event.actor,
    team,
    timestamp: event.at,
    ...(move.note === null ? {} : { note: move.note }),
  })
  const from = task.status
  task.remembered = to.kind === 'hold' ? from : null
  task.status = move.to
  task.team = to.owner ?? task.team
  task.agent = move.assigned_agent ?? undefined
  // The end of a hold returns to a revision; it does not enter one.
  if (to.kind === 'revision' && book.status(from).kind !== 'hold') task.revisions += 1
  moveClock(block, task, move.action, to.kind)
  // A task that came from elsewhere on hold has no handoff until it waits for its team again.
  if (move.action === 'resume' && !task.handoff && to.kind === 'pending' && book.pointInto(move.to)) {
    block.owedHandoff = task.id
  }
  if (BACK.includes(move.action)) goBack(known, block, task, { move, from, rule })
  const point = book.pointInto(from)
  if ((FORWARD.includes(move.action) || move.action === 'complete') && point) task.rejections.set(point, 0)
  if (FORWARD.includes(move.action)) block.owedHandoff = task.id
  if (move.action === 'complete') block.expect('completion', book.po)
  for (const watcher of task.watchers) block.expect('task_update', watcher)
}

function judgeMove(known: Known, block: Block, task: TaskFold, move: MoveData, rule: Rule | undefined) {
  const { book, house, report } = known
  const wrong = (what: string) =>
    report('I6', `${block.command}: ${task.id} ${move.from} –${move.action}→ ${move.to} by ${block.actor}: ${what}`)
  if (move.from !== task.status) wrong(`it was in ${task.status}`)
  if (!rule) return wrong('no row allows it')
  if (move.to !== (rule.to ?? task.remembered)) wrong(`the row leads to ${rule.to ?? task.remembered}`)
  const agent = house.active(block.actor)
  const owner = book.status(task.status).owner
  if (!agent) wrong('not an active agent')
  else if (rule.by === 'po' ? block.actor !== book.po : agent.team !== owner) wrong(`only ${rule.by} ${owner} may`)
  if (rule.when && house.activeOf(rule.when.team).length > 0 !== rule.when.active) wrong('its condition does not hold')
  if (move.seq !== task.history.length + 1) wrong(`it is step ${task.history.length + 1}`)
  if (['pickup', 'resubmit'].includes(move.action) && block.blocked.has(task.id)) wrong('the task is blocked')
  if (move.action === 'pickup') judgePickup(known, task, move, wrong)
  if (move.action === 'ack_rejected' && !waits(task.handoff)) wrong('no handoff waits for an ACK')
  const needsWords = BACK.includes(move.action) || move.action === 'hold' || move.action === 'cancel'
  if (needsWords && !move.note?.trim()) wrong('it gives no reason')
}

function judgePickup({ book, house, tasks }: Known, task: TaskFold, move: MoveData, wrong: (what: string) => void) {
  if (house.stoppedAt !== null) wrong('the pipeline is stopped')
  const unmet = task.dependencies.filter((id) => book.status(tasks.get(id)?.status ?? '').kind !== 'done')
  if (unmet.length > 0) wrong(`waits for ${unmet.join(', ')}`)
  if (waits(task.handoff)) wrong('its handoff was not accepted with it')
  if (move.assigned_agent === null) wrong('nobody has it')
}

/** A hold and a cancellation stop the timer, a resume lets it go on, an approval has no handoff any more. */
function moveClock(block: Block, task: TaskFold, action: MoveData['action'], kind: string) {
  const { handoff } = task
  if (!handoff) return
  if (kind === 'hold' || kind === 'cancelled') handoff.timer.stop(block.time)
  if (action === 'resume' && waits(handoff)) handoff.timer.goOn(block.time)
  if (action === 'approve') task.handoff = null
}

function goBack(
  { book }: Known,
  block: Block,
  task: TaskFold,
  { move, from, rule }: { move: MoveData; from: string; rule: Rule | undefined },
) {
  const { limits } = book.definition
  task.feedback = move.note ?? undefined
  block.expect('reject', `team:${book.status(move.to).owner}`)
  if (waits(task.handoff)) {
    task.handoff.ack = 'rejected'
    task.handoff.timer.stop(block.time)
  }
  const own = rule?.by === 'po'
  const point = book.pointInto(from)
  if (!own && point) task.rejections.set(point, (task.rejections.get(point) ?? 0) + 1)
  const triggers: string[] = []
  if (!own) {
    if (point && (task.rejections.get(point) ?? 0) >= limits.rejections_in_a_row)
      triggers.push('consecutive_rejections')
    if (task.priority === 'P0_CRITICAL') triggers.push('p0_reverse_flow')
    if (move.action === 'revision_request') triggers.push('two_step_reverse_flow')
  }
  if (task.revisions > limits.max_revisions) triggers.push('revision_limit')
  if (triggers.length > 0) block.owedTriggers = triggers
}
