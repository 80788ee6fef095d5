import { useTranslation } from 'react-i18next'
import { type CountedCheck, weakenedTests } from '../../../src/protocol/evidence/weakened-tests.ts'
import { cutText, visibleText } from './visible-text.ts'

interface NamedCheck extends CountedCheck {
  readonly name: string
}

/** Warns that the tests of a check show less than before the change: fewer ran, or more were skipped. */
export function WeakenedTests({ checks }: { readonly checks: readonly NamedCheck[] }) {
  const { t } = useTranslation()
  const weakened = checks.flatMap((check) => {
    const by = weakenedTests(check)
    return by ? [{ check, by }] : []
  })
  if (weakened.length === 0) return null
  const what = weakened.some(({ by }) => by.fewer > 0) ? 'review.fewerTests' : 'review.moreSkipped'
  const counts = weakened.map(({ check: { name, tests, base_tests }, by: { skipped } }) => {
    const ran = `${visibleText(cutText(name, 60))} ${base_tests?.run ?? 0} → ${tests?.run ?? 0}`
    return skipped > 0 ? `${ran} (${t('review.skippedMore', { count: skipped })})` : ran
  })
  return (
    <p className="text-needs">
      ! {t(what)}: {counts.join(', ')}. {t('review.lookAtTests')}
    </p>
  )
}
