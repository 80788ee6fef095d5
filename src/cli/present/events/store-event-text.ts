import { inflect } from '../../../protocol/inflect.ts'
import type { Lang } from '../../../protocol/lang.ts'
import type { Tellings } from './telling.ts'

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)

/** What the events that bind, repair and accept records say, in a line each. */
export const STORE_TELLINGS = {
  'store:bound': ({ rows }, lang) =>
    choose(
      lang,
      `이전 판의 기록 ${text(rows)}건을 사슬에 묶음`,
      inflect`${text(rows)} record(s) of an older version bound to the chain`,
    ),
  'store:accepted': ({ reason, problem_count }, lang) =>
    choose(
      lang,
      `저장소를 지금 상태로 받아들임 (문제 ${text(problem_count)}건): ${text(reason)}`,
      inflect`store accepted as it is (${text(problem_count)} problem(s)): ${text(reason)}`,
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
      `사슬이 증명하는 값으로 되돌림: ${text(kind)} ${text(id)} ${named.join(', ')}`,
      `put back as the chain proves it: ${text(kind)} ${text(id)} ${named.join(', ')}`,
    )
  },
  'record:written': ({ kind, id }, lang) =>
    choose(lang, `기록 갱신: ${text(kind)} ${text(id)}`, `record written: ${text(kind)} ${text(id)}`),
} satisfies Partial<Tellings>
