import { inflect } from '../../../protocol/inflect.ts'
import type { Lang } from '../../../protocol/lang.ts'
import { endText } from '../../../protocol/plays/end-words.ts'
import type { RunState } from '../../../service/runs/find-run.ts'
import { answeredBy, fellBackText, RUN_STATE_WORDS } from '../run/run-words.ts'
import type { EventTexts } from './event-texts.ts'

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)
const stateText = (state: RunState, lang: Lang) => RUN_STATE_WORDS[state]?.[lang] ?? text(state)

/** What the events of a run say, in a line each. */
export const RUN_EVENT_TEXT = {
  'run:created': ({ agent }, lang) => choose(lang, `실행 생성: ${text(agent)}`, `run created: ${text(agent)}`),
  'run:prepared': (_, lang) => choose(lang, '프롬프트 준비됨', 'prompt made'),
  'run:lost': ({ worker }, lang) =>
    choose(lang, `워커 ${worker} 의 리스 만료`, `the lease of worker ${worker} expired`),
  'run:moved': ({ from, to, end }, lang) => {
    const why = end ? `: ${endText(end, lang)}` : ''
    return `${stateText(from, lang)} → ${stateText(to, lang)}${why}`
  },
  'agent:replaced': ({ agent, from, cause, reason }, lang) =>
    from === undefined || cause === undefined
      ? choose(lang, inflect`이제부터 ${text(agent)} (으)로 실행`, `continues with ${text(agent)}`)
      : `${fellBackText(from, agent, cause, lang)}: ${text(reason)}`,
  'workspace:made': ({ folder }, lang) => choose(lang, `작업 폴더 ${text(folder)}`, `works in ${text(folder)}`),
  'run:session': ({ session }, lang) =>
    session === null
      ? choose(
          lang,
          '에이전트 세션을 찾지 못해 새 세션으로 진행',
          'the agent does not know its session, a new one begins',
        )
      : choose(lang, `에이전트 세션 ${text(session)}`, `session of the agent ${text(session)}`),
  'run:used': ({ input_tokens, output_tokens, turns }, lang) => {
    const [read, wrote, calls] = [input_tokens, output_tokens, turns].map((one) => text(one ?? '-'))
    return choose(
      lang,
      `토큰 입력 ${read}, 출력 ${wrote}, 모델 호출 ${calls}`,
      `tokens in ${read}, out ${wrote}, calls of the model ${calls}`,
    )
  },
  'run:checkpointed': ({ number, why, commit }, lang) =>
    `${choose(lang, '체크포인트', 'checkpoint')} ${text(number)} (${text(why)}) ${text(commit).slice(0, 12)}`,
  'run:error_reported': ({ error, recovery }, lang) =>
    `${choose(lang, '오류', 'error')}: ${text(error.message)} (${text(recovery)})`,
  'run:noted': ({ kind, tag, text: said }) => `${text(kind)} ${text(tag)}: ${text(said)}`,
  'run:wished': ({ wish, reason }, lang) =>
    `${choose(lang, '제어 요청', 'asked to')} ${text(wish)}${reason ? `: ${text(reason)}` : ''}`,
  'run:released': ({ worker }, lang) =>
    choose(lang, inflect`워커 ${text(worker)} 이(가) 반납함`, `released by ${text(worker)}`),
  'run:adopted': ({ folder }, lang) =>
    choose(
      lang,
      `Baton 저장소의 사본이 이어받음: ${text(folder)}`,
      `taken over by a copy of the store: ${text(folder)}`,
    ),
  'run:undone': ({ undone }, lang) =>
    choose(lang, `체크포인트 ${text(undone)} 되돌림`, `checkpoint ${text(undone)} undone`),
  'question:asked': ({ question_id, question }, lang) =>
    `${choose(lang, '질문', 'question')} ${text(question_id)}: ${text(question.question)}`,
  'question:answered': ({ question_id, answer, by, how }, lang) =>
    `${choose(lang, '답', 'answer')} ${text(question_id)}: ${text(answer)} (${answeredBy(text(by), how, lang)})`,
  'question:delivered': ({ question_id }, lang) =>
    choose(lang, `답 ${text(question_id)} 전달됨`, `answer to ${text(question_id)} delivered`),
  'question:repeated': ({ question_id }, lang) =>
    choose(
      lang,
      `같은 질문 ${text(question_id)}, 저장된 답으로 응답`,
      `asked ${text(question_id)} again, answered from the store`,
    ),
  'question:overdue': ({ question_id }, lang) =>
    choose(lang, `질문 ${text(question_id)} 기한 초과`, `question ${text(question_id)} is overdue`),
  'repair:asked': ({ number, document, problems }, lang) => {
    const [first, ...more] = problems
    const others = more.length === 0 ? '' : choose(lang, ` 외 ${more.length}건`, ` and ${more.length} more`)
    const what = choose(lang, `${text(document)} 수정 요청`, `asked to repair ${text(document)}`)
    return `${what} ${text(number)}${first === undefined ? '' : `: ${first}${others}`}`
  },
  'follow_up:said': ({ text: said }, lang) => `${choose(lang, '후속', 'follow-up')}: ${text(said)}`,
} satisfies Partial<EventTexts>
