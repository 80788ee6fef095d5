import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { useDraft } from '../../app/drafts.ts'
import { Problem } from '../../parts/problem.tsx'
import { WritingField } from '../../parts/writing-field.tsx'

interface FollowUpProps {
  readonly runId: string
  readonly isOver: boolean
}

/** A free-form run is a conversation: the next thing to say, once the agent has finished. */
export function FollowUp({ runId, isOver }: FollowUpProps) {
  const { t } = useTranslation()
  const { data: session } = useSession()
  const [text, setText] = useDraft(`follow-up:${runId}`)
  const { send, sending, refused } = useCommand(
    'follow_up',
    { run_id: runId },
    { told: t('talk.sent'), onDone: () => setText('') },
  )
  const submit = (written = text) => {
    if (isOver && written.trim() !== '') send({ text: written })
  }
  return (
    <section className="flex flex-col gap-2 px-3 py-2">
      {session?.role === 'viewer' ? null : (
        <div className="flex items-end gap-2">
          <WritingField
            rows={2}
            value={text}
            onText={setText}
            onSend={submit}
            aria-label={t('talk.followUp')}
            placeholder={t('talk.followUp')}
          />
          <button
            type="button"
            className="btn btn-primary"
            disabled={sending || !isOver || text.trim() === ''}
            onClick={() => submit()}
          >
            {sending ? t('sending') : t('talk.send')} <span className="kbd max-sm:hidden">Ctrl Enter</span>
          </button>
        </div>
      )}
      {isOver ? null : <p className="text-meta text-ink-3">{t('talk.waits')}</p>}
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
    </section>
  )
}
