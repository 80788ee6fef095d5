import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { serverNow } from '../../app/server-clock.ts'
import { Moment } from '../../parts/age.tsx'
import { EvidenceWord } from '../../parts/evidence-word.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TeamMark } from '../../parts/team-mark.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { CheckList } from './check-list.tsx'
import { visitBars } from './relay-line.tsx'
import { WayBackView } from './way-back-view.tsx'

interface TaskHistoryProps {
  readonly data: ApiAnswer<'show_task'>
  readonly visit: number | null
  readonly onAll: () => void
}

/** The steps, the newest first; a bar of the line filters them. */
export function TaskHistory({ data, visit, onAll }: TaskHistoryProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const bars = visitBars(data.held, serverNow())
  const bar = bars.find(({ seq }) => seq === visit)
  const entries = data.task.pipeline_history
    .filter(({ seq }) => !bar || (seq >= bar.seq && seq <= bar.last + 1))
    .toReversed()
  return (
    <section>
      <h2 className="mb-2 flex items-baseline gap-3 font-semibold">
        {t('task.history')} <span className="font-normal text-ink-3">{entries.length}</span>
        {bar ? (
          <button type="button" className="btn btn-quiet text-meta" onClick={onAll}>
            {t('task.allVisits')}
          </button>
        ) : null}
      </h2>
      {entries.length === 0 ? <p className="text-ink-3">{t('task.noHistory')}</p> : null}
      <ol className="flex flex-col">
        {entries.map((entry) => {
          const { label, kind } = words.status(entry.to_status)
          const [step] = data.steps.filter(({ seq, branch }) => seq === entry.seq && !branch)
          const later = data.steps.filter(({ seq, branch }) => seq === entry.seq && branch).toReversed()
          const back = data.ways_back.find(
            ({ status_to, at }) => status_to === entry.to_status && near(at, entry.timestamp),
          )
          return (
            <li key={entry.seq} className="grid grid-cols-[32px_1fr] border-b border-hairline py-2">
              <span className="text-meta text-ink-3">{entry.seq}</span>
              <div className="min-w-0">
                {later.map((one) => (
                  <BranchStep key={one.branch?.commit} step={one} />
                ))}
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <TeamMark team={words.team(entry.team)} label={words.team(entry.team).name} />
                  <StatusChip kind={kind} label={label} />
                  <TheirText text={entry.actor} most={60} />
                  {step ? <EvidenceWord word={step.voided_by === null ? step.result : 'voided'} /> : null}
                  <Moment at={entry.timestamp} className="ml-auto text-meta text-ink-3" />
                </p>
                {entry.note && !back ? (
                  <p className="text-ink-2">
                    <TheirText text={entry.note} most={2000} />
                  </p>
                ) : null}
                {back ? <WayBackView back={back} /> : null}
                {step?.evidence ? <CheckList evidence={step.evidence} /> : null}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A commit that changed the work after the step, such as an undo, with its own checks. */
function BranchStep({ step }: { readonly step: ApiAnswer<'show_task'>['steps'][number] }) {
  const { t } = useTranslation()
  const { branch, stage, actor, evidence, result, voided_by } = step
  if (!branch) return null
  const what = branch.to ?? branch.agent ?? branch.run_id ?? branch.commit.slice(0, 12)
  return (
    <div className="mb-1 border-b border-hairline pb-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-meta text-ink-3">{stage}</span>
        <span>
          {t(`branchStep.${branch.word}`)} <TheirText text={what} most={60} />
        </span>
        <TheirText text={actor} most={60} />
        <EvidenceWord word={voided_by === null ? result : 'voided'} />
      </p>
      {evidence ? <CheckList evidence={evidence} /> : null}
    </div>
  )
}

/** A message and its step have one time; a second is for rounding. */
const near = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) < 1000
