import { useTranslation } from 'react-i18next'
import type { Life as LifeFacts } from '../../../src/protocol/api/api-types.ts'
import { QUIET_MS } from '../app/quiet-ms.ts'
import { serverNow } from '../app/server-clock.ts'
import { clockWords, durationWords } from '../app/time-words.ts'
import { useLang } from '../app/use-lang.ts'
import { Glyph } from './glyph.tsx'
import { Ticking } from './ticking.tsx'
import { cutText, visibleText } from './visible-text.ts'

/** Two clocks: the agent's last word and the lease of its worker. Silence alone is never red; a lost lease is. */
export function Life({ life }: { readonly life: LifeFacts }) {
  const lang = useLang()
  const { t } = useTranslation()
  const time = (ms: number) => durationWords(ms, lang)
  const { state, spoke_at, lease_until, retry_at } = life
  const works = state === 'running'
  const words = (now: number): string => {
    if (works && lease_until !== null && now > lease_until) return t('life.lost', { time: time(now - lease_until) })
    if (state === 'waiting_retry' && retry_at !== null) return t('life.retries', { time: clockWords(retry_at - now) })
    if (!works) return t(`run.${state}`)
    if (spoke_at === null) return t('life.started')
    const quiet = now - spoke_at
    return quiet > QUIET_MS ? t('life.quiet', { time: time(quiet) }) : t('life.spoke', { time: time(quiet) })
  }
  const lost = works && lease_until !== null && serverNow() > lease_until
  const [glyph, colour] = lost ? LOST : (LOOKS[state] ?? LOOKS.queued)
  return (
    <span className={`inline-flex max-w-full min-w-0 items-baseline gap-1 text-meta ${colour}`}>
      <Glyph of={glyph} />
      <bdi className="max-w-24 shrink-0 truncate font-medium text-ink">
        {visibleText(cutText(life.specialist ?? life.agent, 24))}
      </bdi>
      <Ticking words={words} className="truncate" />
    </span>
  )
}

const LOST = ['×', 'text-failed'] as const
const LOOKS: Readonly<Record<string, readonly [string, string]>> & { readonly queued: readonly [string, string] } = {
  queued: ['○', 'text-ink-2'],
  running: ['●', 'text-forward'],
  paused: ['‖', 'text-ink-2'],
  waiting_question: ['?', 'text-needs'],
  waiting_review: ['?', 'text-needs'],
  waiting_retry: ['…', 'text-ink-2'],
  completed: ['✓', 'text-forward'],
  failed: ['×', 'text-failed'],
  cancelled: ['×', 'text-ink-2'],
}
