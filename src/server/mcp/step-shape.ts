import { z } from 'zod'
import { plainText } from './tool.ts'

/** What a step may carry, as a tool takes it. */
export const STEP_SHAPE = {
  note: plainText(10_000, 'a note for the record').optional(),
  context: plainText(20_000, 'what the next team should know').optional(),
  output: z
    .record(z.string().regex(/^[A-Za-z][\w.-]{0,79}$/), plainText(10_000, 'a value'))
    .optional()
    .describe('fields of the team output'),
  reason: z
    .object({
      category: z.enum(['quality', 'scope', 'dependency', 'blocker']),
      description: plainText(10_000, 'why the work goes back'),
      action_items: z
        .array(
          z.object({
            assignee: plainText(200, 'who'),
            action: plainText(2_000, 'what to do'),
            deadline: plainText(100, 'until when'),
          }),
        )
        .min(1)
        .max(50),
    })
    .optional()
    .describe('needed to send work back'),
}
