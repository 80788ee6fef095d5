import type { ReadRequest } from '../analysis/read-request.ts'

/** What a request says for the parameters of skills: a resource, an outside service. */
export function parametersOf({ text, cased }: ReadRequest, keyword: string): Readonly<Record<string, string>> {
  const service = serviceIn(text, cased)
  const resource = resourceIn(text, keyword)
  return { ...(service !== undefined && { service }), ...(resource !== undefined && { resource }) }
}

/** Names that are written in Hangul or in lower case; other services are known by their capital letter. */
const KNOWN =
  /\b(?:stripe|paypal|slack|discord|telegram|twilio|sendgrid|mailchimp|hubspot|salesforce|zendesk|jira|notion|github|gitlab|google(?: \w+)?|facebook|apple pay|aws s3|firebase|supabase|openai|shopify|square|dropbox|zoom|trello|asana|segment|sentry|datadog|algolia|elasticsearch)\b|토스(?:페이먼츠)?|카카오(?:톡|페이|맵)?|네이버(?:페이|지도)?|슬랙|지라|구글(?: ?(?:캘린더|드라이브|시트|맵|애널리틱스))?|페이팔|스트라이프|페이스북|인스타그램|아임포트|포트원|노션|깃허브|디스코드|텔레그램|쿠팡|배민|공공데이터|우체국|택배사?|pg사|은행|국세청|세일즈포스|줌|에어테이블/

const CAPITAL =
  /(?<=\S\s)(?!(?:API|CRUD|UI|UX|JWT|REST|SQL|DB|CLI|CSV|JSON|PDF|PR|CI|OAuth|SSO|TOTP|HTTP|URL|I|It|Connect|Integrate|Sync|Hook|The|Postgres\w*|MySQL|SQLite|Mongo\w*|Redis|Kafka|Storybook|Tailwind\w*|React|Vue|Angular|Docker|Kubernetes|Node|Prisma|Vite|Webpack)\b)[A-Z][A-Za-z]*[a-z][A-Za-z]*(?: [A-Z][a-z]+)?(?! (?:button|page|screen|tab|menu|field|column|form|link|endpoint|component)\b)(?![A-Za-z])/

/** "Connect the shop to DHL": a name of capital letters alone, where no other word can stand. */
const SHORT =
  /\b(?:[Cc]onnect|[Ii]ntegrate|[Ss]ync|[Hh]ook)\b[^.\n]{0,60}? (?:to|with) (?:the )?(?!(?:API|CRUD|UI|DB|SQL|REST|CSV|JSON|PDF|CI|OS|URL|ID|TLS|SSL|HTTPS?|JWT|VPN|GET|POST|PUT|PATCH|DELETE)\b)([A-Z]{2,8})\b/

const serviceIn = (text: string, cased: string) =>
  KNOWN.exec(text)?.[0] ??
  CAPITAL.exec(cased)?.[0] ??
  SHORT.exec(cased)?.[1] ??
  outside(/([가-힣a-z]{2,}?)(?:와|과|랑|이랑|하고)? ?연동/.exec(text)?.[1]) ??
  outside(/(\S+) (?:외부 )?(?:api|오픈 ?api)(?:와|랑|를|을)? /.exec(text)?.[1])

/** A part of the software itself is no outside service, whatever it is connected with. */
const outside = (name: string | undefined) => (name === undefined || OWN.test(name) ? undefined : name)
const OWN =
  /^(?:the|our|a|this|기존|우리|내부|외부|새)$|(?:db|api|url|서버|모듈|프론트|프론트엔드|백엔드|화면|페이지|데이터|시스템|기능|결제|서비스|계정|로그인|버튼|목록|엔드포인트|쿼리|스크롤|금액|설정|값|칸|창|탭|필터|지도|마커|차트|그래프|슬라이더|모드|프로필|알림|재고|주문|회원|상품|테마|에디터|미리보기|메뉴|폼|헤더|검색|통계|박스|합계|좌석|일정|달력|캘린더|댓글|게시판)(?:와|과|랑|이랑|을|를|에)?$/

/**
 * Korean: the word before the keyword. English: after "for" or "on", the object of "list, create", before the keyword, before
 * a colon ("vehicles: list, create …"), or a plural of its own ("job postings CRUD").
 */
function resourceIn(text: string, keyword: string): string | undefined {
  const at = text.indexOf(keyword)
  const before = text.slice(0, at).replace(/(?:[\s,·/]|목록|조회|상세)+$/, '')
  // Before a Korean keyword the resource may be written in Latin letters: "FAQ 게시판".
  const names = /[가-힣]/.test(keyword) ? /([가-힣a-z]+(?: 정보)?)(?: 관리)?$/ : /([가-힣]+(?: 정보)?)(?: 관리)?$/
  const korean = names.exec(before)?.[1]
  if (korean !== undefined && !/^(?:간단한|새로운|기본|전체)$/.test(korean)) return korean
  const english =
    nounIn(text.slice(at), /\b(?:for|on) (?:the |our |an? |all )?([a-z]+)/g) ??
    nounIn(text, /\b(?:list|page|crud|board) (?:for|of) (?:the |our |an? |all )?([a-z]+)/g) ??
    nounIn(text, /\b(?:delete|remove|edit|manage|maintain) (?:the |our |an? |all )?([a-z]+)/g) ??
    nounIn(
      before,
      /\b(?:create|add|build|make|need|implement) (?:an? |the )?(?:simple |full |basic |new )?([a-z]+)$/g,
    ) ??
    nounIn(text, /(?:^|[\n.;] ?)([a-z]+):/g) ??
    nounIn(before, /(?:^|[\n.;:] ?)(?:[a-z]+ )?([a-z]+s)$/g)
  return english ?? /([a-z가-힣]+)(?:의|에 대한|용) /.exec(text)?.[1]
}

/** Words that stand where a resource could, and name none. */
const NO_NOUN =
  /^(?:an?|the|our|my|your|their|this|that|these|those|it|them|all|each|every|any|some|and|or|in|on|at|of|to|for|with|from|by|as|via|so|then|new|simple|full|basic|list|view|read|show|search|add|create|update|edit|change|delete|remove|manage|endpoints?|api|apis|pages?|screens?|buttons?|forms?|feat|task|todo|story)$/

const nounIn = (text: string, pattern: RegExp): string | undefined =>
  [...text.matchAll(pattern)].map(([, word = '']) => word).find((word) => !NO_NOUN.test(word))
