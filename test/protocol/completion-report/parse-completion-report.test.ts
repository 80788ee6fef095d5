import { describe, expect, it } from 'vitest'
import { checkCompletionReport } from '../../../src/protocol/completion-report/check-completion-report.ts'
import type { CompletionReport } from '../../../src/protocol/completion-report/completion-report.ts'
import { parseCompletionReport } from '../../../src/protocol/completion-report/parse-completion-report.ts'
import {
  renderCompletionReport,
  renderCompletionReportJson,
} from '../../../src/protocol/completion-report/render-completion-report.ts'
import type { Parsed } from '../../../src/protocol/parsed.ts'
import { describeViolation } from '../../../src/protocol/violation.ts'
import { FAILURE_SAMPLE, SUCCESS_SAMPLE } from '../../support/leader-coder-samples.ts'

/** Without looking for contradictions: for a form that is still being filled in. */
const checkReportForm = (value: unknown) => checkCompletionReport(value, () => [])
const readCompletionReport = (text: string) => parseCompletionReport(text, checkReportForm)

const SUCCESS: CompletionReport = { status: 'SUCCESS', featureName: 'login', generatedFiles: ['src/a.ts'], issues: [] }
const FAILED: CompletionReport = {
  status: 'FAILED',
  featureName: 'login',
  generatedFiles: [],
  issues: [],
  failureCause: 'Logic Error',
}

const faultsOf = (read: Parsed<CompletionReport>) =>
  (read.ok ? read.warnings : read.violations).map(
    (one) => `${one.position ? `${one.position.line}:${one.position.column} ` : ''}${one.pointer} ${one.rule}`,
  )
const faults = (text: string) => faultsOf(parseCompletionReport(text))
const readValue = (text: string) => {
  const read = parseCompletionReport(text)
  return read.ok ? read.value : read.violations
}

const success = (more = '') =>
  `## 완료 보고: login\n### 상태\n- SUCCESS\n### 생성된 파일\n- src/a.ts\n### 이슈\n- 없음\n${more}`
const failed = (more = '') =>
  `## 실패 보고: login\n### 상태\n- FAILED\n### 원인\n- [x] 테스트 실패 (Logic Error)\n${more}`

describe('the samples of the source document', () => {
  it('of success is read, and written again to the letter', () => {
    const value: CompletionReport = {
      status: 'SUCCESS',
      featureName: '{feature-name}',
      generatedFiles: ['backend/src/features/{feature}/index.ts', 'backend/tests/{feature}.test.ts'],
      testResult: { passed: 5, total: 5 },
      typeCheck: 'PASS',
      buildStatus: 'SUCCESS',
      issues: [],
    }
    expect(parseCompletionReport(SUCCESS_SAMPLE)).toEqual({ ok: true, value, warnings: [] })
    expect(renderCompletionReport(value, 'ko')).toBe(SUCCESS_SAMPLE)
  })

  it('of failure is read as the form that it is, and written again to the letter', () => {
    const value: CompletionReport = {
      status: 'FAILED',
      featureName: '{feature-name}',
      generatedFiles: [],
      issues: [],
      detailLog: '(에러 메시지나 로그 스니펫 붙여넣기)',
      requestToLeader: '(Leader에게 설계 수정 요청 or 추가 정보 요청)',
    }
    expect(readCompletionReport(FAILURE_SAMPLE)).toEqual({ ok: true, value, warnings: [] })
    expect(renderCompletionReport(value, 'ko')).toBe(FAILURE_SAMPLE)
  })

  it('of failure is a report only once a cause is ticked', () => {
    expect(faults(FAILURE_SAMPLE)).toEqual(['6:1 /failureCause cause_count'])
    const boxes = [...FAILURE_SAMPLE.matchAll(/\[ \]/g)].map(({ index }) => index)
    const causes = boxes.map(
      (at) => readValue(`${FAILURE_SAMPLE.slice(0, at)}[x]${FAILURE_SAMPLE.slice(at + 3)}`) as CompletionReport,
    )
    expect(causes.map((report) => report.failureCause)).toEqual([
      'Logic Error',
      'Compilation Error',
      'Schema Violation',
      'Environment/Dependency',
    ])
    expect(faults(FAILURE_SAMPLE.replace('[ ]', '[x]').replace('[ ]', '[X]'))).toEqual([
      '8:3 /failureCause cause_count',
    ])
  })
})

