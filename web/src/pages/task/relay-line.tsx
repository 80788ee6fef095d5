import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { serverNow } from '../../app/server-clock.ts'
import { durationWords } from '../../app/time-words.ts'
import { useLang } from '../../app/use-lang.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { TeamMark, teamColour } from '../../parts/team-mark.tsx'

type Held = ApiAnswer<'show_task'>['held'][number]

interface RelayLineProps {
  readonly held: readonly Held[]
  readonly chosen: number | null
  readonly onChoose: (visit: number | null) => void
  readonly ready: boolean
  /** The stages that the task passes. */
  readonly stages: readonly string[]
}

/** A stay with one team: pending and in progress, or a revision. */
export interface VisitBar {
  readonly seq: number
  readonly last: number
  readonly team: string
  readonly back: boolean
  readonly workMs: number
  readonly waitMs: number
  readonly open: boolean
}

/** Who held the baton how long: one bar a visit, work solid and waiting hatched, as wide as the root of the time. */
export function RelayLine({ held, chosen, onChoose, ready, stages }: RelayLineProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const lang = useLang()
  const bars = visitBars(held, serverNow())
  const passed = new Set(bars.map(({ team }) => team))
  const ahead = words.stages.filter(({ id, team }) => stages.includes(id) && !passed.has(team))
  if (bars.length === 0) return null
  return (
    <section aria-label={t('task.line')}>
      <ol className="flex flex-wrap items-end gap-x-1 gap-y-2 max-sm:flex-col max-sm:items-stretch">
        {bars.map((bar, index) => {
          const team = words.team(bar.team)
          const total = bar.workMs + bar.waitMs
          return (
            <li
              key={bar.seq}
              className="flex items-end gap-1"
              style={{ flexGrow: Math.sqrt(Math.max(total, 1000)) / 100, minWidth: 72 }}
            >
              {index > 0 ? (
                <span className={`pb-0.5 ${bar.back ? 'text-back' : 'text-forward'}`} aria-hidden="true">
                  {bar.back ? '←' : '▶'}
                </span>
              ) : null}
              <button
                type="button"
                aria-pressed={chosen === bar.seq}
                title={`${team.name} · ${t('task.worked')} ${durationWords(bar.workMs, lang)} · ${t('task.waited')} ${durationWords(bar.waitMs, lang)}`}
                className={`min-w-0 flex-1 cursor-pointer rounded-control px-1 text-left hover:bg-sunken ${chosen === bar.seq ? 'bg-sunken' : ''}`}
                onClick={() => onChoose(chosen === bar.seq ? null : bar.seq)}
              >
                <span className="flex items-baseline gap-1.5 whitespace-nowrap">
                  <TeamMark team={team} label={team.name} />
                  <span className="text-meta text-ink-2">{durationWords(total, lang)}</span>
                  {bar.open ? <span className="text-accent">●</span> : null}
                </span>
                <span
                  className="mt-0.5 flex h-2 w-full overflow-hidden rounded-control border border-hairline"
                  aria-hidden="true"
                >
                  <span className="hatched" style={{ flexGrow: bar.waitMs }} />
                  <span style={{ flexGrow: Math.max(bar.workMs, 1), background: teamColour(bar.team, team.colour) }} />
                </span>
              </button>
            </li>
          )
        })}
        {ready
          ? null
          : ahead.map(({ id, team }) => (
              <li key={id} className="flex items-center gap-1 pb-0.5">
                <span className="text-waiting" aria-hidden="true">
                  ·
                </span>
                <TeamMark team={words.team(team)} label={words.team(team).name} />
              </li>
            ))}
        <li className="flex items-center gap-1 pb-0.5 text-meta text-ink-3">
          <span aria-hidden="true">·</span>{' '}
          {ready ? (
            <span className="text-needs">
              <Glyph of="✓" />{' '}
            </span>
          ) : null}
          {t('task.person')}
        </li>
      </ol>
    </section>
  )
}

export function visitBars(held: readonly Held[], now: number): readonly VisitBar[] {
  const bars: VisitBar[] = []
  for (const stay of held) {
    if (
      stay.team === null ||
      stay.kind === 'ready' ||
      stay.kind === 'done' ||
      stay.kind === 'hold' ||
      stay.kind === 'cancelled'
    )
      continue
    const ms = Math.max(0, (stay.until === null ? now : Date.parse(stay.until)) - Date.parse(stay.from))
    const works = stay.kind !== 'pending'
    const last = bars.at(-1)
    const joins = last && last.team === stay.team && stay.kind !== 'revision' && last.last === stay.seq - 1
    const sum = { workMs: works ? ms : 0, waitMs: works ? 0 : ms }
    if (joins) {
      bars[bars.length - 1] = {
        ...last,
        last: stay.seq,
        workMs: last.workMs + sum.workMs,
        waitMs: last.waitMs + sum.waitMs,
        open: stay.until === null,
      }
    } else
      bars.push({
        seq: stay.seq,
        last: stay.seq,
        team: stay.team,
        back: stay.kind === 'revision',
        ...sum,
        open: stay.until === null,
      })
  }
  return bars
}
