import type { Lang } from '../../../src/protocol/lang.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS: Readonly<Record<Lang, readonly [string, string, string, string]>> = {
  ko: ['일', '시간', '분', '초'],
  en: ['d', 'h', 'm', 's'],
}

/** `4분 12초`, `4m 12s`: at most two units. */
export function durationWords(ms: number, lang: Lang): string {
  const [d, h, m, s] = UNITS[lang]
  const left = Math.max(0, ms)
  if (left >= DAY) return pair(Math.floor(left / DAY), d, Math.floor((left % DAY) / HOUR), h)
  if (left >= HOUR) return pair(Math.floor(left / HOUR), h, Math.floor((left % HOUR) / MINUTE), m)
  if (left >= MINUTE) return pair(Math.floor(left / MINUTE), m, Math.floor((left % MINUTE) / 1000), s)
  return `${Math.floor(left / 1000)}${s}`
}

const pair = (big: number, bigUnit: string, small: number, smallUnit: string) =>
  small === 0 ? `${big}${bigUnit}` : `${big}${bigUnit} ${small}${smallUnit}`

/** `3:10`, `1:04:09`: what runs down. */
export function clockWords(ms: number): string {
  const left = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(left / 3600)
  const rest = `${hours > 0 ? two(Math.floor((left % 3600) / 60)) : Math.floor(left / 60)}:${two(left % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** `11월 16일 (월) 14:05`, `Mon 16 Nov 14:05`. */
export function momentWords(at: number | string, lang: Lang, timeZone?: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return String(at)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang === 'ko' ? 'ko-KR' : 'en-GB', {
      ...options,
      ...(timeZone ? { timeZone } : {}),
    }).format(date)
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = part({ weekday: 'short' })
  return lang === 'ko'
    ? `${part({ month: 'long', day: 'numeric' })} (${day}) ${time}`
    : `${day} ${part({ day: 'numeric', month: 'short' })} ${time}`
}