describe('a report in Markdown', () => {
  it.each([
    ['English', '# Completion Report: login\n## Status\nsuccess\n## Generated Files\n- `src/a.ts`\n## Issues\nnone'],
    [
      'decorated',
      '## ✅ **성공 보고**: login\n#### 1. 상태:\n* [x] Success\n#### Files\n+ src/a.ts\n#### 이슈\n- 없음.',
    ],
    [
      'underlined',
      'Success report： login\n===\n상태\n---\n- SUCCESS\n\n생성 파일\n---\n- src/a.ts\n\nISSUES\n---\n- none',
    ],
    ['fully empty', `${success()}### 실행 결과\n- 없음\n### 상세 로그\n### 요청 사항\n- none\n### 원인\n- 없음\n`],
    ['with an empty fence', `${success()}### Log\n\`\`\`\n\`\`\`\n### Requests\n<!-- nothing -->`],
  ])('of success can be %s', (_, text) => {
    expect(parseCompletionReport(text)).toEqual({ ok: true, value: SUCCESS, warnings: [] })
  })

  it.each([
    [
      'English',
      'Failure Report: login\n---\n### Status\n- failed\n### Cause\n- [ ] Type error (Compilation Error)\n- [x] Test failure (Logic Error)',
    ],
    ['short', '## 실패 보고: login\n### 상태\nFAILED\n### Failure cause\n- [X] logic error'],
    ['with empty sections', failed('### 생성된 파일\n없음\n### 이슈\n- none\n### 상세 로그\n- 없음\n')],
  ])('of failure can be %s', (_, text) => {
    expect(parseCompletionReport(text)).toEqual({ ok: true, value: FAILED, warnings: [] })
  })

  it('of failure may show what there is of files, results and issues', () => {
    const text = failed(
      '### 생성된 파일\n- src/a.ts\n### 실행 결과\n- 테스트: FAIL (3/5)\n- 타입 검사: fail\n- Build： Fail\n### 이슈\n- 느림\n',
    )
    expect(readValue(text)).toEqual({
      ...FAILED,
      generatedFiles: ['src/a.ts'],
      testResult: { passed: 3, total: 5 },
      typeCheck: 'FAIL',
      buildStatus: 'FAIL',
      issues: ['느림'],
    })
  })

  it.each([
    ['one item', '- it `broke` \\*', 'it broke *'],
    ['a fence', '```text\n- a\n## Status\n\n```', '- a\n## Status\n'],
    ['a paragraph', 'it `broke`', 'it `broke`'],
    ['several items', '- a\n- b', '- a\n- b'],
    ['an item of two lines', '- a\n  b', '- a\n  b'],
    ['a ticked item', '- [x] a', '- [x] a'],
    ['an item with a list', '- - a', '- - a'],
    ['text and a fence', 'a\n\n```\nb\n```', 'a\n\n```\nb\n```'],
    ['a quote', '> a', '> a'],
    ['a deeper heading', 'a\n\n#### b\n\nc', 'a\n\n#### b\n\nc'],
    ['the word for nothing, in code', '- `없음`', '없음'],
  ])('may have a log of %s', (_, written, text) => {
    expect(readValue(failed(`### 상세 로그\n\n${written}\n\n### 요청 사항\n${written}`))).toEqual({
      ...FAILED,
      detailLog: text,
      requestToLeader: text,
    })
  })
})

