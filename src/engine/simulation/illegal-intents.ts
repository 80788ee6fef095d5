import type { StepAction, StepDetails } from '../../pipeline/command.ts'
import { ACTION_NAMES, SHORT_PRIORITIES } from '../../protocol/index.ts'
import type { NewTask } from '../engine.ts'
import type { TaskFold } from './audit/task-fold.ts'
import { commandOf, type Intent, type Scene } from './intent.ts'
import { memberOf } from './legal-intents.ts'
import { ackMessage, documentationMessage, reasonFor, requestMessage, stepMessage } from './raw-message.ts'

/**
 * Commands that should be refused. Some of them happen to be legal: the audit checks what was accepted, not what was
 * intended.
 */
export function illegalIntent(scene: Scene, task: TaskFold): Intent {
  const kinds = [impostor, wrongAnswer, halfSaid, wrongTask, wrongEdit, wrongHouse, wrongMessage, notTheirs] as const
  return scene.random.pick(kinds)(scene, task)
}

function anybody({ auditor, random }: Scene): string {
  return random.pick(auditor.house.agents)?.agent_id ?? auditor.book.po
}

/** Any action by anybody. */
function impostor(scene: Scene, { id }: TaskFold): Intent {
  const { random } = scene
  const action = random.pick(ACTION_NAMES.filter((name) => name !== 'ack_rejected')) as StepAction
  const details = { note: 'me too', ...(random.chance(0.5) ? { reason: reasonFor(scene) } : {}) }
  const actor = random.chance(0.1) ? 'nobody-we-know' : anybody(scene)
  return commandOf(scene, actor, { type: 'step', task_id: id, action, details }, false)
}

/** An ACK by anybody, of any handoff, after any other. */
function wrongAnswer(scene: Scene, task: TaskFold): Intent {
  const { random } = scene
  const status = random.pick(['accepted', 'deferred', 'rejected'] as const)
  const handoff_id = random.pick([null, random.uuid(), task.handoff?.id ?? null] as const)
  const actor = random.chance(0.5) ? anybody(scene) : (memberOf(scene, task.team) ?? anybody(scene))
  const reason = random.chance(0.7) ? { reason: reasonFor(scene) } : {}
  const message = random.chance(0.5) ? 'hm' : null
  return commandOf(
    scene,
    actor,
    { type: 'acknowledge', task_id: task.id, handoff_id, status, message, ...reason },
    false,
  )
}

/** The right step by the right people, without what it needs. */
function halfSaid(scene: Scene, task: TaskFold): Intent {
  const { random, auditor } = scene
  const rule = random.pick(auditor.book.rules(task.status))
  if (!rule || rule.action === 'ack_rejected') return impostor(scene, task)
  const actor = rule.by === 'po' ? auditor.book.po : (memberOf(scene, task.team) ?? anybody(scene))
  const reason = { ...reasonFor(scene), ...random.pick([{ action_items: [] }, { description: '  ' }] as const) }
  const details = random.pick<StepDetails>([
    {},
    { reason },
    { note: '  ' },
    { timeout_minutes: random.pick([0, 1, -3, 1.5] as const) },
    { target_agent: anybody(scene) },
    { reason: reasonFor(scene), attachments: [{ name: 'why', path: 'docs/why.md', type: 'report' }] },
    { artifacts: [{ name: 'passwd', path: '/etc/passwd' }], output: { code_ref: '../..' } },
  ])
  const action = rule.action as StepAction
  return commandOf(scene, actor, { type: 'step', task_id: task.id, action, details }, false)
}

function wrongTask(scene: Scene, task: TaskFold): Intent {
  const { random, auditor } = scene
  const { po } = auditor.book
  const unknown = 'TASK-20200101-001'
  if (random.chance(0.4)) {
    return commandOf(scene, po, { type: 'step', task_id: unknown, action: 'pickup', details: {} }, false)
  }
  const create = random.pick<NewTask>([
    { title: '   ', priority: 'P1_HIGH' },
    { title: 'needs what is not there', priority: 'P1_HIGH', dependencies: [unknown] },
    { title: 'needs it twice', priority: 'P1_HIGH', dependencies: [task.id, task.id] },
  ])
  return { id: `c-${random.uuid()}`, actor: random.chance(0.3) ? anybody(scene) : po, ask: { create }, legal: false }
}

/** A cycle, a dependency on nothing, twice on the same, no title, by somebody else. */
function wrongEdit(scene: Scene, task: TaskFold): Intent {
  const { random, auditor } = scene
  const dependents = [...auditor.tasks.values()].filter(({ dependencies }) => dependencies.includes(task.id))
  const other = random.pick([...auditor.tasks.keys()]) ?? task.id
  const changes = random.pick([
    { dependencies: [random.pick(dependents)?.id ?? task.id] },
    { dependencies: [task.id] },
    { dependencies: ['TASK-20200101-001'] },
    { dependencies: [other, other] },
    { title: ' ' },
    { agent: 'nobody-we-know' },
    { agent: anybody(scene) },
    { input_ref: '.git/config' },
    { title: 'mine now' },
  ] as const)
  const actor = random.chance(0.6) ? auditor.book.po : anybody(scene)
  return commandOf(scene, actor, { type: 'edit_task', task_id: task.id, changes }, false)
}

