/** What a verb asks for. `make` and `change` say little by themselves: their object decides. */
export type Act = 'look' | 'judge' | 'repair' | 'reshape' | 'operate' | 'check' | 'make' | 'change'

interface VerbRule {
  readonly act: Act
  /** At the start of an English clause, after words of politeness. */
  readonly en: RegExp
  /** At the end of a Korean clause. */
  readonly ko: RegExp
}

const starts = (words: string) => new RegExp(String.raw`^(?:${words})\b`)
const ends = (stems: string) =>
  new RegExp(
    String.raw`(?:${stems})(?!됩|돼|되는|되네|되고|된|됨|되었|됐|한다고|된다고|하라고|했다고|한다는)[^\s]{0,8}(?: (?:줘|주세요|주십시오|줄래|주실래요|볼래|보자|봐|싶어요?|싶습니다|합니다|해요?|할래|됩니다|돼요?|있어요?|부탁\S*|바랍니다|바라\S*|좀|필요\S*|것|거))*$`,
  )

/** The first rule that holds for a clause decides. */
const VERB_RULES: readonly VerbRule[] = [
  {
    act: 'judge',
    en: starts(
      String.raw`(?:code |peer )?review|audit|critique|(?:take|have|get) (?:a|another) (?:\w+ )?(?:look|pass) (?:at|over|through)|second opinion|thoughts on|feedback on|look (?:over|through)|give (?:me |us )?(?:an? |some |your )?(?:\w+ )?(?:feedback|opinion|review)|check (?:my|this|the|these|that|our) (?:\w+ ){0,3}(?:code|changes|diff|pr|commit|branch|patch|script|function|class|query|implementation|module|regex|config\w*)|check \S+(?: \S+){0,4} for (?:\w+ )?(?:bugs|races?|issues|problems|errors|vulnerab\w+|leaks|security)|check (?:my|this|these|our) (?:\S+ ){1,4}?for\b|sanity[- ]check|vet|go (?:through|over) (?:my|the|this)|point out|what do you think|(?:does|do|is|are) (?:this|these|my|our) (?:\S+ ){1,5}?(?:look|ok(?:ay)?|correct|right|safe|secure|sound|good|idiomatic|fine)\b|any (?:feedback|thoughts|concerns|comments|red flags)|(?:any|are there any|is there any|do you see any|see any|spot any) (?:obvious |glaring |security |potential )?(?:issues|problems|bugs|mistakes|holes) (?:with|in)|(?:is there )?anything (?:wrong|off|missing|risky) (?:with|in|about)|did i (?:miss|forget|get)|am i missing|(?:does|do) (?:this|these|my|our) (?:\S+ ){0,5}?make sense|(?:look|check|inspect) (?:at )?(?:\S+ ){0,4}?(?:pr|mr|pull request|merge request|diff|patch|commits?|branch|changes)\b|check (?:if|whether|that) (?:my|this|these|our)\b|nitpick|proof ?check|double[- ]check (?:my|this|the)|lgtm`,
    ),
    ko: ends(
      '리뷰|검토|점검|감수|(?<!알아|찾아)봐(?=줘|주|$)|피드백|의견|(?:는|은|한|를|을|던)지 (?:좀 )?(?:확인|체크|봐)|살펴|훑어|감사해|코멘트|괜찮(?:을까|은가|나요|은지)|(?:방식|구조|코드|처리|설계|구현|네이밍|쿼리|로직)[은는이가]? ?(?:어떤가|어때|어떤지|어떨)|지적|짚어',
    ),
  },
  {
    act: 'look',
    en: starts(
      String.raw`explain|analy[sz]e|investigate|compare|research|find out|figure out|tell (?:me|us)|describe|summari[sz]e|evaluate|assess|look into|explore|identify|determine|estimate|understand|diagnose|trace|profile|study|survey|find (?:all|every|where|which|any)|list|give me (?:an? |the )?(?:\w+ )?(?:overview|list|summary|idea)|i (?:don't|do not) understand|i (?:want|would like|need) to (?:know|understand)|i'd like to (?:know|understand)|show me (?:how|where|what|why)|walk me|know (?:which|what|why|how|who|where|if|whether)|dig into|help me understand|why|how|what|what's|where|which|who|when (?:do|does|did|is|are|was|were|will|can|should)|should (?:i|we|it|this)|is|are|does|do we|do i|did|could we|would|can we|can i|will`,
    ),
    ko: ends(
      '설명|알려|조사|분석|비교|파악|장단점 ?정리|뭘까|왜일까|지 말지|알아봐|알아보|찾아봐|찾아|뽑아(?!내)|확인만|진단|요약|평가|추천|궁금|알고 ?싶|뭐야|뭔가요|뭐지|뭔지|무엇|인가요|(?<=[가-힣])나요|건가요|을까|ㄹ까|될까|할까|좋을까|는지요|는가|인지|어디야|어때|맞아|이야|차이|정리해서 보고',
    ),
  },
  {
    act: 'repair',
    en: starts(
      String.raw`fix|resolve|debug|repair|correct|solve|patch|troubleshoot|hotfix|stop|prevent|find the|keep fixing|iterate|make \S+(?: \S+){0,3} (?:stop|work|not)\b|get \S+(?: \S+){0,4} (?:working|to work|passing|to build|to compile)|deal with|sort out|address|unbreak|track down|(?:i |we )?need (?:that|this|it) (?:to (?:not|stop|work)|fixed|gone|solved|resolved|working)|(?:this|that|it|these) (?:should|must|can) ?(?:not|n't|never)|make sure (?:it|this|that) (?:doesn't|does not|never|can't)|handle (?:it|this|that|them)\b`,
    ),
    ko: ends('고쳐|고치|고칠|해결|잡아|잡자|디버깅|복구|바로잡|조치|원인 찾|손봐'),
  },
  {
    act: 'reshape',
    en: starts(
      String.raw`refactor|restructure|reorgani[sz]e|re-?architect|re-?write|port|migrate|convert|split|extract|inline|simplify|dedup\w*|decouple|modulari[sz]e|moderni[sz]e|optimi[sz]e|speed up|make \S+(?: \S+){0,5} (?:quick|quicker|fast|faster|simpler|cleaner|leaner|smaller|lighter|snappier|(?:more|less) (?:readable|maintainable|modular|efficient|complex|testable|generic|reusable|type-safe))|reduce|shrink|consolidate|unify|merge|break (?:up|down|out|the|our|this|it|them|\S+ (?:up|into|down))|get rid of|untangle|tidy|abstract|replace|switch|swap|rename|clean|improve the (?:performance|readability|structure|speed)|streamline|paralleli[sz]e|cache (?:the|our|all|\w+ (?:results?|responses?|queries|calls))|tune|flatten|turn \S+(?: \S+){0,6} into (?:an? |separate )?(?:lookup|map\b|table|pure|service|state machine|strategy|enum|constants?|loop|generator|async|module|class|function|hook|component|generic|typescript|package|library)|declutter|cut (?!an? |the release)|factor out|pull \S+(?: \S+){0,4} (?:out|into)|organi[sz]e|rework|restyle the code|transition|dry (?:up|out)|memoi[sz]e|lazy[- ]load|(?:bring|get|cut|push|drive|keep) (?:it|this|that|them|\S+(?: \S+){0,7}) (?:below|under|down to|within) \d\S*|shave|denormali[sz]e|normali[sz]e|vectori[sz]e|make \S+(?: \S+){0,5} (?:(?:less|more) (?:of )?(?:an? )?\w+|tidier|nicer to read|easier to (?:read|test|maintain|understand|extend|follow))|collapse the (?:two|three)|(?:move|upgrade|go) \S+(?: \S+){0,5} from (?!\d)\S+(?: \S+)? to`,
    ),
    ko: ends(
      '리팩토링|리팩터링|리팩토|분리|나눠|나누|쪼개|최적화|마이그레이션|전환|통합|통일|합쳐|합치|재작성|재구성|재구조화|포팅|추출|뽑아내|단순화|교체|이전|줄여|줄이|(?:으로|로) 빼|다시 (?:작성|짜|구현)|빠르게|빠르게 (?:만들|해|바꿔|개선|하)|튜닝|없애|이관|정돈|공통화|모듈화|추상화|쪼갤|옮기는 작업|걷어내|대체|갈아타|갈아엎|넘어가|하나로 (?:정리|모아|묶)|변환|깔끔하게 (?:정리|만들|해|다듬)',
    ),
  },
  {
    act: 'operate',
    en: starts(
      String.raw`document|deploy|release|publish|configure|upgrade|bump|install|provision|translate|format|pin|tag|roll ?back|revert|dockeri[sz]e|containeri[sz]e|lint|downgrade|back up|ship|prepare|cut (?:a|the) \w*release|move|archive|draft|proofread|automate the (?:release|deploy\w*|build)|merge the branch|set ?up ci`,
    ),
    ko: ends(
      '배포|업데이트|업그레이드|최신화|설정|구성|세팅|셋업|릴리스|롤백|설치|번역|옮겨|문서화|포맷팅|도커라이즈|컨테이너화|출시|준비|되돌려|정렬해줘요',
    ),
  },
  {
    act: 'check',
    en: starts(
      'test (?!mode|account|env)|tests?$|cover|write (?:\\S+ ){0,4}?(?:tests?|specs?)|unit[- ]test|mock|increase (?:the )?(?:test )?coverage|(?:raise|improve|get|bring|push) (?:\\S+ ){0,5}?coverage',
    ),
    ko: ends('테스트해|테스트 돌려'),
  },
  {
    act: 'make',
    en: starts(
      String.raw`add|build|create|implement|develop|make|introduce|support|allow|let|enable|integrate|connect|design|redesign|show|display|send|provide|put|limit|generate|expose|hook|wire|embed|include|store|notify|export|import|write|set ?up|prototype|scaffold|bootstrap|turn|hide|log|record|track|schedule|sync|validate|require|restrict|encrypt|paginate|sort|filter|highlight|start|i want (?:a|an|to be able)|we (?:need|want) (?:a|an|to be able)|i need (?:a|an)|there should be|users? should|admins? should|give (?:the )?(?:users?|admins?|people)|property-based|dark mode|(?:i|we|they|users?|customers?|admins?|people|it)?\s?(?:need|want|would like|would love|could use|'d like|'d love)s? (?!to (?:know|understand|find))|i wish|it(?:'d| would) be (?:nice|great|good|cool|helpful) (?:if|to have)|warn|remind|automatically|auto-|get (?:a|an|some|us|me)\b|(?:i'm|we're|i am|we are) (?:building|starting|planning|creating|making|launching|looking (?:to|for))|(?:should|must|need to|can) be able to|ability to|support for|option to|there should|prefill|remember|translate the (?:app|ui|site)|ask|block|ban|redirect|save|group|preview|compress|resize|detect|retry|throttle|debounce|rate[- ]?limit|cap|accept|apply|attach|assign|append|prepend|batch|cancel|capture|clear|collapse|expand|copy|count|crop|defer|deny|emit|enrich|escape|extend|fall ?back|fetch|flag|force|forward|hash|invalidate|issue|keep (?:a|the|track)|label|link|listen|load|lock|mark|mask|mention|monitor|mute|open|parse|pause|persist|pick|play|poll|populate|pop|prompt|propagate|pull in|push|queue|randomi[sz]e|refresh|register|reject|reload|render|reorder|repeat|reply|resend|reserve|reset|respect|restore|resume|return|rotate|round|run|saniti[sz]e|scan|search|serve|share|shorten|shuffle|sign|skip|stream|strip|subscribe|suggest|surface|suspend|toggle|transcode|trigger|trim|truncate|unlock|upload|download|verify|watch|watermark|zoom|give|offer|have|expire|animate|authenticate|calculate|compute|convert (?:the )?(?:prices|times|dates|currenc\w+)|delay|dim|deduplicate|ensure|fill|guard|hand|hook|move the \w+ (?:button|menu|link|bar)|order|pre-?load|prevent \w+ from|raise an|rank|recalculate|reward|scroll|separate the \w+ (?:tab|view)|simulate|speak|split the (?:screen|bill|view)|stop \w+ from|tell (?:the )?(?:users?|customers?)|time out|un-?archive|undo|vary|warn|weigh`,
    ),
    ko: ends(
      '추가|만들|만드|구현|개발|넣|붙여|연동|구축|지원|제공|적용|검증|처리|남기|도입|보여|보내|생성|제작|작성|짜|써|달아|필요|되게|하게|있게|디자인|설계|기획|띄워|표시|노출|저장|받게|뜨게|나오게|올라오게|보강|채워|늘려|연결|있어야|좋겠|하자|해야|할 수|[가-힣]게 ?(?:해|하|좀)|도록 (?:해|하)|(?:으면|면) (?:해|하|합|좋)|마련|준비해|열어|살려|깔아|심어|싶',
    ),
  },
  {
    act: 'change',
    en: starts(
      'change|update|set|remove|delete|drop|improve|adjust|edit|modify|increase|decrease|raise|lower|tweak|use|enforce|align|sort out|disable|(?:get|bring|take|push|raise) (?:it|them|that|this) (?:back )?(?:above|below|under|over|up|down|to)',
    ),
    ko: ends(
      '바꿔|바꾸|변경|수정|정리|개선|삭제|지워|제거|빼|올려|내려|조정|손봐|다듬|막아|낮춰|높여|맞춰|비활성화|상향|하향|인상|인하',
    ),
  },
]

