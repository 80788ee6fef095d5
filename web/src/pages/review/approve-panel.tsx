import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { checkWord } from '../../../../src/protocol/evidence/evidence-word.ts'
import { useCommand } from '../../api/use-command.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { EvidenceWord } from '../../parts/evidence-word.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Problem } from '../../parts/problem.tsx'
import { WeakenedTests } from '../../parts/weakened-tests.tsx'
import { ApprovalSteps } from './approval-steps.tsx'

interface ApprovePanelProps {
  readonly data: ApiAnswer<'review'>
  readonly commit: string
  readonly drafts: number
  readonly onClose: () => void
}

/** Approve exactly what was seen: the commit, what was checked, what was not, and what is still open. */
export function ApprovePanel({ data, commit, drafts, onClose }: ApprovePanelProps) {
  const { t } = useTranslation()
  const [merging, setMerging] = useState<{ readonly worker: string | null } | null>(null)
  const { send, sending, refused } = useCommand(
    'approve',
    { task_id: data.task_id },
    {
      told: t('told.approved', { id: data.task_id }),
      onDone: ({ worker_command }) => setMerging({ worker: worker_command }),
    },
  )
  useKeys({ 'mod+enter': () => merging === null && send(commit === '' ? {} : { commit }) }, { global: true })
  const last = data.evidence.at(-1)
  const open = data.comments.filter(({ outcome }) => outcome === 'unchanged').length
  const waived = last?.checks.filter((check) => check.waived) ?? []
  return (
    <Panel title={t('approve.title', { commit: commit.slice(0, 8), target: data.target })} onClose={onClose}>
      {merging ? (
        <ApprovalSteps taskId={data.task_id} target={data.target} worker={merging.worker} />
      ) : (
        <div className="flex flex-col gap-3">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            <dt className="text-ink-3">{t('approve.commit')}</dt>
            <dd className="mono break-all">{commit}</dd>
            <dt className="text-ink-3">{t('approve.change')}</dt>
            <dd>
              {t('review.total', { count: data.total.files, added: data.total.added, removed: data.total.removed })}
            </dd>
            <dt className="text-ink-3">{t('approve.checks')}</dt>
            <dd className="flex flex-wrap gap-x-3">
              {last && last.checks.length > 0 ? (
                last.checks.map((check) => <EvidenceWord key={check.name} name={check.name} word={checkWord(check)} />)
              ) : (
                <EvidenceWord word={last?.result ?? 'no_evidence'} />
              )}
            </dd>
            {data.rests_on && data.rests_on.no_evidence.length > 0 ? (
              <>
                <dt className="text-ink-3">{t('evidence.no_evidence')}</dt>
                <dd className="text-needs">{data.rests_on.no_evidence.join(', ')}</dd>
              </>
            ) : null}
          </dl>
          <WeakenedTests checks={last?.checks ?? []} />
          {waived.length > 0 ? (
            <p className="text-needs">! {t('approve.waived', { names: waived.map(({ name }) => name).join(', ') })}</p>
          ) : null}
          {open > 0 ? <p className="text-needs">! {t('approve.openComments', { count: open })}</p> : null}
          {drafts > 0 ? <p className="text-needs">! {t('approve.drafts', { count: drafts })}</p> : null}
          <button
            type="button"
            className="btn btn-primary self-start"
            disabled={sending}
            onClick={() => send(commit === '' ? {} : { commit })}
          >
            {sending ? t('sending') : t('approve.now')} <span className="kbd max-sm:hidden">Ctrl Enter</span>
          </button>
          {refused ? <Problem message={refused.message} code={refused.code} /> : null}
        </div>
      )}
    </Panel>
  )
}
