import { z } from 'zod'
import { anyObject, countShape, cursorShape, flagShape, itemShape, longText } from './common.ts'

/** What can wait for a person; `facts` depends on it. */
const INBOX_KINDS = [
  ...(['pipeline_stopped', 'escalation', 'question', 'run_error', 'choice', 'document', 'item'] as const),
  ...(['stage_failed', 'inactive_team', 'revision', 'handoff', 'cancelled_dependency', 'not_carried'] as const),
  ...(['run_paused', 'run_failed', 'hold', 'dead_letter', 'approval'] as const),
] as const

export const inboxEntryShape = z.object({
  /** Names the entry as long as it waits. */
  key: z.string(),
  kind: z.enum(INBOX_KINDS),
  /** The task, run, escalation or notice that it is about. */
  id: z.string(),
  task_id: z.string().nullable(),
  title: z.string().nullable(),
  /** The team that has the task; null for an approval and for what is about no task. */
  team: z.string().nullable(),
  since: z.string().nullable(),
  decides: z.array(z.string()),
  facts: anyObject,
  /** How it is answered through `POST /answers`; null where another route decides it. */
  answer: z
    .object({
      target: z.string(),
      message: z.string(),
      /** Empty: any text. */
      options: z.array(z.object({ value: z.string(), label: z.string() })),
      /** Words of one's own are an answer too. */
      free_text: z.boolean(),
      default: z.string().nullable(),
      /** When it decides itself (ms); null where it never does. */
      due_at: z.number().nullable(),
    })
    .nullable(),
})

export const inboxAnswer = z.object({
  actor: z.object({ id: z.string(), name: z.string(), teams: z.array(z.string()) }),
  waiting: z.array(inboxEntryShape),
  notices: z.array(z.looseObject({ id: z.string(), task_id: z.string().nullable(), at: z.string(), to: z.string() })),
})

export const answerBody = z.object({
  /** A task, a question or a run, as `answer.target` of the entry names it; or the key of an item, which has slashes. */
  target: itemShape,
  text: longText(100_000),
  note: longText(20_000).optional(),
  criteria: z.array(longText(2_000)).max(50).optional(),
  waive: z.array(longText(200)).max(50).optional(),
})
export const answerAnswer = z.looseObject({
  about: z.enum(['task', 'question', 'notice']),
  answer: z.string().nullable(),
})

export const listEscalationsQuery = z.object({
  all: flagShape.optional(),
  cursor: cursorShape.optional(),
  limit: countShape(1, 200).optional(),
})
export const listEscalationsAnswer = z.object({
  escalations: z.array(z.looseObject({ task_id: z.string(), id: z.string(), level: z.number() })),
  cursor: z.string().nullable(),
})
export const resolveEscalationBody = z.object({
  decision: z.enum(['continue', 'hold', 'cancel', 'raise']),
  note: longText(20_000).optional(),
})
export const resolveEscalationAnswer = z.looseObject({ task_id: z.string(), outcome: z.string() })
