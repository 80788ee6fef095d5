import { type Answered, answer as answerFor } from '../../service/answer/answer.ts'
import type { TaskAnswer } from '../../service/answer/answer-task.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton answer QUESTION TEXT`, or with the id of the run: it reaches the agent on its stdin. For a task: a choice. */
export async function answer(target: string, text: string, options: CommonOptions & TaskAnswer): Promise<void> {
  const { criteria, waive, note } = options
  const more = { ...(criteria && { criteria }), ...(waive && { waive }), ...(note !== undefined && { note }) }
  await withBaton(options, 'write', async (baton) => {
    const { service, caller, json } = baton
    const answered = await answerFor(service, caller, { target, text, ...more })
    if (json) return printJson(answerJson(answered))
    if (answered.about === 'notice') return print(NOTICE[answered.answer][baton.lang])
    print(answered.about === 'task' ? choiceText(baton, answered) : answerText(baton, answered))
  })
}

const NOTICE = {
  retry: {
    ko: '전달하지 못한 알림을 다음 전달 때 다시 보냅니다.\n',
    en: 'Undelivered notices are tried again with the next delivery.\n',
  },
  drop: { ko: '이 알림은 보내지 않습니다.\n', en: 'The notice is not delivered.\n' },
} as const

type AnsweredTask = Extract<Answered, { about: 'task' }>
type AnsweredQuestion = Extract<Answered, { about: 'question' }>

function answerJson(answered: Answered) {
  if (answered.about === 'task') {
    const { task_id, answer: said, status } = answered
    return { task_id, answer: said, status }
  }
  if (answered.about === 'notice') {
    const { about: _about, ...decided } = answered
    return decided
  }
  const { about: _, resume: _resume, worked_on: _worked, ...rest } = answered
  return rest
}

function choiceText(
  { lang, flags }: Baton,
  { task_id, answer: said, status, label, is_over, worked_on, asks }: AnsweredTask,
): string {
  const done = `${task_id}: ${said} → ${status}${label === undefined ? '' : ` (${label[lang]})`}`
  const next = asks ? [asks.text[lang], ...shownDetails(asks.details).map((one) => `  ${one}`)] : []
  const line = [done, ...next].map((one) => `${terminalText(one)}\n`).join('')
  if (is_over) return line
  if (asks?.options.some(({ choice }) => choice === 'approve')) {
    const approve = `baton answer ${asks.target} approve${flags}`
    return `${line}${lang === 'ko' ? `승인하려면: ${approve}` : `To approve it: ${approve}`}\n`
  }
  if (worked_on) return `${line}${GOES_ON[lang]}\n`
  const how = `baton run --resume ${task_id}${flags}`
  return `${line}${lang === 'ko' ? `이어가려면: ${how}` : `To continue: ${how}`}\n`
}

/** Of a changed plan the whole order; of anything else its first line. */
function shownDetails(details: readonly string[]): readonly string[] {
  const end = details.findLastIndex((line) => /^\d+\. /.test(line))
  return details.slice(0, Math.max(end, 0) + 1)
}

const GOES_ON = {
  ko: '실행 중인 워커가 이어서 진행합니다.',
  en: 'The worker that is running goes on with it.',
} as const

/** A run that nobody has in hand goes on only when somebody runs it: that is said. */
function answerText({ lang, flags }: Baton, { run_id, answer: said, resume, worked_on }: AnsweredQuestion): string {
  const ko = lang === 'ko'
  const line = `${run_id}: ${ko ? '답' : 'answer'} "${terminalText(String(said))}"\n`
  if (resume === null) return worked_on ? `${line}${GOES_ON[lang]}\n` : line
  const what = 'task_id' in resume ? `run --resume ${resume.task_id}` : `runs resume ${resume.run_id}`
  const how = `baton ${what}${flags}`
  return `${line}${ko ? `이 실행을 맡은 워커가 없습니다. 이어서 실행: ${how}` : `No worker has this run. To continue: ${how}`}\n`
}
