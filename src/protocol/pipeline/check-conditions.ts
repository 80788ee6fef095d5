import { pointer } from '../json-pointer.ts'
import { type Violation, violation } from '../violation.ts'
import type { PipelineDefinition, StageDefinition } from './definition.ts'

const READS_FILES: readonly string[] = ['file', 'added_lines']

/** Whether the conditions of each stage and the sources of its output fields can be followed. */
export function checkConditions({ stages }: PipelineDefinition): Violation[] {
  return stages.flatMap((stage, index) => {
    const at = pointer('stages', index)
    return [...twice(stage, at), ...documentsTwice(stage, at), ...derivedFaults(stage, at)]
  })
}

function twice({ conditions = [] }: StageDefinition, at: string): Violation[] {
  return conditions.flatMap(({ kind }, index) =>
    conditions.findIndex((other) => other.kind === kind) < index
      ? [violation(`${at}${pointer('conditions', index, 'kind')}`, 'duplicate_id', { id: kind })]
      : [],
  )
}

function documentsTwice({ conditions = [] }: StageDefinition, at: string): Violation[] {
  return conditions.flatMap((condition, index) => {
    if (condition.kind !== 'documents') return []
    const { documents } = condition
    return documents.flatMap(({ name }, place) =>
      documents.findIndex((other) => other.name === name) < place
        ? [violation(`${at}${pointer('conditions', index, 'documents', place, 'name')}`, 'duplicate_id', { id: name })]
        : [],
    )
  })
}

function derivedFaults({ derived = [], output }: StageDefinition, at: string): Violation[] {
  return derived.flatMap(({ field, value, paths }, index) => {
    const here = `${at}${pointer('derived', index)}`
    return [
      ...(output.includes(field)
        ? []
        : [violation(`${here}/field`, 'unknown_reference', { id: field, what: 'field' })]),
      ...(derived.findIndex((other) => other.field === field) < index
        ? [violation(`${here}/field`, 'duplicate_id', { id: field })]
        : []),
      ...(READS_FILES.includes(value) === (paths !== undefined)
        ? []
        : [violation(`${here}/paths`, 'paths_of_derived', { value, values: READS_FILES.join(', ') })]),
    ]
  })
}
