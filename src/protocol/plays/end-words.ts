import type { Lang, Localized } from '../lang.ts'
import type { RunEnd } from './run-end.ts'

/** Why a run ended, for a person. */
export const RUN_END_WORDS: Readonly<Record<RunEnd['how'], Localized>> = {
  completed: { ko: '완료 신호를 보냈습니다', en: 'sent its completion signal' },
  no_signal: {
    ko: '완료 신호 없이 종료 코드 0으로 끝났습니다',
    en: 'exited with code 0 but without a completion signal',
  },
  exit_code: { ko: '오류 코드로 종료했습니다', en: 'exited with an error code' },
  signal: { ko: '시그널로 종료되었습니다', en: 'was killed by a signal' },
  not_started: { ko: '시작하지 못했습니다', en: 'could not be started' },
  error: { ko: '오류를 보고하고 실패했습니다', en: 'reported an error and failed' },
  silent: { ko: '너무 오래 출력이 없었습니다', en: 'was silent for too long' },
  wall_clock: { ko: '실행 시간 한도를 넘었습니다', en: 'exceeded its time limit' },
  quota: { ko: '디스크 한도를 넘었습니다', en: 'exceeded its disk limit' },
  cancelled: { ko: '취소되었습니다', en: 'was cancelled' },
  lost: { ko: '다시 시작한 횟수가 너무 많아 포기했습니다', en: 'was restarted too often; Baton gave up' },
}

/** The end with its number, signal or reason. */
export function endText(end: RunEnd, lang: Lang): string {
  const detail = end.reason ?? end.signal ?? (end.code === null || end.how === 'no_signal' ? null : String(end.code))
  return `${RUN_END_WORDS[end.how][lang]}${detail === null || end.how === 'completed' ? '' : ` (${detail})`}`
}
