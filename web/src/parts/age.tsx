import { useTranslation } from 'react-i18next'
import { durationWords, momentWords } from '../app/time-words.ts'
import { useLang } from '../app/use-lang.ts'
import { Ticking } from './ticking.tsx'

const DAY = 86_400_000

/** How long ago; a day and more as a date. The exact moment is in the title. */
export function Age({ at, className = '' }: { readonly at: string | number; readonly className?: string }) {
  const lang = useLang()
  const { t } = useTranslation()
  const since = new Date(at).getTime()
  const words = (now: number) =>
    now - since >= DAY ? momentWords(at, lang) : t('time.ago', { time: durationWords(now - since, lang) })
  return <Ticking words={words} className={className} title={new Date(since).toISOString()} />
}

export function Moment({ at, className = '' }: { readonly at: string | number; readonly className?: string }) {
  const lang = useLang()
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={date.toISOString()} className={className}>
      {momentWords(at, lang)}
    </time>
  )
}
