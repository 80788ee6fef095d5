import { useTranslation } from 'react-i18next'
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
  readonly code?: number | null
  readonly duration_ms?: number
  readonly tail?: string
}

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
              <EvidenceWord name={check.name} word={check.passed ? 'passed' : check.waived ? 'waived' : 'failed'} />
              {check.duration_ms === undefined ? null : (
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
