import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { TheirText } from '../../parts/their-text.tsx'

/** Whether the records of the task are what its events wrote: verified when somebody asks. */
export function TaskAudit({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['task', taskId, 'audit'],
    queryFn: ({ signal }) => call('task_audit', { params: { task_id: taskId }, signal }),
    enabled: open,
  })
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">{t('task.audit')}</summary>
      {!data && !error ? <p className="text-ink-3">{t('loading.audit')}</p> : null}
      {error ? <p className="text-failed">{error.message}</p> : null}
      {data?.problems.length === 0 ? (
        <p className="text-forward">
          <Glyph of="✓" /> {t('audit.good', { count: data.events })}
        </p>
      ) : null}
      <ul>
        {data?.problems.map(({ place, problem }) => (
          <li key={place + problem} className="text-failed">
            × <TheirText text={`${place}: ${problem}`} />
          </li>
        ))}
      </ul>
    </details>
  )
}
