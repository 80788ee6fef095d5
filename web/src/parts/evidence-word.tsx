import { useTranslation } from 'react-i18next'
import { Glyph } from './glyph.tsx'
import { cutText, visibleText } from './visible-text.ts'

/** The words of evidence, never mixed. */
const LOOKS: Readonly<Record<string, readonly [string, string]>> = {
  passed: ['✓', 'text-forward'],
  failed: ['×', 'text-failed'],
  as_base: ['!', 'text-needs'],
  waived: ['~', 'text-needs'],
  unchecked: ['?', 'text-ink-2'],
  no_evidence: ['–', 'text-ink-2'],
}

export function EvidenceWord({ word, name }: { readonly word: string; readonly name?: string | undefined }) {
  const { t } = useTranslation()
  const [glyph, colour] = LOOKS[word] ?? (['?', 'text-ink-2'] as const)
  return (
    <span className={`inline-flex items-baseline gap-1 whitespace-nowrap text-meta ${colour}`}>
      <Glyph of={glyph} />
      {name ? <bdi className="mono text-ink">{visibleText(cutText(name, 60))}</bdi> : null}
      <span>{t(`evidence.${word}`, { defaultValue: word })}</span>
    </span>
  )
}
