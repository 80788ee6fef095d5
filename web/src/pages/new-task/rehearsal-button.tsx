import { useTranslation } from 'react-i18next'
import { useCommand } from '../../api/use-command.ts'
import { forgetDrafts } from '../../app/drafts.ts'
import { go } from '../../app/router.ts'
import { Problem } from '../../parts/problem.tsx'

/** One click: a relay that is played by scripts, without a model and without cost. */
export function RehearsalButton({ request }: { readonly request?: string }) {
  const { t } = useTranslation()
  const { send, sending, refused } = useCommand(
    'create_task',
    {},
    {
      told: t('new.started'),
      onDone: ({ task_id }) => {
        // What was chosen belongs to the words that were sent.
        if (request?.trim()) forgetDrafts('new:request', 'new:priority', 'new:target', 'new:depends')
        go(`/t/${task_id}`)
      },
    },
  )
  const words = request?.trim() ? request : t('new.rehearsalRequest')
  return (
    <span className="inline-flex flex-col gap-2">
      <button
        type="button"
        className="btn"
        disabled={sending}
        onClick={() => send({ request: words, start: { rehearsal: true } })}
      >
        {sending ? t('sending') : t('new.rehearsal')}
      </button>
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
    </span>
  )
}
