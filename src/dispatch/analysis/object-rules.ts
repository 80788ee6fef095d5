import type { Localized } from '../../protocol/lang.ts'

/** What a request is about, where the verb alone does not decide. A pattern covers Korean and English. */
export interface WordRule {
  readonly say: Localized
  readonly words: RegExp
}

const any = (...parts: readonly string[]) => new RegExp(parts.join('|'))

/** One place, and the request already says what shall stand there. */
export const ONE_PLACE: WordRule = {
  say: { ko: '한 곳의 글이나 값', en: 'a text or a value in one place' },
  words: any(
    String.raw`\b(?:typos?|misspell\w*|misspelt|spelling|wording|capitali[sz]ation|whitespace|indentation|punctuation|full stop|copyright year)\b`,
    String.raw`\b(?:label|caption|title|text|placeholder|tooltip|wording|message|copy(?! (?:buttons?|links?|to|and|of|url|icon))|heading)\b[^\n]{0,40}\b(?:from|to|says?|read)\b\s+(?:…|[\w-]+(?: [\w-]+)?$)`,
    String.raw`\b(?:colou?r|background|font[- ]?size|padding|margin|port|timeout|(?<!^|[,.] |rate |rate-|to )limit|ttl|max\w*|min\w*|default|threshold|interval|retries|version|log level|constant|url|env(?:ironment)? variable)\b[^\n]{0,40}\b(?:to|=|from|instead)\b ?[^\s]*(?:\d|#|debug|info|warn|true|false|…)`,
    String.raw`\bbackground (?:colou?r )?#|\bfrom \d+\S* to \d+`,
    String.raw`\b(?:change|set|update|increase|decrease|lower|raise|bump)\b(?![^\n]*(?:coverage|tests?\b))[^\n]{0,50}\bto v?\d[\w.]*`,
    String.raw`\b(?:turn|switch) (?:on|off)\b|\bturn \S+(?: \S+){0,3} (?:on|off)\b|\breplace\s+…\s+(?:with|by)\s+…|\bswap the order\b`,
    String.raw`\brename\b(?![^\n]{0,60}\b(?:and|all|every|something)\b)[^\n]{0,60}\bto\b`,
    String.raw`^(?:please )?(?:change|update|set)\s+…\s+(?:to|into)\s+…`,
    String.raw`\b[a-z][\w@/-]* v?\d+(?:\.\d+)+(?:으로|로) (?:올려|내려|바꿔|업|변경|고정)`,
    String.raw`\bbump \S+ (?:from \S+ )?(?:to )?v?\d`,
    String.raw`\b(?:upgrade|update|pin|downgrade) (?!all|every|the)\S+ (?:from \S+ )?to v?\d`,
    String.raw`\bto (?:the )?\.\w+ignore\b`,
    String.raw`\bto (?:https?:|\S+@)\S+|(?:https?:|\S+@)\S+?(?:으로|로) `,
    String.raw`\brename (?:the |this |a )?(?:variable|function|method|parameter|constant|field|class|file|folder|branch|prop|\S+ to)\b`,
    String.raw`\b(?:unused|leftover|stray|debug|single|one|extra) (?:\S+ )?(?:import|variable|console\.log|print|line|semicolon|comma|log)\b`,
    String.raw`\bconsole\.log\b(?! ging)`,
    String.raw`\b(?:delete|remove|update|fix|add) (?:the |this |a |an )?(?:outdated |old |wrong |stale |missing )*comment\b`,
    String.raw`\bone[- ]lin(?:e|er)\b(?! \w+s\b)|\bfeature flag\b[^\n]{0,30}\b(?:on|off|true|false)\b`,
    String.raw`\b(?:should|must) (?:be|say|read)\s+…|…\s+(?:should|must) (?:be|say|read)\b|\bsays …\s+but\b`,
    '오타|오탈자|맞춤법|띄어쓰기|철자|마침표|쉼표|들여쓰기',
    String.raw`\d+[a-z가-힣%]{0,3}에서 \d+[a-z가-힣%]{0,3}(?:으로|로) (?:바꿔|변경|수정|올려|내려|늘려|줄여|낮춰|높여)`,
    String.raw`(?:메뉴|버튼|탭|문구|글자|텍스트|라벨|레이블|제목|타이틀|메시지|플레이스홀더|이름|주소|전화번호|연락처|회사명|상호|저작권|연도)[을를이가은는]? ?[^\n]{0,40}(?:으?로 ?(?:바꿔|변경|수정|고쳐|교체)|빼|지워)`,
    String.raw`(?:색|색상|배경색|글자색|폰트 크기|여백|포트|타임아웃|제한|만료|기본값|버전|version|port|최대|최소|주기|간격|임계값|로그 레벨|횟수|환경변수)[^\n]{0,30}(?:\d|#|…|debug|info|warn|true|false)[^\n]{0,12}(?:바꿔|변경|수정|늘려|줄여|올려|내려|설정|맞춰|낮춰|높여)`,
    String.raw`\d+(?:초|분|시간|일|개|px|mb|kb|회)?에서 \d+(?![^\n]*(?:업그레이드|마이그레이션|전환))`,
    String.raw`\bset \w+_\w+ to\b|\b[a-z]+_\w+(?:을|를)? \S+로 (?:바꿔|변경|설정|수정|상향|하향|올려|내려|늘려|줄여)`,
    String.raw`[을를] \S*\d\S*(?:으로|로) (?:바꿔|변경|수정|설정|올려|내려|늘려|줄여|맞춰)`,
    String.raw`\.(?:ya?ml|json|toml|env|ini|conf|properties)[^\n]{1,40}\d\S*(?:으로|로) (?:바꿔|변경|수정|설정|올려|내려|늘려|줄여|맞춰)`,
    String.raw`(?:변수명|함수명|파일명|(?:변수|함수|메서드|파일|클래스) ?이름)(?![^\n]{0,40}(?:정리|통일|일관|헷갈))(?!\S*[^\n]{0,12}(?:깨|잘리|잘려|누락|사라|안 |이상|중복))`,
    String.raw`주석[^\n]{0,20}(?:지워|삭제|제거|고쳐|수정)|한 ?줄|console\.log|\.\w*ignore에`,
    '안 ?쓰는 import|사용하지 않는 import|import (?:한|하나)',
  ),
}

