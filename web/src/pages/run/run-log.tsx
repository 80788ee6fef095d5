import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useBoard } from '../../api/queries.ts'
import { setQuery, usePlace } from '../../app/router.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { type LogHandle, LogView } from '../../log/log-view.tsx'
import { Command } from '../../parts/command.tsx'
import { useLogPages } from './use-log-pages.ts'

interface RunLogProps {
  readonly runId: string
  readonly running: boolean
  readonly state: string
}

const MOST_HITS = 5_000

/** The log: followed, searched on the server, each line a link. */
export function RunLog({ runId, running, state }: RunLogProps) {
  const { t } = useTranslation()
  const { query } = usePlace()
  const { data: board } = useBoard()
  const wished = Number(query.get('line') ?? 0)
  const log = useLogPages(runId, running)
  const [follow, setFollow] = useState(wished === 0)
  const [seenTotal, setSeenTotal] = useState(0)
  const [wrap, setWrap] = useState(false)
  const [words, setWords] = useState('')
  const [hit, setHit] = useState(0)
  const handle = useRef<LogHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const { data: found } = useQuery({
    queryKey: ['log-search', runId, words, running ? log.total : 0],
    queryFn: async ({ signal }) => {
      const query = { q: words, line: 1, limit: MOST_HITS }
      const answer = await call('run_log', { params: { run_id: runId }, query, signal })
      return { words, matches: answer.matches ?? [] }
    },
    enabled: words.length > 1,
    placeholderData: (before) => before,
  })
  // What was found for other words says nothing about these.
  const matches = useMemo(() => (found?.words === words ? found.matches.map((n) => n - 1) : []), [found, words])
  const hits = useMemo(() => new Set(matches), [matches])
  const toHit = (by: number) => {
    if (matches.length === 0) return
    const next = (hit + by + matches.length) % matches.length
    setHit(next)
    setFollow(false)
    handle.current?.toLine(matches[next] ?? 0)
  }
  useEffect(() => {
    if (follow) setSeenTotal(log.total)
  }, [follow, log.total])
  // A line in the address is shown once its page is known.
  const jumped = useRef(false)
  useEffect(() => {
    if (jumped.current || wished === 0 || log.total < wished) return
    jumped.current = true
    handle.current?.toLine(wished - 1)
  }, [wished, log.total])
  useKeys({
    f: () => setFollow(!follow),
    w: () => setWrap(!wrap),
    n: () => toHit(1),
    N: () => toHit(-1),
    '/': () => search.current?.focus(),
    'mod+f': () => search.current?.focus(),
  })
  const fresh = log.total - seenTotal
  return (
    <section aria-label={t('run.log')} className="flex min-h-0 flex-1 flex-col max-sm:min-h-[60dvh]">
      <div className="flex flex-wrap items-center gap-2 px-3 py-1">
        <input
          ref={search}
          type="search"
          className="field !w-56"
          aria-label={t('run.search')}
          placeholder={t('run.search')}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            setHit(0)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') toHit(event.shiftKey ? -1 : 1)
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        <span className="text-meta text-ink-3">
          {words.length < 2
            ? ''
            : found?.words === words
              ? t('run.hits', { at: matches.length === 0 ? 0 : hit + 1, count: matches.length })
              : t('run.searching')}
        </span>
        <label className="inline-flex items-center gap-1">
          <input type="checkbox" checked={wrap} onChange={() => setWrap(!wrap)} className="accent-[var(--accent)]" />{' '}
          {t('run.wrap')}
        </label>
        <span className="ml-auto text-meta text-ink-3">{t('run.lines', { count: log.total })}</span>
        <button
          type="button"
          aria-pressed={follow}
          className={`btn ${follow ? 'bg-sunken' : ''}`}
          onClick={() => setFollow(!follow)}
        >
          ↓ {follow ? t('run.following') : fresh > 0 ? t('run.fresh', { count: fresh }) : t('run.follow')}
        </button>
      </div>
      {log.total === 0 ? (
        <p className="flex-1 px-3 py-6 text-ink-3">
          {state === 'queued' ? t('run.queuedText') : running ? t('run.noLines') : t('run.neverSpoke')}
          {state === 'queued' && board?.workers.length === 0 ? (
            <span className="mt-2 flex flex-wrap items-center gap-2 text-needs">
              {t('board.noWorker')} <Command text={board.worker_command} />
            </span>
          ) : null}
        </p>
      ) : (
        <LogView
          label={t('run.log')}
          total={log.total}
          lineAt={log.lineAt}
          onSeen={log.onSeen}
          follow={follow}
          onFollow={setFollow}
          wrap={wrap}
          picked={wished > 0 ? wished - 1 : null}
          onPick={(line) => setQuery({ line: String(line + 1) })}
          hits={hits}
          handle={handle}
        />
      )}
    </section>
  )
}
