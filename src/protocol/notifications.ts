import { BatonError } from './baton-error.ts'
import { type ParsedTemplate, parseTemplate, type TemplateValue, type TemplateValues } from './fill-template.ts'
import { inflect } from './inflect.ts'
import type { Lang, Localized } from './lang.ts'
import type { EscalationTrigger } from './messages/schemas.ts'
import { ok, type Result, refuse } from './result.ts'

/**
 * What teams and people are told. The Korean texts of handoff, reminder and escalation are those of the
 * specification to the letter (for `escalation`, `{cause}` is `ACK 타임아웃` when that is the cause); the
 * others are of the same kind. Both languages of a template have the same placeholders.
 */
export const NOTIFICATION_TEMPLATES = {
  handoff: {
    ko: '[핸드오프] {source.team_name} -> {target.team_name}\n태스크: {task.title} ({task.priority})\nACK 기한: {timeout_minutes}분 내 응답 필요',
    en: '[Handoff] {source.team_name} -> {target.team_name}\nTask: {task.title} ({task.priority})\nACK due: answer within {timeout_minutes} min',
  },
  reminder: {
    ko: '[리마인더] ACK 대기 중 - {task.title}\n발신: {source.team_name} | 경과: {elapsed_minutes}분\n즉시 응답 부탁드립니다.',
    en: '[Reminder] Waiting for ACK - {task.title}\nFrom: {source.team_name} | Elapsed: {elapsed_minutes} min\nPlease answer now.',
  },
  overdue: {
    ko: '[기한 초과] ACK 기한 도달 - {task.title}\n발신: {source.team_name} -> 수신: {target.team_name}\n경과: {elapsed_minutes}분 | 즉시 응답 필요',
    en: '[Overdue] ACK is due - {task.title}\nFrom: {source.team_name} -> To: {target.team_name}\nElapsed: {elapsed_minutes} min | Answer now',
  },
  escalation: {
    ko: '[에스컬레이션 L{level}] {cause} - {task.title}\n발신: {source.team_name} -> 수신: {target.team_name}\n경과: {elapsed_minutes}분 | 조치 필요',
    en: '[Escalation L{level}] {cause} - {task.title}\nFrom: {source.team_name} -> To: {target.team_name}\nElapsed: {elapsed_minutes} min | Action needed',
  },
  reject: {
    ko: '[반려] {source.team_name} -> {target.team_name}\n태스크: {task.title} ({task.priority})\n사유: {reason} | 조치 항목: {action_item_count}건',
    en: '[Rejected] {source.team_name} -> {target.team_name}\nTask: {task.title} ({task.priority})\nReason: {reason} | Action items: {action_item_count}',
  },
  completion: {
    ko: '[완료 보고] {source.team_name} -> {target.team_name}\n태스크: {task.title} ({task.priority})\n최종 승인 필요: {summary}',
    en: '[Completion] {source.team_name} -> {target.team_name}\nTask: {task.title} ({task.priority})\nFinal approval needed: {summary}',
  },
  task_update: {
    ko: '[태스크 변경] {task.title} ({task.priority})\n상태: {from} -> {to} | 동작: {action}\n수행: {actor} | 담당: {target.team_name}',
    en: '[Task update] {task.title} ({task.priority})\nStatus: {from} -> {to} | Action: {action}\nBy: {actor} | Team: {target.team_name}',
  },
  documentation_request: {
    ko: '[문서화 요청] {source.team_name} -> {target.team_name}\n태스크: {task.title} ({task.priority})\n문서화 유형: {documentation_type}',
    en: '[Documentation requested] {source.team_name} -> {target.team_name}\nTask: {task.title} ({task.priority})\nKind: {documentation_type}',
  },
  dependency_cancelled: {
    ko: '[선행 태스크 취소] {task.title} ({task.priority})\n취소된 선행 태스크: {dependency}\n의존성을 바꾸거나 태스크를 취소하세요.',
    en: '[Dependency cancelled] {task.title} ({task.priority})\nCancelled: {dependency}\nChange the dependencies or cancel the task.',
  },
  pipeline_stopped: {
    ko: '[파이프라인 중단] {actor}\n사유: {reason}\n재개될 때까지 픽업과 기한이 멈춥니다.',
    en: '[Pipeline stopped] {actor}\nReason: {reason}\nNo pickups; deadlines do not run until it is started again.',
  },
  pipeline_started: {
    ko: '[파이프라인 재개] {actor}\n멈춘 시간: {frozen_minutes}분\n기한이 남은 시간부터 다시 흐릅니다.',
    en: '[Pipeline started] {actor}\nStopped for: {frozen_minutes} min\nDeadlines continue with the time they had left.',
  },
  run_question: {
    ko: '[질문] {agent} ({run_id})\n{question}\n선택지: {options} | 답: baton answer {question_id}',
    en: '[Question] {agent} ({run_id})\n{question}\nOptions: {options} | Answer: baton answer {question_id}',
  },
  run_question_waits: {
    ko: '[질문 대기] {agent} ({run_id})\n{question}\n선택지: {options} | 답이 있어야 계속합니다: baton answer {question_id}',
    en: '[Question waits] {agent} ({run_id})\n{question}\nOptions: {options} | It continues only after an answer: baton answer {question_id}',
  },
  run_error: {
    ko: '[에이전트 오류] {agent} ({run_id})\n{message}: {details}\n다시 시도: baton runs resume {run_id} | 취소: baton runs cancel {run_id}',
    en: '[Agent error] {agent} ({run_id})\n{message}: {details}\nTry again: baton runs resume {run_id} | Cancel: baton runs cancel {run_id}',
  },
  run_dependency: {
    ko: '[설정 필요] {agent} ({run_id})\n요청한 값: {name}\nDEPENDENCY_REQUEST 는 더 이상 지원하지 않습니다. 값을 저장하세요: baton settings set {setting}\n그리고 baton.config.json 의 그 에이전트에 선언하세요: "settings": ["{setting}"]',
    en: '[Setting needed] {agent} ({run_id})\nAsked for: {name}\nDEPENDENCY_REQUEST is deprecated. Add the value: baton settings set {setting}\nand declare it for the agent in baton.config.json: "settings": ["{setting}"]',
  },
  relay_waits: {
    ko: '[결정 필요] {task.title} ({task.priority})\n{what}: {text}\n결정하거나 이어가려면: baton inbox',
    en: '[Decision needed] {task.title} ({task.priority})\n{what}: {text}\nTo decide or to continue: baton inbox',
  },
  run_ended: {
    ko: '[실행 종료] {agent} ({run_id})\n결과: {state}\n{summary}',
    en: '[Run ended] {agent} ({run_id})\nOutcome: {state}\n{summary}',
  },
} as const satisfies Record<string, Localized>

