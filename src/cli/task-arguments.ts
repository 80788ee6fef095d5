import { longPriority, PRIORITIES, type Priority, SHORT_PRIORITIES } from '../protocol/priority.ts'
import { TASK_ID } from '../protocol/task-id.ts'
import { terminalText } from './terminal-text.ts'
import { usageProblem } from './usage-error.ts'

/** `P1` and `P1_HIGH`, in any case. */
export function priorityFrom(given: string): Priority {
  const wanted = given.toUpperCase()
  const short = SHORT_PRIORITIES.find((one) => one === wanted)
  const long = short ? longPriority(short) : PRIORITIES.find((one) => one === wanted)
  if (long) return long
  const allowed = [...SHORT_PRIORITIES, ...PRIORITIES].join(', ')
  throw usageProblem({
    ko: `--priority 는 다음 가운데 하나입니다: ${allowed} (${terminalText(given)}).`,
    en: `--priority is one of ${allowed}, not "${terminalText(given)}".`,
  })
}

const LONGEST_TITLE = 500

export function titleFrom(given: string): string {
  const title = given.trim()
  if (title === '') throw usageProblem({ ko: '--title 이 비어 있습니다.', en: '--title is blank.' })
  if ([...title].length <= LONGEST_TITLE) return title
  throw usageProblem({
    ko: `--title 은 ${LONGEST_TITLE}자를 넘을 수 없습니다. 자세한 내용은 --input 에 쓰세요.`,
    en: `--title is longer than ${LONGEST_TITLE} characters. Put the details into --input.`,
  })
}

/** `a,b , c` → a, b, c; nothing stands for none at all. */
export function listFrom(given: string): string[] {
  return [
    ...new Set(
      given
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ]
}

export function taskIdsFrom(given: string, flag: string): string[] {
  const ids = listFrom(given)
  const wrong = ids.find((id) => !TASK_ID.test(id))
  if (wrong === undefined) return ids
  throw usageProblem({
    ko: `${flag} 에는 TASK-YYYYMMDD-NNN 형식의 id를 쉼표로 나열합니다 (${terminalText(wrong)}).`,
    en: `${flag} takes task ids such as TASK-20260228-001, separated by commas, not "${terminalText(wrong)}".`,
  })
}

/** A whole number from 1 to the most that one answer should hold. */
export function limitFrom(given: string | undefined, usual: number): number {
  if (given === undefined) return usual
  const limit = Number(given)
  if (/^\d{1,5}$/.test(given) && limit >= 1 && limit <= 1_000) return limit
  throw usageProblem({
    ko: `--limit 은 1에서 1000 사이의 정수입니다 (${terminalText(given)}).`,
    en: `--limit is a whole number from 1 to 1000, not "${terminalText(given)}".`,
  })
}
