import type { Localized } from '../../protocol/lang.ts'
import type { Reason } from './analysis.ts'
import type { Intent, Size } from './intent.ts'
import { DESIGN } from './judge-mode.ts'
import { CONDITION, type ReadRequest, WHEN } from './read-request.ts'
import {
  BROAD,
  COMPOUND,
  EXCHANGE,
  FOUNDATION,
  FROM_SCRATCH,
  LAYERS,
  PRODUCT,
  SIZE_SAYS as SAYS,
  SEVERAL,
  SUITE,
  WHOLE,
} from './size-rules.ts'

interface SizeFacts {
  readonly intent: Intent
  readonly onePlace: boolean
  /** The skill that matched: its workflow has several specialists. */
  readonly skill: string | undefined
}

interface Judged {
  readonly size: Size
  readonly reason: Reason
}

/** The first rule that holds decides, from the certain ones to "small". */
export function judgeSize({ text }: ReadRequest, facts: SizeFacts): Judged {
  const { intent, onePlace, skill } = facts
  const say = (size: Size, rule: Localized, words: string): Judged => ({ size, reason: { about: 'size', rule, words } })
  const hit = (pattern: RegExp, where = text) => pattern.exec(where)?.[0].trim()
  const layers = Object.entries(LAYERS).filter(([, words]) => words.test(text))
  const named = layers.map(([name]) => name).join(', ')
  const parts = listLength(text)
  if (onePlace) return say('simple', SAYS.onePlace, '')
  const builds = intent === 'feature' || intent === 'refactor' || intent === 'other'

  const [product, scratch, foundation] = [hit(PRODUCT), hit(FROM_SCRATCH), hit(FOUNDATION)]
  if (foundation && builds) return say('large', SAYS.foundation, foundation)
  if (intent === 'feature') {
    if (scratch) return say('large', SAYS.scratch, scratch)
    if (product && !EXTENDS.test(text)) return say('large', SAYS.product, product)
    if (layers.length >= 4 && parts >= 3) return say('large', SAYS.parts, named)
  }

  const [whole, broad, exchange, suite, several] = [
    hit(WHOLE),
    hit(BROAD, text.replace(WHEN, '').replace(CONDITION, ' ').replace(PLACE, ' ')),
    hit(EXCHANGE),
    hit(SUITE),
    hit(SEVERAL),
  ]
  if (skill) return say('medium', SAYS.skill, skill)
  switch (intent) {
    case 'feature':
      if (DESIGN.test(text)) return say('medium', SAYS.design, hit(DESIGN) ?? '')
      if (broad && !ONE_ELEMENT.test(text) && !MINOR.test(text)) return say('medium', SAYS.broad, broad)
      if (isSeveralLayers()) return say('medium', SAYS.layers, named)
      if (parts >= 3 && COVERS.test(text) && !ONE_ELEMENT.test(text))
        return say('medium', SAYS.parts, hit(COVERS) ?? '')
      if (hit(COMPOUND) && !EXTENDS.test(text) && !ONE_ELEMENT.test(text))
        return say('medium', SAYS.broad, hit(COMPOUND) ?? '')
      break
    case 'refactor':
      if (whole) return say('medium', SAYS.whole, whole)
      if (exchange && !ONE_FUNCTION.test(text)) return say('medium', SAYS.exchange, exchange)
      if (/architect|아키텍처/.test(text)) return say('medium', SAYS.whole, hit(/architect\w*|아키텍처/) ?? '')
      break
    case 'test':
      if ((suite ?? whole) && !ONE_TEST.test(text))
        return say('medium', suite ? SAYS.suite : SAYS.whole, suite ?? whole ?? '')
      break
    case 'review':
    case 'investigation':
      if (
        whole &&
        !/^(?:all|every)\b(?! (?:of )?(?:the |our )?(?:services|systems|modules|repos\w*|apps|teams))|^(?:모든|모두)/.test(
          whole,
        )
      )
        return say('medium', SAYS.whole, whole)
      if (/\barchitecture\b(?! (?:diagram|decision|doc))|아키텍처/.test(text) && intent === 'review')
        return say('medium', SAYS.whole, hit(/architecture|아키텍처/) ?? '')
      if (several && intent === 'investigation') return say('medium', SAYS.several, several)
      if ((parts >= 3 || COUNTED.test(text)) && COMPARES.test(text))
        return say('medium', SAYS.several, hit(COMPARES) ?? '')
      break
    case 'bugfix':
      if (layers.length >= 2 && (parts >= 3 || serviceCount(text) >= 2)) return say('medium', SAYS.layers, named)
      break
    case 'other':
      if (parts >= 3 && LAYERS.run?.test(text)) return say('medium', SAYS.parts, hit(LAYERS.run) ?? '')
      break
  }
  return say('small', SAYS.otherwise, '')

  function isSeveralLayers(): boolean {
    const built = ['ui', 'api', 'data', 'mobile', 'model'].filter((name) => LAYERS[name]?.test(text))
    return built.length >= 2 && JOINS.test(text) && (!ONE_ELEMENT.test(text) || (parts >= 3 && LISTED.test(text)))
  }
}

