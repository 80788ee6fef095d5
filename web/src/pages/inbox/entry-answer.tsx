import { useTranslation } from 'react-i18next'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'
import { useSession } from '../../api/queries.ts'
import { Link } from '../../app/link.tsx'
import { AckAnswer } from './ack-answer.tsx'
import { CommandButton } from './command-button.tsx'
import { textIn, textsIn } from './entry-words.ts'
import { EscalationAnswer } from './escalation-answer.tsx'
import { WordAnswer } from './word-answer.tsx'

/** How an entry is decided in place. Each kind has one way; what cannot be decided here says where it can. */
export function EntryAnswer({ entry, onDecided }: { readonly entry: InboxEntry; readonly onDecided: () => void }) {
  const { t } = useTranslation()
  const { data: session } = useSession()
  if (session?.role === 'viewer') return <p className="text-ink-3">{t('role.viewerOnly')}</p>
  const task_id = entry.task_id ?? ''
  const run_id = textIn(entry.facts, 'run_id')
  const told = t('inbox.sent')
  if (entry.answer) {
    const isPlan = entry.kind === 'item' && textIn(entry.facts, 'kind') === 'plan'
    return (
      <>
        {isPlan ? (
          <Link href={`/t/${task_id}/plan`} className="btn self-start no-underline">
            {t('plan.see')}
          </Link>
        ) : null}
        <WordAnswer entry={entry} asked={entry.answer} onDecided={onDecided} />
      </>
    )
  }
  switch (entry.kind) {
    case 'escalation':
      return <EscalationAnswer entry={entry} onDecided={onDecided} />
    case 'approval':
      return (
        <Link href={`/t/${task_id}/review`} className="btn btn-primary self-start no-underline">
          {t('card.review')}
        </Link>
      )
    case 'handoff':
      return <AckAnswer taskId={task_id} onDecided={onDecided} />
    case 'hold':
      return (
        <CommandButton
          route="step"
          params={{ task_id }}
          body={{ action: 'resume' }}
          label={t('entry.resume')}
          told={told}
          onDone={onDecided}
        />
      )
    case 'not_carried':
      return (
        <CommandButton
          route="begin_work"
          params={{ task_id }}
          body={{}}
          label={t('entry.begin')}
          told={told}
          onDone={onDecided}
        />
      )
    case 'revision':
    case 'stage_failed':
      return (
        <CommandButton
          route="resume_work"
          params={{ task_id }}
          body={{}}
          label={t('entry.goOn')}
          told={told}
          onDone={onDecided}
        />
      )
    case 'run_paused':
    case 'run_error':
    case 'run_failed':
      return task_id !== '' && entry.facts.goes_on_with ? (
        <CommandButton
          route="resume_work"
          params={{ task_id }}
          body={{}}
          label={t('entry.goOn')}
          told={told}
          onDone={onDecided}
        />
      ) : (
        <CommandButton
          route="resume_run"
          params={{ run_id: run_id || entry.id }}
          body={{}}
          label={t('entry.goOn')}
          told={told}
          onDone={onDecided}
        />
      )
    case 'pipeline_stopped':
      return (
        <CommandButton
          route="start_pipeline"
          params={{}}
          body={{}}
          label={t('entry.startPipeline')}
          told={told}
          onDone={onDecided}
        />
      )
    case 'cancelled_dependency': {
      const cancelled = textsIn(entry.facts, 'cancelled')
      return (
        <CommandButton
          route="edit_task"
          params={{ task_id }}
          body={{ dependencies: textsIn(entry.facts, 'dependencies').filter((id) => !cancelled.includes(id)) }}
          label={t('entry.dropDependency', { ids: cancelled.join(', ') })}
          told={told}
          onDone={onDecided}
        />
      )
    }
    case 'inactive_team':
      return (
        <div className="flex flex-wrap gap-2">
          <CommandButton
            route="register_agent"
            params={{ agent_id: textIn(entry.facts, 'agent') }}
            body={{ team: textIn(entry.facts, 'team'), status: 'active' }}
            label={t('entry.activate', { agent: textIn(entry.facts, 'agent') })}
            told={told}
            onDone={onDecided}
          />
          {entry.facts.can_skip ? (
            <CommandButton
              route="step"
              params={{ task_id }}
              body={{ action: 'skip_docs' }}
              label={t('entry.skipDocs')}
              told={told}
              onDone={onDecided}
              plain
            />
          ) : null}
        </div>
      )
    default:
      return task_id === '' ? null : (
        <Link href={`/t/${task_id}`} className="btn self-start no-underline">
          {t('entry.openTask')}
        </Link>
      )
  }
}
