import type { Intent } from './intent.ts'

/** "[PROJ-88]", "SHOP-412:", "#231 -": the number of a ticket, before a label. */
const TICKET = /^(?:\[[A-Z][A-Z0-9]*-\d+\]|[A-Z][A-Z0-9]*-\d+|#\d+)\s*[:\-–|]?\s*/

/** "[Bug]", "fix(auth):", "버그 리포트:": what commits, tickets and chats put in front. */
const LABEL = /^(?:\[([a-z가-힣 ]{2,20})\]|([a-z가-힣][a-z가-힣 ]{1,19})(?:\([^()\n]{1,30}\))?!?\s?[:：])\s/i

const LABELS: readonly (readonly [RegExp, Intent])[] = [
  [/^(?:fix|bug ?fix|bug ?report|bug|hotfix|버그(?: ?(?:수정|리포트|제보|신고))?|장애|오류|에러)$/, 'bugfix'],
  [/^(?:feat|feature|feature request|enhancement|idea|기능(?: ?(?:요청|추가|제안))?|신규(?: ?기능)?)$/, 'feature'],
  [/^(?:refactor|refactoring|perf|performance|tech debt|리팩토링|리팩터링|성능)$/, 'refactor'],
  [/^(?:docs?|chore|ci|build|style|deps|release|config|문서|배포|설정)$/, 'other'],
  [/^(?:tests?|테스트)$/, 'test'],
  [/^(?:question|spike|research|질문|문의|조사)$/, 'investigation'],
  [/^(?:review|code review|리뷰|코드 ?리뷰|리뷰 ?요청)$/, 'review'],
]

/** The label in front of a request, which is the person's own answer. */
export function labelOf(request: string): { readonly intent: Intent; readonly words: string } | undefined {
  const text = request.slice(0, 200).trimStart().replace(TICKET, '')
  const found = LABEL.exec(text)
  const words = (found?.[1] ?? found?.[2] ?? '').trim().toLowerCase()
  const intent = LABELS.find(([pattern]) => pattern.test(words))?.[1]
  return intent === undefined ? undefined : { intent, words }
}
