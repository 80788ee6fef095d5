import { BatonError } from '../../protocol/baton-error.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { PipelineCommand } from '../command.ts'
import { type Draft, requirePo } from '../draft.ts'
import type { Results } from '../results.ts'

/** The most problems that the event names; it has the number of all. */
const NAMED = 50

/**
 * The PO accepts the store as it is, although its witness saw another or its records are not what their events bind. The
 * events say what was known and what was found; from then on the chain proves the values as they are now.
 */
export function acceptStore(
  draft: Draft,
  pipeline: Pipeline,
  { reason, known, found, rows, problems }: Extract<PipelineCommand, { type: 'accept_store' }>,
): Results['accept_store'] {
  requirePo(draft, pipeline, 'accept the store as it is')
  if (!reason.trim()) throw BatonError.of('REASON_REQUIRED', { action: 'audit accept', missing: '--reason "…"' })
  draft.event('@store', 'store:accepted', {
    reason,
    known,
    found,
    problems: problems.slice(0, NAMED),
    problem_count: problems.length,
  })
  for (const [stream, ofStream] of Map.groupBy(rows, (row) => row.stream)) {
    if (stream === undefined) continue
    draft.event(stream, 'record:accepted', { reason, records: ofStream.map(({ kind, id }) => `${kind} ${id}`) })
  }
  for (const row of rows) {
    draft.bindAnew(row)
    // Written as it is, so that the lists show it.
    if (row.kind !== 'task' && row.kind !== 'run') continue
    const value = draft.read(row.kind, row.id)
    if (value) draft.put(row.kind, row.id, value)
  }
  return { accepted: problems.length, reason }
}
