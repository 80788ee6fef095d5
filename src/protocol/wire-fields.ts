import { z } from 'zod'
import type { Pipeline } from './pipeline/pipeline.ts'
import { SHORT_PRIORITIES } from './priority.ts'
import { TEXT_PATTERNS } from './text-patterns.ts'
import { ATTACHMENT_KINDS, REJECT_CATEGORIES } from './wire-words.ts'

/** The fields that task packages and messages share. Wire schemas are loose: what is unknown is kept. */
export const someText = z.string().regex(TEXT_PATTERNS.someText.regex)
export const taskId = z.string().regex(TEXT_PATTERNS.taskId.regex)
export const uuidV4 = z.string().regex(TEXT_PATTERNS.uuidV4.regex)
export const timestamp = z.string().regex(TEXT_PATTERNS.timestamp.regex).meta({ format: 'date-time' })
export const schemaVersion = z.string().regex(TEXT_PATTERNS.schemaVersion.regex)
export const openObject = z.record(z.string(), z.unknown())
export const shortPriority = z.enum(SHORT_PRIORITIES)

export const statusOf = (pipeline: Pipeline) => z.enum([...pipeline.statuses.keys()])
export const teamOf = (pipeline: Pipeline) => z.enum([...pipeline.teams.keys()])

export const artifact = z.looseObject({
  name: someText,
  path: someText,
  type: z.enum(['document', 'code', 'config', 'diagram', 'test_result']).optional(),
})

/** Why work goes back, and what to do about it: at least one thing, for somebody, by some time. */
export const rejectReason = z.looseObject({
  category: z.enum(REJECT_CATEGORIES),
  description: someText,
  action_items: z.array(z.looseObject({ assignee: someText, action: someText, deadline: someText })).min(1),
})

/** A remark on one place of a file: the line may be left out where the whole file is meant. */
export const lineComment = z.looseObject({ path: someText, line: z.int().min(1).optional(), text: someText })

export const attachment = z.looseObject({
  name: someText,
  path: someText,
  type: z.enum(ATTACHMENT_KINDS).optional(),
})
