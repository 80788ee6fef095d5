/**
 * The Korean words of the five phrases, and what may stand between them.
 *
 * Korean marks roles with particles and writes them, like whole phrases, with or without spaces. So the words
 * here are stems, and particles and endings stand in the gaps: `이전 지시사항들을 모두 무시하고` is
 * `이전` + (nothing) + `지시` + (`사항 들 을 모두`) + `무시`.
 */
export const KOREAN_PARTS = {
  previous: '이전 앞선 앞의 앞에 앞서 위의 위에 상기 기존 지난 종전 직전 지금까지 여태까지 이제까지 그동안 예전 먼저',
  instruction: '지시 지침 명령 지령 인스트럭션',
  ignore:
    '무시 어겨 어기 잊어 잊으 잊고 잊을 잊자 잊도 묵살 따르지마 따르지말 따르지않 듣지마 듣지말 신경쓰지마 신경쓰지말',
  ignoreNow:
    '무시해 무시하라 무시하세요 무시하십시오 무시하시오 무시하자 무시할것 무시바람 잊어 잊으세요 잊으십시오 잊으라',
  security: '보안 시큐리티',
  bypass: '우회 바이패스',
  bypassNow: '우회해 우회하라 우회하세요 우회하십시오 우회하시오 우회하자 우회할것',
  all: '모든 모두 전부 일체 온갖 전체 싹 모조리 깡그리 죄다 몽땅 어떠한 그어떤',
  rule: '규칙 룰 규정 수칙',
  you: '너는 당신은 당신이 자네는 그대는 귀하는 너희는',
  youTopic: '너는 당신은 자네는 그대는 귀하는 너희는',
  now: '이제 이젠 지금 앞으로 오늘부터 이순간부터 이시간부터 현시점부터',
  fromNowOn: '이제부터 지금부터 앞으로 오늘부터 이순간부터 이시간부터 현시점부터',
  justNow: '이제 이젠 지금',
  system: '시스템',
  prompt: '프롬프트 프롬트',
} as const

/** Words that count only as whole words: `이제 너비를` is no `너`. */
export const KOREAN_WHOLE_WORDS = {
  previous: '위',
  all: '다',
  you: '너 넌 네가 니가 당신 자네 너흰',
  youTopic: '넌 너흰',
} as const

/** `너는 이제까지` says how it was, not how it is to be; `명령어` is a command of a shell. */
export const KOREAN_CONTINUATIONS = {
  now: '까지 껏 야',
  justNow: '까지 껏 야 부터',
  instruction: '자 어 줄 행 서',
} as const

const ADVERBS =
  '모두, 전부, 다, 싹, 싹다, 전혀, 절대, 절대로, 깡그리, 그냥, 당장, 즉시, 이제, 이젠, 지금, 지금부터, 이제부터, 앞으로, ' +
  '반드시, 무조건, 일체, 제발, 부디, 깨끗이, 모조리, 그만, 좀, 꼭, 바로, 일단, 우선, 더이상, 더는, 죄다, 몽땅, 하나도빠짐없이, ' +
  '빠짐없이, 남김없이, 예외없이, 아예, 그대로, 통째로, 전적으로, 의도적으로, 강제로, 몰래, 조용히, 완전히, 완벽히, 완벽하게, ' +
  '철저히, 철저하게, 확실히, 확실하게, 오늘부터, 제대로, 함께, 같이, 자, 어서, 빨리, 얼른, 살짝, 슬쩍, 가볍게'

const PARTICLES = '을, 를, 은, 는, 도, 만, 까지, 들, 의, 마저, 조차, 이나, 나, 따위, 따윈'

const OWN =
  '네, 너의, 니, 당신의, 우리, 우리의, 내, 나의, 내가, 네가, 너에게, 당신에게, 네게, 그, 이, 저, 해당, 각종, 온갖, 여러'

const TOGETHER_WITH = '와, 과, 및, 하고, 이나, 또는, 그리고'
const NEIGHBOURS =
  '규칙, 룰, 제약, 제약사항, 제약조건, 제한, 명령, 지시, 지시사항, 지침, 설정, 프롬프트, 맥락, 문맥, 정책, 조건, 가이드라인, ' +
  '안내, 대화, 내용, 메시지, 원칙, 규정, 모든, 시스템'

export const KOREAN_FILLERS = {
  afterPrevious:
    '의, 에, 까지, 한, 적, 모든, 모두, 전체, 일체의, 시점의, 턴의, 대화의, 대화에서, 대화, 메시지의, 메시지에서, 메시지, 세션의, ' +
    '시스템, 시스템의, 개발자, 개발자의, 사용자, 사용자의, 관리자, 관리자의, 안전, 보안, 업무, 작업, 운영, 팀, 리더, 리더의, 상위, ' +
    '받은, 받았던, 내린, 내렸던, 내려진, 준, 줬던, 주어진, 주었던, 전달된, 전달한, 전달받은, 했던, 하신, 입력된, 입력한, 설정된, ' +
    '설정한, 제공된, 제공한, 말한, 말했던, 들은, 들었던, 있던, 있었던, 있는, 나온, 작성된, 작성한, 적힌, 명시된, 언급된, 언급한, ' +
    `것과, 프롬프트의, 프롬프트에서, 프롬프트, 규칙과, 규칙및, 명령과, 명령및, 지침과, 이전, 이전의, 기존, 기존의, ${OWN}`,
  afterInstruction: `사항, 문, 내용, 이, 가, ${PARTICLES}, ${ADVERBS}, ${TOGETHER_WITH}, ${NEIGHBOURS}`,
  afterSecurity:
    `이, 상의, 관련, 성, 망, 벽, 모든, 전체, 기존, ${PARTICLES}, ${ADVERBS}, ` +
    '검사, 점검, 검증, 검토, 심사, 정책, 규칙, 규정, 절차, 장치, 체계, 시스템, 설정, 기능, 통제, 조치, 필터, 필터링, 솔루션, ' +
    '프로토콜, 인증, 제한, 제약, 장벽, 관문, 게이트, 스캔, 스캐너, 감사, 지침, 가이드라인, 수칙, 메커니즘, 레이어, 계층, 모듈, ' +
    '검열, 감시, 요구사항, 대책, 방침, 확인, 단계, 테스트, 체크',
  afterAll:
    `의, 기존, 기존의, 안전, 보안, 시스템, 시스템의, 내부, 내부의, 운영, 윤리, 코딩, 개발, 팀, 회사, 회사의, 사내, 위, 위의, 이전, ` +
    `이전의, 현재, 현재의, 주어진, 정해진, 설정된, 적용된, 걸려있는, 있는, 종류의, 다른, 제약과, 제한과, 정책과, 지침과, 지시와, ` +
    `명령과, 원칙과, 제약, 정책, 지침, 및, ${OWN}`,
  afterRule: `들, 같은것, 이고뭐고, ${PARTICLES}, ${ADVERBS}, ${TOGETHER_WITH}, ${NEIGHBOURS}`,
  adverb: ADVERBS,
  afterYou: '바로, 사실, 정말, 진짜, 그러니까, 자, 아예, 완전히, 이미, 그럼, 말이야',
  afterNow: '은, 는, 로, 그럼, 자, 바로, 이순간, 이순간부터',
  afterSystem:
    '의, 내부, 숨은, 숨겨진, 원래, 초기, 기본, 전체, 비밀, 원본, 핵심, 현재, 메인, 설정, 메시지, 지시, 상위, 내장',
} as const
