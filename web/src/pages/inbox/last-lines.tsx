import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { Loading } from '../../parts/loading.tsx'
import { Problem } from '../../parts/problem.tsx'
import { TheirText } from '../../parts/their-text.tsx'

const LINES = 5

/** What an agent said last, to answer it without leaving the inbox. Fetched when it is opened. */
export function LastLines({ runId }: { readonly runId: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['run', runId, 'last-lines'],
    queryFn: ({ signal }) =>
      call('run_log', { params: { run_id: runId }, query: { line: -LINES, limit: LINES }, signal }),
    enabled: open,
    staleTime: 5_000,
  })
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-meta text-ink-2">{t('entry.lastLines')}</summary>
      {error && !data ? <Problem message={error.message} onRetry={() => void refetch()} /> : null}
      {open && !data && !error ? <Loading what={t('loading.run', { id: runId })} /> : null}
      {data ? (
        <ol className="mono mt-1 overflow-hidden rounded-control bg-sunken px-3 py-1">
          {data.lines.map(({ n, text }) => (
            <li key={n} className="truncate">
              <TheirText text={plain(text)} />
            </li>
          ))}
          {data.lines.length === 0 ? <li className="text-ink-3">{t('entry.noLines')}</li> : null}
        </ol>
      ) : null}
    </details>
  )
}

/** Without its colours. */
const plain = (text: string): string => text.replace(SGR, '')
const SGR = /\u001b\[[\d;]*m/g
