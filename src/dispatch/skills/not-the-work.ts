/**
 * Why a skill does not trigger although its word is in the request; `match-skill.ts` asks.
 *
 * - `isPlace`: the word says where something else is made ("to the login page")
 * - `isDetail`: it names the thing of which a part is meant ("the sign in button")
 * - `endsThere`: the name goes on with a noun that the skill does not know ("login carousel")
 * - `isStated`: the sentence tells how things are ("calendar sync shifts all events")
 * - `isAltered`: the verb makes nothing new of it ("remove the Slack integration")
 * - `isMade`: the request says to make the thing ("add a login"); small requests need that
 */

/** Where the word of a skill stands in a request. */
export interface Place {
  readonly at: number
  readonly words: string
  /** The keyword has no second part that must stand elsewhere. */
  readonly single: boolean
}

/** "To the login page", "로그인 화면에": the word says where something else is made. */
export function isPlace(text: string, { at, words }: Place): boolean {
  const before = text.slice(Math.max(0, at - 40), at)
  const after = text.slice(at + words.length, at + words.length + 16)
  // "Able to sign up": a verb, and the work.
  if (/\b(?:able|want|need|like|allow\w*|ways?|option|ability|how|chance|possible) (?:\w+ )?to $/.test(before))
    return false
  if (
    /\b(?:once|when|whenever|while|after|before|until) (?:they|users?|people|we|you|i|somebody|someone|customers?|members?) $/.test(
      before,
    )
  )
    return true
  if (/^ ?(?:하고 ?나(?:면|서|니)|했더니|하다가|하자마자|할 ?때)/.test(after)) return true
  if (/\b(?:finish|complet|reach|open|leav|pass|abandon)\w* (?:the|our|their|a) $/.test(before)) return true
  return (
    (/\b(?:into|onto|to|on|in|of|from|at|inside|above|below|after|before|until|during|under|near|when|for) (?:(?:the|our|this|every|each|my|your|their|a|all)\s)?(?:[\w-]+ )?$/.test(
      before,
    ) &&
      /^(?:'s)?(?: ?(?:page|screen|form|button|view|endpoint|list|table|module|dialog|flow|step|tab|error|attempts?|history))?(?:$|[\s,.;])/.test(
        after,
      ) &&
      !/\b(?:for|with|in) $/.test(before)) ||
    /^ ?(?:[가-힣]{1,6}|[가-힣]{1,8} ?(?:이름 |제목 |번호 )?(?:옆|위|아래|안|뒤|앞|상단|하단))에(?:는|도)? \S|^ ?(?:화면|페이지|버튼|폼|창|api|서버|모듈|글|상세|탭|이력|시도|실패)?(?:에(?!게)|에서|의|에는|엔|한 |된 |하면|하지|후|전에| 후| 전| 시 | 없이)/.test(
      after,
    )
  )
}