function wrongHouse(scene: Scene, task: TaskFold): Intent {
  const { random, auditor } = scene
  const { po } = auditor.book
  const somebody = random.pick(auditor.house.agents)
  const actor = random.chance(0.4) ? po : anybody(scene)
  const escalation = random.pick(task.escalations)?.id ?? `${task.id}/E9`
  const decision = random.pick(['continue', 'hold', 'cancel', 'raise'] as const)
  const chief = auditor.house.agents.find(({ agent_id }) => agent_id === po)
  return random.pick([
    () => commandOf(scene, anybody(scene), { type: 'stop_pipeline', reason: ' ' }, false),
    () => commandOf(scene, anybody(scene), { type: 'start_pipeline' }, false),
    () => commandOf(scene, anybody(scene), { type: 'fire_deadlines', task_id: task.id }, false),
    () => {
      const dependency = task.dependencies[0] ?? task.id
      return commandOf(
        scene,
        anybody(scene),
        { type: 'note_cancelled_dependency', task_id: task.id, dependency },
        false,
      )
    },
    () => commandOf(scene, actor, { type: 'resolve_escalation', escalation, decision, note: null }, false),
    () => {
      const agent = { ...(somebody ?? missingAgent), team: 'NO_SUCH_TEAM' }
      return commandOf(scene, po, { type: 'register_agent', agent }, false)
    },
    () => {
      const agent = { ...(chief ?? missingAgent), status: 'inactive' as const }
      return commandOf(scene, po, { type: 'register_agent', agent }, false)
    },
  ] as const)()
}

const missingAgent = {
  agent_id: 'x',
  agent_name: 'x',
  team: '-',
  role: 'x',
  status: 'active' as const,
  github_registered: 'N' as const,
  lead: false,
}

/** Messages that do not agree with the task, with their contract, or with their sender. */
function wrongMessage(scene: Scene, task: TaskFold): Intent {
  const { random, auditor } = scene
  const { book } = auditor
  const actor = random.chance(0.6) ? (memberOf(scene, task.team) ?? anybody(scene)) : anybody(scene)
  const rule = random.pick(book.rules(task.status))
  const to = rule?.to ?? task.status
  const honest = stepMessage(scene, task, actor, { type: 'handoff', to, more: { reject_reason: reasonFor(scene) } })
  const status_from = random.pick(book.definition.statuses)?.code ?? task.status
  const said = { title: task.title, task_id: task.id, status_from: task.status, status_to: to }
  const message = random.pick([
    { ...honest, type: random.pick(['handoff', 'reject', 'revision_request'] as const) },
    { ...honest, task: { ...said, status_from } },
    { ...honest, task: { ...said, title: 'another title' } },
    { ...honest, task: { ...said, priority: random.pick(SHORT_PRIORITIES) } },
    { ...honest, source: { ...(honest.source as object), team_name: 'some other team' } },
    { ...honest, target: { ...(honest.target as object), team_name: 'nobody' } },
    { ...honest, target: { ...(honest.target as object), agent_id: anybody(scene) } },
    { ...honest, handoff_id: task.handoff?.id ?? random.uuid() },
    { ...honest, timeout_minutes: 1 },
    { hello: 'world', task_id: task.id },
    ackMessage(scene, task, actor, task.handoff?.id ?? random.uuid(), { ack_status: 'accepted' }),
    stepMessage(scene, task, actor, { type: 'reject', to, more: { reject_reason: reasonFor(scene) } }),
  ] as const)
  return commandOf(scene, actor, { type: 'receive_message', message }, false)
}

/** Documents, escalations and raises by those whose business they are not. */
function notTheirs(scene: Scene, task: TaskFold): Intent {
  const { random, auditor } = scene
  const agent = random.pick(auditor.house.agents) ?? missingAgent
  const open = task.escalations.find(({ state, level }) => state === 'open' && level === 1)
  const lead = open && auditor.house.leadOf(open.team)
  if (open && lead !== undefined && random.chance(0.5)) {
    const command = { type: 'resolve_escalation', escalation: open.id, decision: 'raise', note: 'too hard' } as const
    return commandOf(scene, lead, command, false)
  }
  if (random.chance(0.5)) {
    const result = random.pick(['complete', 'partial', 'revision_needed'] as const)
    const message = documentationMessage(scene, task, agent.team, result)
    return commandOf(scene, agent.agent_id, { type: 'receive_message', message }, false)
  }
  if (random.chance(0.3)) {
    const target = random.pick(auditor.book.definition.teams)?.id ?? agent.team
    const message = requestMessage(scene, task, random.chance(0.5) ? agent.team : task.team, target)
    return commandOf(scene, agent.agent_id, { type: 'receive_message', message }, false)
  }
  const reason = random.chance(0.7) ? 'it is all wrong' : ' '
  return commandOf(scene, agent.agent_id, { type: 'escalate', task_id: task.id, reason }, false)
}
