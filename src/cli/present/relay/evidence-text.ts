import { type ComparedCheck, differenceLines } from '../../../protocol/evidence/difference-lines.ts'
import {
  checkWord,
  EVIDENCE_LABELS,
  EVIDENCE_MEANINGS,
  EVIDENCE_SIGNS,
  type EvidenceWord,
  isOwnCheck,
} from '../../../protocol/evidence/evidence-word.ts'
import { type CountedCheck, weakenedTests } from '../../../protocol/evidence/weakened-tests.ts'
import type { Lang } from '../../../protocol/lang.ts'
import type { CheckResult, Evidence } from '../../../protocol/plays/evidence.ts'
import type { BranchStep, ForwardStep, SkippedDocs, TaskEvidence } from '../../../service/tasks/task-view.ts'
import { terminalText } from '../../terminal-text.ts'
import { testsText } from './tests-text.ts'

/** `✓ passed`, `○ unchecked`: the word with its sign. */
const wordText = (word: EvidenceWord, lang: Lang): string => `${EVIDENCE_SIGNS[word]} ${EVIDENCE_LABELS[word][lang]}`

/** `○ unchecked: Baton ran no checks of the project`. */
export const meaningText = (word: EvidenceWord, lang: Lang): string =>
  `${EVIDENCE_SIGNS[word]} ${EVIDENCE_MEANINGS[word][lang]}`

/** How the checks of the project went, each with its sign; Baton's own stand there only where they failed. */
function checksText(checks: readonly Pick<CheckResult, 'name' | 'passed' | 'waived' | 'command'>[]): string {
  return checks
    .filter((check) => !isOwnCheck(check) || !check.passed)
    .map((check) => `${terminalText(check.name)} ${EVIDENCE_SIGNS[checkWord(check)]}`)
    .join(', ')
}

/** One forward step: `DEV  3f2a…  ✓ passed  test ✓, lint ✓`; an undo after it: `DEV undo backend  …`. */
export function stepText({ seq, stage, actor, evidence, result, voided_by, branch }: ForwardStep, lang: Lang): string {
  const words = WORDS[lang]
  const what = branch === undefined ? stage : `${stage} ${branchText(branch, lang)}`
  const tree = evidence === null ? `#${seq}` : terminalText(evidence.tree).slice(0, 12)
  const how = evidence === null ? words.person : checksText(evidence.checks)
  const voided = voided_by === null ? '' : `(${words.voided} ${voided_by})`
  const by = branch === undefined ? '' : `(${terminalText(actor)})`
  return [what, tree, wordText(result, lang), how, by, voided].filter((part) => part !== '').join('  ')
}

/** `undo backend`, `rollback to dba`, `undo RUN-…`; of a commit that a person accepted, its id. */
function branchText({ word, agent, run_id, to, commit }: BranchStep, lang: Lang): string {
  const named = terminalText(to ?? agent ?? run_id ?? commit.slice(0, 12))
  const words = WORDS[lang].branch
  return word === 'redo' && to !== null ? `${words.redo} (${words.rollback} ${named})` : `${words[word]} ${named}`
}

/** What a task rests on, in a few words: `✓ passed · no evidence: DEV`, or `○ no evidence: PLAN, DEV`. */
export function taskEvidenceText({ result, waived, no_evidence }: TaskEvidence, lang: Lang): string {
  const stages = { waived, no_evidence }
  const named = (word: 'waived' | 'no_evidence') =>
    stages[word].length === 0 ? '' : `: ${stages[word].map(terminalText).join(', ')}`
  const others = (['waived', 'no_evidence'] as const).filter((word) => word !== result && stages[word].length > 0)
  const first = `${wordText(result, lang)}${result === 'waived' || result === 'no_evidence' ? named(result) : ''}`
  return [first, ...others.map((word) => `${EVIDENCE_LABELS[word][lang]}${named(word)}`)].join(' · ')
}

/** As many files as a warning names. */
const MOST_FILES = 12

/**
 * Warnings for the approver, before anything else: the work changed guarded files, and above
 * all that the checks come to another end without that change. Empty where there is nothing of the kind.
 */
