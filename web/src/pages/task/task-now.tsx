import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { useBoard, useInbox } from '../../api/queries.ts'
import { Link } from '../../app/link.tsx'
import { Age } from '../../parts/age.tsx'
import { Command } from '../../parts/command.tsx'
import { Deadline } from '../../parts/deadline.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { Life } from '../../parts/life.tsx'
import { TeamMark } from '../../parts/team-mark.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { EntryAnswer } from '../inbox/entry-answer.tsx'
import { EntryDetails } from '../inbox/entry-details.tsx'
import { entryWords, kindWords } from '../inbox/entry-words.ts'

/** NOW: who has the baton, whether they are alive, and what they wait for. What waits for me is answered here. */
export function TaskNow({ data }: { readonly data: ApiAnswer<'show_task'> }) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const { data: inbox } = useInbox()
  const { data: board } = useBoard()
  const mine = inbox?.waiting.filter(({ task_id }) => task_id === data.task.task_id) ?? []
  const { label, terminal } = words.status(data.task.status)
  const team = words.team(data.task.assigned_team)
  const next = data.deadlines?.deadlines.find(({ fired, at }) => !fired && at !== null)
  const waiting = data.carried?.waiting
  const noWorker = board?.workers.length === 0 && data.runs.some(({ state }) => state === 'queued')
  return (
    <section aria-label={t('task.now')} className="card mb-4 px-3 py-2">
      <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-meta font-semibold text-ink-3">{t('task.now')}</h2>
        {terminal ? null : (
          <span className="flex items-baseline gap-1.5">
            <TeamMark team={team} />
            <span className="font-semibold">{team.name}</span>
          </span>
        )}
        <span>{label}</span>
        {data.runs.map((life) => (
          <span key={life.run_id} className="inline-flex items-baseline gap-2">
            <Life life={life} />
            <Link href={`/runs/${life.run_id}`} className="text-meta">
              {t('task.openRun')}
            </Link>
          </span>
        ))}
        {next?.at ? (
          <Deadline
            due={next.at}
            label={t(`deadline.${next.step}`, { defaultValue: next.step })}
            standing={!data.deadlines?.running}
          />
        ) : null}
        {data.interrupted ? <span className="text-failed">× {t('card.interrupted')}</span> : null}
        {data.stopped ? <span className="text-needs">‖ {t('board.stopped')}</span> : null}
      </div>
      {waiting && mine.length === 0 ? (
        <p className="text-ink-2">
          {t('task.waitsFor', { what: t(`wait.${waiting.what}`, { defaultValue: waiting.what }) })}{' '}
          <TheirText text={waiting.text} /> <Age at={waiting.since} className="text-meta text-ink-3" />
        </p>
      ) : null}
      {noWorker && board ? (
        <p className="flex flex-wrap items-center gap-2 text-needs">
          {t('board.noWorker')} <Command text={board.worker_command} />
        </p>
      ) : null}
      {mine.map((entry) => (
        <div key={entry.key} className="mt-2 flex flex-col gap-2 rounded-control bg-needs-ground px-3 py-2">
          <p className="font-semibold text-needs">
            <Glyph of={entryWords(entry, t).glyph} /> {kindWords(entry, t)}
          </p>
          {entryWords(entry, t).label === kindWords(entry, t) ? null : (
            <p className="font-semibold">
              <TheirText text={entryWords(entry, t).label} most={2000} />
            </p>
          )}
          <EntryDetails entry={entry} />
          <EntryAnswer entry={entry} onDecided={() => {}} />
        </div>
      ))}
    </section>
  )
}
