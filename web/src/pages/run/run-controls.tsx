import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { useSession } from '../../api/queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { Panel } from '../../parts/panel.tsx'
import { Problem } from '../../parts/problem.tsx'
import { CommandButton } from '../inbox/command-button.tsx'

type RunRecord = ApiAnswer<'show_run'>['run']

export function RunControls({ run }: { readonly run: RunRecord }) {
  const { t } = useTranslation()
  const { data: session } = useSession()
  const [cancelling, setCancelling] = useState(false)
  const { run_id, state, wish, ended_at } = run
  if (ended_at !== null || session?.role === 'viewer') return null
  if (wish) return <span className="text-ink-2">{t(`run.wish.${wish}`)}</span>
  return (
    <span className="inline-flex gap-2">
      {state === 'paused' ? (
        <CommandButton
          route="resume_run"
          params={{ run_id }}
          body={{}}
          label={t('run.resume')}
          told={t('run.resume')}
        />
      ) : state === 'running' ? (
        <CommandButton
          route="pause_run"
          params={{ run_id }}
          body={{}}
          label={t('run.pause')}
          told={t('run.pause')}
          plain
        />
      ) : null}
      <button type="button" className="btn" onClick={() => setCancelling(true)}>
        {t('run.cancel')}
      </button>
      {cancelling ? <CancelPanel runId={run_id} onClose={() => setCancelling(false)} /> : null}
    </span>
  )
}

function CancelPanel({ runId, onClose }: { readonly runId: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { send, sending, refused } = useCommand(
    'cancel_run',
    { run_id: runId },
    { told: t('run.wish.cancel'), onDone: onClose },
  )
  return (
    <Panel title={t('run.cancelTitle')} onClose={onClose}>
      <p className="mb-3 text-ink-2">{t('run.cancelText')}</p>
      <button type="button" className="btn btn-primary" disabled={sending} onClick={() => send({})}>
        {sending ? t('sending') : t('run.cancelNow')}
      </button>
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
    </Panel>
  )
}
