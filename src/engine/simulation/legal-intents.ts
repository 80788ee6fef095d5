import type { StepAction, StepDetails } from '../../pipeline/command.ts'
import { leadsTo } from './audit/audit-event.ts'
import type { Rule } from './audit/rule-book.ts'
import { blocks, type TaskFold, waits } from './audit/task-fold.ts'
import { commandOf, type Intent, type Scene } from './intent.ts'
import {
  ackMessage,
  documentationMessage,
  reasonFor,
  reportMessage,
  requestMessage,
  stepMessage,
} from './raw-message.ts'

export type Weighted = readonly [number, () => Intent]

const WEIGHTS: Readonly<Record<string, number>> = {
  pickup: 8,
  handoff: 8,
  resubmit: 8,
  complete: 8,
  approve: 6,
  skip_docs: 5,
  reject: 1.2,
  revision_request: 1,
  hold: 0.4,
  resume: 4,
  cancel: 0.12,
}

/** All legal commands for a task now, by actors who may send them, according to the audit's own rules. */
export function legalIntents(scene: Scene, task: TaskFold): Weighted[] {
  const steps = scene.auditor.book.rules(task.status).flatMap((rule) => stepIntents(scene, task, rule))
  return [
    ...steps,
    ...ackIntents(scene, task),
    ...escalationIntents(scene, task),
    ...editIntents(scene, task),
    ...requestIntents(scene, task),
    ...watchIntents(scene, task),
  ]
}

/** Somebody active of the team that owns a status. */
export function memberOf({ auditor, random }: Scene, team: string | null): string | undefined {
  return team === null ? undefined : random.pick(auditor.house.activeOf(team))?.agent_id
}

function stepIntents(scene: Scene, task: TaskFold, rule: Rule): Weighted[] {
  const { book, house, tasks } = scene.auditor
  const weight = WEIGHTS[rule.action]
  const actor = rule.by === 'po' ? book.po : memberOf(scene, book.status(task.status).owner)
  if (weight === undefined || actor === undefined) return []
  if (rule.when && house.activeOf(rule.when.team).length > 0 !== rule.when.active) return []
  if (['pickup', 'resubmit'].includes(rule.action) && blocks(task)) return []
  const free = task.dependencies.every((id) => book.status(tasks.get(id)?.status ?? '').kind === 'done')
  if (rule.action === 'pickup' && (house.stoppedAt !== null || !free)) return []
  return [[weight, () => stepIntent(scene, task, rule, actor)]]
}

function stepIntent(scene: Scene, task: TaskFold, rule: Rule, actor: string): Intent {
  const { random } = scene
  // What comes by the PO's right is no message between teams.
  if (rule.by === 'team' && random.chance(0.3)) {
    const message = messageFor(scene, task, rule, actor)
    if (message) return commandOf(scene, actor, { type: 'receive_message', message }, true)
  }
  const action = rule.action as StepAction
  const details = detailsFor(scene, rule)
  return commandOf(scene, actor, { type: 'step', task_id: task.id, action, details }, true)
}

function messageFor(scene: Scene, task: TaskFold, rule: Rule, actor: string) {
  const { random, auditor } = scene
  const to = rule.to ?? ''
  switch (rule.action) {
    case 'handoff':
    case 'resubmit': {
      const agent = random.chance(0.3) ? memberOf(scene, auditor.book.status(to).owner) : undefined
      const more = random.chance(0.3) ? { timeout_minutes: random.between(2, 40) } : {}
      return stepMessage(scene, task, actor, { type: 'handoff', to, more, ...(agent ? { agent } : {}) })
    }
    case 'reject':
    case 'revision_request':
      return stepMessage(scene, task, actor, { type: rule.action, to, more: { reject_reason: reasonFor(scene) } })
    case 'complete':
      return random.chance(0.5)
        ? reportMessage(scene, task, actor, to)
        : documentationMessage(scene, task, auditor.book.status(task.status).owner ?? '', 'complete')
    default:
      return undefined
  }
}

function detailsFor(scene: Scene, rule: Rule): StepDetails {
  const { random, auditor } = scene
  if (['reject', 'revision_request'].includes(rule.action)) {
    const type = random.pick(['defect_report', 'refactoring_guide', 'question_list', 'other'] as const)
    const attachments = [{ name: 'why', path: 'docs/why.md', type }]
    return { reason: reasonFor(scene), ...(random.chance(0.4) ? { attachments } : {}) }
  }
  if (['hold', 'cancel'].includes(rule.action)) return { note: 'because' }
  if (rule.action === 'complete') return { context: 'done', output: { doc_ref: 'docs' } }
  if (!['handoff', 'resubmit'].includes(rule.action)) return random.chance(0.3) ? { note: 'as agreed' } : {}
  const agent = random.chance(0.15) ? memberOf(scene, auditor.book.status(rule.to ?? '').owner) : undefined
  return {
    ...(random.chance(0.2) ? { timeout_minutes: random.between(2, 40) } : {}),
    ...(random.chance(0.3) ? { context: 'have a look', artifacts: [{ name: 'code', path: 'src/a.ts' }] } : {}),
    ...(random.chance(0.3) ? { output: { code_ref: `r${random.below(100)}` } } : {}),
    ...(agent === undefined ? {} : { target_agent: agent }),
  }
}

