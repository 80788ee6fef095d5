import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../live/connection.ts'
import { announce } from './announce.ts'
import { momentWords } from './time-words.ts'
import { useLang } from './use-lang.ts'

/** Says that events do not arrive. It lies over the page: nothing below it moves. */
export function ConnectionBar() {
  const connection = useConnection()
  const lang = useLang()
  const { t } = useTranslation()
  const text = connection.up
    ? ''
    : t('connection.lost', { time: momentWords(connection.since, lang).split(' ').at(-1) })
  useEffect(() => {
    if (text !== '') announce(text)
  }, [text])
  if (connection.up) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 top-12 z-30 flex justify-center">
      <p className="rounded-b-card bg-needs-ground px-4 py-1 font-medium text-needs shadow-[var(--shadow)]">{text}</p>
    </div>
  )
}
