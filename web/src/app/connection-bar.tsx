import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../live/connection.ts'
import { announce } from './announce.ts'
import { momentWords } from './time-words.ts'
import { useLang } from './use-lang.ts'

/** Says that events do not arrive. It lies over the page: nothing below it moves. */
export function ConnectionBar() {
  const { state, since, waiting } = useConnection()
  const lang = useLang()
  const { t } = useTranslation()
  const time = momentWords(since, lang).split(' ').at(-1)
  const text = state === 'up' ? '' : t(state === 'down' ? 'connection.lost' : 'connection.signedOut', { time })
  useEffect(() => {
    if (text !== '') announce(text)
  }, [text])
  if (text === '') return null
  return (
    <div className="pointer-events-none fixed inset-x-0 top-12 z-30 flex justify-center">
      <p className="max-w-2xl rounded-b-card bg-needs-ground px-4 py-1 text-center font-medium text-needs shadow-[var(--shadow)]">
        {text} {waiting > 0 ? t('connection.waiting', { count: waiting }) : ''}
      </p>
    </div>
  )
}
