import { BatonError } from '../../protocol/baton-error.ts'
import { isTeamName, type Pipeline, teamName } from '../../protocol/pipeline/pipeline.ts'
import { shortPriority } from '../../protocol/priority.ts'
import type { Draft } from '../draft.ts'
import type { HandoffState } from '../records.ts'
import type { OpenTask } from '../task-state.ts'

interface Party {
  readonly team_id: string
  readonly team_name: string
  readonly agent_id?: string
}

/** The parts of a message that repeat what the task, the pipeline or the registry say. */
interface Repeated {
  readonly type: string
  readonly source?: Party
  readonly target?: Party
  readonly target_team?: string
  readonly task?: { readonly status_from: string; readonly title: string; readonly priority?: string }
}

interface Disagreement {
  readonly field: string
  readonly expected: string
  readonly found: string
}

/**
 * Refuses a message that says something else about its task than the task does. The error names the first
 * disagreement; all of them stand in its details. `awaited` is the handoff that an ACK answers.
 */
export function requireAgreement(draft: Draft, open: OpenTask, message: Repeated, awaited?: HandoffState): void {
  const all = [
    ...aboutTask(open, message),
    ...aboutTeams(open.pipeline, message),
    ...aboutReceiver(draft, open, message, awaited),
  ]
  const [first] = all
  if (!first) return
  throw BatonError.of('MESSAGE_DISAGREES', { task_id: open.record.task.task_id, ...first }, { disagreements: all })
}

function differ(field: string, expected: string, found: string | undefined): Disagreement[] {
  return found === undefined || found === expected ? [] : [{ field, expected, found }]
}

function aboutTask({ record }: OpenTask, { task }: Repeated): Disagreement[] {
  if (!task) return []
  const { status, title, priority } = record.task
  return [
    ...differ('status_from', status, task.status_from),
    ...differ('title', title, task.title),
    ...differ('priority', shortPriority(priority), task.priority),
  ]
}

/** A team is written by any of its names (`강철(리팩토링)`, `강철`, `KANGCHUL`); the name of another one is a mistake. */
function aboutTeams(pipeline: Pipeline, { source, target }: Repeated): Disagreement[] {
  const named = (side: string, party: Party | undefined) =>
    !party || isTeamName(pipeline, party.team_id, party.team_name)
      ? []
      : differ(`${side}.team_name`, teamName(pipeline, party.team_id), party.team_name)
  return [...named('source', source), ...named('target', target)]
}

function aboutReceiver(
  draft: Draft,
  { pipeline }: OpenTask,
  message: Repeated,
  awaited: HandoffState | undefined,
): Disagreement[] {
  const { type, target, target_team } = message
  if (type === 'documentation_request') {
    return differ('target_team', documentationTeam(pipeline) ?? '-', target_team)
  }
  if (!target) return []
  const team = awaited ? differ('target.team_id', awaited.source_team, target.team_id) : []
  if (team.length > 0) return team
  if (type === 'final_completion_report') return differ('target.agent_id', pipeline.definition.po, target.agent_id)
  // Whom a handoff names gets the task, and is judged there.
  return type === 'handoff' ? [] : ofTeam(draft, target)
}

function ofTeam(draft: Draft, { team_id, agent_id }: Party): Disagreement[] {
  const members = draft.facts.registry.agents.filter(({ team }) => team === team_id).map((agent) => agent.agent_id)
  if (agent_id === undefined || members.includes(agent_id)) return []
  return [{ field: 'target.agent_id', expected: members.join(' | ') || '-', found: agent_id }]
}

/** The team whose work ends with a completion report. */
function documentationTeam(pipeline: Pipeline): string | undefined {
  const ending = [...pipeline.statuses.values()].find(({ code }) => pipeline.steps.get(code)?.has('complete'))
  return ending?.owner ?? undefined
}