describe('what is wrong in a report', () => {
  it.each([
    [
      'nothing',
      '',
      ['1:1 /status required', '1:1 /featureName required', '1:1 /generatedFiles required', '1:1 /issues required'],
    ],
    ['no name', success().replace(': login', ''), ['1:1 /featureName pattern']],
    ['no status', '## 완료 보고: x\n### 생성된 파일\n없음\n### 이슈\n없음', ['1:1 /status required']],
    ['an empty status', success().replace('- SUCCESS\n', ''), ['2:1 /status section_empty']],
    ['an unknown status', success().replace('SUCCESS', 'OK'), ['3:3 /status enum']],
    ['two statuses', success().replace('- SUCCESS', '- SUCCESS\n- FAILED'), ['3:3 /status enum']],
    ['a title that disagrees', failed().replace('실패', '완료'), ['3:3 /status title_status_differ']],
    ['a title that disagrees the other way', success().replace('완료', '실패'), ['3:3 /status title_status_differ']],
    [
      'a success without its lists',
      '## 완료 보고: x\n### 상태\nSUCCESS',
      ['1:1 /generatedFiles required', '1:1 /issues required'],
    ],
    ['two titles', `${success()}## 완료 보고: y\n`, ['8:1 /featureName duplicate_section']],
    [
      'results twice',
      `${success('### 실행 결과\n- 없음\n')}### Results\n- none`,
      ['10:1 /testResult duplicate_section'],
    ],
    ['a section that nobody knows', `${success()}### 기타\n- x`, ['8:1  unknown_section']],
    [
      'a failing success',
      success('### 실행 결과\n- 테스트: FAIL (4/5)\n- 타입체크: FAIL\n- 빌드: FAIL\n'),
      [
        '9:3 /testResult success_contradicted',
        '10:3 /typeCheck success_contradicted',
        '11:3 /buildStatus success_contradicted',
      ],
    ],
    [
      'a word against its numbers',
      failed('### 실행 결과\n- 테스트: PASS (4/5)\n'),
      ['7:3 /testResult test_word_differs'],
    ],
    [
      'a word against its numbers, the other way',
      failed('### 실행 결과\n- 테스트: FAIL (5/5)\n'),
      ['7:3 /testResult test_word_differs'],
    ],
    [
      'more passed than there are',
      failed('### 실행 결과\n- 테스트: PASS (6/5)\n'),
      ['7:3 /testResult/passed passed_over_total'],
    ],
    [
      'results that cannot be read',
      failed('### 실행 결과\n- 테스트: PASS\n- 빌드: PASS\n- 타입체크 PASS\n- 린트: PASS\n'),
      [
        '7:3 /testResult result_unreadable',
        '8:3 /buildStatus result_unreadable',
        '9:3 /testResult result_unreadable',
        '10:3 /testResult result_unreadable',
      ],
    ],
    [
      'a result twice',
      failed('### 실행 결과\n- 빌드: FAIL\n- Build: SUCCESS\n'),
      ['8:3 /buildStatus duplicate_section'],
    ],
    ['results as text', failed('### 실행 결과\n빌드: FAIL\n'), ['7:1 /testResult text_outside_list']],
    ['empty results', failed('### 실행 결과\n'), ['6:1 /testResult section_empty']],
    ['a cause without a box', failed().replace('[x] ', ''), ['4:1 /failureCause cause_count']],
    ['an unknown cause', failed().replace('테스트 실패 (Logic Error)', '몰라요'), ['5:3 /failureCause enum']],
    ['a cause as text', failed().replace('- [x] ', ''), ['5:1 /failureCause text_outside_list']],
    ['no cause', '## 실패 보고: x\n### 상태\nFAILED', ['1:1 /failureCause cause_count']],
    ['a success with a cause', success('### 원인\n- [x] Logic Error\n'), ['9:3 /failureCause cause_count']],
    [
      'a success with two causes',
      success('### 원인\n- [x] Logic Error\n- [x] Schema Violation\n'),
      ['10:3 /failureCause cause_count'],
    ],
    [
      'files out of bounds',
      success().replace('src/a.ts', '.claude/rules/x.md\n- `a` b\n- ../b'),
      [
        '5:3 /generatedFiles/0 path_protected',
        '6:3 /generatedFiles/1 path_not_alone',
        '7:3 /generatedFiles/2 path_leaves',
      ],
    ],
    ['an issue that is empty', success().replace('없음', ''), ['7:1 /issues/0 item_empty']],
    ['control characters in a log', failed('### 상세 로그\n```\n\u001b[31mred\n```\n'), ['6:1 /detailLog pattern']],
  ])('is found in %s', (_, text, expected) => {
    expect(faults(text)).toEqual(expected)
  })

  it.each([
    [
      'cause_count',
      failed().replace('[x]', '[ ]'),
      'FAILED 보고에는 원인이 1개여야 하는데 0개입니다',
      'must be ticked exactly 1 time in a FAILED report, and is ticked 0 times',
    ],
    [
      'cause_count',
      success('### 원인\n- [x] Logic Error\n'),
      'SUCCESS 보고에는 원인이 0개여야 하는데 1개입니다',
      'must be ticked exactly 0 times in a SUCCESS report, and is ticked 1 time',
    ],
    [
      'title_status_differ',
      success().replace('완료', '실패'),
      '제목은 FAILED 보고인데 상태는 SUCCESS 입니다',
      'is SUCCESS, but the title is that of FAILED',
    ],
    [
      'tests',
      success('### 실행 결과\n- 테스트: FAIL (4/5)\n'),
      'SUCCESS인데 테스트가 실패했습니다 (4/5)',
      'contradicts SUCCESS: tests failed (4/5 passed)',
    ],
    [
      'types',
      success('### 실행 결과\n- 타입체크: FAIL\n'),
      'SUCCESS인데 타입체크가 FAIL입니다',
      'contradicts SUCCESS: the type check failed',
    ],
    [
      'build',
      success('### 실행 결과\n- 빌드: FAIL\n'),
      'SUCCESS인데 빌드가 FAIL입니다',
      'contradicts SUCCESS: the build failed',
    ],
    ['passed', failed('### 실행 결과\n- 테스트: PASS (6/5)\n'), '전체 5개보다 많습니다', 'is more than the total of 5'],
    [
      'word',
      failed('### 실행 결과\n- 테스트: PASS (4/5)\n'),
      'PASS 라고 했지만 5개 가운데 4개가 통과했습니다',
      'says PASS, but 4 of 5 tests passed',
    ],
    [
      'counts',
      failed('### 실행 결과\n- 테스트: 4\n'),
      '테스트: PASS (5/5) 형식이어야 합니다',
      'must be written as Tests: PASS (5/5)',
    ],
    [
      'types',
      failed('### 실행 결과\n- 타입체크: OK\n'),
      '타입체크: PASS | FAIL 형식이어야 합니다',
      'must be written as Type check: PASS | FAIL',
    ],
    [
      'build',
      failed('### 실행 결과\n- 빌드: OK\n'),
      '빌드: SUCCESS | FAIL 형식이어야 합니다',
      'must be written as Build: SUCCESS | FAIL',
    ],
    [
      'label',
      failed('### 실행 결과\n- x: y\n'),
      '테스트: PASS (5/5), 타입체크: PASS | FAIL, 빌드: SUCCESS | FAIL 형식이어야 합니다',
      'must be written as Tests: PASS (5/5), Type check: PASS | FAIL, Build: SUCCESS | FAIL',
    ],
    [
      'repeat',
      failed('### 실행 결과\n- 빌드: FAIL\n- 빌드: FAIL\n'),
      '빌드 섹션이 두 번 나옵니다',
      'has the section Build a second time',
    ],
  ])('is said in both languages: %s', (_, text, ko, en) => {
    const read = parseCompletionReport(text)
    const [first] = read.ok ? [] : read.violations
    expect(first && [describeViolation(first, 'ko'), describeViolation(first, 'en')]).toEqual([ko, en])
  })
})

