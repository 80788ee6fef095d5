import type { BlockEvent } from './block-events.ts'

const RANK = {
  error: 0,
  invalid: 0,
  phase_complete: 1,
  custom_task_complete: 1,
  agent_result: 1,
  dependency_request: 2,
  question: 3,
  foreign: 4,
  detail: 4,
  log: 4,
} as const satisfies Record<BlockEvent['kind'], number>

/** The order in which blocks that wait are dealt with: errors, completions, dependencies, questions, then the rest. */
export function inWaitingOrder<Event extends { readonly kind: BlockEvent['kind'] }>(events: readonly Event[]): Event[] {
  return events.toSorted((a, b) => RANK[a.kind] - RANK[b.kind])
}
