import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { knownCard } from '../../api/board-tasks.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { useTask } from '../../api/queries.ts'
import { Link } from '../../app/link.tsx'
import { PageTitle } from '../../app/page-title.tsx'
import { go } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Loading } from '../../parts/loading.tsx'
import { PriorityMark } from '../../parts/priority-mark.tsx'
import { Problem } from '../../parts/problem.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { RelayLine } from './relay-line.tsx'
import { TaskActions } from './task-actions.tsx'
import { TaskFacts } from './task-facts.tsx'
import { TaskHistory } from './task-history.tsx'
import { TaskNow } from './task-now.tsx'

const TaskGraph = lazy(() => import('../plan/task-graph.tsx').then((all) => ({ default: all.TaskGraph })))

/** Who holds the baton, what is asked, what it rests on, and how it came here. */
export function Task({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { data, error, refetch } = useTask(taskId)
  const [visit, setVisit] = useState<number | null>(null)
  useTitle(data?.task.title ?? taskId)
  useKeys({ Escape: () => go('/'), r: () => go(`/t/${taskId}/review`) })
  if (error && !data) {
    return (
      <div className="p-4">
        <Problem message={error.message} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) {
    const card = knownCard(taskId)
    return (
      <div className="mx-auto w-full max-w-6xl px-3 py-3">
        {card ? (
          <header className="mb-3">
            <p className="mono text-meta text-ink-3">{taskId}</p>
            <p className="text-h1 font-semibold">
              <TheirText text={card.title} />
            </p>
          </header>
        ) : null}
        <Loading what={t('loading.task', { id: taskId })} />
      </div>
    )
  }
  const { task, carried } = data
  const { label, kind } = words.status(task.status)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto" data-scroll="task">
      <div className="mx-auto w-full max-w-6xl px-3 py-3">
        <header className="mb-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-3">
            <span className="mono">{task.task_id}</span>
            <PriorityMark priority={task.priority} />
            <StatusChip kind={kind} label={label} />
            {task.revision_count > 0 ? (
              <span className="text-back">← {t('card.revisions', { count: task.revision_count })}</span>
            ) : null}
            {carried ? (
              <span className="truncate" title={t('task.branches')}>
                <span className="mono">{carried.target}</span> ← <span className="mono">{carried.branch}</span>
              </span>
            ) : null}
            {carried?.rehearsal ? <span className="text-needs">{t('task.rehearsal')}</span> : null}
            <span className="ml-auto flex items-center gap-1">
              {carried ? (
                <Link href={`/t/${taskId}/review`} className="btn no-underline">
                  {t('card.review')} <span className="kbd max-sm:hidden">r</span>
                </Link>
              ) : null}
              <TaskActions taskId={taskId} />
            </span>
          </div>
          <PageTitle className="max-h-28 overflow-auto">
            <TheirText text={task.title} />
          </PageTitle>
        </header>
        <TaskNow data={data} />
        <RelayLine
          held={data.held}
          stages={data.stages}
          chosen={visit}
          onChoose={setVisit}
          ready={kind === 'ready' || kind === 'done'}
        />
        {carried?.graph ? (
          <Suspense>
            <TaskGraph taskId={taskId} />
          </Suspense>
        ) : null}
        {/* On a phone what is asked comes before the history. */}
        <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="min-w-0 max-lg:order-2">
            <TaskHistory data={data} visit={visit} onAll={() => setVisit(null)} />
          </div>
          <TaskFacts data={data} />
        </div>
      </div>
    </div>
  )
}
