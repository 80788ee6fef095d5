import type { Localized } from '../lang.ts'
import type { ComparedFailures } from '../plays/evidence.ts'

/**
 * The one word for what Baton knows about a tree, or about a forward step of a task. Nothing that is shown or
 * written may be derived from anything else.
 *
 * - `passed`: at least one check of the project ran on this tree, and all of them passed.
 * - `failed`: a check failed and nobody waived it.
 * - `as_base`: a check failed, but only with failures that the base has, and a person decided to compare with it.
 * - `waived`: a check failed and the PO does without it; the others passed.
 * - `unchecked`: no check of the project ran. What Baton looks at itself (`isOwnCheck`) does not change that.
 * - `no_evidence`: a person moved the task on, without a run and so without a tree that Baton knows.
 */
export const EVIDENCE_WORDS = ['passed', 'failed', 'as_base', 'waived', 'unchecked', 'no_evidence'] as const
export type EvidenceWord = (typeof EVIDENCE_WORDS)[number]

/** As much of a check as the word is made of. `waived` and `command` are missing in some old records. */
export interface JudgedCheck {
  readonly passed: boolean
  readonly waived?: boolean
  readonly command?: readonly string[]
  readonly compared?: ComparedFailures
}

export interface JudgedEvidence {
  readonly passed: boolean
  readonly checks: readonly JudgedCheck[]
}

export function evidenceWord(evidence: JudgedEvidence | null | undefined): EvidenceWord {
  if (!evidence) return 'no_evidence'
  const { checks } = evidence
  if (!evidence.passed || checks.some((check) => checkWord(check) === 'failed')) return 'failed'
  const project = checks.filter((check) => !isOwnCheck(check))
  if (project.length === 0) return 'unchecked'
  const words = project.map(checkWord)
  return words.includes('waived') ? 'waived' : words.includes('as_base') ? 'as_base' : 'passed'
}

const OWN = 'baton: '

/** The command under which a check that Baton makes itself, without a process, is recorded. */
export const ownCommand = (name: string): readonly string[] => [`${OWN}${name}`]

/** Whether Baton made this check itself, such as `written`: it says nothing about the project's own checks. */
export const isOwnCheck = ({ command }: Pick<JudgedCheck, 'command'>): boolean =>
  command?.length === 1 && command[0]?.startsWith(OWN) === true

/** As people read it. */
export const EVIDENCE_LABELS: Readonly<Record<EvidenceWord, Localized>> = {
  passed: { ko: '통과', en: 'passed' },
  failed: { ko: '실패', en: 'failed' },
  as_base: { ko: '기존 실패', en: 'fails as on the base' },
  waived: { ko: '면제', en: 'waived' },
  unchecked: { ko: '미검사', en: 'unchecked' },
  no_evidence: { ko: '증거 없음', en: 'no evidence' },
}

/** The word within a sentence, where there is room for one. */
export const EVIDENCE_MEANINGS: Readonly<Record<EvidenceWord, Localized>> = {
  passed: { ko: 'Baton이 실행한 검사를 모두 통과', en: 'every check that Baton ran passed' },
  failed: { ko: 'Baton이 실행한 검사에 실패', en: 'a check that Baton ran failed' },
  as_base: {
    ko: '기존 실패: 기준 커밋에 있던 실패뿐이며 새 실패는 없음',
    en: 'fails as on the base: the checks fail with nothing that the base does not have',
  },
  waived: { ko: '면제: 실패한 검사를 PO가 면제함', en: 'waived: a check failed and the PO waived it' },
  unchecked: {
    ko: '미검사: Baton이 실행한 프로젝트 검사가 없음',
    en: 'unchecked: Baton ran no checks of the project',
  },
  no_evidence: {
    ko: '증거 없음: 사람이 진행했고 Baton은 확인하지 않음',
    en: 'no evidence: a person took the step, Baton checked nothing',
  },
}

/** The sign that stands before the word. Only `passed` gets a tick. */
export const EVIDENCE_SIGNS: Readonly<Record<EvidenceWord, string>> = {
  passed: '✓',
  failed: '✗',
  as_base: '!',
  waived: '!',
  unchecked: '○',
  no_evidence: '○',
}

/** How one check went, by the same words. */
export function checkWord(check: JudgedCheck): 'passed' | 'failed' | 'as_base' | 'waived' {
  if (check.passed) return 'passed'
  return isAsBase(check) ? 'as_base' : check.waived === true ? 'waived' : 'failed'
}

/** Whether a check fails with nothing that the base does not have, where a person decided to compare. */
export const isAsBase = ({ passed, compared }: JudgedCheck): boolean =>
  !passed && compared !== undefined && compared.new.length === 0 && (compared.old.length > 0 || compared.same)

/** Whether work goes on with this result of a check. */
export const isAccepted = (check: JudgedCheck): boolean => checkWord(check) !== 'failed'
