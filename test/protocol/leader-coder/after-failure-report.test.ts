import { describe, expect, it } from 'vitest'
import type { CompletionReport } from '../../../src/protocol/completion-report/completion-report.ts'
import { afterFailureReport } from '../../../src/protocol/leader-coder/after-failure-report.ts'
import { failedFiles } from '../../../src/protocol/leader-coder/failed-files.ts'
import { startLoop } from '../../../src/protocol/leader-coder/loop.ts'
import { stepLoop } from '../../../src/protocol/leader-coder/step-loop.ts'

const REPORT: CompletionReport = {
  status: 'FAILED',
  featureName: 'cancel',
  generatedFiles: [],
  issues: [],
  failureCause: 'Logic Error',
  detailLog: 'expected 2, got 3',
}
const asking = { ...REPORT, requestToLeader: 'Which rate?' }

describe('reach.10 after a report of failure the leader decides', () => {
  it.each([
    ['needs_revision', REPORT, 'retry'],
    ['fail', asking, 'retry'],
    ['rejected', REPORT, 'redesign'],
    // Nothing was finished, so nothing can be approved.
    ['approved', REPORT, 'retry'],
    // The leader came to no verdict: what the coder asks for decides.
    [null, REPORT, 'retry'],
    [null, asking, 'redesign'],
  ] as const)('%s', (verdict, report, decision) => {
    expect(afterFailureReport(report, { verdict, words: [] }).decision).toBe(decision)
  })

  it('and the next attempt is told what both said', () => {
    const { feedback } = afterFailureReport(asking, { verdict: 'needs_revision', words: ['use 3 %', 'test it'] })
    expect(feedback).toBe('Logic Error\nexpected 2, got 3\nWhich rate?\nuse 3 %\ntest it')
  })
})

describe('reach.10 the files of a failed attempt', () => {
  it('begin with those that are named', () => {
    const changed = ['a.ts', 'b.ts', 'c.ts']
    expect(failedFiles({ named: ['d.ts', 'c.ts'], changed, feedback: 'b.ts:3 is wrong' })).toEqual([
      'b.ts',
      'c.ts',
      'd.ts',
      'a.ts',
    ])
    expect(failedFiles({ named: [], changed, feedback: '' })).toEqual(changed)
  })

  it('stay where a later attempt has left none, and are there when the loop is paused', () => {
    const begun = startLoop({ attempts: 2, relaxedAttempts: 1 })
    if (!begun.ok) throw begun.error
    const fails = { type: 'attempt:failed', decision: 'retry', feedback: 'no' } as const
    const first = stepLoop(begun.value.state, { ...fails, attempt: 1, failedFiles: ['a.ts'] })
    if (!first.ok) throw first.error
    const second = stepLoop(first.value.state, { ...fails, attempt: 2, failedFiles: [] })
    expect(second).toMatchObject({
      ok: true,
      value: { state: { status: 'PAUSED_FOR_HITL', failedFiles: ['a.ts'] }, effect: { failedFiles: ['a.ts'] } },
    })
  })
})
