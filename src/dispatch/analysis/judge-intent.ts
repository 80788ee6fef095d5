import type { Localized } from '../../protocol/lang.ts'
import type { Reason } from './analysis.ts'
import type { Intent } from './intent.ts'
import { CODE, DOCS, ONE_PLACE, PRODUCT_REVIEW, SYMPTOM, TESTS, UPKEEP, type WordRule } from './object-rules.ts'
import { CONDITION, type ReadRequest, WHEN } from './read-request.ts'
import { WHOLE } from './size-rules.ts'
import { type Act, actOf, bareOf, isStatement } from './verb-rules.ts'

export interface JudgedIntent {
  readonly intent: Intent
  readonly reason: Reason
  /** A text or a value in one place: the size follows from it. */
  readonly onePlace: boolean
}

/** The main verb says what is asked for; where it says little, its object; without a verb, what is described. */
export function judgeIntent(request: ReadRequest): JudgedIntent {
  const { text, clauses, onlyLook, asks, label } = request
  const found = (rule: WordRule, where = text) => rule.words.exec(where)?.[0]
  const judged = (intent: Intent, rule: Localized, words: string, onePlace = false): JudgedIntent => ({
    intent,
    reason: { about: 'intent', rule, words },
    onePlace,
  })
  if (onlyLook)
    return mainAct(clauses, text)?.act === 'judge'
      ? judged('review', SAYS.judge, onlyLook)
      : judged('investigation', SAYS.onlyLook, onlyLook)
  if (asks && KOREAN_WH.test(clauses.at(-1) ?? '')) return judged('investigation', SAYS.look, '?')
  const expected = EXPECTED.exec(text)?.[0]
  if (expected && WHY.test(text)) return judged('bugfix', SAYS.state, expected)
  if (label)
    return judged(label.intent, SAYS.label, label.words, label.intent === 'other' && found(ONE_PLACE) !== undefined)
  const report = REPORT.exec(text)?.[0]
  if (report) return judged('bugfix', SAYS.report, report.trim())
  const place = WHOLE.test(text) ? undefined : found(ONE_PLACE)
  const same = SAME.exec(`${request.leftAlone.join(' ')} ${text}`)?.[0]
  const main = mainAct(clauses, text)
  const told = /^(?:an?|some|new) /.test(text) ? text.replace(RELATIVE, ' ') : text
  const symptom = found(SYMPTOM, told.replace(WHEN, '').replace(HAPPENS, ''))
  if (!main) return withoutVerb()
  const { act, words, clause } = main
  if (place && (act === 'change' || act === 'repair' || act === 'operate' || act === 'make' || act === 'reshape'))
    return judged(isRename(place, text) ? 'refactor' : 'other', ONE_PLACE.say, place, true)
  if (same && CHANGES.includes(act) && act !== 'repair') return judged('refactor', SAYS.same, same)
  switch (act) {
    case 'look':
      return judged('investigation', SAYS.look, words)
    case 'judge':
      return judged('review', SAYS.judge, words)
    case 'check':
      return judged('test', SAYS.check, words)
    case 'repair':
      return found(DOCS, clause) && !symptom ? judged('other', DOCS.say, words) : judged('bugfix', SAYS.repair, words)
    case 'reshape':
      if (found(DOCS, clause)) return judged('other', DOCS.say, words)
      if (NEW_KIND.test(text)) return judged('feature', SAYS.make, words)
      return /^(?:move|go|transition|clean|tidy|declutter|prune)/.test(words) && found(UPKEEP, clause)
        ? judged('other', UPKEEP.say, words)
        : judged('refactor', SAYS.reshape, words)
    case 'operate':
      if (
        /^move|옮겨/.test(words) &&
        (found(CODE, clause) ?? INTO.exec(clause) ?? UNITS.exec(clause)) &&
        !found(UPKEEP, clause)
      )
        return judged('refactor', CODE.say, words)
      return found(TESTS, clause) && !found(UPKEEP, clause)
        ? judged('test', TESTS.say, words)
        : judged('other', SAYS.operate, words)
    case 'make':
      return byObject('feature')
    case 'change':
      return byObject('change')
  }

  /** The object is looked for in the clause of the verb first: "the module has no tests, add some". */
  function byObject(otherwise: 'feature' | 'change'): JudgedIntent {
    const where = objectOf(clause, clauses).replace(CONDITION, ' ')
    if (otherwise === 'change' && symptom) return judged('bugfix', SYMPTOM.say, symptom)
    const opinion = /want|need|like|싶|필요|받/.test(main?.words ?? '') ? OPINION.exec(clause)?.[0] : undefined
    if (opinion && !PRODUCT_REVIEW.test(clause)) return judged('review', SAYS.judge, opinion)
    const tests = found(TESTS, where)
    if (tests) return judged('test', TESTS.say, tests)
    for (const rule of /기능[을를]? ?\S+$/.test(where) ? [] : [DOCS, UPKEEP]) {
      const words = found(rule, where)
      if (words) return judged('other', rule.say, words)
    }
    const stated = PRONOUN.test(bareOf(clause)) ? (symptom ?? clauses.find(isStatement)) : undefined
    if (stated) return judged('bugfix', SYMPTOM.say, stated)
    if (otherwise === 'feature') return judged('feature', SAYS.make, main?.words ?? '')
    const code = found(CODE, where) ?? found(CODE)
    if (code) return judged('refactor', CODE.say, code)
    return judged('feature', SAYS.change, main?.words ?? '')
  }

  function withoutVerb(): JudgedIntent {
    if (place && !asks) return judged(isRename(place, text) ? 'refactor' : 'other', ONE_PLACE.say, place, true)
    const judges =
      /\b(?:reviews?|audit(?! (?:logs?|trail|pages?|screen|table|report|view|tab|events?|entr\w+|records?))|critique)\b|리뷰|검토|점검|감사(?! ?(?:로그|이력|합|해|드))/.exec(
        text,
      )
    if (judges && !PRODUCT_REVIEW.test(text)) return judged('review', SAYS.judge, judges[0])
    if (asks || QUESTION.test(text)) return judged('investigation', SAYS.look, '?')
    const head = TEST_HEAD.exec(text)
    if (head) return judged('test', TESTS.say, head[0])
    if (symptom) return judged('bugfix', SYMPTOM.say, symptom)
    const state = WISH.test(text)
      ? null
      : (STATEMENT.exec(text) ??
        PLURAL_SUBJECT.exec(text) ??
        THIRD_PERSON.exec(text) ??
        statementIn(clauses) ??
        NOMINAL.exec(text) ??
        ARRIVES.exec(text) ??
        COMPLAINT.exec(text.replace(RELATIVE, ' ').replace(CONDITION, ' ')))
    if (state) return judged('bugfix', SAYS.state, (state[0] ?? '').slice(0, 60))
    for (const [rule, intent] of [
      [TESTS, 'test'],
      [DOCS, 'other'],
      [UPKEEP, 'other'],
    ] as const) {
      const words = found(rule)
      if (words) return judged(intent, rule.say, words)
    }
    const refactoring = /\b(?:refactor\w*|clean-?up|migration)\b|리팩토링|최적화/.exec(text)
    if (refactoring) return judged('refactor', SAYS.reshape, refactoring[0])
    return clauses.length === 0 ? judged('other', SAYS.nothing, '') : judged('feature', SAYS.thing, clauses[0] ?? '')
  }
}

