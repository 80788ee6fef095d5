import { isAccepted } from '../../protocol/evidence/evidence-word.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'

/** By which a failure of the checks is known again: the check, and what it printed. Null where that cannot be told. */
export function failureKey({ checks }: Pick<Evidence, 'checks'>): string | null {
  const failed = checks.find((check) => !isAccepted(check))
  return failed?.output_key === undefined ? null : `${failed.name} ${failed.output_key}`
}
