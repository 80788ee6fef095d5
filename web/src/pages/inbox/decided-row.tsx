import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/queries.ts'
import { decisions } from '../../live/decisions.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { cutText, visibleText } from '../../parts/visible-text.ts'

/** An entry that was decided, here or elsewhere: by whom, for the seconds that it still stands there. */
export function DecidedRow({ entry, label }: { readonly entry: InboxEntry; readonly label: string }) {
  const { t } = useTranslation()
  const { data: session } = useSession()
  const { data: people } = useQuery({ queryKey: ['people'], queryFn: ({ signal }) => call('list_people', { signal }) })
  const decision = useSyncExternalStore(decisions.subscribe, () => decisions.of(entry))
  const words = () => {
    if (!decision) return t('inbox.decided')
    if (decision.how !== 'person') return t(`how.${decision.how}`)
    if (decision.who === session?.person.person_id) return t('inbox.decidedByYou')
    const name = people?.people.find(({ person_id }) => person_id === decision.who)?.name ?? decision.who
    return t('inbox.decidedBy', { who: visibleText(cutText(name, 60)) })
  }
  return (
    <li className="card px-3 py-2 text-ink-3" aria-live="off" data-decided={entry.key}>
      <Glyph of="✓" /> <bdi>{words()}</bdi> · <TheirText text={label} most={100} />
    </li>
  )
}
