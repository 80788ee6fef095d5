import type { Lang, Localized } from '../lang.ts'
import { sectionKey } from '../markdown/section-key.ts'
import { once } from '../once.ts'
import type { CompletionReport } from './completion-report.ts'
import type { FailureCause } from './failure-causes.ts'

/** The words of a report in both languages: what is written, and everything that is read as the same. */
export type ReportSection =
  | 'featureName'
  | 'status'
  | 'generatedFiles'
  | 'results'
  | 'issues'
  | 'failureCause'
  | 'detailLog'
  | 'requestToLeader'

export const TITLES = {
  SUCCESS: { ko: '완료 보고', en: 'Completion Report' },
  FAILED: { ko: '실패 보고', en: 'Failure Report' },
} as const satisfies Record<CompletionReport['status'], Localized>

export const HEADINGS = {
  status: { ko: '상태', en: 'Status' },
  generatedFiles: { ko: '생성된 파일', en: 'Generated Files' },
  results: { ko: '실행 결과', en: 'Results' },
  issues: { ko: '이슈', en: 'Issues' },
  failureCause: { ko: '원인', en: 'Cause' },
  detailLog: { ko: '상세 로그', en: 'Detail Log' },
  requestToLeader: { ko: '요청 사항', en: 'Request' },
} as const satisfies Record<Exclude<ReportSection, 'featureName'>, Localized>

export const RESULT_LABELS = {
  testResult: { ko: '테스트', en: 'Tests' },
  typeCheck: { ko: '타입체크', en: 'Type check' },
  buildStatus: { ko: '빌드', en: 'Build' },
} as const satisfies Record<string, Localized>

export type ResultName = keyof typeof RESULT_LABELS

export const CAUSE_LABELS = {
  'Logic Error': { ko: '테스트 실패 (Logic Error)', en: 'Test failure (Logic Error)' },
  'Compilation Error': { ko: '타입 에러 (Compilation Error)', en: 'Type error (Compilation Error)' },
  'Schema Violation': { ko: '스키마 불일치 (Schema Violation)', en: 'Schema mismatch (Schema Violation)' },
  'Environment/Dependency': { ko: '기타 (Environment/Dependency)', en: 'Other (Environment/Dependency)' },
} as const satisfies Record<FailureCause, Localized>

export const NOTHING: Localized = { ko: '없음', en: 'none' }

const sectionKeys = keysOf(HEADINGS, {
  generatedFiles: ['생성 파일', 'Created Files', 'Files'],
  results: ['Execution Results', 'Run Results'],
  failureCause: ['Failure Cause'],
  detailLog: ['Detailed Log', 'Log'],
  requestToLeader: ['Requests', 'Request to Leader'],
})
const resultKeys = keysOf(RESULT_LABELS, { testResult: ['Test'], typeCheck: ['타입 검사', 'Types'], buildStatus: [] })
const causeKeys = keysOf(CAUSE_LABELS, {
  'Logic Error': ['Logic Error'],
  'Compilation Error': ['Compilation Error'],
  'Schema Violation': ['Schema Violation'],
  'Environment/Dependency': ['Environment/Dependency'],
})

export const sectionNamed = (heading: string) => sectionKeys().get(sectionKey(heading))
export const resultNamed = (label: string) => resultKeys().get(sectionKey(label))
export const causeNamed = (label: string) => causeKeys().get(sectionKey(label))

const title = once(
  () =>
    /^[^\p{L}]*(?:(완료\s*보고|성공\s*보고|completion\s+report|success\s+report)|실패\s*보고|failure\s+report)[*_\s]*(?:[:：]|$)/iu,
)

/** What the heading of a report says: how it went, and the name of the feature. */
export function readTitle(text: string): { status: CompletionReport['status']; featureName: string } | undefined {
  const match = title().exec(text)
  if (!match) return undefined
  return { status: match[1] === undefined ? 'FAILED' : 'SUCCESS', featureName: text.slice(match[0].length).trim() }
}

function keysOf<Name extends string>(
  written: Readonly<Record<Name, Localized>>,
  alsoRead: { readonly [name in Name]?: readonly string[] },
): () => ReadonlyMap<string, Name> {
  const langs: readonly Lang[] = ['ko', 'en']
  const names = Object.keys(written) as Name[]
  const wordsOf = (name: Name) => [...langs.map((lang) => written[name][lang]), ...(alsoRead[name] ?? [])]
  return once(() => new Map(names.flatMap((name) => wordsOf(name).map((word) => [sectionKey(word), name]))))
}
