import type { Localized } from '../../protocol/lang.ts'

/** The layers of a product. Which of them a request names says how many specialists it needs. */
export const LAYERS: Readonly<Record<string, RegExp>> = {
  ui: /\b(?:ui|ux|pages?|screens?|front-?end|dashboard|portal|panel|components?|client|web ?site)\b|화면|페이지|프론트|대시보드|컴포넌트|웹(?!소켓)|콘솔/,
  api: /\b(?:api|endpoints?|back-?end|servers?(?: side)?|services?|routes?)\b|서버|백엔드|엔드포인트|서비스|(?<![a-z])api(?![a-z])/,
  data: /\b(?:databases?|db|schemas?|tables?|migrations?|locking|storage|stored|s3|bigquery|warehouse)\b|데이터베이스|(?<![a-z])(?:db|s3|bigquery)(?![a-z])|테이블|스키마|스토리지|저장/,
  mobile: /\b(?:mobile|ios|android|apps?)\b|모바일|안드로이드|앱/,
  model: /\b(?:machine learning|ml|ai|model (?:training|serving)|models?|llm|embeddings?)\b|모델|학습|추론/,
  plan: /\b(?:prd|requirements|specification|architecture|from design|and design)\b|기획|설계|(?<![a-z])prd(?![a-z])|요구사항/,
  run: /\b(?:deployment|infrastructure|kubernetes|monitoring|helm|ingress)\b|배포|인프라|쿠버네티스|모니터링|인그레스|헬름/,
  access: /\b(?:log-?in|sign-?up|auth\w*|roles?|permissions?|accounts?)\b|로그인|회원가입|권한|인증|결재선/,
  money: /\b(?:payments?|billing|checkout|subscriptions?|invoices?|plans)\b|결제|청구|정산|요금제|환불/,
  notice: /\b(?:notifications?|reminders?|emails?|push)\b|알림|푸시|이메일/,
  admin: /\b(?:admin\w*|back ?office|moderators?|statistics|reports|analytics)\b|관리자|관리 화면|통계|리포트|어드민/,
}

/** A product or a system, not a part of one. */
export const PRODUCT =
  /\b(?:platform|marketplace|saas|mvp|erp|crm|cms|lms|e-?commerce|online (?:store|shop)|web ?shop|social network|clone of|super ?app|(?:web|mobile|desktop|full[- ]stack|chat|delivery|booking|banking|fitness|travel|dating) (?:app|application)|(?:management|approval|booking|reservation|recommendation|ticketing|inventory|billing|learning|hospital|trading|payroll|reporting|point[- ]of[- ]sale|internal \w+) system|(?:tool|app|site|website|service|product) like [a-z]\w+|operating system|compiler|game engine|(?:something|anything|an? \w+) like [a-z]\w+(?: but)? for)\b|플랫폼|쇼핑몰|마켓플레이스|(?<![a-z])(?:saas|mvp|erp|crm)(?![a-z])|전자결재|(?:예약|관리|추천|정산|결재|예매|재고|학습|병원|물류|주문|사내 \S+) 시스템|커뮤니티 사이트|같은 (?:\S+ ){0,3}(?:서비스|앱|사이트|플랫폼|쇼핑몰|게임)|(?:인사|고객|매장|학원|회사|창고|자산) ?관리 (?:시스템|프로그램)|(?:배달|중고거래|소셜|채팅|금융|여행|건강|메신저|쇼핑) 앱/

export const FROM_SCRATCH =
  /\b(?:from scratch|from the ground up|end to end product|green ?field|brand[- ]new (?:app|product|system)|entire(?:ly)? new)\b|처음부터|통째로|밑바닥부터|전부 새로|신규 (?:서비스|플랫폼|시스템)/

/** The foundation of everything changes. */
export const FOUNDATION =
  /\bmonolith\w*\b|\bmicro-?services\b|\bmulti-?tenan\w+|\b(?:rewrite|port|re-?architect|migrate|convert|re-?build) (?:\S+ ){0,3}?(?:entire|whole|complete|full|legacy|all of)?(?: ?\S+){0,2} ?(?:code ?base|application|backend|back-end|frontend|project|system|monorepo|app|platform|product|server|infrastructure|data ?cent\w+)\b|모놀리|마이크로서비스|멀티 ?테넌|전면 (?:재작성|개편|교체|개선)|(?:전체|모든) (?:프로젝트|코드베이스|시스템|서비스|앱|인프라)[^.]{0,40}(?:마이그레이션|전환|재작성|포팅|이전|이관|옮)|(?:시스템|백엔드|서버|프로젝트|앱|코드베이스)[을를] \S+(?: \S+)?(?:으?로) (?:전면|완전히|전부)|(?:프론트엔드|백엔드|앱|시스템|프로젝트|코드베이스|서비스) 전체[을를]|(?:시스템|백엔드|서버|프로젝트|앱|코드베이스|프론트엔드|프론트) 전체를 \S+에서 \S+(?:으?로) |클라우드로 (?:이전|이관|전환|마이그레이션)/

/** Many files or the whole of something. */
export const WHOLE =
  /\b(?:whole|entire|all(?: of)? (?:the |our )?(?!tests pass|good|right)\w+|every(?:where)?|across (?:the|all|our)|throughout|code ?base|full (?:security |code )?(?:audit|review|rewrite)|project-wide|each of the)\b|전체|전부|모든|모두|전반|전면|일괄|프로젝트 ?내|싹/

