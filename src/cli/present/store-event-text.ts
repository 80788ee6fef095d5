import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'

type Data = Readonly<Record<string, unknown>>

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const list = (value: unknown) => (Array.isArray(value) ? value : [])
const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)

/** What the events that bind, repair and accept records say, in a line each. */
export const STORE_TELLINGS = {
  'store:bound': ({ rows }: Data, lang: Lang) =>
    choose(
      lang,
      `이전 판의 기록 ${text(rows)}건을 사슬에 묶음`,
      inflect`${text(rows)} record(s) of an older version bound to the chain`,
    ),
  'store:accepted': ({ reason, problem_count }: Data, lang: Lang) =>
    choose(
      lang,
      `저장소를 지금 상태로 받아들임 (문제 ${text(problem_count)}건): ${text(reason)}`,
      inflect`store accepted as it is (${text(problem_count)} problem(s)): ${text(reason)}`,
    ),
  'record:accepted': ({ records, reason }: Data, lang: Lang) => {
    const named = list(records).join(', ')
    return choose(
      lang,
      `Baton 밖에서 바뀐 기록을 받아들임: ${named} (${text(reason)})`,
      `accepted as changed outside Baton: ${named} (${text(reason)})`,
    )
  },
  'record:repaired': ({ kind, id, fields }: Data, lang: Lang) => {
    const named = list(fields).map((one: Data) => text(one.field))
    return choose(
      lang,
      `사슬이 증명하는 값으로 되돌림: ${text(kind)} ${text(id)} ${named.join(', ')}`,
      `put back as the chain proves it: ${text(kind)} ${text(id)} ${named.join(', ')}`,
    )
  },
  'record:written': ({ kind, id }: Data, lang: Lang) =>
    choose(lang, `기록 갱신: ${text(kind)} ${text(id)}`, `record written: ${text(kind)} ${text(id)}`),
}
