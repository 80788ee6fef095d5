import { useTranslation } from 'react-i18next'
import type { TaskCard } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { Age } from '../../parts/age.tsx'
import { EvidenceWord } from '../../parts/evidence-word.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { Life } from '../../parts/life.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { entryWords } from '../inbox/entry-words.ts'
import type { CardFacts } from './lane-groups.ts'

/** One sentence: what waits for me, what stops it, or how its agent lives. */
export function CardState({ task, facts }: { readonly task: TaskCard; readonly facts: CardFacts | undefined }) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  if (facts?.waits) {
    const { glyph, label } = entryWords(facts.waits, t)
    return (
      <span className="text-needs">
        <Glyph of={glyph} /> <TheirText text={label} most={80} />{' '}
        {facts.waits.since ? <Age at={facts.waits.since} /> : null}
      </span>
    )
  }
  const [blocker] = task.blocked_by
  if (blocker) {
    const text =
      blocker.kind === 'escalation'
        ? t('card.escalated', { level: blocker.level })
        : t('card.dependsOn', { id: blocker.task_id })
    return <span className="text-back">! {text}</span>
  }
  if (task.interrupted) return <span className="text-failed">× {t('card.interrupted')}</span>
  if (facts?.life) return <Life life={facts.life} />
  const { label, kind } = words.status(task.status)
  return (
    <span className="flex items-baseline gap-2 text-ink-2">
      <span className="truncate">{label}</span>
      {kind === 'ready' && task.rests_on ? <EvidenceWord word={task.rests_on.result} /> : null}
    </span>
  )
}
