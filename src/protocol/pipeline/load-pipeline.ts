import { BatonError } from '../baton-error.ts'
import { ok, type Result, refuse } from '../result.ts'
import { schemaCheck } from '../schema-check.ts'
import { pipelineShape } from '../shapes/pipeline.ts'
import { describeViolation, type Violation } from '../violation.ts'
import { checkDefinition } from './check-definition.ts'
import type { PipelineDefinition } from './definition.ts'
import { indexPipeline, type Pipeline } from './pipeline.ts'

const checkShape = schemaCheck(pipelineShape)

/** All the faults of a definition that somebody wrote. The parts are compared only once each has its shape. */
export function definitionFaults(value: unknown): Violation[] {
  const shape = checkShape(value)
  return shape.length > 0 ? shape : checkDefinition(value as PipelineDefinition)
}

export function loadPipeline(value: unknown, source: string): Result<Pipeline> {
  const faults = definitionFaults(value)
  const [first] = faults
  if (!first) return ok(indexPipeline(value as PipelineDefinition))
  return refuse(
    BatonError.of(
      'PIPELINE_INVALID',
      { source, faults: faults.length, first: `${first.pointer} ${describeViolation(first, 'en')}` },
      { violations: faults.map((fault) => ({ ...fault, message: describeViolation(fault, 'en') })) },
    ),
  )
}
