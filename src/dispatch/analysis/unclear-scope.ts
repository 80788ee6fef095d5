import { inflect } from '../../protocol/inflect.ts'
import type { Localized } from '../../protocol/lang.ts'
import type { Analysis } from './analysis.ts'
import { readRequest } from './read-request.ts'

/** Words that name no work by themselves. */
const EMPTY =
  /\b(?:please|can|could|you|we|i|the|a|an|it|this|that|these|those|my|our|me|fix|improve|make|do|change|update|clean|up|help|better|nicer|good|great|faster|work|works|working|app|code|site|website|project|program|things?|stuff|something|everything|all|more|some|now|hello|hi|hey|slow|broken|weird|is|are|very|too|bugs?|errors?|issues?|problems?|just|a bit|so|and|to|with|of)\b|이거|그거|저거|이것|그것|좀|코드|앱|사이트|프로젝트|프로그램|전부|전체|다|더|안녕하세요|안녕|느려요|느려|느립니다|이상해요|이상합니다|이상해|뭔가|확인|에러|오류|버그|문제|나요|납니다|있어요|안 ?돼요|안 ?됩니다|돼요|자꾸|너무|좋게|낫게|예쁘게|잘|빠르게|고쳐|수정|개선|변경|정리|도와|처리|해결|만들어|바꿔|해|줘|주세요|부탁|드려요|드립니다|합니다|하게|되게|을|를|이|가|은|는|요/g

/** Two names with "or" between them: a choice that is not made. */
const CHOICE =
  /\b([A-Z][\w.+#-]*) or ([A-Z][\w.+#-]*)\b|([A-Za-z][\w.+#-]*|[가-힣][\w.가-힣+#-]+?)(?: ?이나| ?나| 또는| 혹은| 아니면) ([A-Za-z][\w.+#-]*)/

/** What a person has to settle before the work is planned; usually nothing. */
export function unclearScope(request: string, { intent, size, reasons }: Analysis): readonly Localized[] {
  const { cased, text } = readRequest(request)
  const changes = intent !== 'investigation' && intent !== 'review'
  const [, one, other, ein, ander] = (changes && CHOICE.exec(cased)) || []
  const isEmpty = !/[\p{L}\p{N}]{2,}/u.test(text.replace(EMPTY, ' '))
  const parts = text.split(/,|·|\band\b| 및 |그리고|이랑 |랑 |와 |과 |까지/).length
  const isOpen = size === 'large' && intent === 'feature' && parts < 3 && reasons.length > 0
  return [
    ...(isEmpty ? [SAYS.what] : []),
    ...((one ?? ein) !== undefined && (other ?? ander) !== undefined
      ? [which(one ?? ein ?? '', other ?? ander ?? '')]
      : []),
    ...(isOpen ? [SAYS.first] : []),
  ]
}

const which = (one: string, other: string): Localized => ({
  ko: inflect`${one} 와(과) ${other} 중 무엇으로 하나요?`,
  en: `Which one: ${one} or ${other}?`,
})

const SAYS = {
  what: {
    ko: '무엇을 어떻게 바꾸나요? 어느 부분이고, 무엇을 보면 끝난 것인가요?',
    en: 'What shall change: which part, and how does one see that it is done?',
  },
  first: {
    ko: '첫 버전에 꼭 필요한 부분은 무엇인가요?',
    en: 'Which parts does the first version need?',
  },
} as const satisfies Record<string, Localized>
