import { type Signal, signal } from './signal.ts'

/** Words for the kind of work: what is made, judged, asked or changed. */
export const WORK_SIGNALS: readonly Signal[] = [
  signal({
    name: { ko: '테스트', en: 'tests' },
    en: [
      'tests?|tested|testing|untested|specs?|coverage|e2e|end-to-end|asserts?|pytest|jest|vitest',
      String.raw`junit|mocha|rspec|cypress|playwright|selenium|detox|espresso|k6|locust|fuzz\w*`,
      'property-based|snapshots?|test cases?|regression suite',
    ],
    ko: '테스트|커버리지|e2e|유닛|스모크|테케|검증 코드',
  }),
  signal({
    name: { ko: '테스트용 자원', en: 'test thing' },
    en: ['tests? (?:accounts?|modes?|data|servers?|environments?|users?|runs?|drive|page|button|card|flight)'],
    ko: '테스트 ?(?:계정|모드|데이터|서버|환경|용|결제|페이지|사용자|유저|배너)',
  }),
  signal({
    name: { ko: '테스트 묶음', en: 'suite' },
    en: ['suites?|pyramid|e2e|end-to-end|load tests?|full app', 'test (?:infrastructure|environment|strategy)'],
    ko: '스위트|e2e|부하 ?테스트|시나리오|묶음|테스트 (?:환경|인프라|전략)',
  }),
  signal({
    name: { ko: '문서', en: 'documents' },
    en: [
      String.raw`docs?|documentation|readme(?:\.md)?|guides?|manual|handbook|changelog|tutorials?|docstrings?`,
      'jsdoc|javadoc|runbooks?|wiki|adr|help (?:article|page|text)s?|articles?|release notes',
      String.raw`api reference|how-?to|comments?|faq|contributing(?:\.md)?|glossary|postmortem|issue template`,
      String.raw`diagrams?|onboarding (?:guide|doc)\w*`,
    ],
    ko: '문서|가이드|매뉴얼|설명서|설명글|도움말|런북|위키|주석|체인지로그|레퍼런스|사용법|명세|릴리스 ?노트|안내서|튜토리얼|독스트링|다이어그램|회고|템플릿|정책 문서',
  }),
  signal({
    name: { ko: '빌드·배포·설정', en: 'upkeep' },
    en: [
      String.raw`ci|cd|ci/cd|github actions?|gitlab|jenkins\w*|workflows?|docker\w*|compose|kubernetes|k8s`,
      String.raw`helm|terraform|ansible|eslint\w*|prettier|lint(?:er|ing)?|formatter|pre-commit|husky`,
      String.raw`renovate|dependabot|\.\w+(?:ignore|rc)|editorconfig|dependenc(?:y|ies)|lock ?file|packages?`,
      String.raw`package\.json|nginx|staging|deploy\w*|release|pipelines?|build (?:script|cache)|makefile`,
      String.raw`tsconfig\w*|backups?|cron|gradle|maven|npm|yarn|pnpm|licen[cs]e|certificates?|ssl|tls|aws`,
      'monitoring|prometheus|grafana|sentry|infrastructure|on-prem|majors?|upgrade|bump|pin',
      'toolchain',
    ],
    ko: [
      '깃(?:허브|헙) ?액션|린트|린터|포매터|파이프라인|도커|쿠버네티스|헬름|테라폼|의존성|패키지|스테이징|운영 서버|배포|라이선스|빌드|모니터링|젠킨스|버전',
      '업그레이드|업데이트|인증서|크론|백업|인프라|온프레미스|라이브러리 버전|설정|세팅',
    ],
  }),
  signal({
    name: { ko: '코드에 대한 판단', en: 'judgement' },
    en: [
      String.raw`reviews?|reviewed|reviewing|audit\w*|feedback|opinions?|second (?:opinion|pair)|verdict`,
      String.raw`critique|criticism|judg\w+|nitpick|sanity[- ]check|thoughts|brutal|lgtm|roast|inspect\w*`,
      String.raw`assess\w*|look over|looked over|go over|looks? (?:ok|okay|good|right|fine)|make sense`,
      'is (?:it|this|that) (?:good|ok|okay|fine|safe|correct)|how (?:good|bad)|red flags?|concerns?',
      'sloppy|smells?|pick apart|tear (?:it )?apart|point out|proof-?read|vet|eyes on|rate (?:my|the|this|our)|grade',
      'have a look|take a look',
    ],
    ko: [
      '리뷰|검토|감사(?! ?(?:합|해|드|하겠|로그|팀))|의견|피드백|훈수|지적|짚어|까줘|까 ?주|판단|판정|심사|소감|코멘트|검수|훑|진단|평가|괜찮은지|괜찮나|괜찮을',
      '어떤지|어때|없는지|점검|살펴|봐주|봐줘|봐 ?줄|품질|첨삭|조언',
    ],
  }),
  signal({
    name: { ko: '변경 내용', en: 'change set' },
    en: ['prs?|mrs?|pull requests?|merge requests?|diffs?|patch(?:es)?|commits?|branch(?:es)?|changes?', 'changeset'],
    ko: '(?<![a-z])(?:pr|mr|diff)(?![a-z])|커밋|브랜치|풀 ?리퀘|변경 ?(?:사항|분|파일)|머지',
  }),
  signal({
    name: { ko: '제품 후기', en: 'product review' },
    en: [
      '(?:product|customer|user|guest|buyer|star|movie|book|restaurant|hotel|course|seller|photo|verified) reviews?',
      'reviews? (?:page|section|feature|form|list|table|model|score|widget|with)',
      'audit (?:logs?|trail)',
    ],
    ko: [
      '(?:상품|고객|사용자|이용|구매|별점|식당|맛집|숙소|영화|책|도서|강의|앱) ?(?:후기 ?)?(?:리뷰|평가|후기)',
      '리뷰 (?:기능|작성|목록|등록|탭|화면|페이지|별점)|감사 ?로그',
    ],
  }),
  signal({
    name: { ko: '질문', en: 'question' },
    en: [
      'why|how (?:do|does|did|is|are|many|much|long|often|come|would|can|to|exactly)',
      "what(?:'s| is| are| does| do| did| would| happens| makes| even| it)?|where|which|who|whose",
      'when (?:do|does|did|is|are|was|were)|whether|should (?:we|i)|do we|does|is there|are there',
      'did',
    ],
    ko: [
      '나요|까요|ㄹ까|인가|는가|는지|은지|인지|ㄴ지|뭔가|뭐야|뭔지|뭐지|무엇|어디|왜 |왜요|궁금|어느|몇 |얼마|언제|누가|어떻게|어떤|무슨|뭐가|머가|건가|거야',
      '거지|될까|할까|을까|이유|까닭',
    ],
  }),
  signal({
    name: { ko: '답이나 원인', en: 'knowledge' },
    en: [
      String.raw`explain\w*|explanation|find out|figure out|tell (?:me|us)|let (?:me|us) know|know|understand`,
      String.raw`investigat\w+|compar\w+|comparison|difference|estimate|curious|analy[sz]\w+|analysis`,
      String.raw`root cause|cause|reason|wonder\w*|determine|summar\w+|dig|research|evaluat\w+|learn`,
      String.raw`look into|trace|write-?up|overview|report|pros and cons|trade-?offs?|feasib\w+|recommend\w*`,
      String.raw`options?|list (?:all|every|the)|which (?:of|one)|vs|versus|better for|picture|diagnos\w+`,
      'track down|pick',
    ],
    ko: [
      '알려|설명|조사|분석|비교|원인|이유|까닭|궁금|파악|추적|차이|추천|견줘|확인|찾아|알고 ?싶|답변|답을|리서치|추정|산정|정리해|알아봐|알아보|장단점|근거|보고',
      '후보|중에|얼마나|이해',
    ],
  }),
  signal({
    name: { ko: '바꾸지 말라는 말', en: 'change nothing' },
    en: [
      String.raw`(?:do not|don't|dont|without|no need to|never|won't|not to|nobody) (?:\w+ )?(?:chang\w+|fix\w*|modify\w*|touch\w*|edit\w*|implement\w*|do anything)`,
      String.raw`no (?:code|fix\w*|changes?|patch|action)`,
      String.raw`nothing (?:has to|needs to|gets|is to|should|must|shall) (?:be )?(?:\w+)`,
      'just (?:tell|explain|want to (?:know|understand)|an? (?:explanation|answer|comparison|analysis|writeup|write-up|report))',
      'only (?:want to know|need the|the (?:cause|comparison|analysis|answer))',
      'just a (?:writeup|comparison)|leave the code|decision|not yet|fix yet',
    ],
    ko: [
      '(?:수정|조치|변경|고치|건드리|바꾸|손대|작업)[가-힣]{0,3} ?(?:하지|않|말|없|아직|나중|다음|저희|마)',
      '만 (?:알려|해줘|주세요|봐|궁금|받|원|하고|말해|찾아|파악|정리)|원인만|이유만|비교만|답만|보고만|분석만|지적만|조사만|궁금만|코드는 (?:그대로|건드)',
    ],
  }),
  signal({
    name: { ko: '코드 구조', en: 'reshape' },
    en: [
      String.raw`refactor\w*|restructur\w+|reorgani[sz]\w+|re-?architect\w*|extract|split|inline|simplif\w+`,
      String.raw`dedup\w*|decoupl\w+|modulari[sz]\w*|moderni[sz]\w*|consolidat\w+|unif\w+|untangl\w+|tidy`,
      String.raw`clean(?:er|ing|up)?|clean up|abstract\w*|pull \w+ out|pull (?:the|it|that|them)`,
      String.raw`break (?:up|out|down|it|the)|carve\w*|divide|merge|flatten|reusable|copy-?past\w*`,
      String.raw`duplicat\w+|duplication|dead code|legacy|spaghetti|god (?:class|object)|readab\w+|structure`,
      'coupling|callback hell|too (?:long|big)|magic numbers?|lines long|helper',
      'behind an? interface|service layer|into (?:its|their) own|one place|dependency injection',
      'types?|typed|generic',
    ],
    ko: [
      '리팩토링|리팩터링|분리|나눠|나누|쪼개|쪼갤|통합해|통일|합쳐|합치|재작성|재구성|추출|뽑아|단순화|모듈화|추상화|공통|중복|복붙|가독성|구조|스파게티|레거시|빼내',
      String.raw`옮길|옮겨|옮기|깔끔|정돈|하드코딩|상수로|함수로|훅으로|클래스로|뚱뚱|비대|길어|\d+줄|안 ?쓰는|쓰지 않는|사용하지 않는|죽은 코드|매직|의존성 주입|계층`,
      '네이밍|타입',
    ],
  }),
  signal({
    name: { ko: '교체', en: 'exchange' },
    en: [
      String.raw`replac\w+|migrat\w+|swap\w*|port(?:ing|ed)?|convert\w*|conversion|switch\w*|rewrit\w+`,
      'rewritten|move (?:from|off|to|all|the|every|our)|moving|get (?:rid|off)|off of|instead of',
      String.raw`in favou?r of|standardi[sz]e|transition|adopt|from \w+ to \w+`,
    ],
    ko: '교체|마이그레이션|이전|이관|전환|변환|걷어내|갈아타|갈아엎|대체|포팅|옮겨|넘어가|에서 [a-z가-힣0-9.]+(?:으?로)|대신|재작성|이사',
  }),
  signal({
    name: { ko: '동작은 그대로', en: 'stays the same' },
    en: [
      'same|identical|unchanged|no difference|stays?|exactly (?:as|what)|as (?:before|today|is|now)',
      'as they (?:are|do)|without (?:changing|altering)|nothing else changes',
      String.raw`no (?:\w+ )?change(?:s)?|behaves? (?:as|the)|behaviou?r|keep(?:s|ing)?|doesn't change`,
      'not (?:to )?differ|notice|remain',
    ],
    ko: '그대로|동일|똑같|같게|같아야|변화 ?(?:가 )?없|변경 ?(?:은 )?없|안 변하|달라지|유지|바뀌지|변함없|동작은|기능은|결과는',
  }),
  signal({
    name: { ko: '만들기', en: 'make' },
    en: [
      String.raw`add\w*|build|create|implement|develop|make|introduce|support\w*|allow\w*|let|lets|enable`,
      String.raw`integrate\w*|integration|connect|hook|design|show|display|send|provide|put|generate|expose`,
      'include|store|notify|export|import|write|set ?up|prototype|extend|append|launch|offer|give',
    ],
    ko: [
      '추가|만들|구현|개발|붙여|붙이|넣|지원|도입|신설|끼워|구축|연동|제공|제작|작성|달아|띄워|띄우|표시|노출|저장|보여|보이게|나오게|뜨게|되게|하게|있게|올라오게',
      '들어갔|생기면|신규|파줘|파주|얹',
    ],
  }),
  signal({
    name: { ko: '요청하는 말', en: 'wish' },
    en: [
      "would (?:be|love|like|appreciate)|i'd (?:like|love|prefer|rather|sleep|be)",
      String.raw`we'd (?:like|love)|wish\w*|wants?|needs?|could (?:we|you|i) have|able to|should be able`,
      'please|pls|hoping|hope|looking for|keen|overdue|deserves?|missing is|feature request',
      'would be (?:nice|great)|nice to have|can (?:we|i|you)|could you|begging',
    ],
    ko: '싶|좋겠|있으면|필요|했으면|원합|원해|바람|바랍|부탁|주세요|해줘|해주|요망|요청|희망|면 합|면 함|수 있게|수 있도록|좋을|줄래|줄 ?수|실 ?수',
  }),
  signal({
    name: { ko: '고치기', en: 'repair' },
    en: [
      String.raw`fix\w*|repair\w*|mend\w*|resolve|correct(?: it| this| the)?|solve|debug|hotfix|patch`,
      String.raw`stop \w+|prevent|sort out|make it (?:stop|work)|get (?:it|this|that) (?:working|to work)`,
      "must not|shouldn't|should not|put .{1,20} right|make sure",
    ],
    ko: '고쳐|고치|해결|잡아|복구|조치|손봐|손보|바로잡|수정해|수정 ?부탁|수정 ?요|막아|막혀',
  }),
]
