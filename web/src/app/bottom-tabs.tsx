import { useTranslation } from 'react-i18next'
import { InboxLink, NavLink } from './top-bar.tsx'

/** On a phone. */
export function BottomTabs() {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('nav.main')}
      className="flex h-14 shrink-0 items-center justify-around border-t border-hairline bg-surface sm:hidden [&_a]:px-4 [&_a]:py-3"
    >
      <InboxLink />
      <NavLink href="/" label={t('nav.board')} />
      <NavLink href="/numbers" label={t('nav.numbers')} />
    </nav>
  )
}
