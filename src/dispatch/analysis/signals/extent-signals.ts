import { type Signal, signal } from './signal.ts'

/** Words for how far it reaches: one place, one element, a layer, many, all of it, a product. */
export const EXTENT_SIGNALS: readonly Signal[] = [
  signal({
    name: { ko: '화면의 글', en: 'shown text' },
    en: [
      String.raw`labels?|titles?|headings?|header|placeholders?|wording|tagline|typos?|misspell\w*|misspelt`,
      'spelling|captions?|message|text|copy|copyright|footer|subtitle|name|button|link|tab|heading',
      String.raw`says?|reads?|capital\w*|lower ?case|upper ?case|comma|full stop|apostrophe`,
    ],
    ko: [
      '문구|오타|제목|라벨|레이블|표기|안내문|이름|마침표|철자|띄어쓰기|맞춤법|오탈자|메뉴명|탭이름|글자|텍스트|버튼|느낌표|쉼표|문장|타이틀|플레이스홀더|숫자|번호',
      '주소|날짜|연도',
    ],
  }),
  signal({
    name: { ko: '설정값', en: 'setting' },
    en: [
      'port|timeouts?|limit|ttl|colou?rs?|background|font|padding|margin|cron',
      String.raw`env(?:ironment)? var\w*|variable|flag|version|url|href|src|constants?|log[_ ]level|interval`,
      String.raw`threshold|default|max\w*|min\w*|retries|size|width|height|opacity|radius|config|line|value`,
      String.raw`literal|index|import|semicolon|console\.log`,
    ],
    ko: [
      '색|색상|배경|폰트|여백|(?<!리|엑스|서)포트(?!폴)|타임아웃|제한|만료|기본값|버전|최대|최소|주기|간격|임계값|레벨|횟수|환경변수|값|상수|변수|링크|주소|한 ?줄|줄|번째|행|크기',
      '너비|높이|import|플래그|비밀번호 길이',
    ],
  }),
  signal({
    name: { ko: '무엇에서 무엇으로', en: 'becomes' },
    en: [
      '->|=>|to (?:be|say|read) |should (?:be|say|read)|must (?:be|say|read)|has to be|ought to be',
      String.raw`instead of|not|rather than|rename\w*|change .{1,60} to|swap|flip|bump|set|drop|remove|delete`,
      'kick',
    ],
    ko: [
      '->|→|=>|아니라|아니고|말고|대신|로 (?:바꿔|바꾸|변경|수정|교체|고쳐|정정|올려|내려|늘려|줄여|설정)|[가이] 맞|여야|삭제|제거|지워|빼|정정|변경',
      '바꿔|로요|로욤|rename',
    ],
  }),
  signal({
    name: { ko: '코드의 이름', en: 'code name' },
    en: [
      'variables?|functions?|methods?|parameters?|fields?|constants?|class|props?|imports?|rename',
      'identifier|private|local|enum|fixture|argument',
    ],
    ko: '변수|함수|메서드|상수|클래스명|파라미터|인자|import|필드명|함수명|변수명|이름|멤버|픽스처',
  }),
  signal({
    name: { ko: '하나만', en: 'one only' },
    en: 'one|single|just|only|nothing more|nothing else|small|little|tiny|quick',
    ko: '하나|한 ?줄|한 ?군데|딱|만 |한 곳|한 개|하나만|간단|작은|살짝|조금',
  }),
  signal({
    name: { ko: '작은 구성 요소', en: 'element' },
    en: [
      'buttons?|columns?|filters?|toggles?|tooltips?|options?|icons?|dropdown|checkbox|badge|banner',
      'link|field|counter|shortcut|spinner|endpoint|flag|header|popup|modal|dialog|menu|script',
      String.raw`command|hint|metric|widget|sort\w*|param\w*|argument|setting|check|index|table of contents`,
      'placeholder|autocomplete|keyboard|csv|pdf|qr|bar|dark mode',
    ],
    ko: [
      '버튼|컬럼|열도|필터|토글|툴팁|옵션|아이콘|드롭다운|체크박스|배지|뱃지|배너|링크|필드|카운터|단축키|스피너|엔드포인트|팝업|모달|메뉴|스크립트|명령|힌트|정렬',
      '검색|다운로드|엑셀|알림|표시|미리보기|복사|다크|파라미터|위젯|타이머|로그(?!인|램|아웃)',
    ],
  }),
  signal({
    name: { ko: '여러 개', en: 'many' },
    en: [
      String.raw`all(?: of)?(?: the| our)?|every\w*|each|throughout|entire|whole|complete|full|across|dozens`,
      'hundreds|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|everywhere|all over',
      'code ?base|project-wide|the lot',
      String.raw`\d{2,} \w*(?:files|components|screens|pages|modules|classes|services|jobs|endpoints|handlers|repositories|tests|functions|tables|hooks|controllers|places|scripts|reports|views)`,
    ],
    ko: [
      '모든|전부|전체|모두|죄다|몽땅|싹|전반|통째|일괄|전면|각각|전 ?(?:서비스|화면|모듈|페이지)|스무|서른|마흔|쉰|예순|일흔|여든|아흔',
      String.raw`\d{2,} ?(?:개|군데|곳|화면|종|가지|여)`,
    ],
  }),
  signal({
    name: { ko: '시스템 전체', en: 'whole system' },
    en: [
      String.raw`(?:entire|whole|complete|full|all(?: of)?(?: the| our)?|every part of the|our) (?:\w+ )?(?:platforms?|systems?|code ?base|apps?|applications?|projects?|products?|repo\w*|services|stack|infrastructure|source|architecture|backend|frontend|code)`,
      'code ?base|architecture|monolith|monorepo|legacy (?:app|system)',
    ],
    ko: [
      '(?:시스템|서비스|코드|플랫폼|프로젝트|앱|제품|저장소|소스|코드베이스|백엔드|프론트엔드|서버|인프라|아키텍처)[ ]?(?:전체|전반|통째|전부|모두)',
      '(?:전체|모든|전) (?:시스템|서비스|코드|플랫폼|프로젝트|앱|제품|저장소|소스|코드베이스|백엔드)|아키텍처|모놀리|코드베이스',
    ],
  }),
  signal({
    name: { ko: '제품', en: 'product' },
    en: [
      'platform|marketplace|saas|mvp|erp|crm|cms|lms|e-?commerce|online (?:store|shop)|shop|store',
      'social network|clone|product|system|suite of|startup|capstone',
      'like (?:airbnb|uber|slack|twitter|instagram|trello|notion|reddit|youtube)|epic',
      'app(?:lication)? for|website|game|mmo|bank|neobank|super ?app|prd',
    ],
    ko: '플랫폼|쇼핑몰|마켓플레이스|서비스를|시스템|졸업작품|창업|앱을|사이트를|제품|포털|커뮤니티|게임을|epic|에픽|전자결재|관리 시스템|erp|crm|기획서',
  }),
  signal({
    name: { ko: '처음부터', en: 'from nothing' },
    en: [
      String.raw`from scratch|from nothing|from zero|ground up|green ?field|brand[- ]new|empty repo\w*|blank`,
      'no code|all of it new|new product|whole thing|end to end|entire(?:ly)? new',
      'build (?:a|an|us|me) .{0,40}(?:platform|system|marketplace|app|product|network)',
    ],
    ko: [
      '처음부터|백지|바닥부터|밑바닥|통째로|빈 (?:레포|저장소|폴더)|신규 (?:서비스|사업|플랫폼|시스템|제품)|맨땅|무에서|새로 (?:만들|구축|개발)|한꺼번에',
      '0부터|제로부터',
    ],
  }),
  signal({
    name: { ko: '기반 교체', en: 'foundation' },
    en: [
      String.raw`micro-?services?|multi-?tenan\w+|monolith|independent services|on-prem|to (?:the )?cloud`,
      String.raw`kubernetes|re-?architect\w*`,
      String.raw`(?:port|rewrite|migrate|convert|move) (?:the |our )?(?:\w+ )?(?:entire|whole|complete|everything|all)`,
      'new (?:foundation|framework|language)|language',
    ],
    ko: [
      '마이크로서비스|멀티 ?테넌|모놀리|클라우드|온프레미스|언어 ?전환',
      '(?:전체|통째|전부|몽땅)[^.]{0,40}(?:재작성|이관|전환|이전|포팅|갈아|마이그레이션|옮)|msa',
    ],
  }),
  signal({
    name: { ko: '데이터 계층', en: 'layer of data' },
    en: [
      String.raw`databases?|db|schemas?|tables?|migrations?|postgres|mysql|mongo\w*|stored|storage|persist\w*`,
      'model|redis|s3|column',
    ],
    ko: '(?<![a-z])db(?![a-z])|데이터베이스|테이블|스키마|스토리지|저장|마이그레이션|모델|적재|색인',
  }),
  signal({
    name: { ko: 'API 계층', en: 'layer of api' },
    en: ['apis?|endpoints?|back-?end|servers?(?: side)?|routes?|rest|graphql|websockets?|webhooks?', 'service'],
    ko: '(?<![a-z])api(?![a-z])|서버|백엔드|엔드포인트|웹소켓|웹훅',
  }),
  signal({
    name: { ko: '화면 계층', en: 'layer of ui' },
    en: [
      'ui|pages?|screens?|front-?end|dashboards?|portal|panel|forms?|views?|widget|sidebar|navbar',
      'browser|site|website|storefront|web|dropdown',
    ],
    ko: '화면|페이지|프론트|프런트|대시보드|웹|콘솔|브라우저|차트|폼|(?<![a-z])ui(?![a-z])|메뉴',
  }),
  signal({
    name: { ko: '앱', en: 'layer of app' },
    en: 'apps?|mobile|ios|android|clients?|desktop|device|firmware',
    ko: '앱|모바일|안드로이드|아이폰|클라이언트|기기|단말|펌웨어|보드',
  }),
  signal({
    name: { ko: '관리 화면', en: 'layer of admin' },
    en: String.raw`admin\w*|back ?office|moderat\w+|operators?|console|statistics|analytics`,
    ko: '관리자|어드민|백오피스|운영툴|통계|관제',
  }),
  signal({
    name: { ko: '결제', en: 'layer of money' },
    en: String.raw`payments?|payouts?|billing|checkout|subscriptions?|invoic\w+|pricing|cart|wallet`,
    ko: '결제|청구|정산|구독|환불|장바구니|지갑|적립',
  }),
  signal({
    name: { ko: '여러 계층의 기능', en: 'broad' },
    en: [
      'chat|messaging|real-?time|payments?|subscriptions?|cart|checkout|reviews?|ratings?',
      'comment(?:s|ing)|threads?|notifications?|push|i18n|locali[sz]ation|multi-?language|full-text',
      'search engine|rbac|roles?|permissions?|recommendations?|onboarding|dashboard|offline',
      'audit log|booking|reservations?|calendar|video|streaming|wish ?lists?|coupons?|loyalty',
      String.raw`membership|referral|feed|collaborat\w+|wizard|plugin|sso|login|sign[- ]?(?:in|up)|oauth|2fa`,
      String.raw`two-factor|passkeys?|jwt|authentication|crud|integrat\w+|sync\w*|connect|upload\w*|history`,
      'ota|live',
    ],
    ko: [
      '채팅|실시간|결제|구독|장바구니|리뷰|후기|댓글|푸시|다국어|권한|추천|온보딩|대시보드|오프라인|예약|캘린더|챗봇|멤버십|쿠폰|(?<!엔드)포인트|팔로우|피드|공동 편집|신고',
      '로그인|회원가입|oauth|2fa|sso|jwt|게시판|crud|연동|동기화|등록|알림톡|업로드|버전 ?(?:보관|관리)|ota|목록 페이지|게시글',
    ],
  }),
  signal({
    name: { ko: '여러 가지 함께', en: 'both' },
    en: 'both|and|plus|as well as|including|together|all three|end to end',
    ko: '둘 다|까지|랑|이랑|하고|및|와 |과 |포함|세트|한 벌|같이|양쪽|세 군데|모두',
  }),
  signal({
    name: { ko: '후보', en: 'candidates' },
    en: [
      String.raw`vs\.?|versus|or|compare|candidates?|which|competitors?|vendors?|alternatives|providers?`,
      'pros and cons',
    ],
    ko: '비교|중에|중 |후보|경쟁|차이|장단점|견줘|업체|아니면|vs',
  }),
]
