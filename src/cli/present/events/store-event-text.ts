import { inflect } from '../../../protocol/inflect.ts'
import type { Lang } from '../../../protocol/lang.ts'
import type { EventTexts } from './event-texts.ts'

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)

/** What the events that bind, repair and accept records say, in a line each. */
export const STORE_EVENT_TEXT = {
  'store:bound': ({ rows }, lang) =>
    choose(
      lang,
      `이전 버전의 기록 ${text(rows)}건을 해시 체인에 연결`,
      inflect`${text(rows)} record(s) of an older version bound to the chain`,
    ),
  'store:accepted': ({ reason, problem_count }, lang) =>
    choose(
      lang,
      `Baton 저장소의 현재 상태를 받아들임 (문제 ${text(problem_count)}건): ${text(reason)}`,
      inflect`store accepted in its present state (${text(problem_count)} problem(s)): ${text(reason)}`,
    ),
  'record:accepted': ({ records, reason }, lang) => {
    const named = records.join(', ')
    return choose(
      lang,
      `Baton 밖에서 바뀐 기록을 받아들임: ${named} (${text(reason)})`,
      `accepted as changed outside Baton: ${named} (${text(reason)})`,
    )
  },
  'record:repaired': ({ kind, id, fields }, lang) => {
    const named = fields.map((one) => one.field)
    return choose(
      lang,
      `해시 체인에 기록된 값으로 복구: ${text(kind)} ${text(id)} ${named.join(', ')}`,
      `restored to the values in the chain: ${text(kind)} ${text(id)} ${named.join(', ')}`,
    )
  },
  'record:written': ({ kind, id }, lang) =>
    choose(lang, `기록 갱신: ${text(kind)} ${text(id)}`, `record written: ${text(kind)} ${text(id)}`),
} satisfies Partial<EventTexts>
