import type { Localized } from '../../protocol/lang.ts'
import type { Reason } from './analysis.ts'
import type { Intent, Mode, Size } from './intent.ts'
import type { ReadRequest } from './read-request.ts'

/** How it looks and feels is the work. */
export const DESIGN =
  /\b(?:redesign|ux|usability|look and feel|user experience|visual design|ui design|design system|mock-?ups?|wireframes?|user-friendly)\b|(?:ui|화면|페이지|레이아웃)[^.]{0,12}디자인|디자인 ?(?:시스템|개편|개선|중요)|사용성|(?<![a-z])ux(?![a-z])|리디자인|시안|와이어프레임/
const ARCHITECTURE =
  /\barchitecture (?:review|approval|decision|sign-off)\b|\barchitects? (?:must|should|has to|review)|아키텍처 ?(?:검토|리뷰|승인|설계)|구조 검토/
const UNTIL_DONE =
  /\buntil\b[^.]{0,40}\b(?:pass\w*|zero|clean|green|done|works?|no|all|gone|finish\w*|succeed\w*|there (?:are|is))|\bkeep (?:going|trying|fixing)|\bdon't stop\b|될 ?때까지|통과할 ?때까지|때까지|반복해서|끝까지/
const SESSIONS =
  /\b(?:across|over|several|multiple) (?:\w+ )?(?:sessions|days)\b|\bover ?night\b|여러 세션|며칠|밤새|이어서 계속/
const SPEED =
  /\b(?:performance|speed(?: up)?|faster|slow|latency|response times?|optimi[sz]e|bundle size|load times?|memory usage|throughput|takes? (?:about |over |around |more than )?\d+(?:\.\d+)? ?(?:ms|s|secs?|seconds?|m|mins?|minutes?|hours?)|(?:under|below|within) \d+(?:\.\d+)? ?(?:ms|s|secs?|seconds?|mins?|minutes?))\b|\d+ ?(?:초|분|시간) ?(?:이내|안으로|이하|미만)|성능|속도|느려|느린|최적화|빠르게|응답 시간|로딩/

interface ModeFacts {
  readonly intent: Intent
  readonly size: Size
}

/** The document's table of dispatch and ralph, as an ordered list. */
export function judgeMode({ text }: ReadRequest, { intent, size }: ModeFacts): { mode: Mode; reason: Reason } {
  const say = (mode: Mode, rule: Localized, words = '') => ({ mode, reason: { about: 'mode' as const, rule, words } })
  const hit = (...patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found)
  const changes = intent === 'feature' || intent === 'refactor' || intent === 'bugfix'
  if (size === 'simple') return say('direct', SAYS.simple)
  const until = hit(UNTIL_DONE, SESSIONS)
  if (until) return say('ralph', SAYS.until, until)
  const design = changes ? hit(DESIGN, ARCHITECTURE) : undefined
  if (design) return say('dispatch', SAYS.design, design)
  if (size === 'large') return say('dispatch', SAYS.large)
  if (intent === 'bugfix') return say('ralph', SAYS.bug)
  const speed = intent === 'refactor' ? hit(SPEED) : undefined
  if (speed) return say('ralph', SAYS.bug, speed)
  if (size === 'medium' && changes) return say('ralph', SAYS.medium)
  return say('dispatch', SAYS.rest)
}

const SAYS = {
  simple: { ko: '단순한 일은 executor 한 번', en: 'simple work is one run of an executor' },
  until: { ko: '될 때까지 또는 여러 세션에 걸친 일', en: 'until it is done, or over several sessions' },
  design: { ko: 'UI 디자인이나 아키텍처 검토가 중요', en: 'design of the UI or a review of the architecture matters' },
  large: { ko: '대규모는 전문 에이전트의 깊이가 필요', en: 'large work needs specialists' },
  bug: { ko: '버그와 성능은 집중 반복이 적합', en: 'bugs and speed suit one agent that repeats' },
  medium: { ko: '중간 규모는 단일 컨텍스트가 효율적', en: 'medium work suits one agent with one context' },
  rest: { ko: '그 밖의 일', en: 'everything else' },
} as const satisfies Record<string, Localized>
