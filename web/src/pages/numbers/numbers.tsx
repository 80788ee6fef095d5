import { useTranslation } from 'react-i18next'
import { useStats } from '../../api/queries.ts'
import { PageTitle } from '../../app/page-title.tsx'
import { setQuery, usePlace } from '../../app/router.ts'
import { durationWords } from '../../app/time-words.ts'
import { useLang } from '../../app/use-lang.ts'
import { useTitle } from '../../app/use-title.ts'
import { Loading } from '../../parts/loading.tsx'
import { Problem } from '../../parts/problem.tsx'
import { DaysPlot } from './days-plot.tsx'
import { StatsSection } from './stats-section.tsx'
import { AcksTable, AttemptsTable, CostTable, RejectionsTable, StagesTable } from './stats-tables.tsx'

const RANGES = ['7d', '30d', '90d', 'all'] as const
type Range = (typeof RANGES)[number]

/** Service levels between teams: each plot with the table that says the same. */
export function Numbers() {
  const { t } = useTranslation()
  const lang = useLang()
  useTitle(t('nav.numbers'))
  const { query } = usePlace()
  const range = RANGES.find((one) => one === query.get('range')) ?? '30d'
  const { data, error, refetch } = useStats(range)
  if (error && !data) {
    return (
      <div className="p-4">
        <Problem message={error.message} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <Loading what={t('loading.numbers')} />
  const none = data.tasks.created === 0 && data.acks.length === 0 && data.cost.length === 0
  const lead = data.lead_time
  return (
    <div className="min-h-0 flex-1 overflow-y-auto" data-scroll="numbers">
      <div className="mx-auto w-full max-w-6xl px-3 py-3">
        <header className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <PageTitle>{t('nav.numbers')}</PageTitle>
          <p className="text-ink-2">
            {t('numbers.tasks', {
              created: data.tasks.created,
              done: data.tasks.done,
              cancelled: data.tasks.cancelled,
            })}
            {lead.p50 !== null && lead.n > 0 ? ` · ${t('numbers.lead', { time: durationWords(lead.p50, lang) })}` : ''}
          </p>
          <div role="group" aria-label={t('numbers.range')} className="ml-auto flex gap-1">
            {RANGES.map((one: Range) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === range}
                className={`btn ${one === range ? 'bg-sunken' : 'btn-quiet'}`}
                onClick={() => setQuery({ range: one })}
              >
                {t(`numbers.${one}`)}
              </button>
            ))}
          </div>
        </header>
        {none ? (
          <p className="card px-4 py-8 text-center text-ink-2">{t('numbers.empty')}</p>
        ) : (
          <div className="flex flex-col gap-8">
            <StatsSection
              title={t('numbers.acks')}
              about={t('numbers.acksAbout')}
              table={<AcksTable rows={data.acks} />}
              plot={<DaysPlot days={data.days} of={['ack_p50']} minutes />}
            />
            <StatsSection
              title={t('numbers.rejections')}
              about={t('numbers.rejectionsAbout')}
              table={<RejectionsTable rows={data.rejections} />}
              plot={<DaysPlot days={data.days} of={['handoffs', 'rejections']} />}
            />
            <StatsSection
              title={t('numbers.stages')}
              about={t('numbers.stagesAbout')}
              table={<StagesTable rows={data.stages} />}
              plot={<DaysPlot days={data.days} of={['created', 'done']} />}
            />
            <StatsSection
              title={t('numbers.attempts')}
              about={t('numbers.attemptsAbout')}
              table={<AttemptsTable rows={data.attempts} />}
            />
            <StatsSection
              title={t('numbers.cost')}
              about={t('numbers.costAbout')}
              table={<CostTable rows={data.cost} />}
            />
          </div>
        )}
      </div>
    </div>
  )
}