describe('a report in JSON', () => {
  it('is read, with line breaks of any kind in its texts', () => {
    const read = parseCompletionReport(
      JSON.stringify({ ...FAILED, detailLog: 'a\r\nb\rc\nd', requestToLeader: 'x\r\ny', extra: 1 }),
    )
    expect(read).toEqual({
      ok: true,
      value: { ...FAILED, detailLog: 'a\nb\nc\nd', requestToLeader: 'x\ny' },
      warnings: [{ pointer: '/extra', rule: 'unknown_key', values: {} }],
    })
  })

  it('is held to the same rules', () => {
    const json = (changed: Readonly<Record<string, unknown>>) =>
      faultsOf(parseCompletionReport(JSON.stringify({ ...SUCCESS, ...changed })))
    expect(json({ testResult: { passed: 6, total: 5 } })).toEqual(['/testResult/passed passed_over_total'])
    expect(json({ testResult: { passed: -1, total: 0.5 }, detailLog: 3 })).toEqual([
      '/testResult/passed minimum',
      '/testResult/total type',
      '/detailLog type',
    ])
    expect(json({ failureCause: 'Bad luck', generatedFiles: ['/a'] })).toEqual([
      '/failureCause enum',
      '/generatedFiles/0 path_absolute',
    ])
    expect(json({ status: 'FAILED' })).toEqual(['/failureCause cause_count'])
  })

  it('without a cause can still be read as a form', () => {
    const { failureCause: _, ...open } = FAILED
    expect(readCompletionReport(renderCompletionReportJson(open))).toEqual({ ok: true, value: open, warnings: [] })
    expect(checkReportForm(open)).toEqual([])
    expect(checkCompletionReport(open).map((one) => one.rule)).toEqual(['cause_count'])
  })

  it('that is no object, or too long, is refused', () => {
    expect(checkCompletionReport(null).map((one) => one.rule)).toEqual(['type'])
    const long = { ...SUCCESS, detailLog: 'x'.repeat(100_000), requestToLeader: 'x'.repeat(100_000) }
    expect(checkCompletionReport(long).map((one) => one.rule)).toEqual(['document_too_large'])
    expect(checkCompletionReport({ ...SUCCESS, detailLog: 'x'.repeat(100_001) }).map((one) => one.rule)).toEqual([
      'pattern',
    ])
  })
})

