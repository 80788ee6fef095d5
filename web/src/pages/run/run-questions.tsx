import { useTranslation } from 'react-i18next'
import { bindingOptions } from '../../../../src/protocol/agent-blocks/question-options.ts'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { Moment } from '../../parts/age.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { WordAnswer } from '../inbox/word-answer.tsx'

/** The open question, answered here; the earlier ones with who answered and how. */
export function RunQuestions({ run }: { readonly run: ApiAnswer<'show_run'>['run'] }) {
  const { t } = useTranslation()
  const open = run.questions.find(({ id, answer }) => id === run.asking && answer === undefined)
  const binding = open && bindingOptions(open.question)
  const old = run.questions.filter(({ answer }) => answer !== undefined)
  return (
    <div className="px-3 empty:hidden">
      {open ? (
        <section className="my-1 flex flex-col gap-2 rounded-control bg-needs-ground px-3 py-2">
          <p className="font-semibold">
            <span className="text-needs">? </span>
            <TheirText text={open.question.question} most={2000} />
          </p>
          <WordAnswer
            entry={{ key: `run:${run.run_id}:${open.id}`, kind: 'question' }}
            asked={{
              target: open.id,
              message: open.question.question,
              options: (binding ?? open.question.options).map((value) => ({ value, label: value })),
              free_text: binding === undefined,
              default: open.question.default ?? null,
              due_at: open.due_at,
            }}
          />
        </section>
      ) : null}
      {old.length > 0 ? (
        <details className="my-1">
          <summary className="cursor-pointer">{t('run.answered', { count: old.length })}</summary>
          <ul>
            {old.map((asked) => (
              <li key={asked.id} className="border-b border-hairline py-1">
                <TheirText text={asked.question.question} /> →{' '}
                <strong>
                  <TheirText text={asked.answer ?? t('answer.none')} />
                </strong>{' '}
                <span className="text-meta text-ink-3">
                  {t(`how.${asked.answered_how ?? 'person'}`, { who: asked.answered_by ?? '' })}{' '}
                  {asked.answered_at ? <Moment at={asked.answered_at} /> : null}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
