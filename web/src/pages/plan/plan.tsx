import { useTranslation } from 'react-i18next'
import { useTaskPlan } from '../../api/queries.ts'
import { useDraft } from '../../app/drafts.ts'
import { Link } from '../../app/link.tsx'
import { PageTitle } from '../../app/page-title.tsx'
import { go } from '../../app/router.ts'
import { useLang } from '../../app/use-lang.ts'
import { useTitle } from '../../app/use-title.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Loading } from '../../parts/loading.tsx'
import { Problem } from '../../parts/problem.tsx'
import { visibleText } from '../../parts/visible-text.ts'
import { AgentList } from './agent-list.tsx'
import { estimateText } from './estimate-text.ts'
import { GraphPicture } from './graph-picture.tsx'
import { PlanEdits } from './plan-edits.tsx'
import { useConfirmPlan } from './use-confirm-plan.ts'

/** The graph before a person's yes: who would do what, on which files. Edits are kept as a draft until they are sent. */
export function Plan({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation()
  const lang = useLang()
  const [edits, setEdits] = useDraft(`plan:${taskId}`)
  const { data: plan, error, refetch } = useTaskPlan(taskId, edits)
  const done = () => {
    setEdits('')
    go(`/t/${taskId}`)
  }
  const { confirm, sending, refused } = useConfirmPlan(plan, { edits, onTaken: () => setEdits(''), onDone: done })
  useTitle(t('plan.title'))
  useKeys({ Escape: () => go(`/t/${taskId}`), 'mod+enter': () => confirm() })
  if (error && !plan) {
    return (
      <div className="p-4">
        <PageTitle>{t('plan.title')}</PageTitle>
        <Problem message={error.message} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!plan) return <Loading what={t('loading.task', { id: taskId })} />
  const asks = plan.item !== null
  const edit = (word: string) => setEdits(edits === '' ? word : `${edits} ${word}`)
  const count = plan.nodes.length
  return (
    <div className="min-h-0 flex-1 overflow-y-auto" data-scroll="plan">
      <div className="mx-auto w-full max-w-6xl px-3 py-3">
        <header className="mb-3">
          <Link href={`/t/${taskId}`} className="mono text-meta">
            {taskId}
          </Link>
          <PageTitle>{t('plan.title')}</PageTitle>
          <p className={asks ? 'text-needs' : 'text-ink-2'}>
            {t(asks ? 'plan.asks' : count === 0 ? 'plan.soon' : 'plan.nobodyAsks')}
          </p>
          {count === 0 ? null : <p className="text-meta text-ink-3">{estimateText(t, lang, plan.estimate)}</p>}
        </header>
        {count === 0 ? null : <GraphPicture plan={plan} />}
        {plan.serialised.length > 0 ? (
          <ul className="mt-2 list-none p-0 text-meta text-back">
            {plan.serialised.map(({ first, second, path }) => (
              <li key={`${first} ${second}`}>
                ∩{' '}
                {t('plan.overlap', {
                  ...{ first: visibleText(first), second: visibleText(second), path: visibleText(path) },
                })}
              </li>
            ))}
          </ul>
        ) : null}
        {plan.foresight.length > 0 ? (
          <ul className="mt-2 list-none p-0 text-meta text-ink-2">
            {plan.foresight.map((line) => (
              <li key={line}>{visibleText(line)}</li>
            ))}
          </ul>
        ) : null}
        {plan.problem === null ? null : <Problem message={plan.problem} />}
        {refused ? <Problem message={refused} /> : null}
        {asks ? (
          <PlanEdits plan={plan} edits={edits} onEdit={edit} onReset={() => setEdits('')}>
            <button
              type="button"
              className="btn btn-primary"
              disabled={sending || plan.problem !== null || count === 0}
              onClick={confirm}
            >
              {sending ? t('sending') : t(edits === '' ? 'plan.confirm' : 'plan.confirmEdits', { count })}{' '}
              <span className="kbd max-sm:hidden">Ctrl Enter</span>
            </button>
          </PlanEdits>
        ) : null}
        <AgentList plan={plan} onRemove={asks ? (agent) => edit(`-${agent}`) : undefined} />
      </div>
    </div>
  )
}
