import { useTranslation } from 'react-i18next'
import { checkWord } from '../../../../src/protocol/evidence/evidence-word.ts'
import type { ComparedFailures } from '../../../../src/protocol/plays/evidence.ts'
import { durationWords } from '../../app/time-words.ts'
import { useLang } from '../../app/use-lang.ts'
import { EvidenceWord } from '../../parts/evidence-word.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { cutText, visibleText } from '../../parts/visible-text.ts'

interface Check {
  readonly name: string
  readonly command?: readonly string[]
  readonly passed: boolean
  readonly waived?: boolean
  readonly compared?: ComparedFailures
  readonly as_of?: { readonly stage: string; readonly at: string }
  readonly flaky?: boolean
  readonly code?: number | null
  readonly duration_ms?: number
  readonly tail?: string
}

/** What has to be known beside the word: old and new failures, where an earlier result is used, a flaky check. */
function CheckNote({ check: { compared, as_of, flaky, passed } }: { readonly check: Check }) {
  const { t } = useTranslation()
  const lang = useLang()
  const notes = [
    ...(compared && !passed ? [t('evidence.compared', { old: compared.old.length, fresh: compared.new.length })] : []),
    ...(as_of
      ? [t('evidence.asOf', { stage: as_of.stage, at: new Date(as_of.at).toLocaleTimeString(lang, SHORT) })]
      : []),
    ...(flaky ? [t('evidence.flaky')] : []),
  ]
  return notes.length === 0 ? null : <span className="ml-2 text-meta text-ink-2">({notes.join('; ')})</span>
}

const SHORT = { hour: '2-digit', minute: '2-digit' } as const

/** The checks that Baton ran on one tree; each opens its output. */
export function CheckList({ evidence }: { readonly evidence: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation()
  const lang = useLang()
  const checks = Array.isArray(evidence.checks) ? (evidence.checks as readonly Check[]) : []
  const commit = typeof evidence.commit === 'string' ? evidence.commit : ''
  if (checks.length === 0) return null
  return (
    <ul className="mt-1 flex flex-col gap-0.5">
      {checks.map((check) => (
        <li key={check.name}>
          <details>
            <summary className="cursor-pointer">
              <EvidenceWord name={check.name} word={checkWord(check)} />
              <CheckNote check={check} />
              {check.duration_ms === undefined || check.as_of ? null : (
                <span className="ml-2 text-meta text-ink-3">{durationWords(check.duration_ms, lang)}</span>
              )}
            </summary>
            <div className="my-1 ml-4">
              {check.command ? (
                <code className="mono block overflow-x-auto">
                  $ {visibleText(cutText(check.command.join(' '), 1000))}
                </code>
              ) : null}
              {check.tail ? (
                <pre className="mono max-h-60 overflow-auto bg-sunken px-2 py-1 whitespace-pre-wrap">
                  <TheirText text={check.tail} most={20_000} />
                </pre>
              ) : (
                <p className="text-meta text-ink-3">{t('task.noOutput')}</p>
              )}
            </div>
          </details>
        </li>
      ))}
      {commit ? <li className="mono text-meta text-ink-3">{commit.slice(0, 12)}</li> : null}
    </ul>
  )
}
