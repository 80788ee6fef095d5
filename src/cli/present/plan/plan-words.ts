import type { Localized } from '../../../protocol/lang.ts'

export const INTENT_WORDS: Readonly<Record<string, Localized>> = {
  feature: { ko: '신규 기능', en: 'new feature' },
  bugfix: { ko: '버그 수정', en: 'bug fix' },
  refactor: { ko: '리팩토링', en: 'refactoring' },
  review: { ko: '코드 리뷰', en: 'code review' },
  test: { ko: '테스트 작성', en: 'tests' },
  investigation: { ko: '분석/조사', en: 'investigation' },
  other: { ko: '기타', en: 'other' },
}

export const SIZE_WORDS: Readonly<Record<string, Localized>> = {
  simple: { ko: '단순', en: 'simple' },
  small: { ko: '소규모', en: 'small' },
  medium: { ko: '중규모', en: 'medium' },
  large: { ko: '대규모', en: 'large' },
}

export const TIER_WORDS: Readonly<Record<string, Localized>> = {
  critical: { ko: '고성능 모델', en: 'strongest model' },
  standard: { ko: '표준 모델', en: 'standard model' },
  fast: { ko: '빠른 모델', en: 'fast model' },
}

export const MODE_WORDS: Readonly<Record<string, Localized>> = {
  direct: { ko: 'executor 한 번', en: 'one executor' },
  ralph: {
    ko: '에이전트 하나가 완료할 때까지 반복 (dispatch 로 실행)',
    en: 'one agent, repeated until it works (run as dispatch)',
  },
  dispatch: { ko: 'dispatch', en: 'dispatch' },
}
