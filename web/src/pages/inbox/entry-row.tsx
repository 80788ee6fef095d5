import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { Link } from '../../app/link.tsx'
import { Age } from '../../parts/age.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { TeamMark } from '../../parts/team-mark.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { ChangeSize } from './change-size.tsx'
import { DecidedRow } from './decided-row.tsx'
import { EntryAnswer } from './entry-answer.tsx'
import { EntryDetails } from './entry-details.tsx'
import { entryWords, kindWords, textIn } from './entry-words.ts'

interface EntryRowProps {
  readonly entry: InboxEntry
  readonly open: boolean
  readonly decided: boolean
  readonly onOpen: () => void
  readonly onDecided: () => void
}

export function EntryRow({ entry, open, decided, onOpen, onDecided }: EntryRowProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLLIElement>(null)
  const words = usePipelineWords()
  const { glyph, label: said } = entryWords(entry, t)
  const agent = textIn(entry.facts, 'agent')
  // Who asks stands in the line above.
  const label = agent !== '' && said.startsWith(`${agent}: `) ? said.slice(agent.length + 2) : said
  const saysTitle = label === kindWords(entry, t)
  useEffect(() => {
    if (open && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [open])
  if (decided) return <DecidedRow entry={entry} label={label} />
  return (
    <li
      ref={row}
      data-row=""
      data-key={entry.key}
      {...(open ? { 'data-open': '' } : {})}
      tabIndex={-1}
      className={`card px-3 py-2 ${open ? 'border-l-[3px] border-l-needs' : ''}`}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !open) onOpen()
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        className="flex w-full cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-0.5 text-left"
        onClick={onOpen}
      >
        <span className="w-4 text-center font-semibold text-needs" aria-hidden="true">
          <Glyph of={glyph} />
        </span>
        <span className="text-meta font-medium text-needs">{kindWords(entry, t)}</span>
        {entry.team ? <TeamMark team={words.team(entry.team)} label={words.team(entry.team).name} /> : null}
        {agent ? <TheirText text={agent} most={40} /> : null}
        {entry.since ? <Age at={entry.since} className="text-meta text-ink-3" /> : null}
        {entry.kind === 'approval' && entry.task_id ? <ChangeSize taskId={entry.task_id} /> : null}
        {open ? null : <span className="ml-auto max-w-full truncate text-meta text-ink-3">{entry.task_id ?? ''}</span>}
      </button>
      <p className={`mt-0.5 pl-7 ${open ? '' : 'truncate'} font-semibold`}>
        <TheirText text={saysTitle ? (entry.title ?? label) : label} most={open ? 2000 : 160} />
      </p>
      {open ? (
        <div className="mt-2 flex flex-col gap-3 pl-7">
          {entry.task_id ? (
            <p className="text-meta text-ink-2">
              <Link href={`/t/${entry.task_id}`}>{entry.task_id}</Link>{' '}
              {entry.title && !saysTitle ? <TheirText text={entry.title} most={120} /> : null}
            </p>
          ) : null}
          <EntryDetails entry={entry} />
          <EntryAnswer key={entry.key} entry={entry} onDecided={onDecided} />
        </div>
      ) : null}
    </li>
  )
}
