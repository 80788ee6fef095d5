import { useTranslation } from 'react-i18next'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { Link } from '../../app/link.tsx'
import { PageTitle } from '../../app/page-title.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { TeamMark } from '../../parts/team-mark.tsx'
import { RehearsalButton } from '../new-task/rehearsal-button.tsx'

/** An empty board says what the relay is, and offers one that costs nothing. */
export function BoardEmpty() {
  const { t } = useTranslation()
  const words = usePipelineWords()
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10">
      <PageTitle>{t('empty.title')}</PageTitle>
      <p className="mt-1 text-ink-2">{t('empty.text')}</p>
      <ol className="my-6 flex flex-wrap items-stretch gap-2">
        {words.stages.map(({ id, team }, index) => {
          const { name, role, ...mark } = words.team(team)
          return (
            <li key={id} className="flex items-center gap-2">
              {index > 0 ? (
                <span className="text-forward" aria-hidden="true">
                  →
                </span>
              ) : null}
              <span className="card px-3 py-2">
                <TeamMark team={mark} /> <span className="font-semibold">{name}</span>
                <span className="block text-meta text-ink-3">{role}</span>
              </span>
            </li>
          )
        })}
        <li className="flex items-center gap-2">
          <span className="text-forward" aria-hidden="true">
            →
          </span>
          <span className="card border-needs px-3 py-2">
            <span className="font-semibold text-needs">
              <Glyph of="✓" /> {t('empty.you')}
            </span>
            <span className="block text-meta text-ink-3">{t('empty.approve')}</span>
          </span>
        </li>
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Link href="/new" className="btn btn-primary no-underline">
          {t('new.title')} <span className="kbd">c</span>
        </Link>
        <RehearsalButton />
      </div>
    </div>
  )
}
