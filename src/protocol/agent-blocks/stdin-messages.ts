import { z } from 'zod'
import { BatonError } from '../baton-error.ts'
import { parseJson } from '../parse-json.ts'
import { ok, type Result, refuse } from '../result.ts'
import { schemaCheck } from '../schema-check.ts'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import { describeViolation } from '../violation.ts'

/** What the platform says to an agent: JSON lines on its stdin. Question ids are made by the engine and passed in. */
const questionId = z.string().regex(TEXT_PATTERNS.questionId.regex)
const phase = z.int().min(1)

const questionAnswerSchema = z.object({
  type: z.literal('question_answer'),
  questionId,
  /** Null where an optional question was not answered in time and has no default. */
  answer: z.string().nullable(),
})

const phaseResultSchema = z.object({
  type: z.literal('phase_result'),
  phase,
  verdict: z.enum(['approved', 'rework']),
  comments: z.string(),
})

/** Try again what the last error stopped. */
const retrySchema = z.object({ type: z.literal('retry') })

const followUpSchema = z.object({ type: z.literal('follow_up'), text: z.string() })

const protocolErrorSchema = z.object({ type: z.literal('protocol_error'), details: z.string() })

const dependencyAnswerSchema = z.object({
  type: z.literal('dependency_answer'),
  name: z.string(),
  value: z.string(),
})

const stdinMessageSchema = z.discriminatedUnion('type', [
  questionAnswerSchema,
  phaseResultSchema,
  retrySchema,
  followUpSchema,
  protocolErrorSchema,
  dependencyAnswerSchema,
])

export type StdinMessage = Readonly<z.infer<typeof stdinMessageSchema>>

// Line breaks to some readers, though not to JSON.
const LINE_SEPARATORS = /[\u0085\u2028\u2029]/g

/** One line with its line end, whatever the texts contain. */
export function encodeStdinMessage(message: StdinMessage): string {
  const json = JSON.stringify(message).replace(LINE_SEPARATORS, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `${json}\n`
}

/** Unknown keys are dropped: a newer platform may say more. */
export function parseStdinMessage(line: string): Result<StdinMessage> {
  const json = parseJson(line, 'stdin')
  if (!json.ok) return json
  const read = stdinMessageSchema.safeParse(json.value)
  if (read.success) return ok(read.data)
  // Compiled here because almost no message is wrong.
  const violations = schemaCheck(stdinMessageSchema)(json.value)
  return refuse(
    BatonError.of(
      'INVALID_INPUT',
      { total: 1, invalid: 1 },
      { violations: violations.map((found) => ({ ...found, message: describeViolation(found, 'en') })) },
    ),
  )
}