function ackIntents(scene: Scene, task: TaskFold): Weighted[] {
  const { auditor, random } = scene
  const { book } = auditor
  const { handoff } = task
  const actor = memberOf(scene, handoff?.target ?? null)
  if (!waits(handoff) || actor === undefined || book.status(task.status).kind !== 'pending') return []
  const spent = handoff.deferrals >= book.definition.limits.max_deferrals
  const reason = reasonFor(scene)
  const answer = (status: 'accepted' | 'deferred' | 'rejected', message: string | null, legal: boolean) => () => {
    if (random.chance(0.4)) {
      const said = {
        ack_status: status,
        ...(message === null ? {} : { ack_message: message }),
        ...(status === 'rejected' ? { reject_reason: reason } : {}),
      }
      const sent = ackMessage(scene, task, actor, handoff.id, said)
      return commandOf(scene, actor, { type: 'receive_message', message: sent }, legal)
    }
    const handoff_id = random.chance(0.5) ? handoff.id : null
    const more = status === 'rejected' ? { reason } : {}
    return commandOf(
      scene,
      actor,
      { type: 'acknowledge', task_id: task.id, handoff_id, status, message, ...more },
      legal,
    )
  }
  const rejected = book.rule(task.status, 'ack_rejected')
  const refusal = (): Intent => {
    const said = { type: 'reject' as const, to: rejected?.to ?? '', more: { reject_reason: reason } }
    const message = stepMessage(scene, task, actor, said)
    return commandOf(scene, actor, { type: 'receive_message', message }, true)
  }
  return [
    [2, answer('accepted', random.chance(0.5) ? 'thanks' : null, true)],
    [spent ? 0.8 : 2, answer('deferred', `later (${random.below(50)})`, !spent)],
    ...(rejected
      ? ([
          [0.7, answer('rejected', null, true)],
          [0.3, refusal],
        ] satisfies Weighted[])
      : []),
  ]
}

function escalationIntents(scene: Scene, task: TaskFold): Weighted[] {
  const { auditor, random } = scene
  const { book, house } = auditor
  const may = (action: string) => book.rule(task.status, action) !== undefined
  const resolve = (escalation: string, actor: string, decision: 'continue' | 'hold' | 'cancel' | 'raise') => () =>
    commandOf(scene, actor, { type: 'resolve_escalation', escalation, decision, note: 'decided' }, true)
  const open = task.escalations.filter(({ state }) => state === 'open')
  const resolutions = open.flatMap(({ id, level, team }): Weighted[] => {
    const lead = level === 1 ? house.leadOf(team) : undefined
    return [
      [3, resolve(id, book.po, 'continue')],
      [0.5, resolve(id, book.po, 'raise')],
      ...(lead === undefined ? [] : ([[2, resolve(id, lead, 'continue')]] satisfies Weighted[])),
      ...(may('hold') ? ([[0.4, resolve(id, book.po, 'hold')]] satisfies Weighted[]) : []),
      ...(may('cancel') ? ([[0.1, resolve(id, book.po, 'cancel')]] satisfies Weighted[]) : []),
    ]
  })
  const actor = memberOf(scene, book.status(task.status).owner)
  if (actor === undefined) return resolutions
  const reason = `something is wrong (${random.below(50)})`
  return [...resolutions, [0.15, () => commandOf(scene, actor, { type: 'escalate', task_id: task.id, reason }, true)]]
}

/** Somebody subscribes to the updates of a task, or ends that. */
function watchIntents(scene: Scene, task: TaskFold): Weighted[] {
  const { random, auditor } = scene
  const actor = random.chance(0.5) ? auditor.book.po : memberOf(scene, task.team)
  if (actor === undefined || auditor.book.ended(task.status)) return []
  const watch = !task.watchers.includes(actor)
  return [[0.15, () => commandOf(scene, actor, { type: 'watch_task', task_id: task.id, watch }, true)]]
}

/** Somebody asks the team that completes for documents. */
function requestIntents(scene: Scene, task: TaskFold): Weighted[] {
  const { book } = scene.auditor
  const target = book.definition.teams.find(({ id }) => book.completes(id))?.id
  if (target === undefined || book.ended(task.status)) return []
  const byPo = scene.random.chance(0.3)
  const actor = byPo ? book.po : memberOf(scene, task.team)
  if (actor === undefined) return []
  const message = requestMessage(scene, task, byPo ? book.poTeam : task.team, target)
  return [[0.15, () => commandOf(scene, actor, { type: 'receive_message', message }, true)]]
}

function editIntents(scene: Scene, task: TaskFold): Weighted[] {
  const { auditor, random } = scene
  const { book, tasks } = auditor
  if (book.ended(task.status)) return []
  const actor = random.chance(0.5) ? book.po : (memberOf(scene, task.team) ?? book.po)
  const edit = (changes: object) => () =>
    commandOf(scene, actor, { type: 'edit_task', task_id: task.id, changes }, true)
  // Only older tasks that do not lead back here, as an imported one may, so that no cycle can come of it.
  const older = [...tasks.keys()].filter((id) => id < task.id && !leadsTo(auditor, [id], task.id))
  const dependencies = [...new Set([random.pick(older), random.pick(older)].flatMap((id) => id ?? []))]
  const member = memberOf(scene, task.team)
  return [
    ...(member === undefined ? [] : ([[0.05, edit({ agent: member })]] satisfies Weighted[])),
    [0.15, edit({ title: `renamed ${random.below(1000)}` })],
    [0.1, edit({ priority: random.pick(['P0_CRITICAL', 'P1_HIGH', 'P2_MEDIUM', 'P3_LOW'] as const) })],
    [0.15, edit({ dependencies: random.chance(0.6) ? [] : dependencies })],
    [0.05, edit({ tags: ['a', `t${random.below(9)}`], input_ref: 'docs/request.md' })],
  ]
}
