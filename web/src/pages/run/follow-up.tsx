import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { useSession } from '../../api/queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { useDraft } from '../../app/drafts.ts'
import { Problem } from '../../parts/problem.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { WritingField } from '../../parts/writing-field.tsx'

interface FollowUpProps {
  readonly runId: string
  readonly said: ApiAnswer<'show_run'>['run']['follow_ups']
}

/** A free-form run is a conversation: what was said, and the next thing to say. */
export function FollowUp({ runId, said }: FollowUpProps) {
  const { t } = useTranslation()
  const { data: session } = useSession()
  const [text, setText] = useDraft(`follow-up:${runId}`)
  const { send, sending, refused } = useCommand(
    'follow_up',
    { run_id: runId },
    { told: t('talk.sent'), onDone: () => setText('') },
  )
  const submit = (written = text) => {
    if (written.trim() !== '') send({ text: written })
  }
  return (
    <section className="flex flex-col gap-2 px-3 py-2">
      {said.length > 0 ? (
        <p className="truncate text-meta text-ink-3">
          {t('talk.last')} <TheirText text={said.at(-1)?.text ?? ''} most={200} />
        </p>
      ) : null}
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
            disabled={sending || text.trim() === ''}
            onClick={() => submit()}
          >
            {sending ? t('sending') : t('talk.send')} <span className="kbd max-sm:hidden">Ctrl Enter</span>
          </button>
        </div>
      )}
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
    </section>
  )
}
