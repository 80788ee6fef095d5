import { BatonError } from '../baton-error.ts'
import { parseJson } from '../parse-json.ts'
import { ok, type Result, refuse } from '../result.ts'
import { schemaCheck } from '../schema-check.ts'
import { stdinMessageShape } from '../shapes/stdin-message.ts'
import { describeViolation } from '../violation.ts'
import { type StdinMessage, stdinMessageSchema } from './stdin-message-schema.ts'

const checkShape = schemaCheck(stdinMessageShape)

/** Unknown keys are dropped: a newer platform may say more. */
export function parseStdinMessage(line: string): Result<StdinMessage> {
  const json = parseJson(line, 'stdin')
  if (!json.ok) return json
  const read = stdinMessageSchema.safeParse(json.value)
  if (read.success) return ok(read.data)
  const violations = checkShape(json.value)
  return refuse(
    BatonError.of(
      'INVALID_INPUT',
      { total: 1, invalid: 1 },
      { violations: violations.map((found) => ({ ...found, message: describeViolation(found, 'en') })) },
    ),
  )
}
