import { once } from './once.ts'
import { schemaViolations } from './schema-errors.ts'
import { NO_WORDS, type PipelineWords, type Shape } from './shape.ts'
import type { Violation } from './violation.ts'

export type SchemaCheck = (value: unknown) => Violation[]

/**
 * The wire boundary: zod schemas become draft-07, and draft-07 becomes the code in `shapes/`, so that types, the files
 * in `schemas/` and Baton itself can never disagree (test/protocol/schema-agreement.test.ts).
 *
 * Wire schemas use neither refinements nor transforms: the first are dropped in draft-07, the second throw.
 */
export function schemaCheck(shape: Shape, words: PipelineWords = NO_WORDS): SchemaCheck {
  const errors = once(() => shape.errorsIn(words))
  return (value) => schemaViolations(errors()(value))
}