describe('writing a report', () => {
  it('adds to the template of success what it lacks and is there', () => {
    expect(
      renderCompletionReport(
        { ...SUCCESS, featureName: 'C#', generatedFiles: [], detailLog: 'a\nb', requestToLeader: 'none' },
        'en',
      ),
    ).toBe(
      '## Completion Report: `C#`\n\n### Status\n- SUCCESS\n\n### Generated Files\n\n- none\n\n### Results\n\n- none\n\n### Issues\n\n- none\n\n### Detail Log\n\n```text\na\nb\n```\n\n### Request\n\n- `none`\n',
    )
  })

  it('adds to the template of failure what it lacks and is there', () => {
    const report: CompletionReport = {
      ...FAILED,
      generatedFiles: ['src/__init__.py'],
      testResult: { passed: 0, total: 1 },
      typeCheck: 'FAIL',
      buildStatus: 'FAIL',
      issues: ['a', '- b'],
    }
    expect(renderCompletionReport(report, 'en')).toBe(
      '## Failure Report: login\n\n### Status\n- FAILED\n\n### Cause\n- [x] Test failure (Logic Error)\n- [ ] Type error (Compilation Error)\n- [ ] Schema mismatch (Schema Violation)\n- [ ] Other (Environment/Dependency)\n\n### Generated Files\n- `src/__init__.py`\n\n### Results\n- Tests: FAIL (0/1)\n- Type check: FAIL\n- Build: FAIL\n\n### Issues\n- a\n- `- b`\n\n### Detail Log\n- none\n\n### Request\n- none\n',
    )
  })
})
