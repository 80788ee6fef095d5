import { z } from 'zod'
import { EVIDENCE_WORDS } from '../../evidence/evidence-word.ts'
import { anyObject, countShape, longText } from './common.ts'
import { restsOnShape, wentOnShape } from './tasks.ts'

/** The tests of a check; `run` are those that passed or failed. */
const testCountsShape = z.object({ run: z.number(), passed: z.number(), failed: z.number(), skipped: z.number() })

const checkShape = z.object({
  name: z.string(),
  command: z.array(z.string()),
  code: z.number().nullable(),
  signal: z.string().nullable(),
  passed: z.boolean(),
  waived: z.boolean(),
  duration_ms: z.number(),
  output_sha256: z.string(),
  output_bytes: z.number(),
  /** The end of what it printed. */
  tail: z.string(),
  /** Set where it fails on the base too and a person decided that only new failures count. */
  compared: z.object({ old: z.array(z.string()), new: z.array(z.string()), same: z.boolean() }).optional(),
  /** Set where it did not run again: where and when it ran. */
  as_of: z.object({ task_id: z.string(), stage: z.string(), at: z.string() }).optional(),
  /** It once gave another answer on the same tree. */
  flaky: z.boolean().optional(),
  /** Absent: its output has no summary that is known. */
  tests: testCountsShape.optional(),
  /** What the check of this name counted before any change. */
  base_tests: testCountsShape.optional(),
})

const evidenceShape = z.looseObject({
  stage: z.string(),
  commit: z.string(),
  tree: z.string(),
  passed: z.boolean(),
  /** The word that is shown: passed, failed, waived, unchecked or no_evidence. */
  result: z.enum(EVIDENCE_WORDS),
  at: z.string(),
  checks: z.array(checkShape),
  guarded: anyObject.nullable().optional(),
  settings: z.array(z.string()).optional(),
})

export const changedFileShape = z.object({
  path: z.string(),
  status: z.enum(['added', 'modified', 'deleted', 'renamed']),
  /** Its name before, where it was renamed. */
  from: z.string().nullable(),
  added: z.number(),
  removed: z.number(),
  binary: z.boolean(),
  /** Marks that the page shows: what checks consist of, settings of agents, tests that were there before. */
  marks: z.array(z.enum(['guarded', 'settings', 'test'])),
})

/** What a comment of an earlier round met in the newest diff. */
const COMMENT_OUTCOMES = ['changed', 'unchanged', 'gone'] as const

export const commentShape = z.object({
  /** The message that it went with. */
  message: z.string(),
  round: z.number(),
  at: z.string(),
  by: z.string(),
  path: z.string(),
  line: z.number().nullable(),
  text: z.string(),
  outcome: z.enum(COMMENT_OUTCOMES),
  /** The same line in the newest file; null where it was changed or is gone. */
  line_now: z.number().nullable(),
})

export const reviewAnswer = z.object({
  task_id: z.string(),
  title: z.string(),
  status: z.string(),
  branch: z.string(),
  target: z.string(),
  rehearsal: z.boolean(),
  /** What is reviewed: the tip of the branch, and what it is compared with. Null before any work has landed. */
  commit: z.string().nullable(),
  base: z.string().nullable(),
  files: z.array(changedFileShape),
  total: z.object({ files: z.number(), added: z.number(), removed: z.number() }),
  /** Each time that work was handed on: the commit that stood then. */
  rounds: z.array(
    z.object({ round: z.number(), stage: z.string(), commit: z.string(), at: z.string(), seq: z.number() }),
  ),
  comments: z.array(commentShape),
  /** Of every stage, in order; the last is what an approval rests on. */
  evidence: z.array(evidenceShape),
  rests_on: restsOnShape.nullable(),
  conditions: z.array(anyObject),
  checklist: z.record(z.string(), z.object({ checked: z.boolean(), by: z.string(), text: z.string() })).nullable(),
  left_out: z.object({ count: z.number(), files: z.array(z.object({ path: z.string(), why: z.string() })) }),
  /** Where a person let a graph go on with the findings of an agent, or without the agent. */
  went_on: z.array(wentOnShape),
  rejections: z.array(z.object({ from: z.string(), to: z.string(), actor: z.string(), reason: z.string().nullable() })),
  /** Where an ACK or a rejection of this person would go back to. */
  back_to: z.array(z.object({ action: z.string(), to: z.string() })),
})

export const diffQuery = z.object({
  /** Commits of this task, as `review` names them; the base and the tip where nothing is said. */
  from: longText(64).optional(),
  to: longText(64).optional(),
  /** What one stage changed. */
  stage: longText(100).optional(),
  /** One file of the change; without it all, up to `limit` bytes of text. */
  path: longText(1_000).optional(),
  context: countShape(0, 1_000).optional(),
})

export const hunkShape = z.object({
  old_start: z.number(),
  old_lines: z.number(),
  new_start: z.number(),
  new_lines: z.number(),
  /** What git says after `@@`: the function around it. */
  header: z.string(),
  /** Each begins with ` `, `+`, `-`, or `\` for "No newline at end of file". */
  lines: z.array(z.string()),
})

export const diffAnswer = z.object({
  from: z.string(),
  to: z.string(),
  /** The text was longer than what is sent at once: ask for the missing files by `path`. */
  cut: z.boolean(),
  files: z.array(
    changedFileShape.extend({
      /** Null: it was left out because of its size. */
      hunks: z.array(hunkShape).nullable(),
    }),
  ),
})
