import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { call } from '../../api/call.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { Link } from '../../app/link.tsx'
import { EvidenceWord } from '../../parts/evidence-word.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { visibleText } from '../../parts/visible-text.ts'
import { WentOn } from '../../parts/went-on.tsx'
import { TaskAudit } from './task-audit.tsx'
import { WayBackView } from './way-back-view.tsx'

/** The right column: what is asked, what it rests on, dependencies, why not, the audit. */
export function TaskFacts({ data }: { readonly data: ApiAnswer<'show_task'> }) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { task, way_back, rests_on, dependencies, dependents, request } = data
  return (
    <aside className="flex flex-col gap-4">
      {way_back ? (
        <Fact title={t('task.asked')}>
          <WayBackView back={way_back} />
        </Fact>
      ) : null}
      <Fact title={t('task.restsOn')}>
        {rests_on ? (
          <p className="flex flex-wrap gap-x-3">
            <EvidenceWord word={rests_on.result} />
            {rests_on.waived.length > 0 ? (
              <span className="text-needs">
                ~ {t('evidence.waived')}: {rests_on.waived.join(', ')}
              </span>
            ) : null}
            {rests_on.no_evidence.length > 0 ? (
              <span className="text-ink-2">
                – {t('evidence.no_evidence')}: {rests_on.no_evidence.join(', ')}
              </span>
            ) : null}
          </p>
        ) : (
          <p className="text-ink-3">{t('task.noStep')}</p>
        )}
        <WentOn of={data.went_on} />
      </Fact>
      {dependencies.length > 0 || dependents.length > 0 ? (
        <Fact title={t('task.dependencies')}>
          <ul>
            {dependencies.map(({ task_id, status, title }) => (
              <li key={task_id} className="truncate">
                {t('task.dependsOn')}{' '}
                <Link href={`/t/${task_id}`} className="mono">
                  {task_id}
                </Link>{' '}
                <span className="text-ink-3">{status ? words.status(status).label : t('task.missing')}</span>{' '}
                <TheirText text={title} most={60} />
              </li>
            ))}
            {dependents.map((task_id) => (
              <li key={task_id}>
                {t('task.blocks')}{' '}
                <Link href={`/t/${task_id}`} className="mono">
                  {task_id}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      <Fact title={t('task.request')}>
        <div className="max-h-60 overflow-auto">
          <TheirText text={request ?? task.title} most={20_000} />
        </div>
        {task.tags && task.tags.length > 0 ? (
          <p className="text-meta text-ink-3">{visibleText(task.tags.map((tag) => `#${tag}`).join(' '))}</p>
        ) : null}
      </Fact>
      <Why taskId={task.task_id} />
      <TaskAudit taskId={task.task_id} />
    </aside>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-meta font-semibold text-ink-3">{title}</h2>
      {children}
    </section>
  )
}

/** Why each step can or cannot be taken, by whom: asked when it is opened. */
function Why({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const [open, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['task', taskId, 'why'],
    queryFn: ({ signal }) => call('task_why', { params: { task_id: taskId }, signal }),
    enabled: open,
  })
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">{t('task.why')}</summary>
      {!data && !error ? <p className="text-ink-3">{t('loading.why')}</p> : null}
      {error ? <p className="text-failed">{error.message}</p> : null}
      <ul className="mt-1 flex flex-col gap-1">
        {data?.now.map(({ verb, possible, refused }) => (
          <li key={verb}>
            <span className={`font-medium ${possible.length > 0 ? 'text-forward' : 'text-ink-2'}`}>
              <Glyph of={possible.length > 0 ? '✓' : '×'} /> {t(`action.${verb}`, { defaultValue: words.action(verb) })}
            </span>{' '}
            {possible.length > 0 ? (
              <span className="text-meta text-ink-3">{possible.map(({ actor }) => actor).join(', ')}</span>
            ) : (
              <span className="block pl-4 text-meta text-ink-3">
                <TheirText text={refused[0]?.message ?? ''} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
