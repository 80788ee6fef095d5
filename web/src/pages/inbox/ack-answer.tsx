import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../api/use-command.ts'
import { forgetDrafts, useDraft } from '../../app/drafts.ts'
import { Problem } from '../../parts/problem.tsx'
import { WritingField } from '../../parts/writing-field.tsx'
import { ReasonPanel } from '../task/reason-panel.tsx'

/** A handoff is accepted, deferred with a reason, or sent back with action items. */
export function AckAnswer({ taskId, onDecided }: { readonly taskId: string; readonly onDecided: () => void }) {
  const { t } = useTranslation()
  const [message, setMessage] = useDraft(`ack:${taskId}`)
  const [rejecting, setRejecting] = useState(false)
  const { send, sending, refused } = useCommand(
    'acknowledge',
    { task_id: taskId },
    {
      told: t('inbox.sent'),
      onDone: () => {
        setMessage('')
        forgetDrafts(`ack-reject:${taskId}:reason`, `ack-reject:${taskId}:items`)
        onDecided()
      },
    },
  )
  const words = message.trim()
  return (
    <div className="flex flex-col gap-2">
      <WritingField
        rows={1}
        value={message}
        onText={setMessage}
        aria-label={t('ack.message')}
        placeholder={t('ack.message')}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary"
          disabled={sending}
          onClick={() => send({ status: 'accepted', ...(words === '' ? {} : { message: words }) })}
        >
          {sending ? t('sending') : t('ack.accept')}
        </button>
        <button
          type="button"
          className="btn"
          disabled={sending || words === ''}
          title={words === '' ? t('ack.needsReason') : undefined}
          onClick={() => send({ status: 'deferred', message: words })}
        >
          {t('ack.defer')}
        </button>
        <button type="button" className="btn" disabled={sending} onClick={() => setRejecting(true)}>
          {t('ack.reject')}
        </button>
      </div>
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
      {rejecting ? (
        <ReasonPanel
          draftKey={`ack-reject:${taskId}`}
          title={t('ack.reject')}
          sending={sending}
          refused={refused}
          onSend={(reason) => send({ status: 'rejected', reason })}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </div>
  )
}
