import { pointer } from '../json-pointer.ts'
import { type Violation, violation } from '../violation.ts'
import { ACTIONS, type ActionEntry } from './actions.ts'
import type { PipelineDefinition, TransitionRow } from './definition.ts'
import { expandFrom, indexPipeline, type Status } from './pipeline.ts'

/** Holds every row of the transition table to what its action means, and finds rows that say the same thing twice. */
export function checkSteps(definition: PipelineDefinition): Violation[] {
  const { statuses } = indexPipeline(definition)
  const taken = new Set<string>()
  const faults = definition.transitions.flatMap((row, index) => {
    const at = pointer('transitions', index)
    const unknown = unknownNames(row, statuses, definition, at)
    if (unknown.length > 0) return unknown
    return [
      ...checkTarget(row, statuses, at),
      ...expandFrom(row.from, statuses).flatMap((from) => [
        ...checkDuplicate(row, from, taken, at),
        ...checkSource(row, statuses.get(from) as Status, at),
        ...checkDistance(row, statuses.get(from) as Status, statuses, definition, at),
      ]),
    ]
  })
  return [...faults, ...missingSteps(definition, statuses)]
}

function unknownNames(
  row: TransitionRow,
  statuses: ReadonlyMap<string, Status>,
  definition: PipelineDefinition,
  at: string,
): Violation[] {
  const faults: Violation[] = []
  const isCode = (name: string) => /^[A-Z]/.test(name)
  for (const side of ['from', 'to'] as const) {
    if (isCode(row[side]) && !statuses.has(row[side])) {
      faults.push(violation(`${at}/${side}`, 'unknown_reference', { id: row[side], what: 'status' }))
    }
  }
  const guard = row.when?.team
  if (guard !== undefined && !definition.teams.some((team) => team.id === guard)) {
    faults.push(violation(`${at}/when/team`, 'unknown_reference', { id: guard, what: 'team' }))
  }
  return faults
}

function checkDuplicate(row: TransitionRow, from: string, taken: Set<string>, at: string): Violation[] {
  const key = `${from} ${row.action}`
  if (taken.has(key)) return [violation(at, 'duplicate_transition', { from, action: row.action })]
  taken.add(key)
  return []
}

function checkSource(row: TransitionRow, from: Status, at: string): Violation[] {
  if (from.terminal) return [violation(`${at}/from`, 'from_terminal', { from: from.code })]
  const faults = wrongKind(row, 'from', from, at)
  if (row.by === 'team' && from.owner === null) {
    faults.push(violation(`${at}/by`, 'team_step_without_owner', { from: from.code }))
  }
  return faults
}

function checkTarget(row: TransitionRow, statuses: ReadonlyMap<string, Status>, at: string): Violation[] {
  if ((row.action === 'resume') !== (row.to === 'remembered')) {
    return [violation(`${at}/to`, 'resume_needs_remembered')]
  }
  const to = statuses.get(row.to)
  return to ? wrongKind(row, 'to', to, at) : []
}

function wrongKind(row: TransitionRow, side: 'from' | 'to', status: Status, at: string): Violation[] {
  const expected: ActionEntry[typeof side] = ACTIONS[row.action][side]
  if (expected.includes(status.kind)) return []
  const { action } = row
  return [
    violation(`${at}/${side}`, 'wrong_kind', {
      action,
      side,
      status: status.code,
      kind: status.kind,
      expected: expected.join(' | '),
    }),
  ]
}

/** Forward means the next stage, back means the one before, and a revision request goes further back than that. */
function checkDistance(
  row: TransitionRow,
  from: Status,
  statuses: ReadonlyMap<string, Status>,
  definition: PipelineDefinition,
  at: string,
): Violation[] {
  const { stages: distance }: ActionEntry = ACTIONS[row.action]
  const place = (stage: string | null | undefined) => definition.stages.findIndex((candidate) => candidate.id === stage)
  const start = place(from.stage)
  const end = place(statuses.get(row.to)?.stage)
  // A status outside the stages (ready) may send back to any of them.
  if (distance === undefined || start < 0 || end < 0) return []
  const moved = end - start
  if (distance === -2 ? moved <= -2 : moved === distance) return []
  const wanted = definition.stages[start + distance]?.id
  const expected = distance === -2 ? `${wanted ?? '?'} or earlier` : (wanted ?? 'a stage that does not exist')
  return [violation(`${at}/to`, 'wrong_distance', { action: row.action, from: from.code, to: row.to, expected })]
}

function missingSteps(definition: PipelineDefinition, statuses: ReadonlyMap<string, Status>): Violation[] {
  const has = (code: string, action: string) =>
    definition.transitions.some((row) => row.action === action && expandFrom(row.from, statuses).includes(code))
  return definition.statuses.flatMap(({ code, kind }, index) => {
    const at = pointer('statuses', index)
    // The last stage has no next team: what came back to it is completed.
    if (kind === 'revision' && !has(code, 'resubmit') && !has(code, 'complete'))
      return [violation(at, 'revision_without_resubmit', { status: code })]
    if (kind === 'hold' && !has(code, 'resume')) return [violation(at, 'hold_without_resume', { status: code })]
    return []
  })
}
