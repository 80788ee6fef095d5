import type { Localized } from '../../../protocol/lang.ts'
import { endText } from '../../../protocol/plays/end-words.ts'
import { leftOut, leftOutLines, type RunEvent, type RunQuestion } from '../../../service/work/shown.ts'
import { terminalLines, terminalText } from '../../terminal-text.ts'
import { bold, type Screen } from '../screen/screen.ts'
import { answeredBy, fellBackText, RUN_STATE_WORDS } from './run-words.ts'

/** Of what is wrong with a document, so much is shown. */
const MOST_PROBLEMS = 5

/** It waits to try again, but not by itself. */
const WAITS_FOR_PERSON: Localized = { ko: '사람의 확인 대기', en: 'waits for a person' }

/** What an event of a run says to a person, line by line; what the agent prints is shown elsewhere. */
export function runLines(event: RunEvent, screen: Screen): string[] {
  const { lang } = screen
  const ko = lang === 'ko'
  switch (event.type) {
    case 'run:started':
      return [
        `▶ ${event.run_id}${event.attempt > 1 ? (ko ? ` (${event.attempt}번째 시도)` : ` (attempt ${event.attempt})`) : ''}  ${terminalText(event.folder)}`,
      ]
    case 'run:moved': {
      const state = event.retry_at === null ? WAITS_FOR_PERSON : RUN_STATE_WORDS[event.state]
      return [`→ ${state[lang]}${event.detail === undefined ? '' : `: ${terminalText(event.detail)}`}`]
    }
    case 'agent:replaced':
      return [`! ${fellBackText(event.from, event.agent, event.cause, lang)}: ${terminalText(event.reason)}`]
    case 'run:asked':
      return questionLines(event.question, screen, event.warning !== undefined)
    case 'run:answered':
      return [
        `${ko ? '답' : 'answer'}: ${terminalText(event.question.answer ?? '-')} (${answeredBy(event.question.answered_by, event.question.answered_how, ko ? 'ko' : 'en')})`,
      ]
    case 'run:noted': {
      const { note } = event
      const text = (ko && note.kind === 'protocol_error' && note.text_ko) || note.text
      return [`! ${note.kind} ${terminalText(note.tag)}: ${terminalText(text)}`]
    }
    case 'repair:asked': {
      const what = ko
        ? `${event.document} 형식이 틀려 수정을 요청했습니다 (${event.number}번째)`
        : `${event.document} has the wrong format; repair requested (request ${event.number})`
      const shown = event.problems.slice(0, MOST_PROBLEMS).map((problem) => `    ${terminalText(problem)}`)
      return [`! ${terminalText(what)}`, ...shown, ...(event.problems.length > MOST_PROBLEMS ? ['    …'] : [])]
    }
    case 'run:checkpointed':
      return leftOutLines(leftOut(event.skipped) ?? { count: 0, files: [] }, ko ? 'ko' : 'en').map(
        (line) => `! ${ko ? '체크포인트에 넣지 않음' : 'not in the checkpoint'}: ${terminalText(line)}`,
      )
    case 'run:ended': {
      const { end, state } = event
      const verdict = end.verdict === null ? '' : ` [${end.verdict}]`
      const summary = end.summary === null ? '' : `: ${terminalText(end.summary)}`
      return [`■ ${RUN_STATE_WORDS[state][lang]}${verdict}${summary}. ${terminalText(endText(end, lang))}`]
    }
    case 'run:lost':
      return [`! ${terminalText(event.reason)}`]
    case 'run:output':
      return []
  }
}

function questionLines({ question, id }: RunQuestion, screen: Screen, warned = false): string[] {
  const ko = screen.lang === 'ko'
  const options = question.options.map((option, index) => {
    const usual = option === question.default ? (ko ? ' (기본값)' : ' (default)') : ''
    return `  ${index + 1}. ${terminalText(option)}${usual}`
  })
  const tooMany = ko ? '! 한 단계에서 네 번째 이상의 질문입니다' : '! more than three questions in one phase'
  const [first = '', ...more] = terminalLines(question.question)
  const asked = [`? ${bold(screen, first)}  [${id}]`, ...more.map((line) => `  ${bold(screen, line)}`)]
  return [...asked, ...options, ...(warned ? [tooMany] : [])]
}
