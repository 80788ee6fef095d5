import { BOARD_EN } from './en/board.ts'
import { INBOX_EN } from './en/inbox.ts'
import { KEYS_EN } from './en/keys.ts'
import { NEW_TASK_EN } from './en/new-task.ts'
import { NUMBERS_EN } from './en/numbers.ts'
import { PLAN_EN } from './en/plan.ts'
import { REVIEW_EN } from './en/review.ts'
import { RUN_EN } from './en/run.ts'
import { SHELL_EN } from './en/shell.ts'
import { TASK_EN } from './en/task.ts'
import type { KO } from './ko.ts'

/** English texts, one file a page. */
export const EN: Readonly<Record<keyof typeof KO, string>> = {
  ...SHELL_EN,
  ...BOARD_EN,
  ...INBOX_EN,
  ...TASK_EN,
  ...NEW_TASK_EN,
  ...REVIEW_EN,
  ...RUN_EN,
  ...NUMBERS_EN,
  ...PLAN_EN,
  ...KEYS_EN,
}
