import { useTranslation } from 'react-i18next'
import { prefer, usePreferences } from '../../app/preferences.ts'

/** After the first decision, once: whether the browser may tell of new ones. Browsers want a click for the question. */
export function NotifyOffer() {
  const { t } = useTranslation()
  const { notify, notifyOffered } = usePreferences()
  if (notify || notifyOffered || !('Notification' in window) || Notification.permission !== 'default') return null
  const accept = async () => {
    const answer = await Notification.requestPermission()
    prefer({ notify: answer === 'granted', notifyOffered: true })
  }
  return (
    <p className="mb-2 flex flex-wrap items-center gap-2 text-ink-2">
      {t('inbox.offerNotify')}
      <button type="button" className="btn" onClick={() => void accept()}>
        {t('inbox.offerYes')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => prefer({ notifyOffered: true })}>
        {t('inbox.offerNo')}
      </button>
    </p>
  )
}
