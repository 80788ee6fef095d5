import { pointer } from '../json-pointer.ts'
import { listText } from '../list-text.ts'
import { type Pipeline, poTeam, type Transition } from '../pipeline/pipeline.ts'
import { type Violation, violation } from '../violation.ts'
import type { HistoryStep } from './schema.ts'

const AT = '/task_package/pipeline_history'

/**
 * Replays a history from the pipeline's first status.
 *
 * 1. `seq` counts 1, 2, 3 …; each step starts where the one before ended, the first at the initial status.
 * 2. Each step is in the table and was taken by the team that may take it.
 * 3. After a fault the replay goes on from what the history says, so one bad step is one fault.
 */
export function checkHistory(pipeline: Pipeline, history: readonly HistoryStep[]): Violation[] {
  const faults: Violation[] = []
  let current = pipeline.initial
  let remembered: string | undefined
  for (const [index, step] of history.entries()) {
    const at = AT + pointer(index)
    const { from_status: from, to_status: to } = step
    if (step.seq !== index + 1) faults.push(violation(`${at}/seq`, 'history_seq_gap', { expected: index + 1 }))
    if (from !== current) faults.push(violation(`${at}/from_status`, 'history_broken_chain', { expected: current }))
    faults.push(...checkStep(pipeline, step, remembered, at))
    if (kindOf(pipeline, to) === 'hold') remembered = from
    current = to
  }
  return faults
}

function checkStep(pipeline: Pipeline, step: HistoryStep, remembered: string | undefined, at: string): Violation[] {
  const { from_status: from, to_status: to, team } = step
  const steps = [...(pipeline.steps.get(from)?.values() ?? [])]
  const ending = (transition: Transition) => transition.to ?? remembered
  const legal = steps.filter((transition) => ending(transition) === to)
  if (legal.length === 0) {
    const allowed = listText([...new Set(steps.map((transition) => ending(transition) ?? '?'))])
    return [violation(`${at}/to_status`, 'history_illegal_step', { from, to, allowed })]
  }
  const teams = legal.map((transition) => teamOfStep(pipeline, transition))
  if (teams.includes(team)) return []
  return [violation(`${at}/team`, 'history_wrong_team', { from, to, expected: teams.join(', ') })]
}

/** The team that stands in the history for a step: the owner of where it starts, or the PO's own team. */
function teamOfStep(pipeline: Pipeline, transition: Transition): string {
  if (transition.by === 'team') return pipeline.statuses.get(transition.from)?.owner ?? '-'
  return poTeam(pipeline) ?? '-'
}

/** How often a history enters a revision. The end of a hold returns to one and does not enter it. */
export function countRevisions(pipeline: Pipeline, history: readonly HistoryStep[]): number {
  return history.filter(
    ({ from_status, to_status }) =>
      kindOf(pipeline, to_status) === 'revision' && kindOf(pipeline, from_status) !== 'hold',
  ).length
}

/** The team that a task has after a history: the owner of the last status that has one. */
export function lastOwner(pipeline: Pipeline, history: readonly HistoryStep[]): string | undefined {
  const visited = [pipeline.initial, ...history.map((step) => step.to_status)]
  return visited.map((code) => pipeline.statuses.get(code)?.owner ?? undefined).findLast((owner) => owner !== undefined)
}

function kindOf(pipeline: Pipeline, code: string): string | undefined {
  return pipeline.statuses.get(code)?.kind
}
