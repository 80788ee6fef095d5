import { pointer } from './json-pointer.ts'
import type { Localized } from './lang.ts'
import { expectedByPattern } from './text-patterns.ts'
import { type Violation, violation } from './violation.ts'

/** What is wrong by a schema, in the form in which ajv's compiled code says it. */
export interface SchemaError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  // biome-ignore lint/suspicious/noExplicitAny: by keyword; ajv has the same type.
  readonly params: Readonly<Record<string, any>>
}

/**
 * The same as violations.
 *
 * A union without a constant to tell its branches apart is written with the general branch last: its faults are the
 * ones a person can act on.
 */
export function schemaViolations(errors: readonly SchemaError[]): Violation[] {
  return withoutOtherBranches(errors).map(toViolation)
}

/** Of a union that failed, keep what one branch says and drop the rest. */
function withoutOtherBranches(errors: readonly SchemaError[]): SchemaError[] {
  let kept = [...errors]
  // Outer unions come after the errors of their branches, so the last one is the outermost.
  for (const union of errors.filter(isUnion).reverse()) {
    if (!kept.includes(union)) continue
    const inside = kept.filter((error) => error.schemaPath.startsWith(`${union.schemaPath}/`) && isAt(error, union))
    kept = kept.filter((error) => error !== union && !inside.includes(error)).concat(tellingBranch(inside, union))
  }
  return kept
}

const isUnion = (error: SchemaError) => error.keyword === 'anyOf' || error.keyword === 'oneOf'

/**
 * `anyOf` comes from a plain union, whose last branch is the general one; a branch for another JSON type was not
 * meant. `oneOf` comes from a union that a constant tells apart: the branch that the document chose, or, when it
 * chose none, the one that fits best, with all the constants that would have chosen one.
 */
function tellingBranch(inside: readonly SchemaError[], union: SchemaError): readonly SchemaError[] {
  const names = new Set(inside.map((error) => branchOf(error, union)))
  const branches = [...names].map((name) => inside.filter((error) => branchOf(error, union) === name))
  if (union.keyword === 'anyOf') {
    const ofItsType = branches.filter((branch) => !branch.some((error) => isOtherType(error, union)))
    return ofItsType.at(-1) ?? branches.at(-1) ?? [union]
  }
  const isChoice = (error: SchemaError) => error.keyword === 'const' && parentOf(error) === union.instancePath
  const chosen = branches.filter((branch) => !branch.some(isChoice))
  const [best = [union]] = (chosen.length > 0 ? chosen : branches).toSorted((a, b) => a.length - b.length)
  return best.map((error) => (isChoice(error) ? withAllChoices(error, inside.filter(isChoice)) : error))
}

/** Every item of a list has the same union in its schema; its errors are told apart by where they stand. */
const isAt = ({ instancePath: at }: SchemaError, { instancePath: place }: SchemaError) =>
  at === place || at.startsWith(`${place}/`)

const isOtherType = (error: SchemaError, union: SchemaError) =>
  error.keyword === 'type' && error.instancePath === union.instancePath

const branchOf = (error: SchemaError, union: SchemaError) =>
  Number.parseInt(error.schemaPath.slice(union.schemaPath.length + 1), 10)

const parentOf = (error: SchemaError) => error.instancePath.slice(0, error.instancePath.lastIndexOf('/'))

function withAllChoices(error: SchemaError, choices: readonly SchemaError[]): SchemaError {
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

function toViolation(error: SchemaError): Violation {
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
