import { z } from 'zod'
import { AGENT_KINDS } from '../../plays/graph-spec.ts'
import { PRIORITIES } from '../../priority.ts'
import { idShape, longText } from './common.ts'

const agentsShape = z.array(idShape).max(40)

const editsShape = {
  /** Agents that are added to those that the request needs, and agents that are left out. */
  add: agentsShape.optional(),
  remove: agentsShape.optional(),
  /** Pairs: the second agent follows the first. */
  serialise: z
    .array(z.tuple([idShape, idShape]))
    .max(100)
    .optional(),
}

const rangeShape = z.object({ low: z.number(), high: z.number() })

/** From past runs: ms and US dollars; `usd` is null where no run told its cost. */
const estimateShape = z.object({ runs: z.number(), ms: rangeShape, usd: rangeShape.nullable() })

/** Two agents that run one after the other because both may touch a file. */
const serialisedShape = z.object({ first: z.string(), second: z.string(), path: z.string(), shared: z.boolean() })

export const planBody = z.object({ request: longText(100_000).min(1), ...editsShape })

export const planAnswer = z.object({
  request: z.string(),
  intent: z.string(),
  size: z.string(),
  mode: z.string(),
  reasons: z.array(z.object({ about: z.string(), rule: z.string(), words: z.string() })),
  /** Agents that may run at once, level by level. */
  levels: z.array(z.array(z.string())),
  serialised: z.array(serialisedShape),
  agents: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(AGENT_KINDS),
      tier: z.string(),
      model: z.string(),
      needs: z.array(z.string()),
      task: z.string(),
      criteria: z.array(z.string()),
      output: z.string(),
      scope: z.array(z.string()),
      /** How many files of the repository it may touch. */
      files: z.number(),
      estimate: estimateShape.nullable(),
      /** What of its file does not reach it. */
      notes: z.array(z.string()),
    }),
  ),
  /** Every agent that may be added. */
  known: z.array(z.string()),
  /** What a person has to settle first. */
  unclear: z.array(z.string()),
  needs_approval: z.boolean(),
  /** Files that a running task has changed and that an agent may touch. */
  overlaps: z.array(z.object({ agent: z.string(), task_id: z.string(), files: z.array(z.string()) })),
  /** Files of two agents that changed in the same commits before. */
  changed_together: z.array(z.object({ agents: z.array(z.string()), files: z.array(z.string()), times: z.number() })),
  estimate: estimateShape.nullable(),
  /** Agent files that were left out, and why. */
  left_out: z.array(z.object({ path: z.string(), line: z.number(), column: z.number(), problem: z.string() })),
  repository_files: z.number(),
})

export const startDispatchBody = z.object({
  request: longText(100_000).min(1),
  title: longText(300).optional(),
  priority: z.enum(PRIORITIES).optional(),
  ...editsShape,
  /** The agent that plays all specialists; default: the configured one. */
  agent: longText(100).optional(),
  target: longText(200).optional(),
  /** No model: scripts of the rehearsal play the specialists, in a scratch repository. */
  rehearsal: z.boolean().optional(),
})

export const startDispatchAnswer = z.object({
  task_id: z.string(),
  status: z.string(),
  worker_command: z.string().nullable(),
})

export const taskPlanQuery = z.object({
  /** Edits as in the note of an answer: `+architect -unit-tester backend>frontend`. */
  edits: longText(4_000).optional(),
})

const planNodeShape = z.object({
  agent: z.string(),
  kind: z.enum(AGENT_KINDS),
  needs: z.array(z.string()),
  /** `planned` before the plan was approved; then as it is worked on. */
  state: z.string(),
  runs: z.number(),
  failures: z.number(),
  run_id: z.string().nullable(),
  commit: z.string().nullable(),
  summary: z.string(),
  task: z.string(),
  criteria: z.array(z.string()),
  output: z.string(),
  scope: z.array(z.string()),
  estimate: estimateShape.nullable(),
  /** Set where the edits added it, or made it wait for another agent. */
  edited: z.enum(['added', 'moved']).nullable(),
})

export const taskPlanAnswer = z.object({
  task_id: z.string(),
  stage: z.string(),
  /** The item of the inbox that asks for the plan; null where nobody is asked. */
  item: z.string().nullable(),
  nodes: z.array(planNodeShape),
  levels: z.array(z.array(z.string())),
  serialised: z.array(serialisedShape),
  /** Agents that the edits took out. */
  removed: z.array(z.string()),
  /** Agents that may be added. */
  known: z.array(z.string()),
  /** Why the edits cannot be made; then the graph is as before. */
  problem: z.string().nullable(),
  estimate: estimateShape.nullable(),
  /** What the plan may run into, as it was when the task started: work under way, files that changed together. */
  foresight: z.array(z.string()),
})
