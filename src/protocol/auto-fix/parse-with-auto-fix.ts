import { BatonError } from '../baton-error.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { Lang, Localized } from '../lang.ts'
import { type Parsed, parsedWithinLimit } from '../parsed.ts'
import type { JsonSchema } from '../to-draft07.ts'
import { describeViolation, isWarning, type Violation, violation } from '../violation.ts'
import { answerCandidates } from './answer-candidates.ts'
import { type RepairDocument, repairPrompt } from './repair-prompt.ts'

/**
 * Reads what an agent answered and, where that fails, says what to ask it next.
 *
 * Owns: how often is asked, and what counts as the answer. Does not own: asking; the caller sends the prompt and
 * comes back with the answer.
 *
 * 1. Every answer is parsed, the last one too.
 * 2. One first answer and at most `maxRepairs` repairs, two unless a setting says otherwise.
 * 3. The state is plain data and holds every attempt, so that it can be stored between two answers.
 * 4. JSON in a fence or among prose is found without asking. Two different valid answers are none.
 */
export interface AutoFixTask<T> {
  /** Who answers, for messages: `leader`, `coder`. */
  readonly role: string
  readonly parse: (text: string) => Parsed<T>
  /** What the parser accepts, in draft-07, for the prompt. */
  readonly schema: JsonSchema
  /** What is repaired, where the answer is a document and not a JSON value. */
  readonly document?: RepairDocument
  /** Take the answer as it is: the content of a fence or of prose does not count. */
  readonly literal?: boolean
  readonly maxRepairs?: number
}

export interface AutoFixAttempt {
  readonly answer: string
  /** How many characters of a very long answer were not kept. */
  readonly omitted: number
  readonly violations: readonly Violation[]
}

export interface AutoFixState {
  readonly attempts: readonly AutoFixAttempt[]
}

export type AutoFixStep<T> =
  | { readonly kind: 'done'; readonly value: T; readonly warnings: readonly Violation[]; readonly state: AutoFixState }
  | { readonly kind: 'ask'; readonly prompt: Localized; readonly state: AutoFixState }
  | { readonly kind: 'failed'; readonly error: BatonError; readonly state: AutoFixState }

export const MAX_REPAIRS = 2
const KEPT_LENGTH = 200_000

export function startAutoFix(): AutoFixState {
  return { attempts: [] }
}

export function parseWithAutoFix<T>(task: AutoFixTask<T>, before: AutoFixState, answer: string): AutoFixStep<T> {
  const read = readAnswer(task, answer)
  const violations = read.ok ? read.warnings : read.violations
  const kept = answer.slice(0, KEPT_LENGTH)
  const attempt: AutoFixAttempt = { answer: kept, omitted: answer.length - kept.length, violations }
  const state = { attempts: [...before.attempts, attempt] }
  if (read.ok) return { kind: 'done', value: read.value, warnings: read.warnings, state }
  const left = (task.maxRepairs ?? MAX_REPAIRS) - before.attempts.length
  if (left <= 0) return { kind: 'failed', error: autoFixFailed(task.role, state, violations), state }
  const { schema, document } = task
  const prompt = repairPrompt({ schema, violations, answer, left, ...(document ? { document } : {}) })
  return { kind: 'ask', prompt, state }
}

function readAnswer<T>(task: AutoFixTask<T>, answer: string): Parsed<T> {
  return parsedWithinLimit(answer, (text) => {
    const [whole = text, ...others] = answerCandidates(text)
    const literal = task.parse(whole)
    return literal.ok || task.literal
      ? literal
      : bestOf(
          literal,
          others.map((candidate) => task.parse(candidate)),
        )
  })
}

function bestOf<T>(literal: Parsed<T>, others: readonly Parsed<T>[]): Parsed<T> {
  const valid = new Map(others.flatMap((one) => (one.ok ? [[canonicalJson(one.value), one] as const] : [])))
  const [only] = valid.values()
  if (valid.size > 1) return { ok: false, violations: [violation('', 'answer_ambiguous', { found: valid.size })] }
  // Nothing fits: what the nearest candidate lacks helps most, and "this is not JSON" least.
  return only ?? others.reduce((best, one) => (distance(one) < distance(best) ? one : best), literal)
}

function distance(read: Parsed<unknown>): number {
  const errors = read.ok ? [] : read.violations.filter((one) => !isWarning(one))
  return errors.some((one) => one.rule === 'unreadable_json') ? Number.POSITIVE_INFINITY : errors.length
}

function autoFixFailed(role: string, { attempts }: AutoFixState, violations: readonly Violation[]): BatonError {
  const worst = violations.find((one) => !isWarning(one))
  const say = (lang: Lang) => (worst ? `${worst.pointer || '/'} ${describeViolation(worst, lang)}` : '-')
  const first: Localized = { ko: say('ko'), en: say('en') }
  return BatonError.of('AUTO_FIX_FAILED', { role, attempts: attempts.length, first }, { attempts })
}
