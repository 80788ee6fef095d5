import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'

interface ReviewBarProps {
  readonly data: ApiAnswer<'review'>
  readonly task: ApiAnswer<'show_task'> | undefined
  readonly drafts: number
  readonly moved: boolean
  readonly onMoved: () => void
  readonly onApprove: () => void
  readonly onSendBack: () => void
}

/** The decision stands at the bottom, with the commit in the button. What cannot be done says why. */
export function ReviewBar({ data, task, drafts, moved, onMoved, onApprove, onSendBack }: ReviewBarProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const mayApprove = task?.mine.some(({ action }) => action === 'approve') ?? false
  const mayBack = data.back_to.length > 0
  const { label, terminal } = words.status(data.status)
  const who = task?.allowed.find(({ action }) => action === 'approve')?.by
  const why =
    task === undefined
      ? ''
      : who
        ? t('review.whoApproves', { who: words.team(who).name })
        : t(terminal ? 'review.over' : 'review.notReady', { status: label })
  return (
    <footer className="flex min-h-12 shrink-0 flex-wrap items-center gap-3 border-t border-hairline bg-surface px-3 py-1.5">
      <span className={drafts > 0 ? 'font-medium text-accent' : 'text-ink-3'}>
        {drafts > 0 ? t('review.drafts', { count: drafts }) : terminal ? '' : t('review.commentTip')}
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {mayApprove ? null : <span className="text-meta text-ink-3">{why}</span>}
        <button
          type="button"
          className="btn"
          disabled={!mayBack}
          title={mayBack ? undefined : t('review.noWayBack')}
          onClick={onSendBack}
        >
          {drafts > 0 ? t('review.sendBackItems', { count: drafts }) : t('review.sendBack')}{' '}
          <span className="kbd max-sm:hidden">r</span>
        </button>
        {moved ? (
          <button type="button" className="btn btn-primary" onClick={onMoved}>
            {t('review.showChanged')}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            disabled={!mayApprove}
            title={mayApprove ? undefined : why}
            onClick={onApprove}
          >
            {t('review.approve', { commit: (data.commit ?? '').slice(0, 7) })}{' '}
            <span className="kbd max-sm:hidden">a</span>
          </button>
        )}
      </span>
    </footer>
  )
}
