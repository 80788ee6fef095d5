import { BatonError } from '../../protocol/baton-error.ts'
import { ENDED_TASK, listText } from '../../protocol/list-text.ts'
import { isPo } from '../../protocol/pipeline/judge-transition.ts'
import type { PipelineCommand } from '../command.ts'
import { actorOf, agentById, type Draft } from '../draft.ts'
import { requireInputRef } from '../require-contract.ts'
import type { Results } from '../results.ts'
import { followCancelled, openTask, putTask } from '../task-state.ts'
import { requireNoCycle, requireTasks, requireWellFormed } from './create-task.ts'

/** Changes what is not decided by the table: title, priority, agent, dependencies, input_ref, tags. */
export function editTask(draft: Draft, command: Extract<PipelineCommand, { type: 'edit_task' }>): Results['edit_task'] {
  const { record, pipeline } = openTask(draft, command.task_id)
  const actor = actorOf(draft)
  const { task } = record
  if (!actor.active) throw BatonError.of('AGENT_NOT_ACTIVE', { actor: actor.agent_id })
  if (!isPo(pipeline, actor) && actor.team !== task.assigned_team) {
    const who = `${task.assigned_team}, PO (${pipeline.definition.po})`
    throw BatonError.of('ACTOR_NOT_ALLOWED', { actor: actor.agent_id, status: task.status, action: 'edit', who })
  }
  if (pipeline.statuses.get(task.status)?.terminal) {
    throw BatonError.of('TRANSITION_REFUSED', { status: task.status, action: 'edit', allowed: ENDED_TASK })
  }
  requireWellFormed(command.changes)
  const { agent, dependencies, tags, ...plain } = command.changes
  requireInputRef(plain.input_ref)
  if (agent !== undefined) requireAgentOfTeam(draft, agent, task.assigned_team)
  if (dependencies) {
    requireTasks(draft, dependencies)
    requireNoCycle(draft, task.task_id, dependencies)
  }
  const cancelled_dependencies = dependencies
    ? followCancelled(draft, pipeline, dependencies)
    : (record.cancelled_dependencies ?? [])
  putTask(draft, {
    ...record,
    cancelled_dependencies,
    task: {
      ...task,
      ...plain,
      ...(agent === undefined ? {} : { assigned_agent: agent }),
      ...(dependencies ? { dependencies: [...dependencies] } : {}),
      ...(tags ? { tags: [...tags] } : {}),
    },
  })
  draft.event(task.task_id, 'task:edited', { changes: command.changes, cancelled_dependencies })
  return { task_id: task.task_id, status: task.status, changed: Object.keys(command.changes) }
}

/** Only somebody who can work on the task may have it. */
function requireAgentOfTeam(draft: Draft, id: string, team: string): void {
  const { agents } = draft.facts.registry
  const agent = agentById(agents, id)
  if (agent.status !== 'active') throw BatonError.of('AGENT_NOT_ACTIVE', { actor: id })
  if (agent.team === team) return
  const members = agents.filter((one) => one.team === team && one.status === 'active').map((one) => one.agent_id)
  throw BatonError.of('AGENT_NOT_OF_TEAM', { agent: id, found: agent.team, team, members: listText(members) })
}
