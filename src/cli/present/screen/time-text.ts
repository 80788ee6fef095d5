import type { Lang } from '../../../protocol/lang.ts'
import type { Screen } from './screen.ts'

const MS_PER_MINUTE = 60_000

/** `2026-02-28 18:00`, in the reader's time zone. */
export function timeText(at: number | string, { timeZone }: Pick<Screen, 'timeZone'>): string {
  const date = new Date(at)
  return timeZone === null ? localText(date) : zoneText(date, timeZone)
}

/** `Date` knows the time zone of the machine; the first use of `Intl` takes a third of the time in which Node starts. */
function localText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

function zoneText(date: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? formatOf(timeZone)
  formats.set(timeZone, format)
  const parts = format.formatToParts(date)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}

/** A cache, not state: to make a formatter takes longer than to write a list of times with it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })

/** `1 h 5 min`; whole minutes, seconds only where there is less than one. */
export function durationText(ms: number, lang: Lang): string {
  const minutes = Math.floor(ms / MS_PER_MINUTE)
  const units = UNITS[lang]
  if (minutes < 1) return `${Math.floor(ms / 1_000)}${units.second}`
  const parts: [number, string][] = [
    [Math.floor(minutes / 1_440), units.day],
    [Math.floor((minutes % 1_440) / 60), units.hour],
    [minutes % 60, units.minute],
  ]
  const said = parts.filter(([count]) => count > 0).slice(0, 2)
  return said.map(([count, unit]) => `${count}${unit}`).join(' ')
}

/** Like `durationText`, with seconds beside minutes: `2 min 5 s`. */
export function exactDurationText(ms: number, lang: Lang): string {
  const seconds = Math.round(ms / 1_000)
  const rest = seconds % 60
  if (seconds < 60 || seconds >= 3_600 || rest === 0) return durationText(seconds * 1_000, lang)
  return `${durationText((seconds - rest) * 1_000, lang)} ${durationText(rest * 1_000, lang)}`
}

/** How long until then, a minute that has begun counted whole, or since. */
export function leftText(ms: number, lang: Lang): string {
  if (ms > 0) {
    const left = durationText(Math.ceil(ms / MS_PER_MINUTE) * MS_PER_MINUTE, lang)
    return lang === 'ko' ? `${left} 남음` : `${left} left`
  }
  return lang === 'ko' ? `${durationText(-ms, lang)} 지남` : `${durationText(-ms, lang)} ago`
}

const UNITS = {
  ko: { day: '일', hour: '시간', minute: '분', second: '초' },
  en: { day: ' d', hour: ' h', minute: ' min', second: ' s' },
} as const
