import { type CountedCheck, weakenedTests } from '../../../protocol/evidence/weakened-tests.ts'
import type { Lang } from '../../../protocol/lang.ts'

/** How many tests of a check ran before the change and after it, and what else is to say: `12 → 10`, `2 more skipped`. */
export function testsText(check: CountedCheck, lang: Lang): readonly string[] {
  const { tests, base_tests: base } = check
  const words = WORDS[lang]
  const skipped = weakenedTests(check)?.skipped ?? 0
  const more =
    tests === undefined ? words.uncounted : tests.run === 0 ? words.none : skipped > 0 ? words.skipped(skipped) : ''
  return [`${base?.run ?? 0} → ${tests?.run ?? 0}`, ...(more === '' ? [] : [more])]
}

const WORDS = {
  ko: {
    uncounted: '출력에 테스트 수가 없음',
    none: '실행된 테스트 없음',
    skipped: (count: number) => `${count}개 더 건너뜀`,
  },
  en: {
    uncounted: 'its output counts no tests',
    none: 'no test ran',
    skipped: (count: number) => `${count} more skipped`,
  },
} as const satisfies Record<Lang, unknown>
