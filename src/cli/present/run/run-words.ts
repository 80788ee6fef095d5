import { inflect } from '../../../protocol/inflect.ts'
import type { Lang, Localized } from '../../../protocol/lang.ts'
import type { FallbackCause } from '../../../protocol/project-config/agent-options.ts'
import type { AnswerHow, RunRecord, RunState } from '../../../service/runs/find-run.ts'
import { terminalText } from '../../terminal-text.ts'

/** How the states of a run are called. */
export const RUN_STATE_WORDS: Readonly<Record<RunState, Localized>> = {
  queued: { ko: '대기', en: 'queued' },
  running: { ko: '실행 중', en: 'running' },
  paused: { ko: '일시 정지', en: 'paused' },
  waiting_question: { ko: '답변 대기', en: 'waits for an answer' },
  waiting_review: { ko: '리뷰 대기', en: 'waits for a review' },
  waiting_retry: { ko: '재시도 대기', en: 'waits to try again' },
  completed: { ko: '완료', en: 'completed' },
  failed: { ko: '실패', en: 'failed' },
  cancelled: { ko: '취소', en: 'cancelled' },
}

/** Who answered a question: a person by name, or what answered in their place. */
export function answeredBy(by: string | undefined, how: AnswerHow | undefined, lang: Lang): string {
  if (how === 'yes') return lang === 'ko' ? `--yes, ${by ?? '-'}` : `by --yes, ${by ?? '-'}`
  if (how === 'time_limit') return lang === 'ko' ? '기한이 지나 기본값' : 'default, time limit'
  return by ?? '-'
}

const CAUSES: Readonly<Record<FallbackCause, Localized>> = {
  missing: { ko: '실행할 수 없음', en: 'cannot be started' },
  quota: { ko: '사용 한도 초과', en: 'is out of quota' },
  overloaded: { ko: '과부하', en: 'is overloaded' },
}

/** That another agent took over a run, and why. */
export function fellBackText(from: string, to: string, cause: FallbackCause, lang: Lang): string {
  const [before, after, why] = [terminalText(from), terminalText(to), CAUSES[cause][lang]]
  return lang === 'ko' ? inflect`${before} ${why}, ${after} 이(가) 이어받음` : `${before} ${why}, ${after} takes over`
}

/** The program was never started and is of no task: there is nothing to resume, another command is to be run. */
export const isCommandMissing = ({ task_id, argv: [file = ''], end }: RunRecord): boolean =>
  task_id === null && end?.how === 'not_started' && end.reason === `the command ${file} is not there`