export const TESTS: WordRule = {
  say: { ko: '테스트', en: 'tests' },
  words: any(
    String.raw`\b(?:unit|integration|e2e|end-to-end|regression|load|stress|performance|snapshot|smoke|property-based|contract|ui|acceptance|fuzz)[- ]tests?\b`,
    String.raw`\btests?\b(?! (?:accounts?|mode|data|environments?|users?|banner|server|drive|page|button|results?|runner|flight)| is| are| fails?| pass| keeps?)`,
    String.raw`\b(?:test )?coverage\b|\btest (?:cases?|suites?|scenarios?)\b|\b(?:e2e|regression|smoke|integration) suite\b|\bspecs? for\b|\buntested\b|\b(?:pytest|jest|vitest|junit|rspec|cypress|playwright|selenium|testcontainers|k6|locust) (?:tests?|specs?|suite|scenarios?|scripts?)\b`,
    '(?:e2e|단위|통합|부하|회귀|인수) ?테스트|테스트(?! ?(?:계정|모드|데이터|서버|환경|용|페이지|사용자|유저|배너|결과|통과|가 (?:깨|실패)|이 (?:깨|실패)))|커버리지|테스트 (?:코드|케이스|스위트|시나리오)',
  ),
}

export const DOCS: WordRule = {
  say: { ko: '문서', en: 'documents' },
  words: any(
    String.raw`\b(?:documentation|docs|readme|(?:user |deployment |style |setup |install\w* |migration |developer |onboarding |contribut\w+ |quick ?start )?guide|user manual|changelog|release notes|tutorial|docstrings?|jsdoc|javadoc|tsdoc|wiki|runbook|adr|faq(?! ?(?:entr|page|section|board|item|list|게시판|페이지|화면|목록))|how-to|whitepaper|doc comments|api reference|openapi (?:spec|description)|swagger docs|in the docs|architecture diagram)\b`,
    String.raw`\bdocument(?:s|ing)? (?:how|the|our|all|every|what|why)\b|\bcomments? (?:to|in) (?:the |all |every )?(?:\w+ )?(?:functions?|code|class\w*|modules?|methods?)`,
    '명세서?|문서(?! ?(?:편집|공유|업로드|관리|뷰어|검색))|가이드|매뉴얼|설명서|readme|changelog|릴리스 ?노트|변경 이력|튜토리얼|런북|체인지로그|안내서|포스트모템|다이어그램|위키|jsdoc|주석[을를]? (?:달|추가|작성|보강)|사용법',
  ),
}

