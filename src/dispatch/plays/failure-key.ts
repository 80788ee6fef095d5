import { isAccepted } from '../../protocol/evidence/evidence-word.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'

/**
 * By which a failure of the checks is known again: the tree, and what the failed check printed. On the same tree every
 * failure of a check is the same one: the agent has changed nothing.
 */
export interface FailureKey {
  /** Null where no tree was checked. */
  readonly tree: string | null
  /** Null where it printed nothing. */
  readonly output: string | null
}

export function failureKey({ tree, checks }: Pick<Evidence, 'tree' | 'checks'>): FailureKey {
  const failed = checks.find((check) => !isAccepted(check))
  return { tree, output: failed?.output_key === undefined ? null : `${failed.name} ${failed.output_key}` }
}

export function isSameFailure(one: FailureKey | null | undefined, other: FailureKey): boolean {
  if (!one) return false
  return (one.tree !== null && one.tree === other.tree) || (one.output !== null && one.output === other.output)
}
