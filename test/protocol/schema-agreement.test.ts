import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONTRACT_KINDS,
  type ContractKind,
  contractSchemas,
  contractsOf,
  createValidator,
  DEFAULT_PIPELINE,
  FIVE_TEAM,
  type Pipeline,
  toDraft07,
} from '../../src/protocol/index.ts'
import { indexPipeline } from '../../src/protocol/pipeline/pipeline.ts'
import { schemaViolations } from '../../src/protocol/schema-errors.ts'
import { messages, taskPackages } from '../support/arbitraries.ts'
import { projectConfigs } from '../support/config-arbitrary.ts'
import { ROOT } from '../support/run-baton.ts'

/**
 * Four judges on the same documents: the zod definition, the committed draft-07 file as somebody else's validator reads
 * it (formats checked), the schema compiled here and now, and the code in `src/protocol/shapes`, which is Baton's own
 * boundary. They must always agree, and the last two in every word.
 */
const schemas = contractSchemas(DEFAULT_PIPELINE)
const ours = createValidator(DEFAULT_PIPELINE)
const RUNS = 150
const BREAKS = 10

const valid: Readonly<Record<ContractKind, fc.Arbitrary<unknown>>> = {
  'task-package': taskPackages(),
  ...(messages() as Record<Exclude<ContractKind, 'task-package' | 'pipeline' | 'config'>, fc.Arbitrary<unknown>>),
  pipeline: fc.constant(FIVE_TEAM),
  config: projectConfigs(),
}

function committed(kind: ContractKind) {
  const schema = JSON.parse(readFileSync(join(ROOT, 'schemas', `${kind}.schema.json`), 'utf8')) as object
  const ajv = new Ajv({ allErrors: false, strict: true })
  // The package is CommonJS: under Node its default export is the module.
  ;((addFormats as unknown as { default?: typeof addFormats.default }).default ?? addFormats.default)(ajv)
  return ajv.compile(schema)
}

/** What ajv says of the schema when it compiles it at run time. */
function compiledNow(pipeline: Pipeline, kind: ContractKind) {
  const ajv = new Ajv({ allErrors: true, strict: true, formats: { 'date-time': true } })
  const validate = ajv.compile(toDraft07(contractSchemas(pipeline)[kind]))
  return (value: unknown) => (validate(value) ? [] : schemaViolations(validate.errors ?? []))
}

/** Other words than those of the committed schemas: one team and one status are renamed, one team is gone. */
const OTHER_PIPELINE = otherPipeline()

function otherPipeline(): Pipeline {
  const [first, second, ...rest] = FIVE_TEAM.teams
  const [start, ...statuses] = FIVE_TEAM.statuses
  if (!first || !second || !start) throw new Error('five teams')
  return indexPipeline({
    ...FIVE_TEAM,
    teams: [{ ...first, id: 'OTHERS' }, ...rest],
    statuses: [{ ...start, code: 'ELSEWHERE' }, ...statuses],
  })
}

/** In every word. Texts are compared first: thousands of lists are looked at, and almost all of them are the same. */
function expectSame(found: readonly unknown[], expected: readonly unknown[]): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected)
}

/** Every place in a document, as a path of keys. */
function places(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, member]) =>
    places(member, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, ...inner]
}

const WRONG: readonly unknown[] = [
  null,
  0,
  -1,
  1,
  1.5,
  1e300,
  true,
  false,
  '',
  ' ',
  'x',
  '2026-02-30T00:00:00Z',
  '2026-02-28t00:00:00z',
  '2026-02-28T24:00:00Z',
  '2026-06-30T23:59:60Z',
  '2026-02-28 00:00:00Z',
  '2026-02-28T00:00:00',
  'TASK-20260228-1',
  'P0',
  'P1_HIGH',
  'KANGCHEOL',
  'DONE',
  '2.0.0',
  [],
  [null],
  {},
  { phase: 1 },
  { type: 'ack' },
]

/** The same document with one thing wrong, or not: a member removed, replaced or added. */
function broken(document: unknown, place: (string | number)[], how: number): unknown {
  const copy: unknown = structuredClone(document)
  const parent = place.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy)
  const last = place.at(-1)
  if (last === undefined) return WRONG[how % WRONG.length]
  const members = parent as Record<string | number, unknown>
  if (how % 3 === 0) {
    if (Array.isArray(parent)) parent.splice(Number(last), 1)
    else delete members[last]
  } else if (how % 11 === 1 && !Array.isArray(parent)) members[`${last}_`] = 1
  else members[last] = WRONG[how % WRONG.length]
  return copy
}

describe.each(CONTRACT_KINDS)('%s:', (kind) => {
  const outside = committed(kind)
  const now = [DEFAULT_PIPELINE, OTHER_PIPELINE].map((pipeline) => ({
    fresh: compiledNow(pipeline, kind),
    shape: contractsOf(pipeline)[kind].shape(),
  }))
  const judge = (document: unknown) => ({
    zod: schemas[kind].safeParse(document).success,
    file: outside(document),
  })

  test('the definition, the committed file, the compiled schema and the boundary agree on valid and broken documents', () => {
    const verdicts = { valid: 0, broken: 0 }
    fc.assert(
      fc.property(
        valid[kind],
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: BREAKS, maxLength: BREAKS }),
        (document, breaks) => {
          expect(judge(document)).toEqual({ zod: true, file: true })
          expect(ours(kind, document, { strict: true }).violations).toEqual([])
          const spots = places(document)
          for (const [where, how] of breaks) {
            const other = broken(document, spots[where % spots.length] ?? [], how)
            const { zod, file } = judge(other)
            expect(file, JSON.stringify(other)).toBe(zod)
            for (const { fresh, shape } of now) expectSame(shape(other), fresh(other))
            // Aliases are read before the schema is asked, so the boundary may accept what the bare file refuses.
            if (!JSON.stringify(other).includes('KANGCHEOL') && !zod) expect(ours(kind, other).valid).toBe(false)
            verdicts[zod ? 'valid' : 'broken'] += 1
          }
        },
      ),
      { numRuns: RUNS },
    )
    // Breaking an optional field often leaves a document valid; that much must be broken for the test to mean something.
    expect(verdicts.broken).toBeGreaterThan(RUNS * BREAKS * 0.2)
    expect(verdicts.valid + verdicts.broken).toBe(RUNS * BREAKS)
  })
})

test('at least 10,000 documents were judged', () => {
  expect(CONTRACT_KINDS.length * RUNS * (BREAKS + 1)).toBeGreaterThanOrEqual(10_000)
})
