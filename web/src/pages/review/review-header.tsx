import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { Link } from '../../app/link.tsx'
import { PageTitle } from '../../app/page-title.tsx'
import { setQuery, usePlace } from '../../app/router.ts'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TheirText } from '../../parts/their-text.tsx'

interface ReviewHeaderProps {
  readonly data: ApiAnswer<'review'>
  readonly viewed: number
  readonly total: number
  readonly split: boolean
  /** A commit, or `all`. */
  readonly since: string
  /** The commit of my last round; it is the default. */
  readonly mine: string | undefined
  readonly onFiles: () => void
}

export function ReviewHeader({ data, viewed, total, split, since, mine, onFiles }: ReviewHeaderProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { query } = usePlace()
  const { rounds, task_id, title, status, total: sum } = data
  const { label, kind } = words.status(status)
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
      <Link href={`/t/${task_id}`} className="mono text-meta">
        {task_id}
      </Link>
      <PageTitle className="max-w-[40ch] truncate !text-[16px]">
        <TheirText text={title} most={120} />
      </PageTitle>
      <StatusChip kind={kind} label={label} />
      <span className="text-meta whitespace-nowrap text-ink-3">
        {t('review.total', { count: sum.files, added: sum.added, removed: sum.removed })}
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-2 text-meta">
        {rounds.length > 0 ? (
          <label className="inline-flex items-center gap-1">
            {t('review.since')}
            <select
              className="field !min-h-7 !w-auto"
              value={since}
              onChange={(event) => setQuery({ from: event.currentTarget.value, stage: null })}
            >
              <option value="all">{t('review.beginning')}</option>
              {mine ? <option value={mine}>{t('review.myLastRound')}</option> : null}
              {rounds.map(({ round, stage, commit, seq }) => (
                <option key={seq} value={commit} disabled={commit === data.commit}>
                  {t('review.roundOf', { round, stage })}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label className="inline-flex items-center gap-1">
          {t('review.stage')}
          <select
            className="field !min-h-7 !w-auto"
            value={query.get('stage') ?? ''}
            onChange={(event) => setQuery({ stage: event.currentTarget.value, from: null })}
          >
            <option value="">{t('review.allStages')}</option>
            {words.stages.map(({ id, team }) => (
              <option key={id} value={id}>
                {`${id} ${words.team(team).name}`}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={`btn !min-h-7 max-sm:hidden ${split ? 'bg-sunken' : ''}`}
          aria-pressed={split}
          onClick={() => setQuery({ view: split ? null : 'split' })}
        >
          {t('review.split')} <span className="kbd">m</span>
        </button>
        <button type="button" className="btn lg:hidden" onClick={onFiles}>
          {t('review.filesOf', { count: total })}
        </button>
        <span className="text-ink-3">{t('review.viewedOf', { viewed, total })}</span>
      </span>
    </header>
  )
}
