import { z } from 'zod'
import { TEXT_PATTERNS } from '../text-patterns.ts'

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

export const stdinMessageSchema = z.discriminatedUnion('type', [
  questionAnswerSchema,
  phaseResultSchema,
  retrySchema,
  followUpSchema,
  protocolErrorSchema,
  dependencyAnswerSchema,
])

export type StdinMessage = Readonly<z.infer<typeof stdinMessageSchema>>
