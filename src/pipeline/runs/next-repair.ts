import { type AutoFixState, type AutoFixTask, parseWithAutoFix } from '../../protocol/auto-fix/parse-with-auto-fix.ts'
import type { BatonError } from '../../protocol/baton-error.ts'
import type { Lang } from '../../protocol/lang.ts'
import { describeViolation } from '../../protocol/violation.ts'
import type { RunRecord, RunRepair } from './run-record.ts'

type Repaired = Pick<RunRecord, 'follow_ups'>

/** What the agent of a run is asked, and what the store keeps of it. */
export interface RepairRequest {
  /** Counts the repairs of the run, from 1. */
  readonly number: number
  readonly text: string
  readonly repair: RunRepair
}

export type ReadDocument<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** The wrong form, and its author may be asked once more. */
  | { readonly kind: 'ask'; readonly request: RepairRequest }
  /** The wrong form, and no repair is left. */
  | { readonly kind: 'failed'; readonly error: BatonError; readonly problems: readonly string[] }

/** Of an answer, so much is kept in the record; the whole document is in the checkpoint of the run. */
const KEPT_LETTERS = 4_000
const KEPT_VIOLATIONS = 20

/** Reads what the agent of a run wrote. The repairs that were asked for are counted in the run, so they survive a restart. */
export function readRepairable<T>(
  run: Repaired,
  task: AutoFixTask<T>,
  answer: string,
  { limit, lang }: { readonly limit: number; readonly lang: Lang },
): ReadDocument<T> {
  const before: AutoFixState = { attempts: repairsOf(run) }
  const step = parseWithAutoFix({ ...task, maxRepairs: limit }, before, answer)
  if (step.kind === 'done') return { kind: 'done', value: step.value }
  const { violations = [] } = step.state.attempts.at(-1) ?? {}
  const problems = violations.map(
    (one) => `${one.pointer === '' ? '' : `${one.pointer}: `}${describeViolation(one, lang)}`,
  )
  if (step.kind === 'failed') return { kind: 'failed', error: step.error, problems }
  const kept = answer.slice(0, KEPT_LETTERS)
  const repair: RunRepair = {
    document: task.document?.name ?? task.role,
    answer: kept,
    omitted: answer.length - kept.length,
    violations: violations.slice(0, KEPT_VIOLATIONS),
    problems: problems.slice(0, KEPT_VIOLATIONS),
  }
  return { kind: 'ask', request: { number: before.attempts.length + 1, text: step.prompt[lang], repair } }
}

/** The repairs that the agent of a run was asked for, the oldest first. */
export const repairsOf = ({ follow_ups }: Repaired): readonly RunRepair[] =>
  follow_ups.flatMap(({ repair }) => (repair ? [repair] : []))
