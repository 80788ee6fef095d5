import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskCard as Task } from '../../../../src/protocol/api/api-types.ts'
import { useOpenTasks } from '../../api/board-tasks.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { Link } from '../../app/link.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { shortId } from './waiting-strip.tsx'

/** The card that had the focus and left its lane. It stays until the focus goes on: nothing moves under the hand. */
export function MovedCard({ task, compact }: { readonly task: Task; readonly compact: boolean }) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { data } = useOpenTasks()
  const now = data?.get(task.task_id)
  // The card that had the focus is no longer in the document.
  const node = useRef<HTMLElement>(null)
  useLayoutEffect(() => node.current?.focus({ preventScroll: true }), [])
  return (
    <article
      ref={node}
      data-row=""
      data-key={task.task_id}
      tabIndex={-1}
      className={`card flex flex-col border-dashed px-2 py-1 text-ink-3 ${compact ? 'h-16 max-sm:h-[84px]' : 'h-[92px] max-sm:h-[112px]'}`}
    >
      <p className="mono text-meta">{shortId(task.task_id)}</p>
      <Link href={`/t/${task.task_id}`} className="truncate text-ink-2">
        <TheirText text={task.title} most={160} />
      </Link>
      <p className="mt-auto text-meta">
        → {now ? t('card.moved', { status: words.status(now.status).label }) : t('card.closed')}
      </p>
    </article>
  )
}
