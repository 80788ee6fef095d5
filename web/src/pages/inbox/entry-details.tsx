import { useTranslation } from 'react-i18next'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'
import { Link } from '../../app/link.tsx'
import { EvidenceWord } from '../../parts/evidence-word.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { CheckList } from '../task/check-list.tsx'
import { type WayBackShown, WayBackView } from '../task/way-back-view.tsx'
import { textIn, textsIn } from './entry-words.ts'
import { LastLines } from './last-lines.tsx'

/** What must be known to decide: only what this kind of entry has. */
export function EntryDetails({ entry }: { readonly entry: InboxEntry }) {
  const { t } = useTranslation()
  const { facts } = entry
  const run = textIn(facts, 'run_id')
  const lines = [...textsIn(facts, 'details'), ...textsIn(facts, 'problems'), ...textsIn(facts, 'failedFiles')]
  const words = [
    textIn(facts, 'question', 'question', 'context'),
    textIn(facts, 'error', 'message'),
    textIn(facts, 'end', 'reason'),
    textIn(facts, 'reason'),
    textIn(facts, 'lastFeedback'),
    textIn(facts, 'note'),
    textIn(facts, 'failure'),
  ].filter((text) => text !== '')
  const back = facts.way_back as WayBackShown | null | undefined
  const evidence = facts.evidence as Readonly<Record<string, unknown>> | null | undefined
  const sentBack = entry.kind === 'approval' ? Number(facts.revision_count ?? 0) : 0
  const rests = facts.rests_on as { readonly result?: string } | null | undefined
  return (
    <>
      {words.map((text) => (
        <p key={text} className="text-ink-2">
          <TheirText text={text} most={2000} />
        </p>
      ))}
      {lines.length > 0 ? (
        <ul className="mono max-h-40 overflow-auto rounded-control bg-sunken px-3 py-2">
          {lines.slice(0, 50).map((line, at) => (
            <li key={at}>
              <TheirText text={line} />
            </li>
          ))}
        </ul>
      ) : null}
      {back ? <WayBackView back={back} /> : null}
      {rests?.result ? (
        <p>
          {t('task.restsOn')} <EvidenceWord word={rests.result} />
          {sentBack > 0 ? <span className="ml-3 text-back">← {t('entry.rounds', { count: sentBack })}</span> : null}
        </p>
      ) : null}
      {evidence ? <CheckList evidence={evidence} /> : null}
      {run ? (
        <>
          <LastLines key={run} runId={run} />
          <p className="text-meta">
            <Link href={`/runs/${run}`}>{t('entry.openRun')}</Link>
          </p>
        </>
      ) : null}
    </>
  )
}
