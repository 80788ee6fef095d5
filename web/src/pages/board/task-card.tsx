import { memo, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskCard as Task } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { Link } from '../../app/link.tsx'
import { preferences } from '../../app/preferences.ts'
import { Deadline } from '../../parts/deadline.tsx'
import { PriorityMark } from '../../parts/priority-mark.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { TaskActions } from '../task/task-actions.tsx'
import { useDue } from './board-times.ts'
import { CardState } from './card-state.tsx'
import type { CardFacts } from './lane-groups.ts'
import { PeekAt } from './peek-at.ts'
import { shortId } from './waiting-strip.tsx'

interface TaskCardProps {
  readonly task: Task
  readonly facts: CardFacts | undefined
  readonly compact: boolean
}

/** Two lines of title, one sentence of state, one button; the rest is in `⋯`. The height is fixed: an event changes words, not places. */
export const TaskCard = memo(function TaskCard({ task, facts, compact }: TaskCardProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const due = useDue(task.due_at)
  const peekAt = useContext(PeekAt)
  const { kind } = words.status(task.status)
  const href = `/t/${task.task_id}`
  const waits = facts?.waits
  return (
    <article
      data-row=""
      data-key={task.task_id}
      tabIndex={-1}
      aria-label={`${task.task_id} ${task.title.slice(0, 100)}`}
      className={`card flex flex-col px-2 py-1 ${compact ? 'h-16 max-sm:h-[84px]' : 'h-[92px] max-sm:h-[112px]'} ${waits ? 'border-l-[3px] border-l-needs' : kind === 'revision' ? 'border-l-[3px] border-l-back' : ''}`}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return
        if (event.key === 'Enter') event.currentTarget.querySelector('a')?.click()
        if (event.key === '.') event.currentTarget.querySelector('summary')?.click()
        if (event.key === ' ' && preferences().singleKeys) {
          event.preventDefault()
          peekAt(task.task_id)
        }
      }}
    >
      <div className="flex h-[18px] shrink-0 items-center gap-2 text-meta text-ink-3">
        <span className="mono text-meta" title={task.task_id}>
          {shortId(task.task_id)}
        </span>
        <PriorityMark priority={task.priority} />
        {task.revision_count > 0 ? (
          <span className="text-back" title={t('card.revisions', { count: task.revision_count })}>
            ←{task.revision_count}
          </span>
        ) : null}
        <span className="ml-auto flex min-w-0 items-center gap-1">
          {due ? <Deadline due={due.at} label="ACK" standing={due.standing} /> : null}
          <TaskActions taskId={task.task_id} small />
        </span>
      </div>
      <Link href={href} className={`font-semibold text-ink ${compact ? 'truncate' : 'clamp-2'} leading-5`}>
        <TheirText text={task.title} most={160} />
      </Link>
      <div className="mt-auto flex min-h-6 max-sm:min-h-11 min-w-0 items-center gap-x-2">
        <div className="min-w-0 flex-1 truncate text-meta">
          <CardState task={task} facts={facts} />
        </div>
        {waits ? (
          <Link
            href={waits.kind === 'approval' ? `${href}/review` : `/inbox/${encodeURIComponent(waits.key)}`}
            className="btn !min-h-6 max-sm:!min-h-11 shrink-0 !px-2 !py-0 text-meta no-underline"
          >
            {waits.kind === 'approval'
              ? t('card.review')
              : waits.kind === 'question'
                ? t('card.answer')
                : t('card.decide')}
          </Link>
        ) : null}
      </div>
    </article>
  )
})
