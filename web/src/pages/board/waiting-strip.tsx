import { useTranslation } from 'react-i18next'
import { useInbox } from '../../api/queries.ts'
import { Link } from '../../app/link.tsx'
import { Age } from '../../parts/age.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { entryWords } from '../inbox/entry-words.ts'

const MOST = 4

/** What needs this person comes first, on every visit of the board. */
export function WaitingStrip() {
  const { t } = useTranslation()
  const { data } = useInbox()
  const waiting = data?.waiting ?? []
  if (waiting.length === 0) {
    return <p className="shrink-0 px-3 pt-2 text-meta text-ink-3">{t('inbox.nothing')}</p>
  }
  return (
    <section
      aria-label={t('inbox.title')}
      className="mx-3 mt-2 flex shrink-0 items-center gap-3 overflow-x-auto rounded-card bg-needs-ground px-3 py-1 text-needs"
    >
      <h2 className="shrink-0 font-semibold">{t('board.waiting', { count: waiting.length })}</h2>
      {waiting.slice(0, MOST).map((entry) => {
        const { glyph, label } = entryWords(entry, t)
        return (
          <Link
            key={entry.key}
            href={`/inbox/${encodeURIComponent(entry.key)}`}
            className="flex min-h-7 min-w-0 max-w-96 shrink items-center max-sm:hidden gap-1.5 border-l border-hairline pl-3 text-needs"
          >
            <Glyph of={glyph} />
            {entry.task_id ? <span className="mono shrink-0">{shortId(entry.task_id)}</span> : null}
            <span className="min-w-0 truncate">
              <TheirText text={label} most={80} />
            </span>
            {entry.since ? <Age at={entry.since} className="shrink-0 text-meta" /> : null}
          </Link>
        )
      })}
      <Link href="/inbox" className="ml-auto shrink-0 text-needs max-sm:py-2">
        {t('board.all')}
      </Link>
    </section>
  )
}

/** `…007`: the day is the same for most tasks on a board. The whole id is in the title of the card. */
export const shortId = (task_id: string): string => task_id.replace(/^TASK-\d{4}(\d{4})-/, '$1-')
