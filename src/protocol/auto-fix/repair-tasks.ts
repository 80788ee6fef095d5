import { type CompletionReport, REPORT_FILE } from '../completion-report/completion-report.ts'
import { parseCompletionReport } from '../completion-report/parse-completion-report.ts'
import { renderCompletionReport } from '../completion-report/render-completion-report.ts'
import { HEADINGS } from '../completion-report/report-words.ts'
import { HANDOFF_FILE, type HandoffDocument } from '../handoff-document/handoff-document.ts'
import { parseHandoffDocument } from '../handoff-document/parse-handoff-document.ts'
import { renderHandoffDocument } from '../handoff-document/render-handoff-document.ts'
import { inflect } from '../inflect.ts'
import { type Lang, type Localized, localized } from '../lang.ts'
import { fenced } from '../markdown/write-inline.ts'
import { once } from '../once.ts'
import { completionReportDraft07 } from '../shapes/completion-report.ts'
import { handoffDocumentDraft07 } from '../shapes/handoff-document.ts'
import type { AutoFixTask } from './parse-with-auto-fix.ts'

/**
 * The two documents that agents of a relay write for Baton, as tasks of `parseWithAutoFix`: how each is read, and what
 * its author is told when it has the wrong form. The third is the AGENT_RESULT block (`result-task.ts`).
 */

const writeFile = (name: string): Localized => ({
  ko: inflect`작업 폴더 맨 위의 ${name} 을(를) 아래 예시와 같은 Markdown이나 아래 JSON Schema(draft-07)에 맞는 JSON으로 다시 쓰세요. 다른 파일은 바꾸지 마세요. 다 쓰면 [AGENT_RESULT] 블록을 다시 출력하세요.`,
  en: `Rewrite ${name} at the root of the workspace: as Markdown like the example below, or as JSON that fits the JSON Schema (draft-07) below. Change no other file. When it is written, print your [AGENT_RESULT] block again.`,
})

const HANDOFF_EXAMPLE: HandoffDocument = {
  mode: 'coding',
  input: ['src/orders/cancel.ts'],
  output: ['src/orders/cancel.ts', 'test/orders/cancel.test.ts'],
  constraints: [],
  completionCriteria: ['npm test passes'],
}

const HANDOFF_FIELDS: Localized = {
  ko: [
    '- mode: `## Mode`. coding, review, test, refactor, debug 중 하나 (필수)',
    '- input: `## Input`. 읽을 파일의 상대 경로, 하나 이상 (필수)',
    '- output: `## Output`. 만들 파일의 상대 경로, 하나 이상 (필수)',
    '- constraints: `## Constraints`. 제약 조건; 없으면 `- 없음` (필수)',
    '- completionCriteria: `## CompletionCriteria`. 완료 기준; 없으면 `- 없음` (필수)',
  ].join('\n'),
  en: [
    '- mode: `## Mode`. One of coding, review, test, refactor, debug (required)',
    '- input: `## Input`. Relative paths of files to read, at least one (required)',
    '- output: `## Output`. Relative paths of files to make, at least one (required)',
    '- constraints: `## Constraints`. Write `- none` where there is none (required)',
    '- completionCriteria: `## CompletionCriteria`. Write `- none` where there is none (required)',
  ].join('\n'),
}

export const handoffTask = once(
  (): AutoFixTask<HandoffDocument> => ({
    role: 'leader',
    parse: parseHandoffDocument,
    schema: handoffDocumentDraft07,
    document: {
      name: HANDOFF_FILE,
      order: writeFile(HANDOFF_FILE),
      fields: HANDOFF_FIELDS,
      form: localized((lang) => fenced(renderHandoffDocument(HANDOFF_EXAMPLE, lang).trimEnd())),
    },
  }),
)

const REPORT_EXAMPLES: readonly CompletionReport[] = [
  {
    status: 'SUCCESS',
    featureName: 'order-cancel',
    generatedFiles: ['src/orders/cancel.ts', 'test/orders/cancel.test.ts'],
    testResult: { passed: 5, total: 5 },
    typeCheck: 'PASS',
    buildStatus: 'SUCCESS',
    issues: [],
  },
  {
    status: 'FAILED',
    featureName: 'order-cancel',
    generatedFiles: [],
    issues: [],
    failureCause: 'Logic Error',
    detailLog: 'cancel.test.ts: expected 2, got 3',
    requestToLeader: 'Is a cancelled order refunded at once?',
  },
]

const reportFields = (lang: Lang) => {
  const say = (ko: string, en: string) => (lang === 'ko' ? ko : en)
  const under = (name: keyof typeof HEADINGS) => `\`### ${HEADINGS[name][lang]}\``
  const title = say(
    '`## 완료 보고: 기능 이름` 또는 `## 실패 보고: 기능 이름`',
    '`## Completion Report: NAME` or `## Failure Report: NAME`',
  )
  return [
    `- status: ${under('status')}. SUCCESS | FAILED ${say('(필수)', '(required)')}`,
    `- featureName: ${title} ${say('(필수)', '(required)')}`,
    `- generatedFiles: ${under('generatedFiles')}. ${say('상대 경로; 없으면 `- 없음` (SUCCESS에 필수)', 'relative paths, or `- none` (required for SUCCESS)')}`,
    `- testResult, typeCheck, buildStatus: ${under('results')}. ${say('실행하지 않은 것은 그 줄을 빼세요', 'leave out the line of what you did not run')}`,
    `- issues: ${under('issues')}. ${say('없으면 `- 없음` (SUCCESS에 필수)', 'or `- none` (required for SUCCESS)')}`,
    `- failureCause: ${under('failureCause')}. ${say('FAILED 일 때만, 정확히 하나에 [x]', 'for FAILED only, exactly one [x]')}`,
    `- detailLog, requestToLeader: ${under('detailLog')}, ${under('requestToLeader')}. ${say('선택', 'optional')}`,
  ].join('\n')
}

export const reportTask = once(
  (): AutoFixTask<CompletionReport> => ({
    role: 'coder',
    parse: (text) => parseCompletionReport(text),
    schema: completionReportDraft07,
    document: {
      name: REPORT_FILE,
      order: writeFile(REPORT_FILE),
      fields: localized(reportFields),
      form: localized((lang) =>
        REPORT_EXAMPLES.map((one) => fenced(renderCompletionReport(one, lang).trimEnd())).join('\n\n'),
      ),
    },
  }),
)
