import { pointer } from '../json-pointer.ts'
import { type Violation, violation } from '../violation.ts'
import { type StatusKind, TERMINAL_KINDS } from './actions.ts'
import { checkConditions } from './check-conditions.ts'
import { checkReachability } from './check-reachability.ts'
import { checkSteps } from './check-steps.ts'
import type { PipelineDefinition } from './definition.ts'

/**
 * Whether the parts of a definition fit together, beyond its shape. Lists every fault, not only the first.
 *
 * 1. References: ids are unique, whatever is named exists, the PO is an active agent.
 * 2. Owners: every status has one owner, or none where it keeps the last team.
 * 3. Steps: each row is what its action means, no (status, action) twice (`check-steps.ts`).
 * 4. Conditions and output fields of a stage do not contradict each other (`check-conditions.ts`).
 * 5. Ways: every status can be reached, and from every status the task can be finished (`check-reachability.ts`).
 *    They are walked only when 1–4 found nothing: a walk over a broken table reports the same fault again.
 */
export function checkDefinition(definition: PipelineDefinition): Violation[] {
  const faults = [
    ...checkTeams(definition),
    ...checkAgents(definition),
    ...checkStages(definition),
    ...checkConditions(definition),
    ...checkStatuses(definition),
    ...checkSteps(definition),
  ]
  return faults.length > 0 ? faults : checkReachability(definition)
}

function checkTeams({ teams }: PipelineDefinition): Violation[] {
  const meaning = new Map<string, string>()
  const faults = duplicates(teams, 'teams', 'id')
  for (const team of teams) meaning.set(team.id, team.id)
  for (const [index, team] of teams.entries()) {
    for (const [at, alias] of team.aliases.entries()) {
      const taken = meaning.get(alias)
      if (taken === undefined) meaning.set(alias, team.id)
      else faults.push(violation(pointer('teams', index, 'aliases', at), 'duplicate_alias', { alias, team: taken }))
    }
  }
  return faults
}

function checkAgents({ agents, teams, po }: PipelineDefinition): Violation[] {
  const faults = duplicates(agents, 'agents', 'agent_id')
  const led = new Set<string>()
  for (const [index, agent] of agents.entries()) {
    faults.push(...unknownTeam(teams, agent.team, pointer('agents', index, 'team')))
    if (agent.lead && led.has(agent.team)) {
      faults.push(violation(pointer('agents', index, 'lead'), 'two_leads', { team: agent.team }))
    }
    if (agent.lead) led.add(agent.team)
  }
  const chief = agents.find((agent) => agent.agent_id === po)
  if (!chief) faults.push(violation(pointer('po'), 'unknown_reference', { id: po, what: 'agent' }))
  else if (chief.status !== 'active') faults.push(violation(pointer('po'), 'po_not_active', { id: po }))
  return faults
}

function checkStages({ stages, teams, statuses }: PipelineDefinition): Violation[] {
  const faults = duplicates(stages, 'stages', 'id')
  for (const [index, stage] of stages.entries()) {
    faults.push(...unknownTeam(teams, stage.team, pointer('stages', index, 'team')))
    const count = (kind: StatusKind) =>
      statuses.filter((status) => status.stage === stage.id && status.kind === kind).length
    for (const kind of ['pending', 'in_progress'] as const) {
      const found = count(kind)
      if (found !== 1) {
        faults.push(violation(pointer('stages', index), 'stage_needs_status', { stage: stage.id, kind, found }))
      }
    }
    const found = count('revision')
    if (found > 1) {
      faults.push(
        violation(pointer('stages', index), 'stage_status_extra', { stage: stage.id, kind: 'revision', found }),
      )
    }
  }
  return faults
}

const STAGE_KINDS: readonly StatusKind[] = ['pending', 'in_progress', 'revision']

function checkStatuses({ statuses, stages, teams }: PipelineDefinition): Violation[] {
  const faults = duplicates(statuses, 'statuses', 'code')
  for (const [index, { code, kind, stage, team }] of statuses.entries()) {
    const at = pointer('statuses', index)
    if (stage !== undefined && !stages.some((candidate) => candidate.id === stage)) {
      faults.push(violation(`${at}/stage`, 'unknown_reference', { id: stage, what: 'stage' }))
    }
    if (team !== undefined) faults.push(...unknownTeam(teams, team, `${at}/team`))
    faults.push(...checkOwner({ code, kind, stage, team }, at))
  }
  const held = statuses.filter((status) => status.kind === 'hold').length
  if (held > 1) faults.push(violation('/statuses', 'one_hold_status', { found: held }))
  if (!statuses.some((status) => status.kind === 'done')) faults.push(violation('/statuses', 'no_done_status'))
  return faults
}

function checkOwner(
  { code, kind, stage, team }: Pick<PipelineDefinition['statuses'][number], 'code' | 'kind' | 'stage' | 'team'>,
  at: string,
): Violation[] {
  const keepsLastTeam = kind === 'hold' || TERMINAL_KINDS.includes(kind)
  if (keepsLastTeam) {
    return stage === undefined && team === undefined ? [] : [violation(at, 'owner_not_allowed', { status: code })]
  }
  if (stage !== undefined && team !== undefined) return [violation(at, 'owner_twice', { status: code })]
  if (stage === undefined && team === undefined) return [violation(at, 'owner_missing', { status: code })]
  const belongsToStage = STAGE_KINDS.includes(kind)
  if (belongsToStage && stage === undefined) return [violation(at, 'kind_needs_stage', { status: code, kind })]
  if (!belongsToStage && stage !== undefined) return [violation(at, 'kind_outside_stage', { status: code, kind })]
  return []
}

function unknownTeam(teams: PipelineDefinition['teams'], id: string, at: string): Violation[] {
  return teams.some((team) => team.id === id) ? [] : [violation(at, 'unknown_reference', { id, what: 'team' })]
}

function duplicates<Key extends string>(
  items: readonly Readonly<Record<Key, string>>[],
  list: string,
  key: Key,
): Violation[] {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const id = item[key]
    if (seen.has(id)) return [violation(pointer(list, index, key), 'duplicate_id', { id })]
    seen.add(id)
    return []
  })
}