export const UPKEEP: WordRule = {
  say: { ko: '빌드·배포·설정', en: 'build, deployment or settings' },
  words: any(
    String.raw`\b(?:ci|cd|ci\/cd|github actions?|gitlab ci|jenkins\w*|circleci|docker(?:file| image| compose|-compose)?|kubernetes|k8s|helm|terraform|ansible|pulumi|eslint|prettier|linter|linting|formatter|pre-commit|husky|renovate|dependabot|\.\w+ignore|editorconfig|dependenc(?:y|ies)(?! injection)|packages? (?:to|up)|node version|licen[cs]e (?:file|header)|nginx|staging|production (?:server|deploy\w*)|build script|makefile|release (?:branch|pipeline|workflow|process)|deployment|(?:prometheus|grafana)(?! (?:metrics|panels?|dashboards?))|tsconfig|monorepo tooling|fixtures? folder)\b`,
    String.raw`github actions?|깃(?:허브|헙) ?(?:액션|워크플로)|린트|린터|포매터|ci ?파이프라인|ci\/cd|\bci\b|도커|dockerfile|쿠버네티스|헬름|테라폼|eslint|prettier|의존성(?! ?주입)|패키지 (?:전부|버전|업데이트)|스테이징|운영 서버|배포(?! ?(?:알림|상태|이력|내역|현황|결과))|라이선스 (?:파일|헤더)|빌드 (?:설정|스크립트)|nginx|모니터링 (?:환경|설정|구성)|픽스처|gitignore`,
  ),
}

/** Better code with the same behaviour. */
export const CODE: WordRule = {
  say: { ko: '코드의 구조나 속도', en: 'the structure or the speed of code' },
  words: any(
    String.raw`\b(?:dead code|dependency injection|globals|duplicat\w+|unused (?:code|functions?|exports?|files?)|legacy|technical debt|code ?base|class(?:es)? components?|any types?|callbacks?|performance|latency|response times?|load(?:ing)? times?|page load|render(?:ing)? (?:time|speed)|bundle size|build time|memory (?:usage|footprint)|throughput|readab\w+|coupling|boilerplate|imports?|modules?|functions?|helpers?|naming|type (?:safety|annotations?|hints?)|schema design|folder structure|state management|orm|framework|library)\b`,
    '복붙|스파게티|의존성 주입|전역 변수|성능|속도|로딩|응답 ?시간|번들|메모리 사용|중복|사용하지 않는|안 쓰는|레거시|가독성|구조|코드|컴포넌트|함수|클래스|모듈|컨트롤러|상수|하드코딩|로직|유틸|쿼리|상태 관리|패턴|의존 관계|(?:[을를]|전부|모두|대신) [a-z][\\w.+#-]+(?:으?로) ?(?:바꿔|바꾸|변경|교체|전환|옮)|any 타입|타입|콜백|계층|네이밍|중첩|(?:switch|if|for|while|try) ?문|메모리|조건문|반복문|폴더|라이브러리|프레임워크|(?<![a-z])orm(?![a-z])|if-else',
  ),
}

