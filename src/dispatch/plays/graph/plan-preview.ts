import type { Localized } from '../../../protocol/lang.ts'
import type { GraphSpec } from '../../../protocol/plays/graph-spec.ts'
import type { TaskGraph } from '../../graph/build-graph.ts'
import { type Edited, editPlan, graphOf } from './graph-plan.ts'

export interface PlanPreview {
  readonly graph: TaskGraph
  readonly problem: Localized | null
}

/** The graph of a plan that waits for its approval, as it would be after the edits of a note. Nothing is changed. */
export function planPreview(spec: GraphSpec, before: Edited, note: string): PlanPreview {
  if (note.trim() === '') return { graph: graphOf(spec, before), problem: null }
  const edited = editPlan({ spec }, before, note)
  if ('problem' in edited) return { graph: graphOf(spec, before), problem: edited.problem }
  return { graph: graphOf(spec, edited), problem: null }
}

export interface PlanInState extends Edited {
  readonly planning: boolean
  /** What a person said with their yes. */
  readonly settled: string | undefined
}

/** The plan in the state of a visit: of a graph that plays the stage, or codes for its leader; else undefined. */
export function planOfState(play: unknown): PlanInState | undefined {
  const { child } = (play ?? {}) as { child?: Slot }
  const { coder } = (child?.play === 'leader-coder' ? child.state : {}) as { coder?: Slot }
  const found = [child, coder].find((one) => one?.play === 'graph')
  if (!found) return undefined
  const { chosen, serialise, phase, settled } = found.state as Edited & { phase: string; settled?: string }
  return { chosen, serialise, planning: phase === 'planning', settled }
}

type Slot = { readonly play?: string; readonly state?: unknown } | null
