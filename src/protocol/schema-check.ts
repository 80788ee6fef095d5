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
 * 2. A union without a constant to tell its branches apart is written with the general branch last: its faults
 *    are the ones a person can act on.
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

/** Of a union that failed, keep what one branch says and drop the rest. */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors]
  // Outer unions come after the errors of their branches, so the last one is the outermost.
  for (const union of errors.filter(isUnion).reverse()) {
    if (!kept.includes(union)) continue
    const inside = kept.filter((error) => error.schemaPath.startsWith(`${union.schemaPath}/`) && isAt(error, union))
    kept = kept.filter((error) => error !== union && !inside.includes(error)).concat(tellingBranch(inside, union))
  }
  return kept
}

const isUnion = (error: ErrorObject) => error.keyword === 'anyOf' || error.keyword === 'oneOf'

/**
 * `anyOf` comes from a plain union, whose last branch is the general one; a branch for another JSON type was not
 * meant. `oneOf` comes from a union that a constant tells apart: the branch that the document chose, or, when it
 * chose none, the one that fits best, with all the constants that would have chosen one.
 */
function tellingBranch(inside: readonly ErrorObject[], union: ErrorObject): readonly ErrorObject[] {
  const names = new Set(inside.map((error) => branchOf(error, union)))
  const branches = [...names].map((name) => inside.filter((error) => branchOf(error, union) === name))
  if (union.keyword === 'anyOf') {
    const ofItsType = branches.filter((branch) => !branch.some((error) => isOtherType(error, union)))
    return ofItsType.at(-1) ?? branches.at(-1) ?? [union]
  }
  const isChoice = (error: ErrorObject) => error.keyword === 'const' && parentOf(error) === union.instancePath
  const chosen = branches.filter((branch) => !branch.some(isChoice))
  const [best = [union]] = (chosen.length > 0 ? chosen : branches).toSorted((a, b) => a.length - b.length)
  return best.map((error) => (isChoice(error) ? withAllChoices(error, inside.filter(isChoice)) : error))
}

/** Every item of a list has the same union in its schema; its errors are told apart by where they stand. */
const isAt = ({ instancePath: at }: ErrorObject, { instancePath: place }: ErrorObject) =>
  at === place || at.startsWith(`${place}/`)

const isOtherType = (error: ErrorObject, union: ErrorObject) =>
  error.keyword === 'type' && error.instancePath === union.instancePath

const branchOf = (error: ErrorObject, union: ErrorObject) =>
  Number.parseInt(error.schemaPath.slice(union.schemaPath.length + 1), 10)

const parentOf = (error: ErrorObject) => error.instancePath.slice(0, error.instancePath.lastIndexOf('/'))

function withAllChoices(error: ErrorObject, choices: readonly ErrorObject[]): ErrorObject {
  const same = choices.filter((choice) => choice.instancePath === error.instancePath)
  const allowedValues = [...new Set(same.map((choice) => choice.params.allowedValue as unknown))]
  return { ...error, keyword: 'enum', params: { allowedValues } }
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
