import { type Violation, violation } from '../violation.ts'
import type { CompletionReport } from './completion-report.ts'

/** Where a report disagrees with itself. Such a report is refused: one half of it must be wrong. */
export function contradictions(report: CompletionReport): Violation[] {
  const { testResult: tests } = report
  const found: Violation[] = []
  if (tests && tests.passed > tests.total) {
    found.push(violation('/testResult/passed', 'passed_over_total', { total: tests.total }))
  }
  return [...found, ...(report.status === 'SUCCESS' ? deniesSuccess(report) : lacksCause(report))]
}

function deniesSuccess({ testResult: tests, typeCheck, buildStatus, failureCause }: CompletionReport): Violation[] {
  const found: Violation[] = []
  if (tests && tests.passed < tests.total) {
    const counts = `${tests.passed}/${tests.total}`
    const what = { ko: `테스트가 실패했습니다 (${counts})`, en: `tests failed (${counts} passed)` }
    found.push(violation('/testResult', 'success_contradicted', { what }))
  }
  if (typeCheck === 'FAIL') {
    const what = { ko: '타입체크가 FAIL입니다', en: 'the type check failed' }
    found.push(violation('/typeCheck', 'success_contradicted', { what }))
  }
  if (buildStatus === 'FAIL') {
    const what = { ko: '빌드가 FAIL입니다', en: 'the build failed' }
    found.push(violation('/buildStatus', 'success_contradicted', { what }))
  }
  if (failureCause !== undefined) found.push(causeCount('SUCCESS', 1))
  return found
}

function lacksCause({ failureCause }: CompletionReport): Violation[] {
  return failureCause === undefined ? [causeCount('FAILED', 0)] : []
}

/** A failure has exactly one cause, a success none. */
export function causeCount(status: CompletionReport['status'], ticked: number): Violation {
  const expected = status === 'FAILED' ? 1 : 0
  return violation('/failureCause', 'cause_count', { status, expected, found: ticked })
}