/** What is part of a thing or known about it: who asks for that, asks for one detail and not for the thing. */
const DETAIL = {
  en: /^(?:'s)? (?:(?:settings|failure|failed|error|success|page|screen|form|attempt|session|callback|flow|modal|dialog) )?(?:buttons?|icons?|links?|labels?|texts?|copy|wording|captions?|colou?rs?|logos?|spinners?|banners?|badges?|tooltips?|placeholders?|headers?|footers?|titles?|headings?|messages?|hints?|fields?|columns?|inputs?|checkbox(?:es)?|background|animations?|layout|dates?|times?|timestamps?|timeouts?|counts?|counters?|numbers?|attempts?|durations?|logs?|logging|shortcuts?|history|status|state|metrics?|stats|statistics|analytics|docs|documentation|guide|article|post|tutorial|tests?|errors?|failures?|delays?|speed|latency|sort(?:ing)?|filters?|search|pagination|order|row|cell|settings? label|works|worked|name|emails?)\b/,
  ko: /^ ?(?:(?:오류 나|끄는|켜는|끊는|해제|취소|설정|관리|실패|성공|완료|오류|시도|화면|페이지|요청|만료|창|폼|처리|글|글쓰기|상단|하단) ?)?(?:버튼|아이콘|링크|라벨|레이블|문구|글자|텍스트|글씨|색|색상|로고|스피너|배너|뱃지|배지|툴팁|플레이스홀더|헤더|푸터|제목|타이틀|메시지|안내|필드|컬럼|칼럼|입력칸|입력란|입력창|체크박스|배경|애니메이션|레이아웃|위치|날짜|일시|일자|시간|시각|횟수|건수|개수|번호|기록|이력|내역|로그(?!인|아웃)|상태|여부|통계|지표|문서|가이드|테스트|오류|에러|실패|속도|정렬|검색|필터|페이징|순서|순으로|여백|높이|너비|폰트|사진|이름|스위치|알림(?!톡)|이력|끊기|마지막|주기|마다|링크|토글|이메일 문구|글쓰기)/,
}

/** "The sign in button", "로그인 시간 컬럼": the word only names of what something else is a part. */
export const isDetail = (text: string, { at, words }: Place): boolean => {
  const after = text.slice(at + words.length, at + words.length + 40)
  const before = text.slice(Math.max(0, at - 30), at)
  return (
    DETAIL.en.test(after) ||
    DETAIL.ko.test(after) ||
    /\b(?:about|regarding|how|why|explaining|describing|no|without|mentions?|called|(?:column|field|badge|list|number|name|icon|link) (?:with|of|for|showing)) (?:(?:the|our|an?|any|each|every|new) ){0,2}$/.test(
      before,
    )
  )
}

/** "Calendar sync with Google shifts all events": how things are, and no order. */
const STATED =
  /^ only\b|^ (?:should|must|could) (?!be (?:possible|available|there|offered)|work|exist)|^(?: (?:with|to|from|via|for) [\w-]+)? (?!needs|wants|requires)[a-z]{3,}(?<!s)s (?:the|all|an?|every|each|my|our|it|them|me|nothing|wrong|twice|again|only|too|when|after)\b/

export const isStated = (text: string, { at, words }: Place): boolean =>
  STATED.test(text.slice(at + words.length, at + words.length + 40))

/** What goes on with the sentence, and not with the name: a particle, a preposition, a verb that makes something. */
const GOES_ON = {
  en: /^(?:$|\s*\n|[^\w\s가-힣]| ?[-–—(…] ?| (?:and|or|with|via|using|through|by|to|in|on|at|so|that|which|including|plus|from|as|without|when|if|where|also|too|please|pls|plz|instead|against|based|for|work|possible|available|happen|first|next|asap|now|…)\b)/,
  ko: /^ ?(?:을|를|이|가|은|는|도|과|와|이랑|랑|까지|부터| ?으?로|만|용)?(?: ?$| ?[,.+&/·!?(…]| (?:추가|구현|개발|만들|만드|넣|붙|도입|지원|제공|적용|되게|되도록|가능|할 ?수|하게|하도록|해|하고|부탁|요청|필요(?=해|합|하|함)|작업|구축|설계|연결|하나|한 개|간단|제대로|신규|신설|체계|아예|들어오|들어올|및 |그리고|또는|좀|같이|함께|처음부터|새로|직접|빨리|먼저|있|없|싶|…))|^(?:하게|하고|할 수|할 방법|하는 기능|하도록|되게|되도록|해|받을 수|받게|받도록)|^(?:을|를|이랑|랑|과|와|도|까지|하고) \S/,
}

const VERSION = /^ ?v?\d+(?:\.\d+)*(?=[^\w.]|$)/

/** The name ends with the keyword, or with one of the nouns that may follow it. */
export function endsThere(text: string, { at, words }: Place, follows: readonly string[]): boolean {
  let rest = text.slice(at + words.length, at + words.length + 80).replace(VERSION, '')
  const noun = follows.map((one) => one.toLowerCase().replace(/[.*?^${}()|[\]\\]/g, '\\$&')).join('|')
  const next = new RegExp(`^[ -]?(?:${noun})(?:e?s)?(?![a-z0-9])`)
  for (let found = next.exec(rest); found !== null; found = next.exec(rest)) rest = rest.slice(found[0].length)
  return GOES_ON.en.test(rest) || GOES_ON.ko.test(rest)
}

const MADE = {
  en: /(?:\b(?:add|build|create|implement|develop|introduce|support|need|want|get|set up|launch|offer|provide)s? |\b(?:should|can|could|to|will) )(?:\S+ ){0,3}$/,
  verb: /^(?:connect|integrate|hook|sync)/,
  /** The request is no more than the name of it: "쿠폰 CRUD", "two-way sync with Airtable". */
  name: { before: /^(?:an? )?(?:[\w-]+ ){0,2}$/, after: /^ (?:for|with|via)\b/, end: /^s?(?: please| pls)?[\s!.]*$/ },
  ko: /^(?:[을를이가도]|이랑|하고)? ?(?:(?:기능|화면|페이지|시스템|체계|서비스|플로우|흐름) ?[을를이가도]?)? ?(?:(?:하나|좀|새로|신규) )?(?:추가|구현|개발|만들|붙|넣|도입|지원|구축|신설|필요|부탁|요청|원해|원합|해 ?[줘주]|해서|할 ?수|되게|되도록|하게|하도록|좀)/,
}

/** "Add a login", "연동 좀 해줘": a verb that makes something has the word as its object, or is the word itself. */
export const isMade = (text: string, { at, words }: Place): boolean => {
  const before = text.slice(Math.max(0, at - 40), at)
  const clause = /[^.,;:!?\n]*$/.exec(before)?.[0] ?? ''
  const after = text.slice(at + words.length, at + words.length + 24)
  return (
    MADE.en.test(clause) ||
    (/^\s*(?:please |can you |could you )?$/.test(clause) && MADE.verb.test(words)) ||
    MADE.ko.test(after) ||
    (MADE.name.before.test(before) && MADE.name.after.test(after)) ||
    MADE.name.end.test(text.slice(at + words.length))
  )
}

const ALTERS = {
  en: /^(?:(?:we|i|you|they|it|there) (?:already |currently |now )?(?:have|has|uses?|supports?|is|are)\b.*|remove|delete|drop|disable|hide|rename|move|turn off|get rid|strip|kill|retire|sunset|deprecate|uninstall|style|restyle|align|cent(?:er|re)|document|describe|explain|mention|remember|list|log(?! ?in)|track|count|show|display|print|export|highlight|translate|mock|stub|skip|delay|write (?:an? |some |the )?(?:\w+ )?(?:post|article|guide|faq|text|copy|page about)|make (?:the|our|this|that|these|those|my|its) (?!.*\b(?:work|support|use|accept|possible|available)\b))\b/,
  ko: /이미 .*(?:있|했|됐|되어)|(?:제거|삭제|지워|없애|빼|숨겨|숨기|번역|옮겨|옮기|정렬|표시|보여|비활성화|꺼|문서화|설명|(?:으로|로|게) (?:바꿔|변경|수정|조정|맞춰|키워|줄여|늘려))\S*(?: ?(?:줘|주세요|바랍니다|부탁\S*))*$/,
}

/** "Remove the Slack integration", "make the login red": a verb that makes nothing new of what it names. */
export const isAltered = (clauses: readonly string[], words: string): boolean => {
  const clause = clauses.find((one) => one.includes(words))
  return clause !== undefined && (ALTERS.en.test(bareOf(clause)) || ALTERS.ko.test(clause))
}

/** Words of politeness in front of a verb. */
const POLITE =
  /^(?:(?:please|pls|plz|can you|could you|would you|i want you to|i'd like (?:you )?to|i want to|we need to|we have to|we should|we want to|let's|help me|just|also|now)\s+)+/

const bareOf = (clause: string): string => clause.replace(POLITE, '')
