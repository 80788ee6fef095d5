import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { useCommand } from '../../api/use-command.ts'
import { forgetDrafts } from '../../app/drafts.ts'
import { go } from '../../app/router.ts'
import { type Reason, ReasonPanel } from '../task/reason-panel.tsx'
import { type CommentDrafts, placeOf } from './comment-drafts.ts'

interface SendBackPanelProps {
  readonly data: ApiAnswer<'review'>
  readonly drafts: CommentDrafts
  readonly onClose: () => void
}

/** Every draft becomes an action item with its file and line, and a comment that the next brief contains. */
export function SendBackPanel({ data, drafts, onClose }: SendBackPanelProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { task_id } = data
  const way = data.back_to[0]
  const onDone = () => {
    drafts.clear()
    forgetDrafts(`review-back:${task_id}:reason`, `review-back:${task_id}:items`)
    onClose()
    go(`/t/${task_id}`)
  }
  const told = t('told.sentBack', { id: task_id })
  const step = useCommand('step', { task_id }, { told, onDone })
  const ack = useCommand('acknowledge', { task_id }, { told, onDone })
  const line_comments = drafts.all.map(({ path, side, from, line, text }) => ({
    path,
    // A line that is gone has no number in the new file.
    ...(side === 'new' ? { line } : {}),
    text: side === 'old' || from !== line ? `${placeOf({ path, side, from, line })} ${text}` : text,
  }))
  const comments = line_comments.length > 0 ? { line_comments } : {}
  const to = way ? words.status(way.to) : undefined
  const isAck = way?.action === 'ack_rejected' || way?.action === 'ack'
  const send = (reason: Reason) => {
    if (!way) return
    if (isAck) ack.send({ status: 'rejected', reason, ...comments })
    else
      step.send({
        action: way.action === 'revision_request' ? 'revision_request' : 'reject',
        to: way.to,
        reason,
        ...comments,
      })
  }
  return (
    <ReasonPanel
      draftKey={`review-back:${task_id}`}
      title={`${t('review.sendBack')} → ${to?.label ?? ''}`}
      items={drafts.all.map((draft) => `${placeOf(draft)} ${draft.text}`)}
      assignee={to?.owner ?? ''}
      sending={step.sending || ack.sending}
      refused={step.refused ?? ack.refused}
      onSend={send}
      onClose={onClose}
    />
  )
}
