import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { checkWord } from '../../../../src/protocol/evidence/evidence-word.ts'
import { EvidenceWord } from '../../parts/evidence-word.tsx'
import { WeakenedTests } from '../../parts/weakened-tests.tsx'
import { WentOn } from '../../parts/went-on.tsx'
import { CheckList } from '../task/check-list.tsx'

/** The commit and what was checked on it: the line that an approval rests on. */
export function ReviewEvidence({ data }: { readonly data: ApiAnswer<'review'> }) {
  const { t } = useTranslation()
  const last = data.evidence.at(-1)
  if (data.commit === null) return null
  const guarded = last?.guarded && Object.keys(last.guarded).length > 0
  return (
    <>
      <div className="px-3">
        <WentOn of={data.went_on} />
        <WeakenedTests checks={last?.checks ?? []} />
      </div>
      <details className="px-3 pb-1.5">
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <span className="mono font-semibold">{data.commit.slice(0, 8)}</span>
          {last ? (
            last.checks.length === 0 ? (
              <EvidenceWord word={last.result} />
            ) : (
              last.checks.map((check) => <EvidenceWord key={check.name} name={check.name} word={checkWord(check)} />)
            )
          ) : (
            <EvidenceWord word="no_evidence" />
          )}
          {last && data.commit !== last.commit ? (
            <span className="text-meta text-needs">
              ! {t('review.olderCommit', { commit: last.commit.slice(0, 8) })}
            </span>
          ) : null}
          {guarded ? <span className="text-meta text-needs">! {t('review.guarded')}</span> : null}
          {data.left_out.count > 0 ? (
            <span className="text-meta text-ink-3">{t('review.leftOut', { count: data.left_out.count })}</span>
          ) : null}
          {data.rehearsal ? <span className="text-meta text-needs">{t('task.rehearsal')}</span> : null}
        </summary>
        {last ? <CheckList evidence={last} /> : null}
      </details>
    </>
  )
}
