import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { durationWords } from '../../app/time-words.ts'
import { useLang } from '../../app/use-lang.ts'
import { Life } from '../../parts/life.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { Ticking } from '../../parts/ticking.tsx'
import { textIn } from '../inbox/entry-words.ts'

/** Life, time, tokens and cost, each against its limit. */
export function RunFacts({ data }: { readonly data: ApiAnswer<'show_run'> }) {
  const { t } = useTranslation()
  const lang = useLang()
  const { run, life, interrupted, last_lines } = data
  const totalMs = limitMs(run.limits)
  const begun = run.started_at === null ? null : Date.parse(run.started_at)
  const spent = (now: number) => {
    if (begun === null) return t('run.notStarted')
    const ms = (run.ended_at === null ? now : Date.parse(run.ended_at)) - begun
    return totalMs === null ? durationWords(ms, lang) : `${durationWords(ms, lang)} / ${durationWords(totalMs, lang)}`
  }
  const usage = (run.end?.usage ?? {}) as Readonly<Record<string, unknown>>
  const tokens = [usage.input_tokens, usage.output_tokens].filter((value) => typeof value === 'number')
  const cost = run.end?.cost_usd ?? usage.cost_usd
  const reason = textIn(run.end ?? {}, 'reason') || textIn(run.error ?? {}, 'message')
  return (
    <div className="px-3 py-1">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-2">
        {life && run.ended_at === null ? (
          <Life life={life} />
        ) : (
          <span className="font-medium">{t(`run.${run.state}`)}</span>
        )}
        {interrupted ? <span className="text-failed">× {t('card.interrupted')}</span> : null}
        <Ticking words={spent} />
        <span>{t('run.attempt', { count: run.attempt })}</span>
        <span>
          {tokens.length > 0
            ? t('run.tokens', { count: tokens.reduce((sum, value) => sum + Number(value), 0) })
            : t('run.noTokens')}
        </span>
        {typeof cost === 'number' ? <span>${cost.toFixed(2)}</span> : null}
        {run.holder ? null : run.ended_at === null ? <span className="text-ink-3">{t('run.noHolder')}</span> : null}
      </p>
      {reason ? (
        <p className={run.state === 'failed' ? 'text-failed' : 'text-ink-2'}>
          <TheirText text={reason} most={1000} />
        </p>
      ) : null}
      {last_lines.length > 0 ? (
        <pre className="mono max-h-24 overflow-auto bg-sunken px-2 whitespace-pre-wrap">
          <TheirText text={last_lines.join('\n')} most={4000} />
        </pre>
      ) : null}
    </div>
  )
}

function limitMs(limits: Readonly<Record<string, unknown>>): number | null {
  const minutes = limits.wall_minutes
  return typeof minutes === 'number' ? minutes * 60_000 : null
}