/** A feature that needs several layers, though the request names none of them. */
export const BROAD =
  /\b(?:chat|messaging|real-?time|payments?|subscriptions?|shopping cart|checkout|reviews?|ratings?|(?:threaded|nested) comments?|comment(?:s|ing) (?:system|feature|section|with|on)|notification (?:system|cent\w+)|push notifications?|internationali[sz]ation|i18n|locali[sz]ation|multi-?(?:language|lingual)|full-text search|search engine|rbac|role-based|permissions?|user (?:management|accounts?|profiles?)|etl|data pipeline|recommendations?|onboarding|dashboard|offline (?:mode|support)|audit (?:log|trail)|file sharing|booking|reservations?|calendar|report(?:ing)? (?:system|module)|image classification|chat ?bot|video|streaming|wish ?lists?|coupons?|loyalty|memberships?|referral|activity feed|collaborat\w+|import(?:er)? wizard|plugin system|feature flags? (?:system|service)|multi-?step|wizard|sso|single sign-on|kanban|admin (?:panel|page|console|area|dashboard))\b|채팅|메신저|실시간|결제 (?:기능|시스템)|구독|장바구니 기능|리뷰|후기|별점|알림 (?:시스템|센터|기능)|푸시 알림|다국어|전문 검색|권한 관리|회원 관리|(?<![a-z])etl(?![a-z])|데이터 파이프라인|추천 (?:기능|시스템)|온보딩|마법사|위저드|대시보드|오프라인|감사 로그|예약 (?:기능|시스템)|캘린더|챗봇|댓글 기능|멤버십|동영상|(?:화상|영상) ?(?:통화|회의|채팅)|스트리밍|찜|쿠폰 (?:기능|시스템)|포인트 (?:적립|기능)|팔로우|피드 기능|공동 편집|일괄 등록|관리자 (?:페이지|콘솔|화면)|분류 모델|통계 (?:페이지|화면|기능)|칸반/

/** A word for something with several parts, where the request does not say which. */
export const COMPOUND =
  /\b(?:systems?|modules?|workflows?|subsystem|engine|portal|hub|cent(?:er|re)|suite|management)\b|시스템|모듈|워크플로|관리 (?:기능|화면|페이지)/

/** A library, framework or engine is exchanged for another. */
export const EXCHANGE =
  /\b(?:replace|swap|switch|migrate|move|convert|port|upgrade)\b[^.]{1,60}\b(?:with|from|to|for|by)\b|\S+에서 \S+(?:으?로) ?(?:바꿔|변경|전환|변환|교체|마이그레이션|이전|옮|업그레이드)|[a-z][\w.]*(?:을|를) [a-z][\w.]*(?:으?로) |(?:[을를]|전부|모두|대신) [a-z][\w.+#-]+(?:으?로) ?(?:바꿔|바꾸|변경|교체|전환|변환|옮)/

/** Suites and environments are more than one test. */
export const SUITE =
  /\b(?:test suite|e2e suite|end-to-end test|load test scenarios|test (?:infrastructure|framework|strategy|environment)|set ?up an? environment)\b|스위트|e2e 테스트(?=[^\n]*(?:구성|구축|환경|세팅|도입))|(?:부터|전체|주요|모든)[^\n]*e2e|테스트 (?:환경|인프라|전략)|환경까지/

/** "Five competitors", "경쟁 서비스 다섯 개". */
export const SEVERAL =
  /\b(?:three|four|five|six|seven|eight|ten|several|multiple|[3-9]|1\d) (?:\w+ ){0,3}(?:competing |competitors?|products?|services?|alternatives|frameworks|vendors|options|tools|libraries|systems|teams|modules)|(?:세|네|다섯|여섯|일곱|여덟|열|여러|[3-9]) ?(?:개|가지|곳|군데)|[가-힣]+별(?:로)? (?:장단점|비교|분석|차이)/

export const SIZE_SAYS = {
  onePlace: { ko: '한 곳의 글이나 값', en: 'a text or a value in one place' },
  product: { ko: '제품이나 시스템 전체', en: 'a whole product or system' },
  scratch: { ko: '처음부터 만듦', en: 'from scratch' },
  foundation: { ko: '전체의 기반이 바뀜', en: 'the foundation of everything changes' },
  parts: { ko: '제품의 여러 부분', en: 'several parts of a product' },
  layers: { ko: '여러 계층', en: 'several layers' },
  skill: { ko: '여러 전문가의 스킬 워크플로', en: 'a skill with several specialists' },
  broad: { ko: '여러 계층이 필요한 기능', en: 'a feature that needs several layers' },
  whole: { ko: '전체 범위', en: 'the whole of something' },
  exchange: { ko: '라이브러리나 방식의 교체', en: 'one library or way exchanged for another' },
  suite: { ko: '테스트 스위트나 환경', en: 'a suite or an environment of tests' },
  several: { ko: '여러 대상', en: 'several subjects' },
  design: { ko: '디자인과 구현', en: 'design and implementation' },
  otherwise: { ko: '한 가지 일, 한 계층', en: 'one concern in one layer' },
} as const satisfies Record<string, Localized>
