import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { useTask } from '../../api/queries.ts'
import { go } from '../../app/router.ts'
import { StepPanel } from './step-panel.tsx'

/** `⋯` of a task: what the transition table allows this person now, read when it is opened. */
export function TaskActions({ taskId, small = false }: { readonly taskId: string; readonly small?: boolean }) {
  const [open, setOpen] = useState(false)
  const [action, setAction] = useState<string | null>(null)
  const { t } = useTranslation()
  return (
    <>
      <details
        className="relative"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setOpen(false)
          event.currentTarget.querySelector('summary')?.focus()
        }}
      >
        <summary
          className={`btn btn-quiet list-none ${small ? '!min-h-6 !px-1.5 !py-0 max-sm:-my-2 max-sm:!min-h-11 max-sm:!px-3' : ''}`}
          aria-label={t('menu.more')}
        >
          ⋯
        </summary>
        {open ? <Choices taskId={taskId} onPick={setAction} close={() => setOpen(false)} /> : null}
      </details>
      {action ? <StepPanel taskId={taskId} action={action} onClose={() => setAction(null)} /> : null}
    </>
  )
}

interface ChoicesProps {
  readonly taskId: string
  readonly onPick: (action: string) => void
  readonly close: () => void
}

function Choices({ taskId, onPick, close }: ChoicesProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { data, error } = useTask(taskId)
  const pick = (action: string) => {
    close()
    if (action === 'approve') go(`/t/${taskId}/review`)
    else onPick(action)
  }
  const mine = data?.mine ?? []
  const others = (data?.allowed ?? []).filter(({ action }) => !mine.some((one) => one.action === action))
  return (
    <div className="absolute right-0 z-20 mt-1 w-64 rounded-card border border-hairline bg-surface p-1 shadow-[var(--shadow)]">
      {!data && !error ? <p className="px-2 py-1 text-ink-3">{t('loading.actions')}</p> : null}
      {error ? <p className="px-2 py-1 text-failed">{error.message}</p> : null}
      {data && mine.length === 0 ? <p className="px-2 py-1 text-ink-2">{t('actions.none')}</p> : null}
      {mine.map(({ action, to }) => (
        <button
          key={action + to}
          type="button"
          className="flex w-full cursor-pointer items-baseline justify-between gap-2 rounded-control px-2 py-1 text-left hover:bg-sunken max-sm:min-h-11"
          onClick={() => pick(action)}
        >
          <span>{t(`action.${action}`, { defaultValue: words.action(action) })}</span>
          {to === data?.task.status ? null : (
            <span className="truncate text-meta text-ink-3">{words.status(to).label}</span>
          )}
        </button>
      ))}
      {others.length > 0 ? (
        <p className="border-t border-hairline px-2 pt-1 text-meta text-ink-3">
          {t('actions.others')}{' '}
          {others
            .slice(0, 4)
            .map(({ action, by }) => `${t(`action.${action}`, { defaultValue: action })} (${words.team(by).name})`)
            .join(', ')}
        </p>
      ) : null}
    </div>
  )
}
