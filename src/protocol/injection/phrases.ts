/** The five phrases of `leader-coder-handoff.md` §5, in the wording that stands there and in Korean. */
export const PHRASES = {
  'ignore-previous-instructions': { en: 'ignore previous instructions', ko: '이전 지시를 무시' },
  'bypass-security': { en: 'bypass security', ko: '보안을 우회' },
  'disregard-all-rules': { en: 'disregard all rules', ko: '모든 규칙을 무시' },
  'you-are-now': { en: 'you are now', ko: '너는 이제' },
  'system-prompt': { en: 'system prompt', ko: '시스템 프롬프트' },
} as const

export type PhraseId = keyof typeof PHRASES
export const PHRASE_IDS = Object.keys(PHRASES) as readonly PhraseId[]
