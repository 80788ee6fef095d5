import type { Lang } from '../../../protocol/lang.ts'
import type { Screen } from './screen.ts'

const MS_PER_MINUTE = 60_000

/** `2026-02-28 18:00`, in the reader's time zone. */
export function timeText(at: number | string, { timeZone }: Pick<Screen, 'timeZone'>): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(at))
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}

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
