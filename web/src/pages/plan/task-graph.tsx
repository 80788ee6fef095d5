import { useTranslation } from 'react-i18next'
import { useTaskPlan } from '../../api/queries.ts'
import { Link } from '../../app/link.tsx'
import { AgentList } from './agent-list.tsx'
import { GraphPicture } from './graph-picture.tsx'

/** The graph of a dispatch in the task's page, with the state of each agent as it changes. */
export function TaskGraph({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation()
  const { data: plan } = useTaskPlan(taskId, '')
  if (!plan || plan.nodes.length === 0) return null
  return (
    <section className="mt-4" aria-label={t('plan.graph')}>
      <div className="mb-2 flex items-center gap-3">
        <h2 className="font-semibold">{t('plan.graph')}</h2>
        <Link href={`/t/${taskId}/plan`} className="text-meta">
          {t('plan.open')}
        </Link>
      </div>
      <GraphPicture plan={plan} />
      <AgentList plan={plan} short />
    </section>
  )
}
