import { pointer } from '../json-pointer.ts'
import { type Violation, violation } from '../violation.ts'
import type { PipelineDefinition } from './definition.ts'
import { indexPipeline, type Pipeline } from './pipeline.ts'

/**
 * Walks the table: every status is reached from the first one, and from every status a task can end.
 *
 * 1. A hold leads only back to where it came from, so it opens no way that was not there.
 * 2. To end by being cancelled is not enough: a way to `done` must be left without cancelling.
 */
export function checkReachability(definition: PipelineDefinition): Violation[] {
  const pipeline = indexPipeline(definition)
  const reached = walk([pipeline.initial], (code) => targets(pipeline, code))
  const ends = waysBack(pipeline, (status) => status.terminal)
  const finishes = waysBack(pipeline, (status) => status.kind === 'done')
  return definition.statuses.flatMap(({ code, kind }, index) => {
    const at = pointer('statuses', index)
    if (!reached.has(code)) return [violation(at, 'unreachable_status', { status: code, initial: pipeline.initial })]
    if (!ends.has(code)) return [violation(at, 'no_way_to_end', { status: code })]
    if (kind !== 'cancelled' && !finishes.has(code)) return [violation(at, 'no_way_to_done', { status: code })]
    return []
  })
}

function targets(pipeline: Pipeline, from: string): string[] {
  return [...(pipeline.steps.get(from)?.values() ?? [])].flatMap((step) => step.to ?? [])
}

/** The statuses from which one of the wanted ones can be reached. */
function waysBack(pipeline: Pipeline, wanted: (status: { kind: string; terminal: boolean }) => boolean): Set<string> {
  const held = [...pipeline.steps.entries()].filter(([, steps]) => steps.has('hold')).map(([code]) => code)
  const before = new Map<string, string[]>()
  for (const [from, steps] of pipeline.steps) {
    for (const step of steps.values()) {
      // To hold and resume ends where it began: no way leads through it, only out of it.
      if (step.action === 'hold') continue
      for (const to of step.to === null ? held : [step.to]) before.set(to, [...(before.get(to) ?? []), from])
    }
  }
  const goals = [...pipeline.statuses.values()].filter(wanted).map((status) => status.code)
  return walk(goals, (code) => before.get(code) ?? [])
}

function walk(start: readonly string[], next: (code: string) => readonly string[]): Set<string> {
  const seen = new Set(start)
  for (const code of seen) for (const neighbour of next(code)) seen.add(neighbour)
  return seen
}
