import { useTranslation } from 'react-i18next'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'
import { useLang } from '../../app/use-lang.ts'
import { Command } from '../../parts/command.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { textIn, textsIn } from '../inbox/entry-words.ts'
import { WordAnswer } from '../inbox/word-answer.tsx'

const MOST_FILES = 100

/** What an approval asks while it stands: the files in the way, what to do about them, and the answer. */
export function BlockedApproval({ entry, target }: { readonly entry: InboxEntry; readonly target: string }) {
  const { t } = useTranslation()
  const lang = useLang()
  const { answer, facts } = entry
  if (!answer) return null
  const details = textsIn(facts, 'details')
  const isBlocked = textIn(facts, 'kind') === 'target_blocked'
  // Where the target moved at every try, the only line says from where to where.
  const keepsMoving = details.some((line) => line.startsWith(`${target}: `) && line.includes(' → '))
  return (
    <section
      className="flex flex-col gap-2 rounded-control bg-needs-ground px-3 py-2"
      aria-label={t('approve.blocked')}
    >
      <p className="font-semibold">
        <span className="text-needs">! </span>
        <TheirText text={textIn(facts, 'text', lang) || answer.message} most={1000} />
      </p>
      {details.length > 0 ? (
        <ul
          className="mono max-h-40 overflow-auto rounded-control bg-sunken px-3 py-2"
          aria-label={t('approve.inTheWay')}
        >
          {details.slice(0, MOST_FILES).map((line, at) => (
            <li key={at} className="break-all">
              <TheirText text={line} />
            </li>
          ))}
        </ul>
      ) : null}
      {isBlocked && !keepsMoving ? (
        <p className="flex flex-wrap items-center gap-2">
          {t('approve.clear', { target })} <Command text="git stash -u" />
        </p>
      ) : null}
      <WordAnswer entry={entry} asked={answer} />
    </section>
  )
}
