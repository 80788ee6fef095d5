import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'
import { useBoard, useInbox } from '../../api/queries.ts'
import { Link } from '../../app/link.tsx'
import { PageTitle } from '../../app/page-title.tsx'
import { go, setQuery, usePlace } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import { useListKeys } from '../../keys/use-list-keys.ts'
import { Age } from '../../parts/age.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Problem } from '../../parts/problem.tsx'
import { useSteadyOrder } from '../board/use-steady-order.ts'
import { EntryRow } from './entry-row.tsx'
import { INBOX_GROUPS, type InboxGroup } from './entry-words.ts'
import { NotifyOffer } from './notify-offer.tsx'
import { useDecided } from './use-decided.ts'

/** Everything that waits for this person, answered where it stands. */
export function Inbox({ item }: { readonly item: string }) {
  const { t } = useTranslation()
  useTitle(t('nav.inbox'))
  const inbox = useInbox()
  const { query } = usePlace()
  const list = useRef<HTMLUListElement>(null)
  useListKeys(list)
  const group = (query.get('show') ?? '') as InboxGroup | ''
  const waiting = inbox.data?.waiting ?? []
  const { rows, decided } = useDecided(waiting)
  const [held, setHeld] = useState(false)
  const [decidedOne, setDecidedOne] = useState(false)
  const { items, fresh } = useSteadyOrder(rows, keyOf, held)
  const shown = items.filter((entry) => isIn(group, entry))
  // Without a wish the first one is open: what needs me, in two seconds.
  const open = shown.some(({ key }) => key === item) ? item : item === '' ? (shown[0]?.key ?? '') : item
  useEffect(() => {
    if (item !== '') list.current?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
  }, [item])
  if (inbox.error && !inbox.data) {
    return (
      <div className="p-4">
        <Problem message={inbox.error.message} onRetry={() => void inbox.refetch()} />
      </div>
    )
  }
  if (!inbox.data) return <Loading what={t('loading.inbox')} />
  const oldest = waiting
    .map(({ since }) => since)
    .filter((since) => since !== null)
    .toSorted()[0]
  return (
    <div className="min-h-0 flex-1 overflow-y-auto" data-scroll="inbox">
      <div className="mx-auto w-full max-w-4xl px-3 py-3">
        <header className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <PageTitle>
            {t('nav.inbox')} {waiting.length}
          </PageTitle>
          {oldest ? (
            <p className="text-ink-3">
              {t('inbox.oldest')} <Age at={oldest} />
            </p>
          ) : null}
          <div
            className="ml-auto flex max-w-full gap-1 overflow-x-auto max-sm:ml-0"
            role="group"
            aria-label={t('inbox.show')}
          >
            {(['', 'questions', 'reviews', 'escalations', 'failures'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={group === one}
                className={`btn ${group === one ? 'bg-sunken' : 'btn-quiet'}`}
                onClick={() => setQuery({ show: one })}
              >
                {t(`inbox.group.${one || 'all'}`)}{' '}
                <span className="text-ink-3">{waiting.filter((entry) => isIn(one, entry)).length}</span>
              </button>
            ))}
          </div>
        </header>
        {decidedOne ? <NotifyOffer /> : null}
        {shown.length === 0 ? <Nothing filtered={group !== ''} /> : null}
        {fresh > 0 ? (
          <button type="button" className="btn mb-2 text-meta" onClick={() => setHeld(false)}>
            {t('board.fresh', { count: fresh })}
          </button>
        ) : null}
        <ul
          ref={list}
          className="flex flex-col gap-2"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(list.current?.contains(document.activeElement) ?? false)}
          onFocus={() => setHeld(true)}
          onBlur={({ currentTarget, relatedTarget }) => setHeld(currentTarget.contains(relatedTarget))}
        >
          {shown.map((entry) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              open={entry.key === open}
              decided={decided.has(entry.key)}
              onOpen={() => go(`/inbox/${encodeURIComponent(entry.key)}${location.search}`, { replace: true })}
              onDecided={() => {
                setDecidedOne(true)
                focusNext(list.current, entry.key)
              }}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

const keyOf = ({ key }: InboxEntry) => key

const isIn = (group: InboxGroup | '', { kind }: InboxEntry) =>
  group === '' || ((INBOX_GROUPS[group] ?? []) as readonly string[]).includes(kind)

/** The focus goes on to the next one. */
function focusNext(list: HTMLElement | null, key: string): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.findIndex((row) => row.dataset.key === key)
  const next = rows[at + 1] ?? rows[at - 1]
  if (next?.dataset.key) go(`/inbox/${encodeURIComponent(next.dataset.key)}${location.search}`, { replace: true })
}

function Nothing({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTranslation()
  const { data } = useBoard()
  const works = data?.live.filter(({ state }) => state === 'running').length ?? 0
  return (
    <div className="card px-4 py-8 text-center text-ink-2">
      <p className="font-semibold text-ink">{filtered ? t('inbox.nothingHere') : t('inbox.nothing')}</p>
      <p>{works > 0 ? t('inbox.working', { count: works }) : t('inbox.comes')}</p>
      <p className="mt-3">
        <Link href="/">{t('inbox.toBoard')}</Link>
      </p>
    </div>
  )
}