export function warningLines(evidence: WarnedEvidence | null, lang: Lang): string[] {
  const words = WORDS[lang]
  const guarded = evidence?.guarded
  const settings = evidence?.settings ?? []
  const differences = (changed: readonly ComparedCheck[], base: readonly ComparedCheck[]) =>
    differenceLines(changed, base, lang).map((line) => `  ${terminalText(line)}`)
  return [
    ...fewerTests(evidence?.checks ?? [], lang),
    ...(guarded?.differs ? [words.differs, ...differences(evidence?.checks ?? [], guarded.checks)] : []),
    ...(guarded && guarded.files.length > 0
      ? [guarded.tree === null ? words.guardedOnce : words.guarded, ...fileLines(guarded.files, lang)]
      : []),
    ...(settings.length > 0 ? [words.settings, ...fileLines(settings, lang)] : []),
  ].map((line) => `!! ${line}`)
}

/** That documentation was left out, and by whom. */
export function skippedDocsText({ by, note }: SkippedDocs, lang: Lang): string {
  const why = note === null ? '' : `: ${note.split('\n')[0]}`
  return terminalText(lang === 'ko' ? `생략됨 (${by})${why}` : `skipped by ${by}${why}`)
}

/** As much of it as is warned of. */
export interface WarnedEvidence extends Pick<Evidence, 'guarded' | 'settings'> {
  readonly checks: readonly (ComparedCheck & CountedCheck)[]
}

/** One line about all checks whose tests show less than on the base: `test 12 → 10 (2 more skipped)`. */
function fewerTests(checks: readonly (ComparedCheck & CountedCheck)[], lang: Lang): string[] {
  const words = WORDS[lang].tests
  const weakened = checks.flatMap((check) => {
    const by = weakenedTests(check)
    return by ? [{ check, by }] : []
  })
  if (weakened.length === 0) return []
  const named = weakened.map(({ check }) => {
    const [ran, more] = testsText(check, lang)
    return `${terminalText(check.name)} ${ran}${more === undefined ? '' : ` (${more})`}`
  })
  return [
    `${weakened.some(({ by }) => by.fewer > 0) ? words.fewer : words.skipped}: ${named.join(', ')}. ${words.look}`,
  ]
}

function fileLines(files: readonly string[], lang: Lang): string[] {
  const more = files.length - MOST_FILES
  return [
    ...files.slice(0, MOST_FILES).map((path) => `  ${terminalText(path)}`),
    ...(more > 0 ? [`  ${WORDS[lang].more(more)}`] : []),
  ]
}

const WORDS = {
  ko: {
    tests: {
      fewer: '변경 전보다 실행된 테스트가 적습니다',
      skipped: '변경 전보다 건너뛴 테스트가 많습니다',
      look: '승인하기 전에 바뀐 테스트를 확인하세요.',
    },
    person: '사람이 넘김',
    voided: '다음 이력부터 무효:',
    differs: '경고: 보호 파일을 원래대로 두면 검사 결과가 달라집니다. 승인하기 전에 확인하세요.',
    guarded: '보호 파일이 바뀌었습니다 (원래 파일로도 검사했습니다):',
    guardedOnce: '보호 파일이 바뀌었습니다:',
    settings: '에이전트 설정이 바뀌었습니다 (사람이 허용함):',
    more: (count: number) => `… ${count}개 더`,
    branch: { undo: '되돌림', redo: '다시 반영', rollback: '시점으로 되돌림:', take: '받아들인 커밋' },
  },
  en: {
    tests: {
      fewer: 'Fewer tests ran than before the change',
      skipped: 'More tests are skipped than before the change',
      look: 'Look at the changed tests before you approve.',
    },
    person: "a person's step",
    voided: 'void since step',
    differs: 'WARNING: with the original guarded files, the checks give other results. Review them before you approve.',
    guarded: 'Guarded files were changed (the checks also ran with the original files):',
    guardedOnce: 'Guarded files were changed:',
    settings: 'Agent settings were changed (a person allowed it):',
    more: (count: number) => `… ${count} more`,
    branch: { undo: 'undo', redo: 'redo', rollback: 'rollback to', take: 'accepted commit' },
  },
} as const
