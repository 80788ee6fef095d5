/** `TASK-YYYYMMDD-NNN` with three or more digits, so that a day can hold more than 999 tasks. */
export const TASK_ID = /^TASK-\d{8}-\d{3,}$/

/** Whether the date inside a well-formed id is a day of the calendar. */
export function hasRealDate(taskId: string): boolean {
  const year = Number(taskId.slice(5, 9))
  const month = Number(taskId.slice(9, 11))
  const day = Number(taskId.slice(11, 13))
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * The day part of ids made at `now`, in the configured time zone: `20260228`. Null is the time zone of the machine, which
 * `Date` knows; the first use of `Intl` takes a third of the time in which Node starts.
 */
export function taskIdDay(now: Date, timeZone: string | null): string {
  if (timeZone === null) {
    const two = (part: number) => String(part).padStart(2, '0')
    return `${String(now.getFullYear()).padStart(4, '0')}${two(now.getMonth() + 1)}${two(now.getDate())}`
  }
  const format = dayFormats.get(timeZone) ?? dayFormat(timeZone)
  dayFormats.set(timeZone, format)
  const parts = format.formatToParts(now)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}${part('month')}${part('day')}`
}

/** A cache, not state: to make a formatter takes longer than to create a task with it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
}

export function formatTaskId(day: string, number: number): string {
  return `TASK-${day}-${String(number).padStart(3, '0')}`
}
