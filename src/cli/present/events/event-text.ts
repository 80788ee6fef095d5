import type { StoredData } from '../../../protocol/events/event-map.ts'
import { upcastEvent } from '../../../protocol/events/upcast-event.ts'
import { EVIDENCE_LABELS, EVIDENCE_WORDS } from '../../../protocol/evidence/evidence-word.ts'
import type { Lang } from '../../../protocol/lang.ts'
import { escalationCause } from '../../../protocol/notifications.ts'
import { ACTIONS } from '../../../protocol/pipeline/actions.ts'
import type { StoredEvent } from '../../../service/tasks/task-history.ts'
import { terminalText } from '../../terminal-text.ts'
import type { EventTexts } from './event-texts.ts'
import { originText } from './origin-text.ts'
import { RELAY_EVENT_TEXT } from './relay-event-text.ts'
import { RUN_EVENT_TEXT } from './run-event-text.ts'
import { SETTINGS_EVENT_TEXT } from './settings-event-text.ts'
import { SETUP_EVENT_TEXT } from './setup-event-text.ts'
import { STORE_EVENT_TEXT } from './store-event-text.ts'
import { VISIT_EVENT_TEXT } from './visit-event-text.ts'

type Data = Readonly<Record<string, unknown>>

/** What an event says, in a line. An event that this Baton does not know is shown by its name. */
export function eventText(event: Pick<StoredEvent, 'v' | 'type' | 'data'>, lang: Lang): string {
  const { type, data } = upcastEvent(event)
  const textOf = Object.hasOwn(EVENT_TEXT, type) ? (EVENT_TEXT[type] as (data: Data, lang: Lang) => string) : () => type
  return terminalText(`${orName(() => textOf(data, lang), type)}${originText(data, lang)}`)
}

/** An event that was edited in the store may lack what its line is made of. */
function orName(line: () => string, name: string): string {
  try {
    return line()
  } catch {
    return name
  }
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const noted = (value: unknown) => (text(value) === '' ? '' : `: ${text(value)}`)
const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)
const cause = ({ triggers }: StoredData['escalation:raised'], lang: Lang) => escalationCause(triggers, lang)

function personText({ who }: Pick<StoredData['person:added'], 'who'>, what: string): string {
  const { person_id, name, roles } = who
  return `${what}: ${text(name)} (${text(person_id)}, ${Array.isArray(roles) ? roles.join(', ') : ''})`
}

/** The word for what a forward step was taken on, in brackets. */
function onWhat({ result }: StoredData['task:moved'], lang: Lang): string {
  const word = EVIDENCE_WORDS.find((one) => one === result)
  return word ? ` [${EVIDENCE_LABELS[word][lang]}]` : ''
}

