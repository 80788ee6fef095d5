import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'
import { useCommand } from '../../api/use-command.ts'
import { forgetDrafts, useDraft } from '../../app/drafts.ts'
import { clockWords } from '../../app/time-words.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { Problem } from '../../parts/problem.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { Ticking } from '../../parts/ticking.tsx'
import { WritingField } from '../../parts/writing-field.tsx'

interface WordAnswerProps {
  readonly entry: Pick<InboxEntry, 'key' | 'kind'>
  readonly asked: NonNullable<InboxEntry['answer']>
  readonly onDecided?: () => void
}

/** A question: options by their number, or words of one's own. A number picks, Ctrl+Enter sends. */
export function WordAnswer({ entry, asked, onDecided }: WordAnswerProps) {
  const { t } = useTranslation()
  const [text, setText] = useDraft(`answer:${entry.key}`)
  const [picked, setPicked] = useState<string | null>(asked.options.length > 0 && asked.default ? asked.default : null)
  const form = useRef<HTMLFormElement>(null)
  const { send, sending, refused, done } = useCommand(
    'answer',
    {},
    {
      told: t('inbox.sent'),
      onDone: () => {
        forgetDrafts(`answer:${entry.key}`)
        onDecided?.()
      },
    },
  )
  const relaxes = entry.kind === 'choice' && picked === 'B'
  const submit = (written = text) => {
    const words = takesWords ? written.trim() : ''
    const answer = asked.options.length > 0 && picked !== null && (relaxes || words === '') ? picked : words
    if (answer === '' && asked.default === null) return
    const criteria = relaxes && words !== '' ? { criteria: words.split('\n').filter((line) => line.trim() !== '') } : {}
    const note =
      picked !== null && asked.options.length > 0 && words !== '' && !relaxes && isFixed ? { note: words } : {}
    send({ target: asked.target, text: isFixed && picked !== null ? picked : answer, ...criteria, ...note })
  }
  // A question that takes only its options has no field for other words: they would be refused.
  const takesWords = entry.kind !== 'question' || asked.free_text || asked.options.length === 0
  // Decisions of a relay take only their options; what is written besides goes along as a note.
  const isFixed = entry.kind !== 'question' && asked.options.length > 0
  const pick = (index: number) => () => {
    const option = asked.options[index]
    if (!option) return
    setPicked(option.value)
    form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[index]?.focus()
  }
  useKeys({
    ...Object.fromEntries(asked.options.slice(0, 9).map((_, index) => [String(index + 1), pick(index)])),
    'mod+enter': () => submit(),
  })
  if (done)
    return (
      <p className="text-forward">
        <Glyph of="✓" /> {t('inbox.sent')}
      </p>
    )
  return (
    <form
      ref={form}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {asked.options.length > 0 ? (
        <fieldset className="flex flex-col gap-1">
          <legend className="sr-only">{t('answer.options')}</legend>
          {asked.options.map(({ value, label }, index) => (
            <label key={value} className="flex min-h-7 cursor-pointer items-baseline gap-2 max-sm:min-h-11">
              <input
                type="radio"
                name={entry.key}
                value={value}
                checked={picked === value}
                onChange={() => setPicked(value)}
                className="accent-[var(--accent)]"
              />
              <span className="kbd" aria-hidden="true">
                {index + 1}
              </span>
              <TheirText text={label} />
              {asked.default === value ? <span className="text-meta text-ink-3">{t('answer.default')}</span> : null}
            </label>
          ))}
        </fieldset>
      ) : null}
      {takesWords ? (
        <WritingField
          rows={asked.options.length > 0 ? 1 : 3}
          value={text}
          onText={setText}
          onSend={submit}
          aria-label={t('answer.own')}
          placeholder={
            relaxes
              ? t('answer.criteria')
              : asked.options.length > 0
                ? isFixed
                  ? t('answer.note')
                  : t('answer.other')
                : t('answer.own')
          }
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="btn btn-primary" disabled={sending}>
          {sending ? t('sending') : t('card.answer')} <span className="kbd max-sm:hidden">Ctrl Enter</span>
        </button>
        {asked.due_at !== null ? (
          <Ticking
            className="text-meta text-ink-2"
            words={(now) =>
              (asked.due_at ?? now) < now
                ? t('answer.pastDue')
                : asked.default === null
                  ? t('answer.reminded', { time: clockWords((asked.due_at ?? now) - now) })
                  : t('answer.decidesItself', { answer: asked.default, time: clockWords((asked.due_at ?? now) - now) })
            }
          />
        ) : null}
      </div>
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
    </form>
  )
}
