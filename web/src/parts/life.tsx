import { useTranslation } from 'react-i18next'
import { clockWords, durationWords } from '../app/time-words.ts'
import { useLang } from '../app/use-lang.ts'
import { Ticking } from './ticking.tsx'

/** What is known of an agent's life: two clocks, the last word and the lease of its worker. */
export interface LifeFacts {
  readonly state: string
  readonly last_spoke_at: string | null
  /** The worker's lease is over: the only red. */
  readonly lost_since: string | null
  readonly frozen: boolean
  readonly retry_at: string | null
}

const QUIET_MS = 120_000

export function Life({ life, agent }: { readonly life: LifeFacts; readonly agent?: string | undefined }) {
  const lang = useLang()
  const { t } = useTranslation()
  const time = (ms: number) => durationWords(ms, lang)
  const words = (now: number): string => {
    if (life.lost_since) return t('life.lost', { time: time(now - Date.parse(life.lost_since)) })
    if (life.frozen) return t('life.frozen')
    if (life.retry_at) return t('life.retries', { time: clockWords(Date.parse(life.retry_at) - now) })
    if (life.state === 'queued') return t('life.queued')
    if (life.last_spoke_at === null) return t('life.started')
    const quiet = now - Date.parse(life.last_spoke_at)
    return quiet > QUIET_MS ? t('life.quiet', { time: time(quiet) }) : t('life.spoke', { time: time(quiet) })
  }
  const look = life.lost_since
    ? ['✗', 'text-failed']
    : life.frozen
      ? ['‖', 'text-needs']
      : life.state === 'queued'
        ? ['○', 'text-waiting']
        : ['●', 'text-forward']
  return (
    <span className={`inline-flex min-w-0 items-baseline gap-1 text-meta ${look[1]}`}>
      <span aria-hidden="true">{look[0]}</span>
      {agent ? <span className="font-medium text-ink">{agent}</span> : null}
      <Ticking words={words} className="truncate" />
    </span>
  )
}