/** Something is broken, whether or not the word "bug" is there. */
export const SYMPTOM: WordRule = {
  say: { ko: '고장의 증상', en: 'a symptom of something broken' },
  words: any(
    String.raw`\b(?:crash\w*|fail(?:s|ed|ing|ure)?|errors?(?! (?:messages?|paths?|handling|page|boundary))|bugs?(?! (?:report|tracker|tracking))|broken|breaks?(?! (?:\w+ ){0,4}(?:into|up|down|out|apart)\b)|hangs?|freez\w+|frozen|stuck|leak\w*|flaky|garbled|blank|wrong|incorrect\w*|missing|corrupt\w*|deadlocks?|race(?: condition)?|exceptions?|timeouts?|times out|timed out|500s?|50[234]|404|regression|glitch\w*|malfunction\w*|overlap\w*|cut off|truncated|died|dies|exit code [1-9]\d*|swallows|complain\w*|duplicated? (?:rows?|entries|emails?|orders?)|twice|unresponsive|vulnerab\w+|xss|(?<!dependency )injection|segfault\w*|panics?|null pointer|undefined|nan|oom\w*|infinite loop|out of memory|off by|negative|inconsistent|stale|lost|disappear\w*|unexpected\w*|misaligned|flicker\w*|loops? forever|lint errors?|type errors?|\w+(?:error|exception)|chokes?|balks?|stumbles?|struggles?|stalls?|lags?|bounces?|drifts?|overflows?|misbehaves?|(?:blows?|messes) up|falls? over|goes? (?:blank|missing|wrong)|jitters?|stutters?|forgets|mixes up|refuses?|no effect|more than once|(?:finds|shows|returns|does|prints|displays|gives) nothing|tracebacks?|stack ?traces?|sig(?:segv|kill|abrt|term)|e(?:conn|nomem|noent|acces|mfile)\w*|core dump\w*|double[- ](?:charged|booked|counted|submit\w*))\b`,
    String.raw`\b(?:doesn't|don't|does not|do not|isn't|aren't|is not|are not|can't|cannot|can not|won't|will not|no longer|never|not) (?:\w+ )?(?:work|load|show|open|close|start|find|save|send|update|respond|render|match|appear|display|refresh|run|build|compile|connect|receive|arrive|syn\w+|log|sign|submit|scroll|fit|get|be|happen\w*|persist\w*|working|loading|showing|saved|sent|updated|visible|clickable|found|able)`,
    String.raw`^(?:can't|cannot|unable to)\b|\bstopped \w+ing\b|\bstill (?:being|get\w*|show\w*|receiv\w*|see\w*)\b|\bkeeps? \w+ing\b|\b(?:closes|shows|covers|exits|returns|goes|takes|opens|sends|counts|loses|ignores|duplicates|throws|displays|prints|resets)\b`,
    '버그(?! ?(?:신고|리포트|제보))|오류|이슈(?! ?(?:트래커|등록|목록|관리|템플릿))|현상|증상|차이 ?[나남]|예외가|익셉션|에러(?!가 나면|만| ?메시지| ?로그| ?페이지| ?처리)|깨[져지짐진집]|죽[어는습]|멈[춰추춥]|(?<![가-힣])안 ?(?:돼|되|됨|됩|떠|뜨|나와|나옴|열|눌|보|먹|켜|와|옴|맞)|않(?:아요|습니다|는 (?:문제|현상))|못 ?(?:찾|열|받|하)|실패|느려|느린|느림|끊[기겨김]|튕[겨기김]|누수|가려|가리|가립|밀려|밀리|삐져|겹[쳐치침]|잘려|잘리|사라[져지집]|이상(?:해|하게|합|한 )|문제(?!없| 없| ?(?:은행|풀이|집))|비정상|음수|중복(?:으로|돼|되어|해서)|두 번|계속 (?:나|뜨|발송|실행|돌|로딩)|종료됩|종료돼|흰 화면|하얀 화면|무한 (?:루프|로딩)|먹통|타임아웃 ?[나이가]|다수 ?발생|(?<![가-힣])불가(?=[.\\s]*$|함|합)|[이가] 아니라 [^.]{1,30}?(?:고 있|네요|습니다|돼요)|틀리|틀려|잘못|누락|빠져 ?있|경고가|취약점|충돌|장애|(?<!\\d)(?:500|404)(?![\\da-z개원명건줄자])|자꾸|간헐적|버벅|떨어졌|떨어집|꺼집|꺼져|꺼짐|터져|터집',
  ),
}

/** Reviews, tests and fixes that are things of a product and not work on code. */
export const PRODUCT_REVIEW =
  /\b(?:product|customer|user|guest|buyer|star|app|movie|book|restaurant|hotel|course|seller|photo|verified) reviews?\b|\breviews? (?:page|section|with|feature|form|list|table|model|score|widget)\b|(?:상품|고객|사용자|이용|구매|후기|별점|식당|맛집|숙소|영화|책|도서|강의|앱|제품) ?(?:후기 ?)?(?:리뷰|평가|후기)|리뷰 (?:기능|작성|목록|등록|게시판|관리|이벤트|탭|화면|페이지|별점)/
