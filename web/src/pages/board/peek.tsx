import { useTranslation } from 'react-i18next'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { useTask } from '../../api/queries.ts'
import { Link } from '../../app/link.tsx'
import { Moment } from '../../parts/age.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Problem } from '../../parts/problem.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { visibleText } from '../../parts/visible-text.ts'
import { TaskNow } from '../task/task-now.tsx'

const LAST_STEPS = 4

/** Space on a card: what the task is and where it stands, without leaving the board. What waits is answered here too. */
export function Peek({ taskId, onClose }: { readonly taskId: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { data, error, refetch } = useTask(taskId)
  const steps = data?.task.pipeline_history.slice(-LAST_STEPS).toReversed() ?? []
  return (
    <Panel title={`${taskId} ${visibleText((data?.task.title ?? '').slice(0, 120))}`} onClose={onClose} wide>
      {error && !data ? <Problem message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading what={t('loading.task', { id: taskId })} /> : null}
      {data ? (
        <>
          <TaskNow data={data} />
          <div className="mb-3 max-h-40 overflow-auto text-ink-2">
            <TheirText text={data.request ?? data.task.title} most={4000} />
          </div>
          <ol className="mb-3">
            {steps.map(({ seq, to_status, actor, timestamp }) => (
              <li key={seq} className="flex flex-wrap items-baseline gap-x-3 border-t border-hairline py-1">
                <StatusChip kind={words.status(to_status).kind} label={words.status(to_status).label} />
                <TheirText text={actor} most={60} />
                <Moment at={timestamp} className="ml-auto text-meta text-ink-3" />
              </li>
            ))}
          </ol>
          <Link href={`/t/${taskId}`} className="btn no-underline">
            {t('entry.openTask')}
          </Link>
        </>
      ) : null}
    </Panel>
  )
}
