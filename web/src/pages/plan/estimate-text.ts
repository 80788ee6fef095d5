import type { TFunction } from 'i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import type { Lang } from '../../../../src/protocol/lang.ts'
import { durationWords } from '../../app/time-words.ts'

/** A range of time, and of cost where past runs told it. */
export function estimateText(t: TFunction, lang: Lang, estimate: ApiAnswer<'task_plan'>['estimate']): string {
  if (!estimate) return t('plan.noEstimate')
  const { ms, usd } = estimate
  const least = lang === 'ko' ? '1초 미만' : 'under 1 s'
  if (!usd && ms.high < 1_000) return t('plan.estimateLess', { time: least })
  const time = { low: durationWords(ms.low, lang), high: durationWords(ms.high, lang) }
  if (!usd) return t('plan.estimate', time)
  return t('plan.estimateCost', { ...time, from: usd.low.toFixed(2), to: usd.high.toFixed(2) })
}
