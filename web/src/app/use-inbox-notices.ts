import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useInbox } from '../api/queries.ts'
import { announce } from './announce.ts'
import { preferences } from './preferences.ts'
import { go } from './router.ts'

const ANNOUNCE_MS = 10_000
const NOTIFY_MS = 60_000

/** Tells of new items that wait for this person: politely on the page, and outside of it where that was allowed. */
export function useInboxNotices(): void {
  const { data } = useInbox()
  const { t } = useTranslation()
  const known = useRef<ReadonlySet<string> | null>(null)
  const untold = useRef(0)
  const last = useRef({ announced: 0, notified: 0 })
  useEffect(() => {
    if (!data) return
    const before = known.current
    known.current = new Set(data.waiting.map(({ key }) => key))
    const fresh = before === null ? [] : data.waiting.filter(({ key }) => !before.has(key))
    const first = fresh[0]
    if (!first) return
    const now = Date.now()
    const tell = () => {
      if (untold.current === 0) return
      last.current.announced = Date.now()
      announce(t('inbox.fresh', { count: untold.current }))
      untold.current = 0
    }
    // What comes within ten seconds is told together.
    untold.current += fresh.length
    setTimeout(tell, Math.max(0, last.current.announced + ANNOUNCE_MS - now))
    if (!preferences().notify || !document.hidden || now - last.current.notified < NOTIFY_MS) return
    last.current.notified = now
    const notice = new Notification('Baton', { body: t('inbox.fresh', { count: fresh.length }), tag: 'baton-inbox' })
    notice.onclick = () => {
      window.focus()
      go(`/inbox/${encodeURIComponent(first.key)}`)
      notice.close()
    }
  }, [data, t])
}
