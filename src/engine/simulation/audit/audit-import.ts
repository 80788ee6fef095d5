import type { Block, Known } from './block.ts'
import type { RuleBook } from './rule-book.ts'
import type { TaskFold } from './task-fold.ts'

interface Step {
  readonly from_status: string
  readonly to_status: string
}

/**
 * A task came from elsewhere: it must have the handoff that it waits by, and raise what its history calls for. The
 * history is read here by the rows of the definition, not by the code that imported it.
 */
export function auditImport({ book }: Known, block: Block, task: TaskFold) {
  const steps = (task.history as unknown as Step[]).filter(
    ({ from_status, to_status }) => ![from_status, to_status].some((code) => book.status(code).kind === 'hold'),
  )
  for (const step of steps) countStep(book, task, step)
  if (book.status(task.status).kind === 'pending' && book.pointInto(task.status)) block.owedHandoff = task.id
  const current = task.remembered ?? task.status
  if (book.ended(current)) return
  const triggers = [
    ...(book.status(current).kind === 'revision' ? triggersOf(book, task, steps.at(-1)) : []),
    ...(task.revisions > book.definition.limits.max_revisions ? ['revision_limit'] : []),
  ]
  if (triggers.length > 0) block.owedTriggers = triggers
}

function ruleOf(book: RuleBook, { from_status, to_status }: Step) {
  return book.rules(from_status).find(({ to }) => to === to_status)
}

function countStep(book: RuleBook, task: TaskFold, step: Step) {
  const rule = ruleOf(book, step)
  const point = book.pointInto(step.from_status)
  if (!rule || !point) return
  if (['handoff', 'resubmit', 'complete'].includes(rule.action)) task.rejections.set(point, 0)
  const back = ['reject', 'revision_request', 'ack_rejected'].includes(rule.action)
  if (back && rule.by === 'team') task.rejections.set(point, (task.rejections.get(point) ?? 0) + 1)
}

/** What the way back that the task still stands in raised. The PO's own raises nothing but too many revisions. */
function triggersOf(book: RuleBook, task: TaskFold, last: Step | undefined): string[] {
  const rule = last && ruleOf(book, last)
  if (!rule || rule.by === 'po') return []
  const inARow = task.rejections.get(book.pointInto(last.from_status) ?? '') ?? 0
  return [
    ...(inARow >= book.definition.limits.rejections_in_a_row ? ['consecutive_rejections'] : []),
    ...(task.priority === 'P0_CRITICAL' ? ['p0_reverse_flow'] : []),
    ...(rule.action === 'revision_request' ? ['two_step_reverse_flow'] : []),
  ]
}
