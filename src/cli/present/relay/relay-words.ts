import type { Lang, Localized } from '../../../protocol/lang.ts'
import type { RunRole } from '../../../service/work/shown.ts'
import type { LaneRun, LaneState } from './relay-lane.ts'

/** The sign of a lane's state; it says the same without colour. */
export const LANE_SIGNS: Readonly<Record<LaneState, string>> = {
  waiting: '·',
  working: '▶',
  passed: '✓',
  returned: '↩',
  asking: '?',
}

export const LANE_WORDS: Readonly<Record<LaneState, Localized>> = {
  waiting: { ko: '대기', en: 'waits' },
  working: { ko: '작업 중', en: 'works' },
  passed: { ko: '넘김', en: 'handed on' },
  returned: { ko: '반려됨', en: 'sent back' },
  asking: { ko: '결정 대기', en: 'needs a person' },
}

const ROLE_WORDS: Readonly<Record<RunRole, Localized>> = {
  stage: { ko: '', en: '' },
  leader: { ko: '리더', en: 'leader' },
  coder: { ko: '코더', en: 'coder' },
  verifier: { ko: '검증', en: 'verifier' },
  reviewer: { ko: '코드 리뷰', en: 'code review' },
  specialist: { ko: '전문 에이전트', en: 'specialist' },
}

/** `coder 2/5`; the last one that is allowed is marked. A stage without roles has nothing to say. */
export function roleText({ role, attempt }: Pick<LaneRun, 'role' | 'attempt'>, lang: Lang): string {
  const count = attempt === null ? '' : `${attempt.number}/${attempt.of}`
  const final = attempt?.final ? (lang === 'ko' ? '(마지막)' : '(final)') : ''
  return [ROLE_WORDS[role][lang], count, final].filter((part) => part !== '').join(' ')
}

/** `1:05`: how long something takes, on a clock that is looked at while it runs. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

/** `3.2 s`: how long something took. */
export function secondsText(ms: number, lang: Lang): string {
  if (ms >= 60_000) return clockText(ms)
  const seconds = (ms / 1_000).toFixed(1)
  return lang === 'ko' ? `${seconds}초` : `${seconds} s`
}
