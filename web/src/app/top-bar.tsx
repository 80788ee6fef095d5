import { useTranslation } from 'react-i18next'
import { useInbox } from '../api/queries.ts'
import { Link } from './link.tsx'
import { PersonMenu } from './person-menu.tsx'
import { setQuery, usePlace } from './router.ts'
import { useInboxNotices } from './use-inbox-notices.ts'

export function TopBar({ openKeys }: { readonly openKeys: () => void }) {
  const { t } = useTranslation()
  const { path, query } = usePlace()
  useInboxNotices()
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-hairline bg-surface px-3 sm:gap-2">
      <a href="#main" className="sr-only focus:not-sr-only">
        {t('nav.skip')}
      </a>
      <nav aria-label={t('nav.main')} className="flex items-center gap-1 max-sm:hidden">
        <NavLink href="/" label={t('nav.board')} />
        <InboxLink />
        <NavLink href="/numbers" label={t('nav.numbers')} />
      </nav>
      <span className="mono text-[15px] font-bold text-accent sm:hidden" aria-hidden="true">
        Baton
      </span>
      <div className="min-w-0 flex-1 px-2">
        {path === '/' ? (
          <input
            data-filter=""
            type="search"
            className="field max-w-72 !min-h-8"
            aria-label={t('board.filter')}
            placeholder={t('board.filterHint')}
            value={query.get('q') ?? ''}
            onChange={(event) => setQuery({ q: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              if (event.key === 'Escape') event.currentTarget.blur()
              if (event.key === 'Enter') {
                // Else the card gets this key too, and opens.
                event.preventDefault()
                document.querySelector<HTMLElement>('[data-board] [data-row]')?.focus()
              }
            }}
          />
        ) : null}
      </div>
      <Link href="/new" className="btn btn-primary no-underline max-sm:!min-h-9">
        {t('nav.new')}
      </Link>
      <PersonMenu openKeys={openKeys} />
    </header>
  )
}

export function NavLink({ href, label }: { readonly href: string; readonly label: string }) {
  const { path } = usePlace()
  const here = href === '/' ? path === '/' : path.startsWith(href)
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={`rounded-control px-2 py-1 font-medium no-underline hover:bg-sunken ${here ? 'bg-sunken text-ink' : 'text-ink-2'}`}
    >
      {label}
    </Link>
  )
}

export function InboxLink() {
  const { t } = useTranslation()
  const { data } = useInbox()
  const count = data?.waiting.length ?? 0
  return (
    <span className="inline-flex items-center">
      <NavLink href="/inbox" label={t('nav.inbox')} />
      <span
        className={`min-w-6 rounded-control px-1.5 text-center text-meta font-semibold ${count > 0 ? 'bg-needs-ground text-needs' : 'text-transparent'}`}
        title={t('nav.waiting', { count })}
      >
        {count > 0 ? count : ' '}
      </span>
    </span>
  )
}
