import { useTranslation } from 'react-i18next'
import { useCommand } from '../../api/use-command.ts'
import { forgetDrafts } from '../../app/drafts.ts'
import { go } from '../../app/router.ts'
import { Problem } from '../../parts/problem.tsx'

/** Plans a graph of specialists for the request; from three agents on they wait for a yes, on the plan page. */
export function DispatchButton({ request }: { readonly request: string }) {
  const { t } = useTranslation()
  const { send, sending, refused } = useCommand(
    'start_dispatch',
    {},
    {
      told: t('new.started'),
      onDone: ({ task_id }) => {
        forgetDrafts('new:request')
        go(`/t/${task_id}/plan`)
      },
    },
  )
  return (
    <span className="inline-flex flex-col gap-2">
      <button
        type="button"
        className="btn"
        disabled={sending || request.trim() === ''}
        onClick={() => send({ request })}
      >
        {sending ? t('sending') : t('plan.dispatch')}
      </button>
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
    </span>
  )
}
