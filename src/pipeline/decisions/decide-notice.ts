import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { PipelineCommand } from '../command.ts'
import { type Draft, requirePo } from '../draft.ts'
import type { Results } from '../results.ts'

/** The key on which the rows of notices are parked that no outlet took; the inbox lists them. */
export const DEAD_LETTER = 'dead_letter'

/** The PO has every dead letter delivered once more, or gives this one up. */
export function decideNotice(
  draft: Draft,
  pipeline: Pipeline,
  { notice, rows, choice }: Extract<PipelineCommand, { type: 'decide_notice' }>,
): Results['decide_notice'] {
  requirePo(draft, pipeline, 'decide about a notice')
  // What broke one delivery broke the others too, so all of them are tried.
  if (choice === 'retry') draft.work({ op: 'wake', key: DEAD_LETTER })
  else draft.work(...rows.map((id) => ({ op: 'drop_row', id }) as const))
  draft.event('@pipeline', 'notice:decided', { notice, choice })
  return { notice, choice }
}
