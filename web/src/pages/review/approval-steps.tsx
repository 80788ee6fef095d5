import { useTranslation } from 'react-i18next'
import { checkWord } from '../../../../src/protocol/evidence/evidence-word.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { useInbox, useTask } from '../../api/queries.ts'
import { Link } from '../../app/link.tsx'
import { Command } from '../../parts/command.tsx'
import { EvidenceWord } from '../../parts/evidence-word.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { Problem } from '../../parts/problem.tsx'
import { APPROVAL_STEPS, type ApprovalProgress, type StepState, stepState } from './approval-progress.ts'
import { BlockedApproval } from './blocked-approval.tsx'
import { useApprovalProgress } from './use-approval-progress.ts'

interface ApprovalStepsProps {
  readonly taskId: string
  readonly target: string
  /** What starts a worker, where none is alive. */
  readonly worker: string | null
}

/** The steps of an approval while a worker takes them. What stops it is decided here. */
export function ApprovalSteps({ taskId, target, worker }: ApprovalStepsProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { data } = useTask(taskId)
  const { data: inbox } = useInbox()
  const progress = useApprovalProgress(taskId)
  const status = data?.task.status ?? ''
  const isDone = words.status(status).kind === 'done'
  const asked = inbox?.waiting.filter(({ task_id, kind }) => task_id === taskId && kind === 'item') ?? []
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-1" aria-label={t('approve.steps')}>
        {APPROVAL_STEPS.map((step) => {
          const state = isDone ? 'done' : stepState(progress, step)
          const [glyph, colour] = LOOKS[state]
          return (
            <li
              key={step}
              data-step={step}
              data-state={state}
              className={`flex flex-wrap items-baseline gap-x-2 ${colour}`}
            >
              <span className="w-4 text-center">
                <Glyph of={glyph} />
              </span>
              <span>{t(`approve.step.${step}`, { target })}</span>
              <span className="text-meta">{t(`approve.state.${state}`)}</span>
              {step === 'checks' ? <Checks progress={progress} /> : null}
            </li>
          )
        })}
      </ol>
      {isDone ? (
        <p role="status" className="font-semibold text-forward">
          <Glyph of="✓" /> {t('approve.done')}
        </p>
      ) : null}
      {progress.returned !== null && !isDone ? (
        <Problem message={t('approve.returned', { status: words.status(status).label, why: progress.returned })} />
      ) : null}
      {isDone ? null : asked.map((entry) => <BlockedApproval key={entry.key} entry={entry} target={target} />)}
      {worker && !isDone ? (
        <p className="flex flex-wrap items-center gap-2 text-needs">
          {t('board.noWorker')} <Command text={worker} />
        </p>
      ) : null}
      <Link href={`/t/${taskId}`}>{t('entry.openTask')}</Link>
    </div>
  )
}

function Checks({ progress: { checks } }: { readonly progress: ApprovalProgress }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {checks.map((check, at) => (
        <EvidenceWord key={at} name={check.name} word={checkWord(check)} />
      ))}
    </span>
  )
}

const LOOKS: Readonly<Record<StepState, readonly [string, string]>> = {
  waits: ['○', 'text-ink-3'],
  runs: ['●', 'text-ink'],
  stopped: ['!', 'text-needs'],
  done: ['✓', 'text-forward'],
}
