import { useTranslation } from 'react-i18next'
import { useBoard } from '../../api/queries.ts'
import { Command } from '../../parts/command.tsx'

/** What concerns the whole board: a stopped pipeline, no worker, a filter that hides everything. */
export function BoardNotes({ wanted, found }: { readonly wanted: string; readonly found: number }) {
  const { t } = useTranslation()
  const { data } = useBoard()
  if (!data) return null
  const open = data.live.some(({ state }) => state === 'queued')
  return (
    <div className="empty:hidden flex flex-wrap items-center gap-x-6 gap-y-1 px-3 pt-2">
      {data.stopped ? (
        <p className="text-needs">
          <span aria-hidden="true">‖ </span>
          {t('board.stopped')}
        </p>
      ) : null}
      {data.workers.length === 0 ? (
        <p className={`flex flex-wrap items-center gap-2 ${open ? 'text-needs' : 'text-ink-2'}`}>
          <span>{t('board.noWorker')}</span>
          <Command text={data.worker_command} />
        </p>
      ) : null}
      {wanted !== '' ? <p className="text-ink-2">{t('board.found', { count: found })}</p> : null}
    </div>
  )
}
