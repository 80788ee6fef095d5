import { BatonError } from '../protocol/baton-error.ts'
import { guessKind } from '../protocol/guess-kind.ts'
import { namedPathFault, pathFaultsIn } from '../protocol/named-path.ts'
import type { Pipeline } from '../protocol/pipeline/pipeline.ts'
import { createValidator } from '../protocol/validate-document.ts'
import { describeViolation, type Violation } from '../protocol/violation.ts'
import type { StepDetails } from './command.ts'

/** Refuses with every violation and its pointer; nothing when there is none. */
export function requireNone(violations: readonly Violation[], more: Readonly<Record<string, unknown>> = {}): void {
  if (violations.length === 0) return
  const shown = violations.map((found) => ({ ...found, message: describeViolation(found, 'en') }))
  throw BatonError.of('INVALID_INPUT', { total: 1, invalid: 1 }, { ...more, violations: shown })
}

/**
 * Holds a message that Baton makes from what somebody typed to the contract that it holds others to, together with
 * the output that comes with it. A message that was sent has been judged already.
 */
export function requireMessage(
  pipeline: Pipeline,
  message: Readonly<Record<string, unknown>>,
  { output }: Pick<StepDetails, 'output'> = {},
): void {
  const kind = guessKind(message)
  const verdict = kind && createValidator(pipeline)(kind, message)
  requireNone([...pathFaultsIn(output, '/output', 'write'), ...(verdict?.violations ?? [])])
}

/** What a person names as the input of a task. */
export function requireInputRef(input_ref: string | null | undefined): void {
  const fault = input_ref ? namedPathFault(input_ref, '/input_ref', 'read') : undefined
  requireNone(fault ? [fault] : [])
}
