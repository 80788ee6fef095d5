import { BatonError } from '../baton-error.ts'
import type { Localized } from '../lang.ts'
import { ok, type Result, refuse } from '../result.ts'

/**
 * The loop between a leader and a coder, as plain data: what it remembers, what can happen, what is to be done.
 *
 * Owns: the counting. Does not own: what a verification looks at, or who the PO is.
 *
 * 1. Attempts are counted in one counter, whether they come after a retry or a redesign.
 * 2. Every attempt after the first carries the feedback on the one before; the last allowed one is marked final.
 * 3. A failed final attempt pauses the loop. Only a person moves it on: fix by hand, relax, or cancel.
 * 4. Relaxing needs the PO and allows `relaxedAttempts` more, each time.
 */
export interface LoopLimits {
  /** The first attempt and its retries together. */
  readonly attempts: number
  /** How many attempts relaxed criteria allow. */
  readonly relaxedAttempts: number
}

export const LOOP_LIMITS: LoopLimits = { attempts: 5, relaxedAttempts: 1 }
const MAX_LIMIT = 100

export type LoopStatus = 'CODING' | 'PAUSED_FOR_HITL' | 'VERIFYING_FIX' | 'DONE' | 'CANCELLED'

export interface LoopState {
  readonly status: LoopStatus
  readonly limits: LoopLimits
  /** The number of the attempt that runs, or that ran last. */
  readonly attempt: number
  /** How many attempts there may be; relaxing adds to it. */
  readonly allowed: number
  readonly redesigns: number
  readonly lastFeedback: string | null
  readonly failedFiles: readonly string[]
  /** The criteria that hold instead of those of the handoff, once relaxed. */
  readonly relaxedCriteria: readonly string[] | null
}

export type LoopEvent =
  | { readonly type: 'attempt:passed'; readonly attempt: number }
  | {
      readonly type: 'attempt:failed'
      readonly attempt: number
      /** What the leader decides: the same order again, or a new design. */
      readonly decision: 'retry' | 'redesign'
      readonly feedback: string
      readonly failedFiles: readonly string[]
    }
  | { readonly type: 'person:fixed' }
  | { readonly type: 'person:relaxed'; readonly approvedByPo: boolean; readonly criteria: readonly string[] }
  | { readonly type: 'person:cancelled' }
  | { readonly type: 'fix:passed' }
  | { readonly type: 'fix:failed'; readonly feedback: string; readonly failedFiles: readonly string[] }

export type LoopEffect =
  | {
      readonly type: 'attempt:start'
      readonly attempt: number
      /** 0 for the first attempt. */
      readonly retry: number
      readonly redesign: boolean
      /** The warning that this is the last chance. */
      readonly final: boolean
      readonly feedback: string | null
      readonly failedFiles: readonly string[]
      readonly relaxedCriteria: readonly string[] | null
    }
  | {
      readonly type: 'person:ask'
      readonly attempts: number
      readonly lastFeedback: string
      readonly failedFiles: readonly string[]
    }
  | { readonly type: 'fix:verify' }
  | { readonly type: 'loop:done' }
  | { readonly type: 'loop:cancelled' }

export interface LoopStep {
  readonly state: LoopState
  readonly effect: LoopEffect
}

/** What a person can choose from while the loop is paused. */
export const HITL_OPTIONS = [
  { key: 'A', event: 'person:fixed', label: { ko: '사람이 직접 코드 수정', en: 'Fix the code by hand' } },
  {
    key: 'B',
    event: 'person:relaxed',
    label: { ko: '검증 기준 완화 (PO 승인 필요)', en: 'Relax the criteria (needs the PO)' },
  },
  { key: 'C', event: 'person:cancelled', label: { ko: '작업 취소', en: 'Cancel the work' } },
] as const satisfies readonly { key: string; event: LoopEvent['type']; label: Localized }[]

export function startLoop(limits: LoopLimits = LOOP_LIMITS): Result<LoopStep> {
  for (const name of ['attempts', 'relaxedAttempts'] as const) {
    const value = limits[name]
    if (!Number.isInteger(value) || value < 1 || value > MAX_LIMIT) {
      return refuse(BatonError.of('LOOP_LIMITS_INVALID', { name, value, max: MAX_LIMIT }))
    }
  }
  const { attempts, relaxedAttempts } = limits
  const state: LoopState = {
    status: 'CODING',
    limits: { attempts, relaxedAttempts },
    attempt: 1,
    allowed: attempts,
    redesigns: 0,
    lastFeedback: null,
    failedFiles: [],
    relaxedCriteria: null,
  }
  return ok({ state, effect: attemptEffect(state, false) })
}

export function attemptEffect(state: LoopState, redesign: boolean): LoopEffect {
  return {
    type: 'attempt:start',
    attempt: state.attempt,
    retry: state.attempt - 1,
    redesign,
    final: state.attempt === state.allowed,
    feedback: state.lastFeedback,
    failedFiles: state.failedFiles,
    relaxedCriteria: state.relaxedCriteria,
  }
}
