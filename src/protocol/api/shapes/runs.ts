import { z } from 'zod'
import { QUESTION_CATEGORIES } from '../../agent-blocks/block-schemas.ts'
import { RUN_STATES } from '../../plays/run-state.ts'
import { anyObject, countShape, cursorShape, flagShape, idShape, longText } from './common.ts'
import { lifeShape } from './tasks.ts'

const runRowShape = z.object({
  run_id: z.string(),
  task_id: z.string().nullable(),
  stage: z.string().nullable(),
  agent: z.string(),
  state: z.enum(RUN_STATES),
  attempt: z.number(),
  holder: z.string().nullable(),
  wish: z.string().nullable(),
  due_at: z.number().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  updated_at: z.string(),
  question: z.string().nullable(),
  how: z.string().nullable(),
  interrupted: z.boolean(),
})

export const listRunsQuery = z.object({
  /** States, separated by commas. */
  state: longText(500).optional(),
  task: idShape.optional(),
  open: flagShape.optional(),
  cursor: cursorShape.optional(),
  limit: countShape(1, 200).optional(),
})
export const listRunsAnswer = z.object({ runs: z.array(runRowShape), cursor: z.string().nullable() })

export const startRunBody = z.object({
  /** An agent of the configuration, by name. */
  agent: longText(100).min(1),
  prompt: longText(100_000).min(1),
  limits: z.object({ total_minutes: z.number().min(1).max(10_000).optional() }).optional(),
})

export const runMovedAnswer = z.looseObject({ run_id: z.string(), state: z.string() })

export const showRunAnswer = z.object({
  /** The record, without nonce and token. */
  run: z.looseObject({
    run_id: z.string(),
    task_id: z.string().nullable(),
    stage: z.string().nullable(),
    agent: z.string(),
    argv: z.array(z.string()),
    prompt: z.string().nullable(),
    limits: anyObject,
    state: z.enum(RUN_STATES),
    attempt: z.number(),
    holder: z.string().nullable(),
    wish: z.string().nullable(),
    asking: z.string().nullable(),
    questions: z.array(
      z.looseObject({
        id: z.string(),
        question: z.looseObject({
          category: z.enum(QUESTION_CATEGORIES),
          question: z.string(),
          options: z.array(z.string()),
          default: z.string().optional(),
        }),
        asked_at: z.string(),
        due_at: z.number(),
        answer: z.string().nullable().optional(),
        answered_at: z.string().optional(),
        answered_by: z.string().optional(),
        answered_how: z.string().optional(),
      }),
    ),
    follow_ups: z.array(z.looseObject({ text: z.string(), at: z.string(), by: z.string() })),
    checkpoints: z.array(
      z.looseObject({
        number: z.number(),
        at: z.string(),
        why: z.string(),
        commit: z.string().nullable(),
        tree: z.string().nullable(),
        attempt: z.number(),
        transcript: z.number(),
      }),
    ),
    error: anyObject.nullable(),
    end: anyObject.nullable(),
    retry_at: z.number().nullable(),
    created_at: z.string(),
    created_by: z.string(),
    started_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    updated_at: z.string(),
  }),
  interrupted: z.boolean(),
  last_lines: z.array(z.string()),
  life: lifeShape.nullable(),
  /** How many bytes it has said. */
  transcript_bytes: z.number(),
  /** Null: undo is possible. */
  undo_refused: z.string().nullable(),
})

export const runLogQuery = z.object({
  /** The number of the first line, from 1; negative: so many lines from the end. */
  line: z.coerce.number().int().min(-10_000).max(1_000_000_000).optional(),
  limit: countShape(1, 5_000).optional(),
  /** Numbers of the lines that contain this text, up to `limit`, beginning with `line`. */
  q: longText(200).optional(),
})

export const logLineShape = z.object({
  n: z.number(),
  /** When it was said (ms). */
  at: z.number(),
  source: z.enum(['stdout', 'stderr', 'stdin', 'baton', 'log']),
  /** Escape sequences other than colours are gone. */
  text: z.string(),
})

export const runLogAnswer = z.object({
  run_id: z.string(),
  lines: z.array(logLineShape),
  /** How many whole lines there are. */
  total: z.number(),
  /** Whether the run has ended: no line will come. */
  over: z.boolean(),
  /** With `q`: numbers of lines that match. */
  matches: z.array(z.number()).optional(),
})

export const runDiffQuery = z.object({
  /** Numbers of checkpoints; 0 is what the run began with. */
  from: countShape(0, 1_000_000),
  to: countShape(0, 1_000_000),
  path: longText(1_000).optional(),
})

export const followUpBody = z.object({ text: longText(100_000).min(1) })
export const controlBody = z.object({ reason: longText(2_000).optional() })
export const controlAnswer = z.looseObject({ run_id: z.string(), state: z.string(), wish: z.string().nullable() })
export const undoBody = z.object({ checkpoint: z.int().min(1) })
export const undoAnswer = z.looseObject({ run_id: z.string(), undone: z.number(), checkpoint: z.number() })
