import { schemaCheck } from '../schema-check.ts'
import type { KnownKeys } from '../shape.ts'
import { configShape } from '../shapes/config.ts'
import { pipelineShape } from '../shapes/pipeline.ts'
import type { Violation } from '../violation.ts'

const checkConfig = schemaCheck(configShape)
const checkPipeline = schemaCheck(pipelineShape)

/** What is wrong by the schema. A definition that stands in the configuration is held to its own. */
export function checkConfigShape(value: unknown): Violation[] {
  const { pipeline } = (typeof value === 'object' && value !== null ? value : {}) as { pipeline?: unknown }
  const inside = pipeline === undefined || typeof pipeline === 'string' ? [] : checkPipeline(pipeline)
  return [...checkConfig(value), ...inside.map((one) => ({ ...one, pointer: `/pipeline${one.pointer}` }))]
}

/** The keys that may stand in the object at a JSON pointer; undefined for an object that is not one of ours. */
export function knownConfigKeys(pointer: string): readonly string[] | undefined {
  const words = pointer.split('/').slice(1)
  const found = words.reduce<KnownKeys | undefined>(
    (at, word) => at?.keys?.[word] ?? at?.each ?? at?.items,
    configShape.known,
  )
  return found?.keys && Object.keys(found.keys)
}
