import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { Moment } from '../../parts/age.tsx'
import { PathText } from '../../parts/path-text.tsx'
import { TheirText } from '../../parts/their-text.tsx'

export type WayBackShown = NonNullable<ApiAnswer<'show_task'>['way_back']>

/** What is asked of a team: the reason, action items, comments on lines, attachments. */
export function WayBackView({ back }: { readonly back: WayBackShown }) {
  const { t } = useTranslation()
  return (
    <section className="border-l-2 border-back pl-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-meta text-ink-3">
        <span className="font-medium text-back">
          ← {t(`category.${back.category}`, { defaultValue: back.category })}
        </span>
        <span>
          <TheirText text={back.from?.agent ?? ''} most={60} /> → <TheirText text={back.to?.team ?? ''} most={60} />
        </span>
        {back.at ? <Moment at={back.at} /> : null}
      </p>
      <p>
        <TheirText text={back.description} most={4000} />
      </p>
      <ul className="mt-1">
        {(back.action_items ?? []).map((item, at) => (
          <li key={at} className="flex gap-2">
            <span aria-hidden="true">□</span>
            <span>
              <TheirText text={item.action} most={2000} />{' '}
              <span className="text-meta text-ink-3">
                <TheirText text={item.assignee} most={60} /> · <TheirText text={item.deadline} most={60} />
              </span>
            </span>
          </li>
        ))}
        {(back.line_comments ?? []).map((comment, at) => (
          <li key={`c${at}`} className="flex gap-2">
            <span aria-hidden="true">»</span>
            <span>
              <PathText path={`${comment.path}${comment.line === undefined ? '' : `:${comment.line}`}`} />{' '}
              <TheirText text={comment.text} most={2000} />
            </span>
          </li>
        ))}
      </ul>
      {back.attachments && back.attachments.length > 0 ? (
        <p className="text-meta text-ink-3">{t('task.attachments', { count: back.attachments.length })}</p>
      ) : null}
    </section>
  )
}
