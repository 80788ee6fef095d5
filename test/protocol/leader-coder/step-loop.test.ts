import { describe, expect, it } from 'vitest'
import type { BatonError } from '../../../src/protocol/baton-error.ts'
import {
  HITL_OPTIONS,
  LOOP_LIMITS,
  type LoopEvent,
  type LoopLimits,
  type LoopState,
  type LoopStep,
  startLoop,
} from '../../../src/protocol/leader-coder/loop.ts'
import { LOOP_EVENTS, stepLoop } from '../../../src/protocol/leader-coder/step-loop.ts'

const fail = (attempt: number, decision: 'retry' | 'redesign' = 'retry'): LoopEvent => ({
  type: 'attempt:failed',
  attempt,
  decision,
  feedback: `feedback ${attempt}`,
  failedFiles: [`${attempt}.ts`],
})
const pass = (attempt: number): LoopEvent => ({ type: 'attempt:passed', attempt })
const relax = (approvedByPo = true): LoopEvent => ({ type: 'person:relaxed', approvedByPo, criteria: ['builds'] })
const fixFailed: LoopEvent = { type: 'fix:failed', feedback: 'still red', failedFiles: ['z.ts'] }

function must<T>(result: { ok: true; value: T } | { ok: false; error: BatonError }): T {
  if (!result.ok) throw result.error
  return result.value
}

/** Starts a loop, lets the events happen and returns the last step. */
function stepAfter(events: readonly LoopEvent[], limits?: LoopLimits): LoopStep {
  return events.reduce((step, event) => must(stepLoop(step.state, event)), must(startLoop(limits)))
}

const FIVE = [fail(1), fail(2), fail(3), fail(4), fail(5)]

describe('the loop', () => {
  it('starts with a first attempt', () => {
    expect(startLoop()).toEqual({
      ok: true,
      value: {
        state: {
          status: 'CODING',
          limits: { attempts: 5, relaxedAttempts: 1 },
          attempt: 1,
          allowed: 5,
          redesigns: 0,
          lastFeedback: null,
          failedFiles: [],
          relaxedCriteria: null,
        },
        effect: {
          type: 'attempt:start',
          attempt: 1,
          retry: 0,
          redesign: false,
          final: false,
          feedback: null,
          failedFiles: [],
          relaxedCriteria: null,
        },
      },
    })
    expect(LOOP_LIMITS).toEqual({ attempts: 5, relaxedAttempts: 1 })
  })

  it.each([
    [1, 1, false],
    [2, 2, false],
    [3, 3, false],
    [4, 4, true],
  ])('after failure %i starts retry %i with the feedback; final: %s', (failures, retry, final) => {
    expect(stepAfter(FIVE.slice(0, failures)).effect).toEqual({
      type: 'attempt:start',
      attempt: failures + 1,
      retry,
      redesign: false,
      final,
      feedback: `feedback ${failures}`,
      failedFiles: [`${failures}.ts`],
      relaxedCriteria: null,
    })
  })

  it('pauses at the fifth failure with the last feedback and the failed files', () => {
    const { state, effect } = stepAfter(FIVE)
    expect(effect).toEqual({ type: 'person:ask', attempts: 5, lastFeedback: 'feedback 5', failedFiles: ['5.ts'] })
    expect(state).toEqual({
      status: 'PAUSED_FOR_HITL',
      limits: LOOP_LIMITS,
      attempt: 5,
      allowed: 5,
      redesigns: 0,
      lastFeedback: 'feedback 5',
      failedFiles: ['5.ts'],
      relaxedCriteria: null,
    })
  })

  it('counts redesigns in the same counter', () => {
    const mixed = [fail(1, 'redesign'), fail(2), fail(3, 'redesign'), fail(4)]
    const { state, effect } = stepAfter(mixed)
    expect(effect).toMatchObject({ attempt: 5, redesign: false, final: true })
    expect(stepAfter(mixed.slice(0, 3)).effect).toMatchObject({ attempt: 4, redesign: true, feedback: 'feedback 3' })
    expect(state.redesigns).toBe(2)
    expect(stepAfter([...mixed, fail(5, 'redesign')]).state).toMatchObject({ status: 'PAUSED_FOR_HITL', redesigns: 3 })
  })

  it.each([0, 1, 2, 3, 4])('is done when an attempt passes after %i failures', (failures) => {
    const { state, effect } = stepAfter([...FIVE.slice(0, failures), pass(failures + 1)])
    expect(effect).toEqual({ type: 'loop:done' })
    expect(state).toMatchObject({ status: 'DONE', attempt: failures + 1 })
  })

  it('verifying the fix of a person by hand: done, or paused again with the new feedback', () => {
    const fixed = stepAfter([...FIVE, { type: 'person:fixed' }])
    expect(fixed.effect).toEqual({ type: 'fix:verify' })
    expect(fixed.state.status).toBe('VERIFYING_FIX')
    expect(stepAfter([...FIVE, { type: 'person:fixed' }, { type: 'fix:passed' }]).effect).toEqual({ type: 'loop:done' })
    expect(stepAfter([...FIVE, { type: 'person:fixed' }, { type: 'fix:passed' }]).state.status).toBe('DONE')
    const again = stepAfter([...FIVE, { type: 'person:fixed' }, fixFailed])
    expect(again.effect).toEqual({ type: 'person:ask', attempts: 5, lastFeedback: 'still red', failedFiles: ['z.ts'] })
    expect(again.state).toMatchObject({ status: 'PAUSED_FOR_HITL', attempt: 5, lastFeedback: 'still red' })
  })

  it('allows one more attempt under relaxed criteria, whose failure pauses again', () => {
    const relaxed = stepAfter([...FIVE, relax()])
    expect(relaxed.effect).toEqual({
      type: 'attempt:start',
      attempt: 6,
      retry: 5,
      redesign: false,
      final: true,
      feedback: 'feedback 5',
      failedFiles: ['5.ts'],
      relaxedCriteria: ['builds'],
    })
    expect(relaxed.state).toMatchObject({ status: 'CODING', attempt: 6, allowed: 6, relaxedCriteria: ['builds'] })
    expect(stepAfter([...FIVE, relax(), pass(6)]).state.status).toBe('DONE')
    expect(stepAfter([...FIVE, relax(), fail(6)]).effect).toMatchObject({ type: 'person:ask', attempts: 6 })
    expect(stepAfter([...FIVE, relax(), fail(6), relax()]).effect).toMatchObject({ attempt: 7, final: true })
  })

  it('is cancelled by a person', () => {
    const { state, effect } = stepAfter([...FIVE, { type: 'person:cancelled' }])
    expect(effect).toEqual({ type: 'loop:cancelled' })
    expect(state.status).toBe('CANCELLED')
  })

  it('offers the three ways on in both languages', () => {
    expect(HITL_OPTIONS.map((option) => [option.key, option.event])).toEqual([
      ['A', 'person:fixed'],
      ['B', 'person:relaxed'],
      ['C', 'person:cancelled'],
    ])
    expect(HITL_OPTIONS.map((option) => option.event)).toEqual(LOOP_EVENTS.PAUSED_FOR_HITL)
    for (const { label } of HITL_OPTIONS) expect(label.ko).not.toBe(label.en)
  })
})

