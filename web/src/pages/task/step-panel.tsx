import { useTranslation } from 'react-i18next'
import type { ApiBody } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { useTask } from '../../api/queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { forgetDrafts, useDraft } from '../../app/drafts.ts'
import { Panel } from '../../parts/panel.tsx'
import { Problem } from '../../parts/problem.tsx'
import { WritingField } from '../../parts/writing-field.tsx'
import { AckAnswer } from '../inbox/ack-answer.tsx'
import { ReasonPanel } from './reason-panel.tsx'

interface StepPanelProps {
  readonly taskId: string
  readonly action: string
  readonly onClose: () => void
}

type StepAction = ApiBody<'step'>['action']

/** One step of the transition table, with the words that it needs. */
export function StepPanel({ taskId, action, onClose }: StepPanelProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { data } = useTask(taskId)
  const to = data?.mine.find((one) => one.action === action)?.to
  const name = t(`action.${action}`, { defaultValue: words.action(action) })
  const title = to && to !== data?.task.status ? `${name} → ${words.status(to).label}` : name
  if (action === 'ack' || action === 'ack_rejected') {
    return (
      <Panel title={title} onClose={onClose}>
        <AckAnswer taskId={taskId} onDecided={onClose} />
      </Panel>
    )
  }
  if (action === 'reject' || action === 'revision_request') {
    return (
      <SendBack
        taskId={taskId}
        action={action}
        title={title}
        assignee={words.status(to ?? '').owner ?? ''}
        onClose={onClose}
      />
    )
  }
  if (action === 'escalate') return <Escalate taskId={taskId} title={title} onClose={onClose} />
  return <Plain taskId={taskId} action={action as StepAction} title={title} onClose={onClose} />
}

interface PartProps {
  readonly taskId: string
  readonly title: string
  readonly onClose: () => void
}

function SendBack({
  taskId,
  action,
  title,
  assignee,
  onClose,
}: PartProps & { readonly action: StepAction; readonly assignee: string }) {
  const { t } = useTranslation()
  const { send, sending, refused } = useCommand(
    'step',
    { task_id: taskId },
    {
      told: t('told.step', { step: title }),
      onDone: () => {
        forgetDrafts(`back:${taskId}:reason`, `back:${taskId}:items`)
        onClose()
      },
    },
  )
  return (
    <ReasonPanel
      draftKey={`back:${taskId}`}
      title={title}
      assignee={assignee}
      sending={sending}
      refused={refused}
      onSend={(reason) => send({ action, reason })}
      onClose={onClose}
    />
  )
}

function Escalate({ taskId, title, onClose }: PartProps) {
  const { t } = useTranslation()
  const { send, sending, refused } = useCommand(
    'escalate',
    { task_id: taskId },
    {
      told: t('told.step', { step: title }),
      onDone: () => {
        forgetDrafts(`escalate:${taskId}`)
        onClose()
      },
    },
  )
  return (
    <Words
      title={title}
      draftKey={`escalate:${taskId}`}
      needed
      sending={sending}
      refused={refused}
      onClose={onClose}
      onSend={(reason) => send({ reason })}
    />
  )
}

const NEEDS_REASON: readonly string[] = ['hold', 'cancel']
const FORWARD: readonly string[] = ['handoff', 'resubmit', 'complete']

function Plain({ taskId, action, title, onClose }: PartProps & { readonly action: StepAction }) {
  const { t } = useTranslation()
  const { send, sending, refused } = useCommand(
    'step',
    { task_id: taskId },
    {
      told: t('told.step', { step: title }),
      onDone: () => {
        forgetDrafts(`${action}:${taskId}`)
        onClose()
      },
    },
  )
  return (
    <Words
      title={title}
      draftKey={`${action}:${taskId}`}
      needed={NEEDS_REASON.includes(action)}
      warning={FORWARD.includes(action) ? t('step.noEvidence') : action === 'cancel' ? t('step.cancel') : undefined}
      sending={sending}
      refused={refused}
      onClose={onClose}
      onSend={(text) =>
        send({ action, ...(text === '' ? {} : FORWARD.includes(action) ? { context: text } : { note: text }) })
      }
    />
  )
}

interface WordsProps {
  readonly title: string
  readonly draftKey: string
  readonly needed: boolean
  readonly warning?: string | undefined
  readonly sending: boolean
  readonly refused: { readonly message: string; readonly code: string } | null
  readonly onSend: (text: string) => void
  readonly onClose: () => void
}

function Words({ title, draftKey, needed, warning, sending, refused, onSend, onClose }: WordsProps) {
  const { t } = useTranslation()
  const [text, setText] = useDraft(draftKey)
  const submit = (written = text) => {
    if (needed && written.trim() === '') return
    onSend(written.trim())
  }
  return (
    <Panel title={title} onClose={onClose}>
      <div className="flex flex-col gap-3">
        {warning ? <p className="text-needs">{warning}</p> : null}
        <label className="block">
          <span className="text-meta font-medium text-ink-2">{needed ? t('step.reason') : t('step.note')}</span>
          <WritingField autoFocus rows={3} value={text} onText={setText} onSend={submit} />
        </label>
        <button
          type="button"
          className="btn btn-primary self-start"
          disabled={sending || (needed && text.trim() === '')}
          onClick={() => submit()}
        >
          {sending ? t('sending') : title} <span className="kbd max-sm:hidden">Ctrl Enter</span>
        </button>
        {refused ? <Problem message={refused.message} code={refused.code} /> : null}
      </div>
    </Panel>
  )
}
