import { z } from 'zod'

const STATS_RANGES = ['7d', '30d', '90d', 'all'] as const

export const statsQuery = z.object({ range: z.enum(STATS_RANGES).optional() })

/** How long something took, in ms; the middle and the slowest of a hundred. Null where there was none. */
const spreadShape = z.object({ n: z.number(), p50: z.number().nullable(), p99: z.number().nullable() })

export const statsAnswer = z.object({
  range: z.enum(STATS_RANGES),
  /** ISO 8601; null: from the first event on. */
  since: z.string().nullable(),
  until: z.string(),
  tasks: z.object({ created: z.number(), done: z.number(), cancelled: z.number() }),
  /** From a handoff to its first ACK, in pipeline time, by pair of teams. */
  acks: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      ...spreadShape.shape,
      /** Handoffs whose ACK was not there at its deadline. */
      late: z.number(),
      /** Handoffs, answered or not. */
      handoffs: z.number(),
    }),
  ),
  rejections: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      category: z.string(),
      n: z.number(),
      /** Of the handoffs of the pair. */ rate: z.number().nullable(),
    }),
  ),
  /** Time of tasks in each stage: worked on, and waiting. */
  stages: z.array(z.object({ stage: z.string(), work: spreadShape, wait: spreadShape })),
  /** From creation to the end of tasks that are done. */
  lead_time: spreadShape,
  /** How often work of a task went back, by how many tasks. */
  attempts: z.array(z.object({ revisions: z.number(), tasks: z.number() })),
  cost: z.array(
    z.object({
      stage: z.string(),
      agent: z.string(),
      ends: z.number(),
      run_ms: z.number(),
      input_tokens: z.number().nullable(),
      output_tokens: z.number().nullable(),
      cost_usd: z.number().nullable(),
    }),
  ),
  /** By day: for plots. */
  days: z.array(
    z.object({
      day: z.string(),
      created: z.number(),
      done: z.number(),
      handoffs: z.number(),
      rejections: z.number(),
      ack_p50: z.number().nullable(),
    }),
  ),
})

const USAGE_GROUPS = ['task', 'stage', 'agent', 'model', 'day', 'run', 'attempt'] as const
export const usageQuery = z.object({ by: z.enum(USAGE_GROUPS).optional(), task: z.string().max(200).optional() })
const usageSum = {
  ends: z.number(),
  run_ms: z.number(),
  input_tokens: z.number().nullable(),
  output_tokens: z.number().nullable(),
  cost_usd: z.number().nullable(),
  estimated_usd: z.number().nullable(),
  turns: z.number().nullable(),
  untold: z.number(),
}
export const usageAnswer = z.object({
  by: z.enum(USAGE_GROUPS),
  rows: z.array(z.object({ key: z.string(), ...usageSum })),
  total: z.object(usageSum),
})
