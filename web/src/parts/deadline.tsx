import { useTranslation } from 'react-i18next'
import { clockWords, durationWords } from '../app/time-words.ts'
import { useLang } from '../app/use-lang.ts'
import { Ticking } from './ticking.tsx'

/** A deadline that runs down; it stands while the pipeline is stopped. */
export function Deadline({
  due,
  label,
  standing = false,
}: {
  readonly due: string | number
  readonly label: string
  readonly standing?: boolean
}) {
  const lang = useLang()
  const { t } = useTranslation()
  const at = new Date(due).getTime()
  const words = (now: number) => {
    if (standing) return `${label} ${t('deadline.standing')}`
    return now > at
      ? t('deadline.late', { label, time: durationWords(now - at, lang) })
      : `${label} ${clockWords(at - now)}`
  }
  return <Ticking words={words} className="whitespace-nowrap text-meta" title={new Date(at).toISOString()} />
}
