import { approvalsOf } from '../../pipeline/relay/approvals.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { WholeLook } from '../look.ts'

/** The evidence of each stage that was not voided by a later way back. */
export function standingEvidence({ relay, pipeline, record }: WholeLook): readonly Evidence[] {
  const standing = approvalsOf(pipeline, record.task, relay.visits).filter(({ voided_by }) => voided_by === null)
  return standing.map(({ evidence }) => evidence)
}
