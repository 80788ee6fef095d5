import { useTranslation } from 'react-i18next'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'
import { useCommand } from '../../api/use-command.ts'
import { useDraft } from '../../app/drafts.ts'
import { Problem } from '../../parts/problem.tsx'
import { WritingField } from '../../parts/writing-field.tsx'

const DECISIONS = ['continue', 'hold', 'cancel', 'raise'] as const

export function EscalationAnswer({ entry, onDecided }: { readonly entry: InboxEntry; readonly onDecided: () => void }) {
  const { t } = useTranslation()
  const [note, setNote] = useDraft(`escalation:${entry.id}`)
  const { send, sending, refused } = useCommand(
    'resolve_escalation',
    { escalation_id: entry.id },
    {
      told: t('inbox.sent'),
      onDone: () => {
        setNote('')
        onDecided()
      },
    },
  )
  const triggers = Array.isArray(entry.facts.triggers) ? entry.facts.triggers.map(String) : []
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-2">
        {triggers.map((trigger) => t(`trigger.${trigger}`, { defaultValue: trigger })).join(', ')}
      </p>
      <WritingField
        rows={1}
        value={note}
        onText={setNote}
        aria-label={t('answer.note')}
        placeholder={t('answer.note')}
      />
      <div className="flex flex-wrap gap-2">
        {DECISIONS.map((decision) => (
          <button
            key={decision}
            type="button"
            className={`btn ${decision === 'continue' ? 'btn-primary' : ''}`}
            disabled={sending}
            onClick={() => send({ decision, ...(note.trim() === '' ? {} : { note }) })}
          >
            {sending ? t('sending') : t(`escalation.${decision}`)}
          </button>
        ))}
      </div>
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
    </div>
  )
}
