import { type Violation, violation } from '../violation.ts'
import type { BlockEvent, FromBlock, InvalidEvent } from './block-events.ts'
import { MAX_VIOLATIONS } from './block-limits.ts'
import type { AgentError, AgentResult, BlockTag, DependencyRequest, Question } from './block-schemas.ts'
import { describeInvalid } from './describe-invalid.ts'

/** The event of a block in which nothing is wrong. `value` has been checked against the schema of `tag`. */
export function toBlockEvent(tag: BlockTag, from: FromBlock, value: unknown): BlockEvent {
  switch (tag) {
    case 'USER_QUESTION':
      return { kind: 'question', ...from, question: value as Question }
    case 'ERROR':
      return { kind: 'error', ...from, error: value as AgentError }
    case 'DEPENDENCY_REQUEST':
      return { kind: 'dependency_request', deprecated: true, ...from, request: value as DependencyRequest }
    case 'AGENT_RESULT':
      return { kind: 'agent_result', ...from, result: value as AgentResult }
  }
}

export function toInvalidEvent(tag: InvalidEvent['tag'], from: FromBlock, found: readonly Violation[]): InvalidEvent {
  const violations = limited(found)
  const details = describeInvalid({ tag, violations }, 'en')
  const error = { type: 'fatal', message: 'Invalid protocol format', details, recovery: 'notify_user' } as const
  return { kind: 'invalid', tag, ...from, error, violations }
}

function limited(found: readonly Violation[]): readonly Violation[] {
  if (found.length <= MAX_VIOLATIONS) return found
  const rest = violation('', 'more_violations', { count: found.length - MAX_VIOLATIONS })
  return [...found.slice(0, MAX_VIOLATIONS), rest]
}
