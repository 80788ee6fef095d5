import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import uPlot from 'uplot'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePreferences } from '../../app/preferences.ts'
import 'uplot/dist/uPlot.min.css'

type Day = ApiAnswer<'stats'>['days'][number]
type Series = 'created' | 'done' | 'handoffs' | 'rejections' | 'ack_p50'

interface DaysPlotProps {
  readonly days: readonly Day[]
  readonly of: readonly Series[]
  /** Milliseconds are drawn as minutes. */
  readonly minutes?: boolean
}

const HEIGHT = 180
const DAY_S = 86_400
const DAYS = [1, 2, 7, 14, 30, 90, 180, 365].map((count) => count * DAY_S)
const COLOURS = ['--accent', '--back'] as const

/** By day. The table beside it says the same: a screen reader is told what the plot is, not its points. */
export function DaysPlot({ days, of, minutes = false }: DaysPlotProps) {
  const { t } = useTranslation()
  const { theme, lang } = usePreferences()
  const node = useRef<HTMLDivElement>(null)
  const names = of.map((one) => t(`plot.${one}`))
  const label = names.join(', ')
  useEffect(() => {
    const at = node.current
    if (!at || days.length === 0) return
    const css = getComputedStyle(document.documentElement)
    const colour = (name: string) => css.getPropertyValue(name).trim()
    const axis = {
      stroke: colour('--text-3'),
      font: `12px ${getComputedStyle(at).fontFamily}`,
      grid: { stroke: colour('--hairline'), width: 1 },
      ticks: { stroke: colour('--hairline') },
    }
    const data = [
      days.map(({ day }) => Date.parse(day) / 1000),
      ...of.map((name) => days.map((day) => (minutes && day[name] !== null ? (day[name] ?? 0) / 60_000 : day[name]))),
    ] as uPlot.AlignedData
    // One day alone stands in the middle: by itself uPlot draws it at the beginning of three years.
    const [first, last] = daysAround(days)
    const plot = new uPlot(
      {
        width: at.clientWidth,
        height: HEIGHT,
        cursor: { drag: { x: false, y: false } },
        legend: { show: false },
        scales: {
          x: { range: () => [first, last] },
          y: { range: (_, __, most) => [0, Math.max(1, most * 1.1)] },
        },
        axes: [
          { ...axis, space: 72, incrs: DAYS, values: (_, ticks) => ticks.map((tick) => dayWords(tick, lang)) },
          {
            ...axis,
            size: 48,
            values: (_, ticks) =>
              ticks.map((tick) => (minutes ? `${tick}${lang === 'ko' ? '분' : 'm'}` : String(tick))),
          },
        ],
        series: [
          {},
          ...names.map((name, index) => ({
            label: name,
            stroke: colour(COLOURS[index] ?? '--accent'),
            width: 2,
            // The second line is told apart in grey too.
            ...(index === 1 ? { dash: [6, 4] } : {}),
            points: { show: true, size: 5 },
            spanGaps: true,
          })),
        ],
      },
      data,
      at,
    )
    const observer = new ResizeObserver(() => plot.setSize({ width: at.clientWidth, height: HEIGHT }))
    observer.observe(at)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [days, of.join(), minutes, lang, theme, label])
  return (
    <figure>
      <figcaption className="mb-1 flex flex-wrap gap-x-4 text-meta text-ink-2" aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span
              className={`inline-block w-6 border-t-2 ${index === 1 ? 'border-dashed' : ''}`}
              style={{ borderColor: `var(${COLOURS[index] ?? '--accent'})` }}
            />
            {name}
          </span>
        ))}
      </figcaption>
      <div
        ref={node}
        role="img"
        aria-label={t('numbers.plot', { of: label })}
        className="min-h-[180px] overflow-hidden"
      />
    </figure>
  )
}

/** `11. 16.`, `16 Nov`: days are in UTC, as the server counts them. */
const dayWords = (seconds: number, lang: 'ko' | 'en') =>
  new Intl.DateTimeFormat(lang === 'ko' ? 'ko-KR' : 'en-GB', {
    ...(lang === 'ko' ? { month: 'numeric' } : { month: 'short' }),
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(seconds * 1000))

function daysAround(days: readonly Day[]): readonly [number, number] {
  const [first, last] = [days[0], days.at(-1)].map((one) => Date.parse(one?.day ?? '') / 1000) as [number, number]
  return first === last ? [first - DAY_S, last + DAY_S] : [first, last]
}
