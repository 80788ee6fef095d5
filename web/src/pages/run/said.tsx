import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { Moment } from '../../parts/age.tsx'
import { TheirText } from '../../parts/their-text.tsx'

interface SaidProps {
  readonly prompt: string | null
  readonly followUps: ApiAnswer<'show_run'>['run']['follow_ups']
}

/** What a person said in a conversation: the request, and everything after it. The agent's words are the log. */
export function Said({ prompt, followUps }: SaidProps) {
  const { t } = useTranslation()
  const last = followUps.at(-1)?.text ?? prompt ?? ''
  return (
    <details className="px-3 pb-1">
      <summary className="cursor-pointer truncate">
        <span className="text-meta font-medium text-ink-2">{t('talk.said', { count: followUps.length + 1 })}</span>{' '}
        <span className="text-ink-2">
          <TheirText text={last} most={160} />
        </span>
      </summary>
      <ol className="max-h-60 overflow-y-auto border-l-2 border-accent pl-3">
        <li className="py-1">
          <TheirText text={prompt ?? ''} most={20_000} />
        </li>
        {followUps.map(({ text, at }, index) => (
          <li key={index} className="border-t border-hairline py-1">
            <TheirText text={text} most={20_000} /> <Moment at={at} className="text-meta text-ink-3" />
          </li>
        ))}
      </ol>
    </details>
  )
}
