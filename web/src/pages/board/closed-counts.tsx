import { useTranslation } from 'react-i18next'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { useBoard } from '../../api/queries.ts'

/** What is over is counted, not shown. */
export function ClosedCounts() {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { data } = useBoard()
  const over = Object.entries(data?.counts ?? {}).filter(
    ([status, count]) => words.status(status).terminal && count > 0,
  )
  return (
    <p className="flex h-7 shrink-0 items-center gap-4 border-t border-hairline px-3 text-meta text-ink-3 max-sm:hidden">
      <span>{t('board.closed')}</span>
      {over.length === 0 ? <span>{t('board.noneClosed')}</span> : null}
      {over.map(([status, count]) => (
        <span key={status}>
          {words.status(status).label} {count}
        </span>
      ))}
    </p>
  )
}