describe('limits', () => {
  it('are settings', () => {
    const limits = { attempts: 2, relaxedAttempts: 2 }
    expect(stepAfter([], { attempts: 1, relaxedAttempts: 1 }).effect).toMatchObject({ attempt: 1, final: true })
    expect(stepAfter([fail(1)], limits).effect).toMatchObject({ attempt: 2, final: true })
    expect(stepAfter([fail(1), fail(2)], limits).state.status).toBe('PAUSED_FOR_HITL')
    expect(stepAfter([fail(1), fail(2), relax()], limits).effect).toMatchObject({ attempt: 3, final: false })
    expect(stepAfter([fail(1), fail(2), relax(), fail(3)], limits).effect).toMatchObject({ attempt: 4, final: true })
    expect(stepAfter([fail(1), fail(2), relax(), fail(3), fail(4)], limits).state.status).toBe('PAUSED_FOR_HITL')
    expect(startLoop({ attempts: 100, relaxedAttempts: 100 }).ok).toBe(true)
  })

  it.each([
    [{ attempts: 0, relaxedAttempts: 1 }, 'attempts', 0],
    [{ attempts: 101, relaxedAttempts: 1 }, 'attempts', 101],
    [{ attempts: 2.5, relaxedAttempts: 1 }, 'attempts', 2.5],
    [{ attempts: 5, relaxedAttempts: Number.NaN }, 'relaxedAttempts', Number.NaN],
    [{ attempts: 5, relaxedAttempts: -1 }, 'relaxedAttempts', -1],
  ])('%j are refused by name', (limits, name, value) => {
    const started = startLoop(limits)
    expect(started.ok || [started.error.code, started.error.values]).toEqual([
      'LOOP_LIMITS_INVALID',
      { name, value, max: 100 },
    ])
  })
})

describe('an event that does not belong', () => {
  const refusal = (state: LoopState, event: LoopEvent) => {
    const step = stepLoop(state, event)
    return step.ok ? undefined : { code: step.error.code, values: step.error.values, details: step.error.details }
  }

  it('is refused with the status, the event and what is possible', () => {
    expect(refusal(stepAfter([]).state, { type: 'person:fixed' })).toEqual({
      code: 'LOOP_EVENT_REFUSED',
      values: { status: 'CODING', attempt: 1, event: 'person:fixed', allowed: 'attempt:passed, attempt:failed' },
      details: { allowed: ['attempt:passed', 'attempt:failed'] },
    })
    expect(refusal(stepAfter([pass(1)]).state, pass(1))?.values).toEqual({
      status: 'DONE',
      attempt: 1,
      event: 'attempt:passed (1)',
      allowed: { ko: '없음', en: 'nothing' },
    })
  })

  it('to the attempt that runs is refused, so that an old coder cannot move a new one', () => {
    const { state } = stepAfter([fail(1)])
    expect(refusal(state, pass(1))?.values).toMatchObject({ attempt: 2, event: 'attempt:passed (1)' })
    expect(refusal(state, fail(1))?.code).toBe('LOOP_EVENT_REFUSED')
    expect(refusal(state, fail(3))?.code).toBe('LOOP_EVENT_REFUSED')
    expect(refusal(state, fail(2))).toBeUndefined()
  })

  it('such as relaxing without the PO is refused, and nothing changes', () => {
    expect(refusal(stepAfter(FIVE).state, relax(false))).toEqual({
      code: 'PO_APPROVAL_REQUIRED',
      values: { action: 'person:relaxed' },
      details: {},
    })
    expect(refusal(stepAfter([]).state, relax(false))?.code).toBe('LOOP_EVENT_REFUSED')
  })
})
