import { BOARD_KO } from './ko/board.ts'
import { INBOX_KO } from './ko/inbox.ts'
import { KEYS_KO } from './ko/keys.ts'
import { NEW_TASK_KO } from './ko/new-task.ts'
import { NUMBERS_KO } from './ko/numbers.ts'
import { PLAN_KO } from './ko/plan.ts'
import { REVIEW_KO } from './ko/review.ts'
import { RUN_KO } from './ko/run.ts'
import { SHELL_KO } from './ko/shell.ts'
import { TASK_KO } from './ko/task.ts'

/** 한국어 문구, 화면별 파일. 변수 뒤에 조사를 붙이지 않는다. */
export const KO = {
  ...SHELL_KO,
  ...BOARD_KO,
  ...INBOX_KO,
  ...TASK_KO,
  ...NEW_TASK_KO,
  ...REVIEW_KO,
  ...RUN_KO,
  ...NUMBERS_KO,
  ...PLAN_KO,
  ...KEYS_KO,
} as const
