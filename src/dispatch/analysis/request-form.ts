import type { Intent } from './intent.ts'

/** How people wrap a request: a label in front, a ticket number, a pasted trace, words of politeness. */

/** "[PROJ-88]", "SHOP-412:", "#231 -": a number of a ticket says nothing. */
const TICKET = /^\s*(?:\[[A-Z][A-Z0-9]*-\d+\]|[A-Z][A-Z0-9]+-\d+|#\d+|\d+[.)](?=\s)|[-*•](?=\s))\s*[:\-–|]?\s*/

/** What commits, tickets and chats put in front of a colon or into brackets. */
const LABEL =
  /^\s*(?:\[([a-z가-힣 ]{2,20})\]\s*:?|([a-z]{2,12})(?:\([^()\n]{1,30}\))?!?:|(bug ?report|bug|feature request|feature|enhancement|idea|question|hotfix|task|todo|chore|docs|spike|버그 ?(?:리포트|제보|신고)?|기능 ?(?:요청|추가|제안)|요청|질문|문의|건의|개선|제안|이슈|장애|긴급)\s*[:：])\s+/i

const LABELS: readonly (readonly [RegExp, Intent])[] = [
  [/^(?:fix|bug ?fix|bug ?report|bug|hotfix|버그.*|버그 ?수정|장애|오류|에러)$/, 'bugfix'],
  [/^(?:feat|feature|feature request|enhancement|idea|기능.*|신규.*)$/, 'feature'],
  [/^(?:refactor|refactoring|perf|performance|tech debt|리팩토링|리팩터링|성능)$/, 'refactor'],
  [/^(?:docs?|chore|ci|build|style|deps|release|config|문서|배포|설정)$/, 'other'],
  [/^(?:tests?|테스트)$/, 'test'],
  [/^(?:question|spike|research|질문|문의|조사)$/, 'investigation'],
  [/^(?:review|code review|리뷰|리뷰 ?요청)$/, 'review'],
]

export interface Unwrapped {
  readonly text: string
  readonly label?: { readonly intent: Intent; readonly words: string }
}

/** Takes the ticket number and the label from the front. */
export function unwrap(request: string): Unwrapped {
  const text = request.replace(TICKET, '')
  const found = LABEL.exec(text)
  if (found === null) return { text }
  const words = (found[1] ?? found[2] ?? found[3] ?? '').trim().toLowerCase()
  const intent = LABELS.find(([pattern]) => pattern.test(words))?.[1]
  const known = intent !== undefined || found[1] !== undefined || found[3] !== undefined
  return {
    text: known ? text.slice(found[0].length).replace(TICKET, '') : text,
    ...(intent !== undefined && { label: { intent, words } }),
  }
}

/** Lines of a pasted stack trace or log. What is left of it is one word that counts as a symptom. */
const TRACE_LINES =
  /^[ \t]*(?:at \S+.*[(:]\d+.*|File "[^"\n]*", line \d+.*\n.*|Traceback .*|Caused by: .*|\.{3} \d+ more|goroutine \d+.*|Exception in thread .*|(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d\S* .*|\[?(?:error|fatal|panic)\]?[:\s].*|npm (?:err!|error) .*|\S*(?:Error|Exception|Panic)\b: .*)$/gim

export const withoutTrace = (text: string): string =>
  text.replace(TRACE_LINES, 'exception ').replace(/(?:exception \s*){2,}/g, 'exception \n')

/** English ways to ask that say no more than the verb after them, or no more than "add". */
const POLITE_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can|could|would|may) (?:someone|somebody|anyone|anybody|one of you|u|ya) /gi, 'please '],
  [
    /\b(?:it'?d|it would|that would|would|might) be (?:really |very |super |so )?(?:nice|great|good|cool|helpful|useful|awesome|handy|lovely|ideal|better) (?:to have|having|to get)\b/gi,
    'add',
  ],
  [
    /\b(?:it'?d|it would|that would|would|might) be (?:really |very |super |so )?(?:nice|great|good|cool|helpful|useful|awesome|handy|lovely|ideal|better) (?:to be able to|if (?:\w+ )?(?:\w+ )?(?:could|can|would|was|were|had)|if)\b/gi,
    'allow to',
  ],
  [
    /\b(?:it'?d|it would|that would|would|might) be (?:really |very |super |so )?(?:nice|great|good|cool|helpful|useful|awesome|handy|lovely|ideal|better) to\b/gi,
    'please',
  ],
  [
    /\b(?:can|could|may) (?:we|i|you) (?:please |also |maybe |just )?(?:have|get)\b(?! \S+(?: \S+){0,3} (?:reviewed|checked|looked|to work|working|fixed))/gi,
    'add',
  ],
  [
    /\b(?:users?|customers?|people|clients?|sales|support|marketing|they|everyone|the team|qa)(?: \w+)? (?:keep|keeps|are|is|were|have been|has been)? ?(?:ask(?:ed|ing|s)?|request(?:ed|ing|s)?|beg(?:ging)?) (?:us |me )?(?:for|to have)\b/gi,
    'add',
  ],
  [
    /\b(?:i|we|users?|customers?|people) (?:also |really |just |often )?(?:want|need|would like|'d like|'d love|would love) to be able to\b/gi,
    'allow to',
  ],
  [/\bwhat if (?:we|users|you|it) (?:could )?/gi, 'allow to '],
]

/** Ways to ask in Korean that say no more than "해줘": the verb before them is what is asked for. */
const POLITE_KOREAN: readonly (readonly [RegExp, string])[] = [
  [/ (?:좀|한번|한 번|꼭|얼른|빨리|일단|그냥|혹시)(?= )/g, ''],
  [/(?<=[가-힣]) (?=(?:해|하)(?:줘|주|달|야|자|고 싶))/g, ''],
  [
    /(?<=[가-힣]) ?(?:줄|주실|주시면|하실|할|볼) (?:수 (?:있을까|있나|있을지|있니|있으신|있어|있는)[가-힣]*|분(?: 계신가요| 있나요| 있을까요| 구합니다)?)/g,
    '줘',
  ],
  [/(?<=[가-힣])(?<![게것건은는]) ?가능(?:할까|한가|하신가|하면|할지)[가-힣]*/g, '해줘'],
  [/(?<=[가-힣]{2}) ?(?:부탁|요청)(?:드|해|합|할|이)[가-힣]*/g, '해줘'],
  [
    /(?<=[가-힣])(?: ?하)?(?:으?려고(?! 하면)|고자|려는데|려 하는데|으?ㄹ 예정)[가-힣]*(?: ?(?:하|합|해)[가-힣]*)?/g,
    '해줘',
  ],
  [/[ㅋㅎㅠㅜ^~]+/g, ''],
  [/(?<=고) 싶(?:은데|은데요|어서|네요|거든요|습니다만)/g, ' 싶어요'],
  [/(?<=으?면) (?:하는데|하네|합니다|해요|하고요|좋을 것 같|될 것 같)[가-힣]*/g, ' 좋겠어요'],
  [
    /(?<=[가-힣])(?:야|여야) (?!하는데|되는데)(?:할|될|하|합|해|되|됩|돼|함|한다|됨|된다)[가-힣]*(?: 것| 거)?(?: 같[가-힣]*)?/g,
    '줘',
  ],
]

/** "Could someone have a look?" after a description asks for what the description needs. */
const LOOK =
  /(?<=[.!?,\n]\s?)(?:please )?(?:(?:can|could|would) (?:someone|somebody|anyone|you|one of you) (?:please )?)?(?:have|take) a (?:quick )?look(?: (?:at|into) (?:it|this|that))?(?: please)?\s*[?.!]*\s*$/i

export function plainer(text: string): string {
  let plain = text.replace(LOOK, '')
  for (const [pattern, instead] of [...POLITE_ENGLISH, ...POLITE_KOREAN]) plain = plain.replace(pattern, instead)
  return plain
}