/** "채팅방 상단에", "in the chat list": where it shall be, not what. */
const PLACE =
  /^\S+(?: (?:상단|하단|화면|목록|페이지|창|옆|안|위|아래|헤더|상세))?(?<!이|그|저)에(?:서)? (?=\S+ )|\b(?:to|on|in|of) (?:the|each|every|a) (?:\w+ )?(?:list|header|footer|page|screen|view|window|row|bubble|bar|menu|sidebar|card|panel)\b(?! (?:for|with|that|where|so))/g

/** "A page and its API": both are to be made. */
const JOINS =
  /\b(?:and|both|including|plus|with|that|into|as well as)\b|랑|이랑|하고|까지|[와과] |도 |둘 다|,|으로 하고|원본|서빙/

/** "Support for X: a, b and c". */
const LISTED = /\S:\s[^.\n]*,|[.!]\s[^.\n]*, [^.\n]*까지/

/** Something is added to a product that exists. */
const EXTENDS =
  /\b(?:to|in|into|on|connect|integrate|sync) (?:the|our|this|my|an existing) |기존 \S+|연동|동기화|에 \S+.{0,30}(?:추가|넣|붙)|에서 /

/** One part of a screen or of an API, however broad the word beside it. */
const ONE_ELEMENT =
  /\b(?:a|an|one|the|single) (?:\S+ )?(?:button|link|toggle|banner|icon|tooltip|column|field(?! (?:app|team|staff|service|worker))|flag|option|endpoint|component|checkbox|spinner|badge|footer|header|script|filter|dropdown|pop-?up|modal|dialog|menu item|label|placeholder|shortcut|pagination)\b|버튼|링크|토글|배너|아이콘|툴팁|컬럼|필드|옵션|체크박스|뱃지|필터|컴포넌트 하나|스크립트|드롭다운|팝업|(?:경고|확인|알림|입력)창|모달|썸네일|\bthumbnails?\b|자동완성|페이징|페이지네이션|\bpagination\b/

/** A list of parts, all of which are wanted. */
const COVERS = /\b(?:including|complete with)\b|까지|포함/

const ONE_TEST = /\b(?:a|an|one|single) (?:\S+ )?tests?\b(?! suites?)|테스트 (?:하나|한 개)/

/** What such a verb asks for is small, whatever its object is about. */
const MINOR =
  /^(?:please |can you |could you |we should |i'd like to )?(?:log|show|display|hide|sort|validate|highlight|mute|remember|prefill|disable|round|truncate|warn|retry)\b|(?:표시|검증|정렬|로그 남기게|숨겨|숨기)[가-힣]*[.!]?$/

/** "Three vector databases". */
const COUNTED = /\b(?:three|four|five|six|seven|eight|ten|several|[3-9]) (?:\w+ ){0,3}\w+s\b/

/** Of three or more things the best is looked for. */
const COMPARES =
  /\b(?:compar\w+|evaluat\w+|assess\w*|versus|vs|which (?:one|of|is)|recommend\w*|trade-?offs|pros and cons|options)\b|비교|중에|장단점|추천/

const ONE_FUNCTION =
  /\b(?:if-else|conditional|switch statement|loop|function|method|variable|helper)\b|if-else|함수 하나|변수|반복문|조건문/

/** Members of the longest enumeration: "a, b, c and d" has four. */
function listLength(text: string): number {
  const runs = text
    .split(/[.;!?\n]/)
    .map(
      (part) =>
        part.split(/,|·|\band\b|\bor\b|\/(?=\s)| 및 | 그리고 |(?<=[가-힣a-z0-9])(?:이랑|랑|와|과|하고) /).length,
    )
  return Math.max(...runs)
}

const serviceCount = (text: string) => (text.match(/\bservices?\b|서비스|서버|모듈/g) ?? []).length
