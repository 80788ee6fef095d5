import type { Lang } from '../lang.ts'
import { checkWord, EVIDENCE_LABELS, isOwnCheck, type JudgedCheck } from './evidence-word.ts'

/** As much of a check as is told about a difference. */
export interface ComparedCheck extends JudgedCheck {
  readonly name: string
  readonly code: number | null
  readonly signal: string | null
}

/** Check by check where they differ: how it ended on the work as it is, and with the guarded files of the base. */
export function differenceLines(
  changed: readonly ComparedCheck[],
  base: readonly ComparedCheck[],
  lang: Lang,
): string[] {
  const words = WORDS[lang]
  const how = (check: ComparedCheck | undefined) => {
    if (!check) return words.notRun
    const word = EVIDENCE_LABELS[checkWord(check)][lang]
    return check.passed ? word : `${word} (${check.signal ?? `exit ${check.code}`})`
  }
  return changed
    .filter((check) => !isOwnCheck(check))
    .map((check) => ({ check, was: base.find(({ name }) => name === check.name) }))
    .filter(({ check, was }) => was?.passed !== check.passed)
    .map(({ check, was }) => `${check.name}: ${words.asChanged} ${how(check)}, ${words.asBase} ${how(was)}`)
}

const WORDS = {
  ko: { asChanged: '바뀐 대로', asBase: '원래 파일로', notRun: '실행 안 함' },
  en: { asChanged: 'as changed', asBase: "with the base's files", notRun: 'not run' },
} as const
