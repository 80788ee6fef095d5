import { useTranslation } from 'react-i18next'
import { useRun } from '../../api/queries.ts'
import { Link } from '../../app/link.tsx'
import { PageTitle } from '../../app/page-title.tsx'
import { go } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Loading } from '../../parts/loading.tsx'
import { Problem } from '../../parts/problem.tsx'
import { cutText, visibleText } from '../../parts/visible-text.ts'
import { Checkpoints } from './checkpoints.tsx'
import { FollowUp } from './follow-up.tsx'
import { RunControls } from './run-controls.tsx'
import { RunFacts } from './run-facts.tsx'
import { RunLog } from './run-log.tsx'
import { RunQuestions } from './run-questions.tsx'
import { Said } from './said.tsx'

/** One run of one agent: its question, its life, its log, its limits. */
export function Run({ runId }: { readonly runId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRun(runId)
  useKeys({ Escape: () => go(data?.run.task_id ? `/t/${data.run.task_id}` : '/') })
  useTitle(data ? `${data.run.agent} ${shortRun(runId)}` : runId)
  if (error && !data) {
    return (
      <div className="p-4">
        <Problem message={error.message} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <Loading what={t('loading.run', { id: runId })} />
  const { run } = data
  return (
    <div className="flex min-h-0 flex-1 flex-col max-sm:overflow-y-auto">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-3 pt-2">
        <PageTitle>
          {t('run.title')} <span className="mono text-[18px]">{shortRun(run.run_id)}</span>
        </PageTitle>
        <bdi className="font-medium">{visibleText(cutText(run.agent, 60))}</bdi>
        {run.stage ? <span className="text-ink-3">{run.stage}</span> : null}
        {run.task_id ? (
          <Link href={`/t/${run.task_id}`} className="mono">
            {run.task_id}
          </Link>
        ) : (
          <span className="text-ink-3">{t('run.conversation')}</span>
        )}
        <span className="ml-auto">
          <RunControls run={run} />
        </span>
      </header>
      <RunFacts data={data} />
      <RunQuestions run={run} />
      {run.checkpoints.length > 0 && matchMedia('(max-width: 640px)').matches ? (
        <details className="px-3">
          <summary className="min-h-11 cursor-pointer content-center text-ink-2">{t('run.fold')}</summary>
          <Checkpoints run={run} refused={data.undo_refused} />
        </details>
      ) : (
        <Checkpoints run={run} refused={data.undo_refused} />
      )}
      {run.task_id === null ? <Said prompt={run.prompt} followUps={run.follow_ups} /> : null}
      <RunLog runId={run.run_id} running={run.ended_at === null} state={run.state} />
      {run.task_id === null ? <FollowUp runId={run.run_id} isOver={run.ended_at !== null} /> : null}
    </div>
  )
}

const shortRun = (id: string) => id.slice(-8)
