import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskCard as Task } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { usePreferences } from '../../app/preferences.ts'
import { TeamMark, teamColour } from '../../parts/team-mark.tsx'
import { type CardFacts, HOLD, type Lane, READY } from './lane-groups.ts'
import { MovedCard } from './moved-card.tsx'
import { TaskCard } from './task-card.tsx'
import { useSteadyOrder } from './use-steady-order.ts'

type Row =
  | { readonly key: string; readonly group: string; readonly count: number }
  | { readonly key: string; readonly task: Task }

const GROUP_PX = 28
/** On a phone the button of a card is 44 px high. */
const TOUCH_PX = 20

/** One lane: only the cards on screen are in the document. */
export function LaneColumn({
  lane,
  facts,
  chosen,
}: {
  readonly lane: Lane
  readonly facts: ReadonlyMap<string, CardFacts>
  readonly chosen: boolean | undefined
}) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { compact } = usePreferences()
  const scroller = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const all = useMemo(
    () =>
      lane.groups.flatMap(({ group, tasks }): Row[] => [
        { key: group, group, count: tasks.length },
        ...tasks.map((task) => ({ key: task.task_id, task })),
      ]),
    [lane],
  )
  const [focused, setFocused] = useState<string | null>(null)
  const { items: rows, fresh, left } = useSteadyOrder(all, keyOf, held, focused)
  const cardPx = (compact ? 64 : 92) + (matchMedia('(max-width: 639px)').matches ? TOUCH_PX : 0) + 8
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index] && 'group' in rows[index] ? GROUP_PX : cardPx),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 1,
  })
  const team = words.team(lane.id)
  const name = lane.id === READY ? t('lane.ready') : lane.id === HOLD ? t('lane.hold') : team.name
  const isTeam = lane.id !== READY && lane.id !== HOLD
  const hold = () => {
    setHeld(true)
    setFocused(focusedKey(scroller.current))
  }
  const release = () => {
    const node = scroller.current
    setHeld(node !== null && (node.scrollTop > 0 || node.contains(document.activeElement)))
    setFocused(focusedKey(node))
  }
  return (
    <section
      aria-label={name}
      data-lane={lane.id}
      className={`flex min-h-0 min-w-[196px] flex-1 flex-col max-sm:min-w-full ${chosen === false ? 'max-sm:hidden' : ''} ${lane.count === 0 ? 'max-sm:hidden sm:max-w-[132px] sm:min-w-[112px]' : ''}`}
    >
      <header
        className="flex items-baseline gap-2 border-t-[3px] py-1.5"
        style={{ borderTopColor: isTeam ? teamColour(lane.id, team.colour) : 'var(--hairline)' }}
      >
        {isTeam ? <TeamMark team={team} /> : null}
        <h2 className="truncate font-semibold">{name}</h2>
        {isTeam ? <span className="truncate text-meta text-ink-3">{team.role}</span> : null}
        <span className="ml-auto text-ink-2">{lane.count}</span>
      </header>
      <div className="relative min-h-0 flex-1">
        {fresh > 0 ? (
          <button
            type="button"
            className="btn absolute top-1 left-1/2 z-10 -translate-x-1/2 text-meta"
            onClick={() => {
              scroller.current?.scrollTo({ top: 0 })
              setHeld(false)
            }}
          >
            {t('board.fresh', { count: fresh })}
          </button>
        ) : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here, it is only noticed that somebody reads */}
        <div
          ref={scroller}
          data-scroll={lane.id}
          className="h-full overflow-x-hidden overflow-y-auto"
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
          onScroll={release}
        >
          <ul className="relative w-full" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ key, index, start, size }) => {
              const row = rows[index]
              if (!row) return null
              return (
                <li
                  key={key}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start}px)`, height: size }}
                >
                  {'group' in row ? (
                    <h3 className="flex h-7 items-center gap-2 text-meta font-medium text-ink-3">
                      {t(`group.${row.group}`)} <span>{row.count}</span>
                    </h3>
                  ) : row === left ? (
                    <MovedCard task={row.task} compact={compact} />
                  ) : (
                    <TaskCard task={row.task} facts={facts.get(row.task.task_id)} compact={compact} />
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}

const keyOf = ({ key }: Row) => key

const focusedKey = (lane: HTMLElement | null): string | null => {
  const focused = document.activeElement
  if (!lane || !focused || !lane.contains(focused)) return null
  return focused.closest<HTMLElement>('[data-key]')?.dataset.key ?? null
}
