import type { AnswerHow, RunEnd, RunState } from '../../pipeline/runs/run-record.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import { endText } from '../../protocol/plays/end-words.ts'
import { answeredBy, RUN_STATE_WORDS } from './run-words.ts'

type Data = Readonly<Record<string, unknown>>

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)
const stateText = (state: unknown, lang: Lang) => RUN_STATE_WORDS[state as RunState]?.[lang] ?? text(state)

/** What the events of a run say, in a line each. */
export const RUN_TELLINGS = {
  'run:created': ({ agent }: Data, lang: Lang) =>
    choose(lang, `실행 생성: ${text(agent)}`, `run created: ${text(agent)}`),
  'run:moved': ({ from, to, end }: Data, lang: Lang) => {
    const why = end ? `: ${endText(end as RunEnd, lang)}` : ''
    return `${stateText(from, lang)} → ${stateText(to, lang)}${why}`
  },
  'agent:replaced': ({ agent }: Data, lang: Lang) =>
    choose(lang, inflect`이제부터 ${text(agent)} (으)로 실행`, `goes on with ${text(agent)}`),
  'run:workspace': ({ folder }: Data, lang: Lang) =>
    choose(lang, `작업 폴더 ${text(folder)}`, `works in ${text(folder)}`),
  'run:checkpointed': ({ number, why, commit }: Data, lang: Lang) =>
    `${choose(lang, '체크포인트', 'checkpoint')} ${text(number)} (${text(why)}) ${text(commit).slice(0, 12)}`,
  'run:erred': ({ error, recovery }: Data, lang: Lang) =>
    `${choose(lang, '오류', 'error')}: ${text((error as Data | undefined)?.message)} (${text(recovery)})`,
  'run:noted': ({ kind, tag, text: said }: Data) => `${text(kind)} ${text(tag)}: ${text(said)}`,
  'run:wished': ({ wish, reason }: Data, lang: Lang) =>
    `${choose(lang, '요청', 'asked to')} ${text(wish)}${reason ? `: ${text(reason)}` : ''}`,
  'run:released': ({ worker }: Data, lang: Lang) =>
    choose(lang, inflect`작업자 ${text(worker)} 이(가) 내려놓음`, `given back by ${text(worker)}`),
  'run:adopted': ({ folder }: Data, lang: Lang) =>
    choose(lang, `저장소의 사본이 맡음: ${text(folder)}`, `taken over by a copy of the store: ${text(folder)}`),
  'run:undone': ({ undone }: Data, lang: Lang) =>
    choose(lang, `체크포인트 ${text(undone)} 되돌림`, `checkpoint ${text(undone)} taken back`),
  'question:asked': ({ question_id, question }: Data, lang: Lang) =>
    `${choose(lang, '질문', 'question')} ${text(question_id)}: ${text((question as Data | undefined)?.question)}`,
  'question:answered': ({ question_id, answer, by, how }: Data, lang: Lang) =>
    `${choose(lang, '답', 'answer')} ${text(question_id)}: ${text(answer)} (${answeredBy(text(by), how as AnswerHow, lang)})`,
  'question:delivered': ({ question_id }: Data, lang: Lang) =>
    choose(lang, `답 ${text(question_id)} 전달됨`, `answer to ${text(question_id)} delivered`),
  'question:repeated': ({ question_id }: Data, lang: Lang) =>
    choose(
      lang,
      `같은 질문 ${text(question_id)}, 저장된 답을 줌`,
      `asked ${text(question_id)} again, answered from the store`,
    ),
  'question:overdue': ({ question_id }: Data, lang: Lang) =>
    choose(lang, `질문 ${text(question_id)} 기한 초과`, `question ${text(question_id)} is overdue`),
  'repair:asked': ({ number, document, problems }: Data, lang: Lang) => {
    const [first, ...more] = Array.isArray(problems) ? problems.map(text) : []
    const others = more.length === 0 ? '' : choose(lang, ` 외 ${more.length}건`, ` and ${more.length} more`)
    const what = choose(lang, `${text(document)} 수정 요청`, `asked to repair ${text(document)}`)
    return `${what} ${text(number)}${first === undefined ? '' : `: ${first}${others}`}`
  },
  'follow_up:said': ({ text: said }: Data, lang: Lang) => `${choose(lang, '후속', 'follow-up')}: ${text(said)}`,
} as const