const POLITE =
  /^(?:(?:please|pls|plz|hi|hey|hello|kindly|can you|could you|would you|will you|i want you to|i'd like you to|i would like (?:you )?to|i'd like to|i want to|i need to|i need you to|we need to|we have to|we should|we want to|we'd like to|you should|let's|lets|help me(?: to)?|help us|try to|go ahead|now|just|also|next|first|second|finally|it would be (?:nice|great) to|make sure to|quickly|carefully|i (?:think|guess) we (?:should|need to)|is it possible to|would it be possible to|any chance (?:you|we) (?:can|could)|would you mind|can we|could we|why don't we|how about we|you (?:can|could)|(?:users?|customers?|admins?|people|visitors?|staff|members?) (?:should|must|need to|can) be able to)\s+)+/

/**
 * "Export hangs", "search results are stale": the first word could be a verb, but a finite verb follows soon, and no
 * article stands between. Such a clause says how things are.
 */
export const isStatement = (clause: string): boolean => STATED.test(clause) && !NOT_STATED.test(clause)
const STATED =
  /^(?:[^\s,]+ ){1,4}?(?:is|are|was|were|isn't|aren't|wasn't|has|had|does|doesn't|don't|didn't|can't|cannot|won't|keeps?|gets?|got|fails?|failed(?= (?:to|with|in|on|at|when|for|again|since)\b|$)|hangs?|hung|crash(?:es|ed)?|takes?|took|returns?|throws?|threw|shows?|breaks?|broke|stops?|stopped|disappears?|vanish(?:es)?|differs?|jumps?|goes|went|comes|came|runs|ran|looks|stays|freezes|loses|lost|drops|dropped|skips|skipped|ignores|sends|opens|closes|appears?|resets|returned|never|no longer|sometimes|only works|expires|overwrites|overlaps|rejects|arrives?|finds|works|happens?|scrolls|lags?|stutters?)\b/
const NOT_STATED =
  /^(?:\S+ )(?:a|an|the|all|every|our|my|your|this|these|those|that|some|any|each|no|more|sure|it|them|us|me|to|if|when|what|how|where|why|out|up|users?|people)\b|^(?:why|how|what|what's|where|which|who|when|is|are|does|do|did|should|can|could|will|would|has|have|let|make|add|fix|explain|check|ensure|show|allow|find|figure|prevent|tell)\b/

/** "슬랙 연동이 두 번 보내요", "덮어써져요": a subject with a plain ending, or a passive. A request ends otherwise. */
const STATED_KOREAN =
  /(?:져|겨|혀)(?:요|버려요|버립니다|버리네요|네요)?[.!]*$|[가-힣](?:이|가) (?:\S+ ){0,8}\S*(?<!줘|세|싶어|겠어|있어|같아|필요해|원해|야 ?해|줄래|을래|까|나|가|죠|어때|궁금해|뭐예|뭐에|해)요[.!]*$/

/** Without words of politeness in front. */
export const bareOf = (clause: string): string => clause.replace(POLITE, '')

/** The act of one clause and the words that show it. */
export function actOf(clause: string): { readonly act: Act; readonly words: string } | undefined {
  const bare = bareOf(clause).replace(/\s+(?:please|pls|plz|asap|thx|thanks(?: in advance)?|thank you)$/, '')
  const isKorean = /[가-힣][^a-z가-힣]*$/.test(bare)
  const stated = isStatement(bare)
  if (isKorean && STATED_KOREAN.test(bare)) return undefined
  for (const { act, en, ko } of VERB_RULES) {
    const found = isKorean ? ko.exec(bare) : stated ? null : en.exec(bare)
    // "안 보여요" says that it does not show; "보안 점검" is no negation.
    if (found && !/(?<![가-힣])(?:안|못) $/.test(bare.slice(0, found.index))) return { act, words: found[0] }
  }
  return undefined
}
