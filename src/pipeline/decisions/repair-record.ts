import { BatonError } from '../../protocol/baton-error.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { type ProvedField, withProvedField } from '../binding/proved-field.ts'
import { streamOf } from '../binding/record-stream.ts'
import type { PipelineCommand } from '../command.ts'
import { type Draft, requirePo } from '../draft.ts'
import type { Records } from '../records.ts'
import type { Results } from '../results.ts'

/** Puts the values back that the chain proves. Nothing else of the record is touched. */
export function repairRecord(
  draft: Draft,
  pipeline: Pipeline,
  { kind, id, fields }: Extract<PipelineCommand, { type: 'repair_record' }>,
): Results['repair_record'] {
  requirePo(draft, pipeline, 'repair a record')
  const found: unknown = draft.read(kind, id)
  if (found === undefined) throw BatonError.of('INTERNAL', { reason: `there is no ${kind} ${id}` })
  const repaired = fields.reduce<unknown>((value, field) => withProvedField(value, field), found)
  draft.event(streamOf(kind, id, repaired), 'record:repaired', { kind, id, fields: fields.map(shown) })
  draft.put(kind, id, repaired as Records[typeof kind])
  return { kind, id, fields: fields.map(({ field }) => field) }
}

const shown = ({ field, proved }: ProvedField) => ({ field, value: proved ?? null })
