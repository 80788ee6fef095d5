import type { Localized } from './lang.ts'

/** Names for a text that ends with a list of what is possible. An empty list is a word, not a blank or a dash. */
export const listText = (names: readonly string[], none: Localized = NOTHING): string | Localized =>
  names.length > 0 ? names.join(', ') : none

const NOTHING: Localized = { ko: '없음', en: 'nothing' }
/** What can be done to a task in a terminal status. */
export const ENDED_TASK: Localized = { ko: '없음 (태스크가 끝났습니다)', en: 'nothing, the task has ended' }
