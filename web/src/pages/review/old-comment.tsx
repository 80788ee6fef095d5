import { useTranslation } from 'react-i18next'
import type { ReviewComment } from '../../../../src/protocol/api/api-types.ts'
import { Moment } from '../../parts/age.tsx'
import { PathText } from '../../parts/path-text.tsx'
import { TheirText } from '../../parts/their-text.tsx'

/** A comment of an earlier round with what became of it. `placed` says which line it was about. */
export function OldComment({
  comment,
  placed = false,
}: {
  readonly comment: ReviewComment
  readonly placed?: boolean
}) {
  const { t } = useTranslation()
  const { round, by, at, path, line, text, outcome } = comment
  const look = outcome === 'unchanged' ? 'text-back' : 'text-forward'
  return (
    <p>
      <span className="text-meta text-ink-3">
        {t('review.round', { round })} · <TheirText text={by} most={60} /> · <Moment at={at} />
      </span>{' '}
      {placed ? <PathText path={line === null ? path : `${path}:${line}`} /> : null}{' '}
      <TheirText text={text} most={2000} />{' '}
      <span className={`text-meta font-medium whitespace-nowrap ${look}`}>→ {t(`outcome.${outcome}`)}</span>
    </p>
  )
}