export type NotificationName = keyof typeof NOTIFICATION_TEMPLATES
export type NotificationValues<Name extends NotificationName> = TemplateValues<
  (typeof NOTIFICATION_TEMPLATES)[Name]['ko']
>

export function renderNotification<Name extends NotificationName>(
  name: Name,
  values: NotificationValues<Name>,
  lang: Lang = 'ko',
): Result<string> {
  const { texts, names } = parsed(name, lang)
  const given: Readonly<Record<string, TemplateValue | undefined>> = values
  const words = names.map((placeholder) =>
    word(Object.hasOwn(given, placeholder) ? given[placeholder] : undefined, lang),
  )
  const missing = names.filter((_, index) => words[index] === undefined)
  if (missing.length === 0) return ok(inflect(texts, ...(words as (string | number)[])))
  return refuse(BatonError.of('TEMPLATE_INCOMPLETE', { template: name, missing: [...new Set(missing)].join(', ') }))
}

/** Taken apart once, when it is first filled: a notice is made with many a commit. A cache, not state. */
const PARSED: Record<Lang, Partial<Record<NotificationName, ParsedTemplate>>> = { ko: {}, en: {} }

function parsed(name: NotificationName, lang: Lang): ParsedTemplate {
  const known = PARSED[lang][name] ?? parseTemplate(NOTIFICATION_TEMPLATES[name][lang])
  PARSED[lang][name] = known
  return known
}

function word(value: TemplateValue | undefined, lang: Lang): string | number | undefined {
  const said = typeof value === 'object' ? value[lang] : value
  return typeof said === 'string' ? oneLine(said) : said
}

/** Titles and reasons come from anybody: a line break in one must not look like a line of the notification. */
function oneLine(text: string): string {
  return LINE_BREAKS.test(text) ? text.replaceAll(ALL_LINE_BREAKS, ' ') : text
}

const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u
const ALL_LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

const CAUSES: Readonly<Record<EscalationTrigger, Localized>> = {
  ack_timeout: { ko: 'ACK 타임아웃', en: 'ACK timeout' },
  deferral_limit: { ko: '보류 횟수 초과', en: 'Deferred too often' },
  consecutive_rejections: { ko: '연속 반려', en: 'Rejected twice in a row' },
  p0_reverse_flow: { ko: 'P0 역방향 흐름', en: 'P0 sent back' },
  two_step_reverse_flow: { ko: '2단계 역방향 흐름', en: 'Sent back by two steps' },
  revision_limit: { ko: '수정 횟수 초과', en: 'Revised too often' },
  manual: { ko: '수동 에스컬레이션', en: 'Escalated by hand' },
}

/** The `{cause}` of an escalation: every trigger that applies, in the order given. */
export function escalationCause(triggers: readonly EscalationTrigger[], lang: Lang = 'ko'): string {
  return triggers.map((trigger) => CAUSES[trigger][lang]).join(', ')
}
