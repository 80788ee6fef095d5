import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../src/protocol/api/api-types.ts'
import { TheirText } from './their-text.tsx'

/** Findings that a person left as they are, and agents without which a graph went on: no check says so. */
export function WentOn({ of }: { readonly of: ApiAnswer<'review'>['went_on'] }) {
  const { t } = useTranslation()
  if (of.length === 0) return null
  return (
    <div role="note" className="my-1.5 rounded-control bg-needs-ground px-3 py-2">
      <p className="font-semibold text-needs">! {t('review.wentOn')}</p>
      <ul className="m-0 list-none p-0">
        {of.map(({ agent, choice, by, note, findings }) => (
          <li key={`${agent} ${choice} ${findings.join()}`}>
            <TheirText text={agent} />: {t(`review.wentOn.${choice}`)} (<TheirText text={by} />)
            {note === null ? null : (
              <>
                {' · '}
                <TheirText text={note} />
              </>
            )}
            {findings.map((one) => (
              <p key={one} className="text-meta text-ink-2">
                <TheirText text={one} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