const EVENT_TEXT = {
  'task:created': (_, lang) => choose(lang, '태스크 생성', 'task created'),
  'task:imported': ({ task }, lang) => {
    const status = text(task.status)
    return choose(lang, `태스크 가져옴 (${status})`, `task imported (${status})`)
  },
  'task:edited': ({ changes }, lang) => {
    const fields = Object.keys(changes).join(', ')
    return choose(lang, `수정: ${fields}`, `edited: ${fields}`)
  },
  'task:moved': (data, lang) => {
    const { action, from, to, note } = data
    const verb = ACTIONS[action]?.label[lang] ?? text(action)
    return `${text(from)} → ${text(to)}  ${verb}${onWhat(data, lang)}${noted(note)}`
  },
  'task:repaired': ({ from, to, problem }, lang) =>
    `${text(from)} → ${text(to)}  ${choose(lang, '복구', 'repaired')}${noted(problem)}`,
  'task:watched': ({ watcher }, lang) => choose(lang, `변경 구독: ${text(watcher)}`, `watched by ${text(watcher)}`),
  'task:unwatched': ({ watcher }, lang) =>
    choose(lang, `변경 구독 종료: ${text(watcher)}`, `no longer watched by ${text(watcher)}`),
  'handoff:sent': ({ point, source_team, target_team, limit_minutes }, lang) =>
    choose(
      lang,
      `${text(point)} 핸드오프 ${text(source_team)} → ${text(target_team)}, ACK ${text(limit_minutes)}분 내`,
      `${text(point)} handed off ${text(source_team)} → ${text(target_team)}, ACK within ${text(limit_minutes)} min`,
    ),
  'handoff:acknowledged': ({ ack, message }, lang) => `${ackText(text(ack), lang)}${noted(message)}`,
  'handoff:deferred': ({ deferrals, again_in_minutes, message }, lang) =>
    choose(
      lang,
      `${ackText('deferred', lang)} (${text(deferrals)}번째, ${text(again_in_minutes)}분 뒤 재전달)${noted(message)}`,
      `ACK deferred (no. ${text(deferrals)}, delivered again in ${text(again_in_minutes)} min)${noted(message)}`,
    ),
  'handoff:redelivered': (_, lang) => choose(lang, '핸드오프 재전달', 'handoff delivered again'),
  'handoff:reminded': ({ elapsed_minutes }, lang) =>
    choose(
      lang,
      `ACK 리마인더 (${text(elapsed_minutes)}분 경과)`,
      `ACK reminder (${text(elapsed_minutes)} min elapsed)`,
    ),
  'handoff:overdue': ({ elapsed_minutes }, lang) =>
    choose(
      lang,
      `ACK 기한 초과 (${text(elapsed_minutes)}분 경과)`,
      `ACK overdue (${text(elapsed_minutes)} min elapsed)`,
    ),
  'escalation:raised': (data, lang) =>
    choose(
      lang,
      `에스컬레이션 L${text(data.level)} ${text(data.escalation)} ${cause(data, lang)}${noted(data.note)}`,
      `escalation L${text(data.level)} ${text(data.escalation)} ${cause(data, lang)}${noted(data.note)}`,
    ),
  'escalation:resolved': ({ escalation, outcome, note }, lang) =>
    choose(
      lang,
      `에스컬레이션 ${text(escalation)} 해결: ${text(outcome)}${noted(note)}`,
      `escalation ${text(escalation)} resolved: ${text(outcome)}${noted(note)}`,
    ),
  'escalation:closed': ({ escalation, outcome }, lang) =>
    choose(
      lang,
      `에스컬레이션 ${text(escalation)} 종료: ${text(outcome)}`,
      `escalation ${text(escalation)} closed: ${text(outcome)}`,
    ),
  'dependency:cancelled': ({ dependency }, lang) =>
    choose(lang, `선행 태스크 ${text(dependency)} 취소됨`, `dependency ${text(dependency)} was cancelled`),
  'documentation:requested': ({ documentation_type, source_team, target_team }, lang) => {
    const what = `${text(documentation_type)}, ${text(source_team)} → ${text(target_team)}`
    return choose(lang, `문서화 요청 (${what})`, `documents requested (${what})`)
  },
  'documentation:progressed': (_, lang) => choose(lang, '문서 일부 완료', 'documents partly done'),
  'agent:registered': ({ agent }, lang) => {
    const { agent_id, team, status } = agent
    const who = `${text(agent_id)} (${text(team)}, ${text(status)})`
    return choose(lang, `에이전트 등록: ${who}`, `agent registered: ${who}`)
  },
  'person:added': (data, lang) => personText(data, choose(lang, '사람 추가', 'person added')),
  'person:changed': (data, lang) => personText(data, choose(lang, '사람 변경', 'person changed')),
  'person:removed': (data, lang) => personText(data, choose(lang, '사람 삭제', 'person removed')),
  'pipeline:stopped': ({ reason }, lang) => choose(lang, '파이프라인 중단', 'pipeline stopped') + noted(reason),
  'pipeline:started': (_, lang) => choose(lang, '파이프라인 재개', 'pipeline started'),
  'permission:allowed': ({ stage, rule }, lang) =>
    choose(lang, `${text(stage)} 에서 계속 허용: ${text(rule)}`, `allowed in ${text(stage)}: ${text(rule)}`),
  'notice:decided': ({ notice, choice }, lang) =>
    choice === 'retry'
      ? choose(lang, '전달하지 못한 알림을 다시 보냄', 'undelivered notices are delivered once more')
      : choose(lang, `알림 ${notice} 보내지 않기로 함`, `notice ${notice} was given up`),
  'permission:revoked': ({ stage, rule }, lang) =>
    choose(lang, `${text(stage)} 에서 허용 취소: ${text(rule)}`, `no longer allowed in ${text(stage)}: ${text(rule)}`),
  ...RELAY_EVENT_TEXT,
  ...STORE_EVENT_TEXT,
  ...SETTINGS_EVENT_TEXT,
  ...RUN_EVENT_TEXT,
  ...SETUP_EVENT_TEXT,
  ...VISIT_EVENT_TEXT,
} satisfies EventTexts

const ACK_WORDS: Readonly<Record<string, string>> = { accepted: '인수', deferred: '보류', rejected: '거절' }

const ackText = (ack: string, lang: Lang) => (lang === 'ko' ? `ACK ${ACK_WORDS[ack] ?? ack}` : `ACK ${ack}`)
