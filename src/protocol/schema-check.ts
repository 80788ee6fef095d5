import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { z } from 'zod'
import { pointer } from './json-pointer.ts'
import type { Localized } from './lang.ts'
import { expectedByPattern } from './text-patterns.ts'
import { type Violation, violation } from './violation.ts'

/**
 * The wire boundary: a zod schema becomes draft-07, and draft-07 is what documents are checked with, so that
 * the files in `schemas/` and Baton itself can never disagree.
 *
 * 1. Wire schemas use neither refinements nor transforms: the first are dropped in draft-07, the second throw.
 * 2. Unions are written with the most general branch last; its faults are the ones a person can act on.
 */
export type JsonSchema = Readonly<Record<string, unknown>>
export type SchemaCheck = (value: unknown) => Violation[]

export function toDraft07(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'throw' }) as JsonSchema
}

export function schemaCheck(schema: z.ZodType): SchemaCheck {
  // Formats are declared and not checked: `pattern` beside them is narrower (text-patterns.ts).
  const ajv = new Ajv({ allErrors: true, strict: true, formats: { 'date-time': true } })
  const validate: ValidateFunction = ajv.compile(toDraft07(schema))
  return (value) => (validate(value) ? [] : toViolations(validate.errors ?? []))
}

function toViolations(errors: readonly ErrorObject[]): Violation[] {
  return withoutOtherBranches(errors).map(toViolation)
}

/** Of a union that failed, keep what its best branch says and drop the rest. */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors]
  // Outer unions come after the errors of their branches, so the last one is the outermost.
  for (const union of errors.filter((error) => isUnion(error)).reverse()) {
    if (!kept.includes(union)) continue
    const inside = kept.filter((error) => error.schemaPath.startsWith(`${union.schemaPath}/`))
    const branches = Map.groupBy(inside, (error) => branchOf(error, union))
    const best = [...branches].sort(([a], [b]) => b - a).find(([, found]) => !found.some(isDiscriminator(union)))
    const answer = best ? best[1] : [discriminatorError(inside, union)]
    kept = kept.filter((error) => error !== union && !inside.includes(error)).concat(answer)
  }
  return kept
}

const isUnion = (error: ErrorObject) => error.keyword === 'anyOf' || error.keyword === 'oneOf'

const branchOf = (error: ErrorObject, union: ErrorObject) =>
  Number.parseInt(error.schemaPath.slice(union.schemaPath.length + 1), 10)

/** A constant directly in the object that the union describes tells its branches apart. */
const isDiscriminator = (union: ErrorObject) => (error: ErrorObject) =>
  error.keyword === 'const' && error.instancePath.slice(0, error.instancePath.lastIndexOf('/')) === union.instancePath

/** No branch fits: say which values would choose one, instead of what each branch misses. */
function discriminatorError(inside: readonly ErrorObject[], union: ErrorObject): ErrorObject {
  const constants = inside.filter(isDiscriminator(union))
  const first = constants[0] ?? union
  const allowedValues = constants.map((error) => error.params.allowedValue as unknown)
  return { ...first, keyword: 'enum', params: { allowedValues } }
}

const TYPE_NAMES: Readonly<Record<string, Localized>> = {
  string: { ko: '문자열', en: 'a string' },
  integer: { ko: '정수', en: 'a whole number' },
  number: { ko: '숫자', en: 'a number' },
  boolean: { ko: 'true 또는 false', en: 'true or false' },
  object: { ko: '객체', en: 'an object' },
  array: { ko: '배열', en: 'an array' },
  null: { ko: 'null', en: 'null' },
}

function toViolation(error: ErrorObject): Violation {
  const { keyword, instancePath: at, params } = error
  switch (keyword) {
    case 'required':
      return violation(at + pointer(params.missingProperty), 'required')
    case 'additionalProperties':
      return violation(at + pointer(params.additionalProperty), 'unexpected_key')
    case 'type':
      return violation(at, 'type', { expected: TYPE_NAMES[String(params.type)] ?? String(params.type) })
    case 'enum':
      return violation(at, 'enum', { allowed: (params.allowedValues as unknown[]).join(', ') })
    case 'const':
      return violation(at, 'enum', { allowed: String(params.allowedValue) })
    case 'pattern':
      return violation(at, 'pattern', { expected: expectedByPattern(params.pattern) ?? params.pattern })
    case 'minimum':
      return violation(at, 'minimum', { limit: params.limit })
    case 'maximum':
      return violation(at, 'maximum', { limit: params.limit })
    case 'minItems':
      return violation(at, 'too_few', { limit: params.limit })
    case 'maxItems':
      return violation(at, 'too_many', { limit: params.limit })
    default:
      return violation(at, 'shape', { keyword })
  }
}
