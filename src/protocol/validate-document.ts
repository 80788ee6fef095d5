import type { ContractKind } from './contract-kinds.ts'
import { contractsOf } from './contracts.ts'
import type { Pipeline } from './pipeline/pipeline.ts'
import { readAliases } from './read-aliases.ts'
import type { SchemaCheck } from './schema-check.ts'
import { isWarning, type Violation } from './violation.ts'

export interface Verdict {
  readonly valid: boolean
  /** What refuses the document; with `strict`, warnings too. */
  readonly violations: readonly Violation[]
  readonly warnings: readonly Violation[]
  /** The document with team aliases read; of the contract's type when `valid`. */
  readonly value: unknown
}

export type DocumentValidator = (kind: ContractKind, document: unknown, options?: { strict?: boolean }) => Verdict

/** The checks of one pipeline, each made when it is first asked for and kept as long as anybody has the pipeline. */
export function createValidator(pipeline: Pipeline): DocumentValidator {
  const known = validators.get(pipeline)
  if (known) return known
  const validator = newValidator(pipeline)
  validators.set(pipeline, validator)
  return validator
}

/** A cache, not state: what is kept for a pipeline is what would be made again. */
const validators = new WeakMap<Pipeline, DocumentValidator>()

function newValidator(pipeline: Pipeline): DocumentValidator {
  const contracts = contractsOf(pipeline)
  const made = new Map<ContractKind, SchemaCheck>()
  const shapeOf = (kind: ContractKind) => {
    const check = made.get(kind) ?? contracts[kind].shape()
    made.set(kind, check)
    return check
  }
  return (kind, document, { strict = false } = {}) => {
    const contract = contracts[kind]
    // Aliases are read in what teams write to each other, not in what says who they are.
    const value = kind === 'pipeline' || kind === 'config' ? document : readAliases(pipeline, document)
    const shape = shapeOf(kind)(value)
    const all = [...shape, ...contract.beyond(value, shape)]
    const violations = all.filter((found) => strict || !isWarning(found))
    const warnings = all.filter((found) => !strict && isWarning(found))
    return { valid: violations.length === 0, violations, warnings, value }
  }
}
