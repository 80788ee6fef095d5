import { SHORT_PRIORITIES } from '../../protocol/index.ts'
import type { TaskFold } from './audit/task-fold.ts'
import type { Scene } from './intent.ts'

type Message = Readonly<Record<string, unknown>>

/** The messages that teams send each other as JSON, written by hand as an agent would. */
export function stepMessage(scene: Scene, task: TaskFold, actor: string, step: StepSaid): Message {
  const { auditor, random } = scene
  const { book } = auditor
  const source = book.status(task.status).owner ?? book.poTeam
  const target = book.status(step.to).owner ?? source
  const named = step.agent === undefined ? {} : { agent_id: step.agent }
  return {
    handoff_id: random.uuid(),
    type: step.type,
    source: { ...party(scene, source), agent_id: actor },
    target: { ...party(scene, target), ...named },
    task: about(scene, task, step.to),
    timestamp: new Date(scene.now()).toISOString(),
    ...step.more,
  }
}

export interface StepSaid {
  readonly type: 'handoff' | 'reject' | 'revision_request'
  readonly to: string
  readonly agent?: string
  readonly more?: Message
}

export function ackMessage(scene: Scene, task: TaskFold, actor: string, handoff: string, said: Message): Message {
  const { book } = scene.auditor
  return {
    handoff_id: handoff,
    type: 'ack',
    source: { ...party(scene, book.status(task.status).owner ?? book.poTeam), agent_id: actor },
    target: party(scene, task.handoff?.source ?? book.poTeam),
    task: about(scene, task, task.status),
    timestamp: new Date(scene.now()).toISOString(),
    ...said,
  }
}

const CHECKLIST = { documented: true, consistent_format: true, consistent_terms: true, changelog_updated: true }
const DOCUMENTS = ['api_docs', 'user_guide', 'changelog'].map((type) => ({ name: type, path: `docs/${type}.md`, type }))

export function reportMessage(scene: Scene, task: TaskFold, actor: string, to: string): Message {
  const { book } = scene.auditor
  const source = book.status(task.status).owner ?? book.poTeam
  return {
    type: 'final_completion_report',
    report_id: scene.random.uuid(),
    source: { ...party(scene, source), agent_id: actor },
    target: { ...party(scene, book.status(to).owner ?? source), agent_id: book.po },
    task: about(scene, task, to),
    summary: 'all is written down',
    artifacts: DOCUMENTS,
    checklist: CHECKLIST,
    timestamp: new Date(scene.now()).toISOString(),
  }
}

export function documentationMessage(
  scene: Scene,
  task: TaskFold,
  team: string,
  result: 'complete' | 'partial' | 'revision_needed',
): Message {
  return {
    type: 'documentation_result',
    // The documents of the specification have no id.
    ...(scene.random.chance(0.5) ? { result_id: scene.random.uuid() } : {}),
    source_team: team,
    task_id: task.id,
    result,
    artifacts: result === 'complete' ? DOCUMENTS : DOCUMENTS.slice(1),
    ...(result === 'complete' ? { checklist: CHECKLIST } : {}),
    ...(result === 'revision_needed' ? { reject_reason: reasonFor(scene) } : {}),
  }
}

export function requestMessage(scene: Scene, task: TaskFold, source_team: string, target_team: string): Message {
  const { random } = scene
  return {
    type: 'documentation_request',
    ...(random.chance(0.5) ? { request_id: random.uuid() } : {}),
    source_team,
    target_team,
    task_id: task.id,
    documentation_type: random.pick(['api_docs', 'user_guide', 'changelog', 'all'] as const),
    payload: random.chance(0.5) ? { spec_ref: 'docs/spec.md' } : {},
    ...(random.chance(0.5) ? { timestamp: new Date(scene.now()).toISOString() } : {}),
  }
}

export function reasonFor({ random }: Scene) {
  return {
    category: random.pick(['quality', 'scope', 'dependency', 'blocker'] as const),
    description: `not good enough (${random.below(1000)})`,
    action_items: [{ assignee: 'somebody', action: 'do it again', deadline: '2026-12-31' }],
  }
}

function about({ random }: Scene, task: TaskFold, to: string) {
  const priority = SHORT_PRIORITIES.find((short) => task.priority.startsWith(short))
  return {
    task_id: task.id,
    title: task.title,
    status_from: task.status,
    status_to: to,
    ...(priority && random.chance(0.5) ? { priority } : {}),
  }
}

/** A team by its id and one of its names. */
function party({ auditor, random }: Scene, team: string) {
  const known = auditor.book.definition.teams.find(({ id }) => id === team)
  const names = known
    ? [`${known.name.ko}(${known.role.ko})`, known.name.ko, `${known.name.en} (${known.role.en})`]
    : []
  return { team_id: team, team_name: random.pick([...names, team]) ?? team }
}
