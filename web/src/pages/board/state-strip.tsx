import { useTranslation } from 'react-i18next'
import { setQuery } from '../../app/router.ts'
import { BOARD_STATES, type BoardState } from './board-filter.ts'

/** These stand in the strip with their counts: what is late, was sent back, or is silent. */
const ALWAYS: readonly BoardState[] = ['late', 'back', 'silent']

interface StateStripProps {
  readonly counts: Readonly<Record<BoardState, number>>
  readonly chosen: BoardState | undefined
}

/** Filters of the board by state, with counts. The chosen one is in the address and is left by a second press. */
export function StateStrip({ counts, chosen }: StateStripProps) {
  const { t } = useTranslation()
  const shown = BOARD_STATES.filter((one) => ALWAYS.includes(one) || one === chosen)
  return (
    <div
      role="group"
      aria-label={t('board.states')}
      className="flex shrink-0 items-center gap-1 overflow-x-auto px-3 pt-1"
    >
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          data-state={one}
          aria-pressed={one === chosen}
          className={`btn !min-h-7 shrink-0 text-meta max-sm:!min-h-11 ${one === chosen ? 'bg-sunken' : 'btn-quiet'}`}
          onClick={() => setQuery({ state: one === chosen ? null : one })}
        >
          {t(`group.${one}`)} <span className={counts[one] > 0 ? 'text-back' : 'text-ink-3'}>{counts[one]}</span>
        </button>
      ))}
    </div>
  )
}
