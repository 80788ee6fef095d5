import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIVE_TEAM, type PipelineDefinition } from '../../../src/protocol/index.ts'
import { checkDefinition } from '../../../src/protocol/pipeline/check-definition.ts'
import {
  type CheckKind,
  type Condition,
  checksFor,
  conditionOf,
  conditionsOf,
} from '../../../src/protocol/pipeline/conditions.ts'
import { pipelineDefinitionSchema } from '../../../src/protocol/pipeline/definition.ts'

const kinds = (definition: PipelineDefinition, stage: string) =>
  conditionsOf(definition.stages, stage).map(({ kind }) => kind)

describe('truth.11 the conditions of a handoff', () => {
  test('of the built-in pipeline are those of H1 to H4 and of the completion', () => {
    expect(FIVE_TEAM.stages.map(({ id }) => [id, kinds(FIVE_TEAM, id)])).toEqual([
      ['PLAN', ['written', 'plan_approved']],
      ['DEV', ['checks']],
      ['QA', ['checks']],
      ['HARDEN', ['checks', 'review']],
      ['DOC', ['checks', 'documents']],
    ])
    expect(conditionOf(FIVE_TEAM.stages, 'DEV', 'checks')?.of).toEqual(['build', 'unit', 'lint'])
    expect(conditionOf(FIVE_TEAM.stages, 'QA', 'checks')?.of).toBe('all')
    expect(conditionOf(FIVE_TEAM.stages, 'PLAN', 'checks')).toBeUndefined()
  })

  test('are all checks where a stage names none, also for the first stage, and nothing where it says so', () => {
    const stages = [{ id: 'ONE' }, { id: 'TWO', conditions: [] }]
    expect(conditionsOf(stages, 'ONE')).toEqual([{ kind: 'checks', of: 'all' }])
    expect(conditionsOf(stages, 'TWO')).toEqual([])
  })

  test.each([
    ['all', ['build', 'unit', 'test', 'none']],
    [
      ['build', 'unit'],
      ['build', 'unit', 'none'],
    ],
    [['lint'], ['none']],
  ] as const)('%j asks for the checks %j', (of, names) => {
    const checks: readonly { readonly name: string; readonly kind?: CheckKind }[] = [
      { name: 'build', kind: 'build' },
      { name: 'unit', kind: 'unit' },
      { name: 'test', kind: 'test' },
      { name: 'none' },
    ]
    const conditions = [{ kind: 'checks', of }] as unknown as Condition[]
    expect(checksFor(conditions, checks).map(({ name }) => name)).toEqual(names)
    expect(checksFor([{ kind: 'review' }], checks)).toEqual([])
  })
})

describe('a definition is refused', () => {
  const broken = (more: Partial<PipelineDefinition['stages'][number]>) => {
    const [first, ...rest] = FIVE_TEAM.stages
    return checkDefinition({ ...FIVE_TEAM, stages: [{ ...first, ...more }, ...rest] } as PipelineDefinition)
  }
  const paths = ['docs/**']
  const label = { ko: '문서', en: 'document' }

  test.each([
    [{ conditions: [{ kind: 'review' }, { kind: 'review' }] }, '/stages/0/conditions/1/kind', 'duplicate_id'],
    [
      {
        conditions: [
          {
            kind: 'documents',
            documents: [
              { name: 'a', label, paths },
              { name: 'a', label, paths },
            ],
          },
        ],
      },
      '/stages/0/conditions/0/documents/1/name',
      'duplicate_id',
    ],
    [{ derived: [{ field: 'nothing', value: 'commit' }] }, '/stages/0/derived/0/field', 'unknown_reference'],
    [{ derived: [{ field: 'plan_doc_ref', value: 'file' }] }, '/stages/0/derived/0/paths', 'paths_of_derived'],
    [{ derived: [{ field: 'plan_doc_ref', value: 'commit', paths }] }, '/stages/0/derived/0/paths', 'paths_of_derived'],
    [
      {
        derived: [
          { field: 'plan_doc_ref', value: 'commit' },
          { field: 'plan_doc_ref', value: 'verdict' },
        ],
      },
      '/stages/0/derived/1/field',
      'duplicate_id',
    ],
  ] as const)('with %j', (more, pointer, rule) => {
    expect(broken(more as never)).toMatchObject([{ pointer, rule }])
  })

  test.each([
    [{ kind: 'reviewed' }],
    [{ kind: 'review', by: 'somebody' }],
    [{ kind: 'checks', of: [] }],
    [{ kind: 'checks', of: ['speed'] }],
    [{ kind: 'plan_approved', paths: ['../outside'] }],
    [{ kind: 'plan_approved', paths: ['/etc/**'] }],
    [{ kind: 'documents', documents: [] }],
  ])('with the condition %j', (condition) => {
    const [first, ...rest] = FIVE_TEAM.stages
    const definition = { ...FIVE_TEAM, stages: [{ ...first, conditions: [condition] }, ...rest] }
    expect(pipelineDefinitionSchema.safeParse(definition).success).toBe(false)
  })
})

test.each(['two-team', 'seven-stage'])('the example %s has conditions that hold together', (name) => {
  const text = readFileSync(new URL(`../../../examples/pipelines/${name}.json`, import.meta.url), 'utf8')
  const definition = pipelineDefinitionSchema.parse(JSON.parse(text))
  expect(checkDefinition(definition)).toEqual([])
  expect(definition.stages.every(({ conditions }) => conditions !== undefined)).toBe(true)
})
