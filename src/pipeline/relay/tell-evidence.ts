import { evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import type { CheckResult, Evidence } from '../../protocol/plays/evidence.ts'
import type { Draft } from '../draft.ts'

/** Into the task's own chain, so that nobody can edit it afterwards. */
export function tellEvidence(draft: Draft, task_id: string, evidence: Evidence): void {
  const { guarded } = evidence
  draft.event(task_id, 'evidence:recorded', {
    ...evidence,
    checks: evidence.checks.map(withoutTail),
    ...(guarded ? { guarded: { ...guarded, checks: guarded.checks.map(withoutTail) } } : {}),
    result: evidenceWord(evidence),
  })
}

/** A check as events tell it. */
export const withoutTail = ({ tail: _, ...told }: CheckResult): Omit<CheckResult, 'tail'> => told
