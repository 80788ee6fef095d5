import { useTranslation } from 'react-i18next'
import { TheirText } from './their-text.tsx'

/** A refusal or a failure: what happened, its code, and what can be done. */
export function Problem({
  message,
  code,
  onRetry,
}: {
  readonly message: string
  readonly code?: string | undefined
  readonly onRetry?: (() => void) | undefined
}) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="rounded-control bg-failed-ground px-3 py-2 text-failed">
      <p>
        <span aria-hidden="true">× </span>
        <TheirText text={message} most={2000} />
      </p>
      <p className="mt-1 flex items-center gap-3 text-meta">
        {code ? <span className="mono">{code}</span> : null}
        {onRetry ? (
          <button type="button" className="btn" onClick={onRetry}>
            {t('retry')}
          </button>
        ) : null}
      </p>
    </div>
  )
}