/** What a person wants to get from a reviewer. */
const OPINION =
  /\b(?:reviews?|audit(?! (?:logs?|trail))|second opinion|feedback)(?= (?:of|on|for|from|by)\b|$)|(?:리뷰|검토|점검|피드백)(?=[을를]? (?:받|필요))/

/** Headings of a form for bug reports. */
const REPORT =
  /(?:^|\n)\s*[-*#]*\s*(?:(?:expected|actual)(?: (?:result|behaviou?r|output))?|steps to reproduce|repro(?:duction)?(?: steps)?|기대 ?(?:결과|동작)|실제 ?(?:결과|동작)|재현 ?(?:방법|절차|순서|경로)|발생 ?(?:시각|일시|환경|빈도))\s*[:：\n]/

/** Another kind of product than it was. */
const NEW_KIND = /\bmulti-?tenan\w+|(?<![a-z])saas(?![a-z])|멀티 ?테넌/

/** Code by the name of its role. */
const UNITS =
  /\b(?:controllers?|components?|handlers?|class(?:es)?|queries|callers?|usages?|call sites|repositories|hooks)\b|컨트롤러|핸들러|클래스|컴포넌트|훅/

/** "Move the templates out of the controller". */
const INTO = /\b(?:out of|into|to its own|to their own)\b|밖으로/

/** The behaviour stays: what changes is the code. */
const SAME =
  /\b(?:same|identical|no|without(?: any)?|not) (?:\w+ )?(?:behaviou?r|functionality)\b|(?:behaviou?r|functionality) (?:stays|unchanged|the same)|(?:동작|기능|결과)(?:은|는|이|을)? (?:그대로|똑같|동일|유지|바뀌지|변경 ?없)/

const isRename = (words: string, text: string) =>
  // A quotation is what people read, unless it is said to be code.
  /^rename|(?<!환경 ?)변수|함수|메서드|클래스|이름/.test(words) &&
  !/문구|제목|메뉴|버튼|탭|페이지|화면|항목|\b(?:button|label|tab|menu|page|title|link|heading|section)\b/.test(
    words.includes('…') ? text : words,
  )

/** "Why does it …? It should not": a question with what was expected is a complaint. */
const WHY = /\bwhy\b|왜 |어째서/
const EXPECTED =
  /\b(?:they|it|this|that) (?:should(?:n't| not)|must not|isn't supposed)\b|\bsupposed to\b|야 (?:하는데|되는데|맞는데|정상)|면 안 ?되는데|(?:안|못) \S+야 하는데/

/** Korean question words; English ones begin the sentence and count as verbs. */
const QUESTION = /어디|어떻게|얼마나|언제부터|무슨 (?:뜻|의미)|왜 /

/** A question word in a Korean sentence that ends with a question mark, and asks for nothing else. */
const KOREAN_WH =
  /(?<![가-힣])(?:뭐|뭘|뭔|무엇|무슨|어디|어떻게|왜|얼마|언제|누가|누구|어느|어떤|어떨|몇)(?![^?]*(?:줘|주세요|바랍니다)$)/

const WISH =
  /\b(?:should|must|shall|needs?|want|wants|would like|wish)\b|필요|싶|원해|좋겠|해야|야 함|[줘세]요?[.!\s]*$|바랍|부탁|(?:페이지|기능|화면|버튼|메뉴|앱)(?:이)?요[.!\s]*$/

/** A sentence that says how things are, and asks for nothing: it is a complaint. */
const STATEMENT =
  /^(?:the|our|my|this|that|these|some|when|whenever|after|since|if|i|we|users?|customers?|people|it|every|[a-z]+ing) .*\b(?:is|are|was|were|has|have|gets?|see|[a-z]{3,}s)\b.*|[가-힣]*(?:니다|요|아|어|해|네|함|됨|음|짐|뜸|튐|남|름|림|킴|침|춤)(?=[.\s]*$)/

/** "Sensor readings jump to": a plural, then a word that is neither a plural nor the name of a thing, then a preposition. */
const PLURAL_SUBJECT =
  /^(?:[\w-]+ ){0,3}?[a-z]{2,}(?<!s)s (?!(?:page|screen|section|report|dashboard|list|table|view|cent(?:er|re)|widget|tab|menu|button|form|feature|support|mode|export|import|panel|history|feed|api|endpoint|system|service|app|bot|script|tool|module|editor|manager|filter|search|counter|chart|map|calendar|queue|log|library|for|with|in|on|to|of|from|and|or|by|at|between|that|which|like|per|via|as|when|if|should|must|can)\b)[a-z]+(?<!s|ing|ed|ly) (?:to|from|between|in|into|on|at|out|off|after|when|with|back|twice|again|too|over|down|up|before|despite|the|an?|no|my|their|its|wrong|\d)\b/

/** "The link expires immediately". */
const THIRD_PERSON = /\b[a-z]{3,}(?<!s|u)s (?:\w+ly|again|twice|too|nothing|even|itself|instead)\b/
const statementIn = (clauses: readonly string[]) => {
  const clause = clauses.find(isStatement)
  return clause === undefined ? null : [clause]
}

/** The whole request is the name of tests. */
const TEST_HEAD =
  /^(?:(?!\b(?:is|are|was|fails?|keeps?)\b)[^,.\n])*?\btests? (?:for|of|that|covering|around)\b|테스트(?: ?(?:코드|케이스))?(?:요)?[.!]*$/

/** "실패하면 알려줘": the case in which something shall happen is no complaint. */
const HAPPENS = /^[^,.]*?(?:하면|나면|되면|때마다|때) (?=[^.]*(?:줘|주세요|싶|좋겠))/

/** Korean syllables that end with ㅁ: a verb as a noun ("안 바뀜"), after something that it is said of. */
const ENDS_WITH_M = Array.from({ length: 399 }, (_, at) => String.fromCodePoint(0xac00 + at * 28 + 16)).join('')
const NOMINAL = new RegExp(
  `(?:[가-힣]+[이가은는도]|안|못|자꾸|계속) (?:\\S+ )*?(?!\\S*(?:알림|이름|모음|그림|게임|타임|시스템|폼|줌|프로그램|아이템|스트림|팀)[.!]*$)\\S*[${ENDS_WITH_M}][.!]*$`,
)

/** "A list that is sorted" asks for a list: what is said of it is no complaint. */
const RELATIVE = /\b(?:that|which|who|where|so)\b[^,.]*/g

/** "Emails with umlauts arrive as": how something comes out. */
const ARRIVES =
  /(?<!\b(?:to|should|can|must|will|let|make|and|not) )\b(?:arrive|appear|show up|come (?:back|out|in|up|through)|end up|look|turn|render) (?:as|with|empty|blank|twice|garbled|wrong|late|too|upside|cut|out of)\b/

/** A finite verb, or a word for how often it happens. */
const COMPLAINT =
  /\b(?:is|are|was|were|has|have|had|gets?|got|goes|does|did|isn't|aren't|i'm|we're|they're|it's|there's)\b|\b\w{3,}s (?:up|out|off|down|away|apart)\b|\w (?:comes?|came|ends?|turns?|shows?|adds?|goes) (?:out|up|back)\b|\bevery time\b|\b(?:something's|dropped|fell|doubled|degraded|regressed|vanished|went (?:down|wrong|missing))\b|\b(?:at random|randomly|sometimes|occasionally|intermittently|for no reason|all of a sudden|suddenly|anymore)\b|\bsince (?:yesterday|last|this|monday|tuesday|wednesday|thursday|friday|the|v?\d)/

const PRONOUN = /^\S+ (?:some|it|them|one|more|that|this)\b/

/** "Add some", "write it": the thing itself stands before. */
const objectOf = (clause: string, clauses: readonly string[]) =>
  PRONOUN.test(bareOf(clause)) || clause.split(/\s+/).length <= 2 ? clauses.join(' ') : clause

interface MainAct {
  readonly act: Act
  readonly words: string
  readonly clause: string
}

const CHANGES: readonly Act[] = ['repair', 'reshape', 'make', 'change']

/**
 * The first act counts, but looking is only the way to what follows ("find out why and fix it"), and a reviewed
 * product is not reviewed code.
 */
function mainAct(clauses: readonly string[], text: string): MainAct | undefined {
  const acts = clauses.flatMap((clause, at) => {
    const found = isListed(clause) && at < clauses.length - 1 ? undefined : actOf(clause)
    return found === undefined || isProductReview(found.act, clause) ? [] : [{ ...found, clause }]
  })
  const symptom = SYMPTOM.words.test(text.replace(WHEN, '').replace(HAPPENS, ''))
  const repair = acts.find(({ act }) => act === 'repair')
  const [first] = acts
  if (first === undefined) return undefined
  if (repair && (first.act === 'look' || symptom) && first.act !== 'judge') return repair
  const judge = acts.find(({ act }) => act === 'judge')
  if (first.act === 'look' && judge) return judge
  const advice = acts.find(({ act, clause }) => act === 'look' && /추천|비교|recommend|compare/.test(clause))
  if (first.act === 'judge' && advice) return advice
  const answers = acts.find(({ act }) => act === 'look')
  // "정리해서 설명해줘": what is put in order is the answer.
  if (first.act === 'change' && answers && /정리|요약/.test(first.clause)) return answers
  if (first.act === 'look') return acts.find(({ act, clause }) => CHANGES.includes(act) && !isReport(clause)) ?? first
  if (first.act === 'judge' && symptom && /확인|봐/.test(first.clause) && !WHETHER.test(text))
    return { ...first, act: 'repair' }
  return first
}

/** "문제 없는지": asks for a judgement, and tells of no symptom. */
const WHETHER = /[는은한을]지 |없나|있나|없을까/

/** A bare noun between commas: a member of a list, though a verb can be made of it ("등록, 수정, 삭제"). */
const isListed = (clause: string) => /^[가-힣]+$/.test(clause) && !/[줘요다세라자]$/.test(clause)

const isProductReview = (act: Act, clause: string) => act === 'judge' && PRODUCT_REVIEW.test(clause)

/** What an investigation hands over is not a change. */
const isReport = (clause: string) =>
  /\b(?:report|findings|summary|recommend\w*|write ?up|comparison|list)\b|보고서|비교표|정리|문서|요약/.test(clause)

const SAYS = {
  onlyLook: { ko: '아무것도 바꾸지 말라고 함', en: 'nothing shall be changed' },
  report: { ko: '버그 신고 양식의 항목', en: 'headings of a bug report' },
  label: { ko: '앞에 붙은 분류', en: 'the label in front' },
  look: { ko: '답이나 원인을 묻는 동사', en: 'a verb that asks for an answer' },
  judge: { ko: '코드에 대한 판단을 요청', en: 'asks for a judgement on code' },
  check: { ko: '테스트를 요청하는 동사', en: 'a verb that asks for tests' },
  repair: { ko: '고치라는 동사', en: 'a verb that asks for a repair' },
  same: { ko: '동작은 그대로라고 함', en: 'the behaviour stays' },
  reshape: { ko: '동작은 두고 코드를 바꾸는 동사', en: 'a verb that reshapes code' },
  operate: { ko: '문서·설정·배포의 동사', en: 'a verb of documents, settings or deployment' },
  state: { ko: '요청 없이 현재 상태만 설명', en: 'describes how things are, and asks for nothing' },
  make: { ko: '새로 만드는 동사', en: 'a verb that makes something new' },
  change: { ko: '동작을 바꾸는 동사', en: 'a verb that changes behaviour' },
  thing: { ko: '동사 없이 새로운 것만 적음', en: 'names a new thing, without a verb' },
  nothing: { ko: '해당하는 규칙 없음', en: 'no rule holds' },
} as const satisfies Record<string, Localized>
