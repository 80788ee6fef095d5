import { checkWord, EVIDENCE_LABELS, isAsBase } from '../../../protocol/evidence/evidence-word.ts'
import { weakenedTests } from '../../../protocol/evidence/weakened-tests.ts'
import type { Lang } from '../../../protocol/lang.ts'
import type { CheckResult } from '../../../protocol/plays/evidence.ts'
import { terminalText } from '../../terminal-text.ts'
import type { Screen } from '../screen/screen.ts'
import { timeText } from '../screen/time-text.ts'
import { testsText } from './tests-text.ts'

type Noted = Pick<
  CheckResult,
  'passed' | 'waived' | 'command' | 'tests' | 'base_tests' | 'compared' | 'as_of' | 'flaky'
>

/** What has to be said beside how a check ended: `  (fails as on the base: 3 old failures)`. Empty for most. */
export function checkNote(check: Noted, { lang, timeZone }: Pick<Screen, 'lang' | 'timeZone'>): string {
  const { compared, as_of, flaky } = check
  const words = WORDS[lang]
  const notes = [
    ...(checkWord(check) === 'waived' ? [EVIDENCE_LABELS.waived[lang]] : []),
    ...(compared && !check.passed ? [isAsBase(check) ? words.old(compared.old.length) : words.fresh(compared)] : []),
    ...(weakenedTests(check) ? [words.tests(testsText(check, lang).join(', '))] : []),
    ...(as_of ? [words.asOf(terminalText(as_of.stage), timeText(as_of.at, { timeZone }).slice(11))] : []),
    ...(flaky ? [words.flaky] : []),
  ]
  return notes.length === 0 ? '' : `  (${notes.join('; ')})`
}

const MOST = 3
const named = (names: readonly string[]) =>
  names.slice(0, MOST).map(terminalText).join(', ') + (names.length > MOST ? ` +${names.length - MOST}` : '')

type Compared = NonNullable<CheckResult['compared']>

const WORDS = {
  ko: {
    old: (count: number) => (count === 0 ? '기존 실패: 기준 커밋과 출력이 같음' : `기존 실패 ${count}개, 새 실패 없음`),
    fresh: (compared: Compared) =>
      `새 실패 ${compared.new.length}개: ${named(compared.new)}; 기존 실패 ${compared.old.length}개`,
    asOf: (stage: string, time: string) => `${stage} ${time} 결과 재사용`,
    tests: (counts: string) => `테스트 ${counts}`,
    flaky: '결과가 일정하지 않은 검사',
  },
  en: {
    old: (count: number) =>
      count === 0
        ? 'fails as on the base: same output'
        : `fails as on the base: ${count} old failure${count === 1 ? '' : 's'}, none new`,
    fresh: (compared: Compared) =>
      `new: ${named(compared.new) || 'another output than on the base'}; ${compared.old.length} old`,
    asOf: (stage: string, time: string) => `as of ${stage}, ${time}`,
    tests: (counts: string) => `tests ${counts}`,
    flaky: 'flaky: gave another answer on this tree before',
  },
} as const satisfies Record<Lang, unknown>
